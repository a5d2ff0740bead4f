#if canImport(UIKit)
import UIKit

/// A control whose value goes on changing while the user's finger moves it, and comes to rest after that.
///
/// Make one of its subclasses, such as ``DialView`` or ``WheelView``; by itself it has nothing to show.
open class RotaryValueView: RotaryView {
  /// Whether `.valueChanged` is sent while the value changes, and not only once it rests.
  ///
  /// Default true, as a slider's.
  @IBInspectable public var isContinuous = true

  /// Tells the delegate, if there is one, what `.valueChanged` tells.
  func tellValue() {}

  /// Sends the actions for another value, as often as the app wants to know.
  ///
  /// - Parameter isFinal: whether the control rests on the value.
  func sendValueChanged(isFinal: Bool) {
    if isFinal != isContinuous { sendValueChanged() }
  }

  /// Sends the actions for another value in any case.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    tellValue()
  }
}
#endif
