#if canImport(UIKit)
import Rotary
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Tells a control what fingers, pencils and pressed mice do on its view, and begins or fails as the control
/// decides; see ``FollowedTouches``.
final class TouchRecognizer: UIGestureRecognizer {
  private lazy var followed = FollowedTouches(of: self)

  /// The view whose control is told.
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

  /// Forgets the touches that another recognizer has taken.
  override func reset() {
    super.reset()
    cancelAll()
  }

  /// Has scrolling around wait until the control has decided.
  ///
  /// Where it is only pressed, it never does; where it is pressed long, a finger that moves before belongs to
  /// what lies around.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other is UIPanGestureRecognizer, other.view !== view, let owner else { return false }
    switch owner.host.touchUse(at: owner.position(location(in: owner))) {
    case .press, .longPress, nil: return false
    default: return true
    }
  }

  /// Ends what all touches do.
  func cancelAll() { followed.cancelAll() }

  /// Begins where the control has come to claim a touch by time alone; asked after each frame.
  func claimByTime() { followed.claimByTime() }
}
#endif
