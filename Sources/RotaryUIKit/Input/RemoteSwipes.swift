#if canImport(UIKit)
import Rotary
import UIKit

/// One of the four directions of a television's remote.
struct RemoteArrow {
  /// The key that means the same.
  let key: Key
  /// The direction as the focus engine names it.
  let heading: UIFocusHeading
  /// The direction as a swipe.
  let swipe: UISwipeGestureRecognizer.Direction
  /// The edge of the touch surface that is pressed.
  let button: UIPress.PressType

  /// All four.
  static let all = [
    RemoteArrow(key: .left, heading: .left, swipe: .left, button: .leftArrow),
    RemoteArrow(key: .right, heading: .right, swipe: .right, button: .rightArrow),
    RemoteArrow(key: .up, heading: .up, swipe: .up, button: .upArrow),
    RemoteArrow(key: .down, heading: .down, swipe: .down, button: .downArrow),
  ]
}

/// Recognizes swipes on a remote, each as the arrow key of its direction.
///
/// A swipe that the control does not take fails, so that the focus and recognizers around can follow it.
@MainActor
final class RemoteSwipes {
  /// The recognizers, each with what it calls, which it does not keep itself.
  private var swipes: [Swipe] = []

  private typealias Swipe = (
    arrow: RemoteArrow, recognizer: UIGestureRecognizer, target: AnyObject
  )

  /// How long the focus stays after a step, in seconds: the focus engine may follow the same swipe later.
  private static let holdSeconds = 0.3
  /// The direction and the time of the last step.
  private var lastStep: (heading: UIFocusHeading, time: Double)?

  /// Begins to follow the remote; only a television has one.
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

  /// Gives a control an arrow key; whether it took it, and the focus is to stay.
  func step(_ view: RotaryView, by arrow: RemoteArrow) -> Bool {
    guard view.takesArrow(arrow), view.take(.key(arrow.key), at: view.now) == .handled else {
      return false
    }
    lastStep = (arrow.heading, view.now)
    return true
  }

  /// The direction that a recognizer recognizes; nil for another's recognizer.
  func arrow(of recognizer: UIGestureRecognizer) -> RemoteArrow? {
    swipes.first { $0.recognizer === recognizer }?.arrow
  }

  /// Whether the focus is to stay on a view, because the swipe that would move it away steps the control.
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
