#if canImport(UIKit)
import UIKit

/// The base class of controls whose value changes continuously during a gesture and the motion after it.
///
/// Create one of its subclasses, such as ``DialView`` or ``WheelView``. This class shows nothing itself.
open class RotaryValueView: RotaryView {
  /// Whether `.valueChanged` is sent for each change of the value, rather than only when the control stops.
  ///
  /// Default true, as for `UISlider`.
  @IBInspectable public var isContinuous = true

  /// Calls the delegate's method for `.valueChanged`; the default does nothing.
  func notifyDelegateOfValue() {}

  /// Sends `.valueChanged` as often as ``isContinuous`` asks for.
  ///
  /// - Parameter isFinal: Whether the control has stopped at the value.
  func sendValueChanged(isFinal: Bool) {
    if isFinal != isContinuous { sendValueChanged() }
  }

  /// Sends `.valueChanged` regardless of ``isContinuous``.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    notifyDelegateOfValue()
  }
}
#endif
