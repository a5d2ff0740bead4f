#if canImport(UIKit)
import UIKit

extension UIView {
  /// The part of the bounds that no notch, bar, home indicator or keyboard covers.
  ///
  /// Before iOS 15 and on tvOS, where UIKit has no guide for the keyboard, the keyboard does not count.
  var unobstructedArea: CGRect {
    var area = bounds.inset(by: safeAreaInsets)
    #if !os(tvOS)
    guard #available(iOS 15.0, *) else { return area }
    let keyboard = keyboardLayoutGuide.layoutFrame
    // A guide that was not laid out yet is empty.
    if keyboard.width > 0 { area.size.height = max(0, min(area.maxY, keyboard.minY) - area.minY) }
    #endif
    return area
  }
}
#endif
