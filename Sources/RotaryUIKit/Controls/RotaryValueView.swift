#if canImport(UIKit)
import Rotary
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

  /// Calls the delegate's method for `.primaryActionTriggered`; the default does nothing.
  func notifyDelegateOfPress() {}

  /// Sends the events of a control to the app: first to a closure, then as UIKit control events.
  func sendEvents<Subject: ValueControl>(
    of core: ControlHost<Subject>,
    to handler: (Subject.Event) -> Void
  ) {
    core.sendEvents { event in
      handler(event)
      switch event {
      case .changing, .skipped: sendValueChanged(isFinal: false)
      case .changed: sendValueChanged(isFinal: true)
      case .pressed, .opened:
        sendActions(for: .primaryActionTriggered)
        notifyDelegateOfPress()
      case .crossed, .metEnd: break
      }
    }
  }

  /// Sends `.valueChanged` as often as ``isContinuous`` asks for.
  ///
  /// - Parameter isFinal: Whether the control has stopped at the value.
  private func sendValueChanged(isFinal: Bool) {
    guard isFinal != isContinuous else { return }
    sendActions(for: .valueChanged)
    notifyDelegateOfValue()
  }
}
#endif
