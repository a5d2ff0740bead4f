#if canImport(UIKit)
import UIKit

extension UIView {
  /// The part of the bounds that is not covered by a notch, bar, home indicator or keyboard.
  ///
  /// UIKit has no layout guide for the keyboard before iOS 15 and on tvOS. There the keyboard is ignored.
  var unobstructedArea: CGRect {
    var area = bounds.inset(by: safeAreaInsets)
    #if !os(tvOS)
    guard #available(iOS 15.0, *) else { return area }
    let keyboard = keyboardLayoutGuide.layoutFrame
    // The guide is empty until its first layout.
    if keyboard.width > 0 { area.size.height = max(0, min(area.maxY, keyboard.minY) - area.minY) }
    #endif
    return area
  }
}
#endif
