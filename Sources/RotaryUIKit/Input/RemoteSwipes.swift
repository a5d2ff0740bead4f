#if canImport(UIKit)
import Rotary
import UIKit

/// One of the four directions of a television remote.
struct RemoteArrow {
  /// The arrow key of the direction.
  let key: Key
  /// The direction of a focus update.
  let heading: UIFocusHeading
  /// The direction of a swipe.
  let swipe: UISwipeGestureRecognizer.Direction
  /// The button at that edge of the touch surface.
  let button: UIPress.PressType

  static let all = [
    RemoteArrow(key: .left, heading: .left, swipe: .left, button: .leftArrow),
    RemoteArrow(key: .right, heading: .right, swipe: .right, button: .rightArrow),
    RemoteArrow(key: .up, heading: .up, swipe: .up, button: .upArrow),
    RemoteArrow(key: .down, heading: .down, swipe: .down, button: .downArrow),
  ]
}

/// Recognizes swipes on a remote, and passes each to a control as the arrow key of its direction.
///
/// A swipe that the control does not use fails, so that the focus and other recognizers can follow it.
@MainActor
final class RemoteSwipes {
  /// The recognizers, each with its target, which it does not retain.
  private var swipes: [Swipe] = []

  private typealias Swipe = (
    arrow: RemoteArrow, recognizer: UIGestureRecognizer, target: AnyObject
  )

  /// The time for which the focus stays after a step, in seconds.
  ///
  /// The focus engine may react to the same swipe later.
  private static let holdSeconds = 0.3
  /// The direction and the time of the last step.
  private var lastStep: (heading: UIFocusHeading, time: Double)?

  /// Starts to follow the remote; does nothing on devices other than a television.
  func begin(on view: RotaryView) {
    guard UIDevice.current.userInterfaceIdiom == .tv else { return }
    for arrow in RemoteArrow.all {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = arrow.swipe
      recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
      recognizer.allowedPressTypes = []
      let target = recognizer.calling { [weak self, weak view] in
        if let self, let view { _ = self.step(view, by: arrow) }
      }
      view.addGestureRecognizer(recognizer)
      swipes.append((arrow, recognizer, target))
    }
  }

  /// Passes an arrow key to a control, and returns whether the control handled it, which keeps the focus.
  func step(_ view: RotaryView, by arrow: RemoteArrow) -> Bool {
    guard view.takesArrow(arrow), view.process(.key(arrow.key), at: view.now) == .handled else {
      return false
    }
    lastStep = (arrow.heading, view.now)
    return true
  }

  /// Returns the direction of a recognizer; nil for a recognizer of another object.
  func arrow(of recognizer: UIGestureRecognizer) -> RemoteArrow? {
    swipes.first { $0.recognizer === recognizer }?.arrow
  }

  /// Whether the focus must stay on a view, because the swipe that would move it steps the control.
  func holdsFocus(of view: RotaryView, in context: UIFocusUpdateContext) -> Bool {
    guard !swipes.isEmpty, context.previouslyFocusedView === view else { return false }
    let heading = context.focusHeading
    if let lastStep, heading.contains(lastStep.heading),
      view.now - lastStep.time < Self.holdSeconds
    {
      return true
    }
    return swipes.contains { heading.contains($0.arrow.heading) && view.takesArrow($0.arrow) }
  }
}
#endif
