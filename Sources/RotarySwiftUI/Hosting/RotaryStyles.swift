#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import SwiftUI

// Styles for all controls of a kind within a view. A control's own `style(_:)` overrides them.
extension View {
  /// Sets the appearance of wheels within the view: ``RotaryWheel``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryWheelStyle(_ style: WheelStyle?) -> some View {
    rotaryStyle(style)
  }

  /// Sets the appearance of dials within the view: ``RotaryDial`` and ``RotaryRangeDial``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryDialStyle(_ style: DialStyle?) -> some View {
    rotaryStyle(style)
  }

  /// Sets the appearance of spinners within the view: ``RotaryNumberSpinner`` and ``RotarySpinnerRow``.
  ///
  /// Nil, the default, uses the default style.
  public func rotarySpinnerStyle(_ style: SpinnerStyle?) -> some View {
    rotaryStyle(style)
  }

  /// Sets the appearance of turntables within the view: ``RotaryTurntable``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryTurntableStyle(_ style: TurntableStyle?) -> some View {
    rotaryStyle(style)
  }

  /// Sets the appearance of ring menus within the view: ``RotaryRingMenu``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryRingMenuStyle(_ style: RingStyle?) -> some View {
    rotaryStyle(style)
  }

  /// Sets the appearance of phones within the view: ``RotaryPhone``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryPhoneStyle(_ style: PhoneDialStyle?) -> some View {
    rotaryStyle(style)
  }

  /// Sets the appearance of progress rings within the view: ``RotaryProgressRing``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryProgressRingStyle(_ style: ProgressRingStyle?) -> some View {
    rotaryStyle(style)
  }

  private func rotaryStyle<Style>(_ style: Style?) -> some View {
    transformEnvironment(\.rotary.styles) { $0[Style.self] = style }
  }
}
#endif
