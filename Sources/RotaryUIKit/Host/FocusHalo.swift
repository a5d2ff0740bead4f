#if canImport(UIKit)
import Rotary
import UIKit

/// The state of the halo that shows the keyboard focus.
struct FocusHalo {
  /// The shape that the control has set last; nil for none yet.
  var area: TouchArea?
  /// Whether the app has set `focusEffect`, possibly to nil.
  var isSetByApp = false
}

extension RotaryView {
  /// Gives the focus halo the control's shape, unless the app has set an effect.
  ///
  /// tvOS has no halo: there the control draws its focus itself.
  func shapeFocus() {
    #if !os(tvOS)
    guard #available(iOS 15.0, *), !halo.isSetByApp, let area = focusArea, area != halo.area else {
      return
    }
    halo.area = area
    focusEffect = UIFocusHaloEffect(
      roundedRect: CGRect(area.frame).offsetBy(dx: surface.frame.minX, dy: surface.frame.minY),
      cornerRadius: CGFloat(area.cornerRadius),
      curve: .circular
    )
    halo.isSetByApp = false
    #endif
  }
}
#endif
