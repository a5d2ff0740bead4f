#if canImport(UIKit)
import Rotary
import UIKit

/// The halo of a keyboard's focus, as the control has set it.
struct FocusHalo {
  /// The shape that the control has set last; nil for none yet.
  var area: TouchArea?
  /// Whether the app has set an effect of its own, or none.
  var isOwn = false
}

extension RotaryView {
  /// Gives the halo of a keyboard's focus the control's shape, unless the app has set another.
  ///
  /// tvOS has no halo; there the control draws its focus itself.
  func shapeFocus() {
    #if !os(tvOS)
    guard #available(iOS 15.0, *), !halo.isOwn, let area = focusArea, area != halo.area else {
      return
    }
    halo.area = area
    focusEffect = UIFocusHaloEffect(
      roundedRect: CGRect(area.frame).offsetBy(dx: surface.frame.minX, dy: surface.frame.minY),
      cornerRadius: CGFloat(area.cornerRadius),
      curve: .circular
    )
    halo.isOwn = false
    #endif
  }
}
#endif
