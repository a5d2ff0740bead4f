#if canImport(UIKit)
import Rotary
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Passes the touches of fingers, pencils and pressed mice to a control, and begins or fails as the control decides;
/// see ``FollowedTouches``.
final class TouchRecognizer: UIGestureRecognizer {
  private lazy var followed = FollowedTouches(of: self)

  /// The view whose control receives the touches.
  var owner: RotaryView? {
    get { followed.owner }
    set { followed.owner = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.begin(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.move(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.end(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.cancel(touches, with: event)
  }

  /// Cancels the touches that another recognizer has taken.
  override func reset() {
    super.reset()
    cancelAll()
  }

  /// Makes scroll views wait until the control has decided.
  ///
  /// A point that is only pressed does not make them wait. Nor does one that is pressed long: a finger that moves first
  /// scrolls.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other is UIPanGestureRecognizer, other.view !== view, let owner else { return false }
    switch owner.host.touchUse(at: owner.position(location(in: owner))) {
    case .press, .longPress, nil: return false
    default: return true
    }
  }

  /// Ends all touches.
  func cancelAll() { followed.cancelAll() }

  /// Begins if the control now claims a touch because of the elapsed time; called after each frame.
  func claimByTime() { followed.claimByTime() }
}
#endif
