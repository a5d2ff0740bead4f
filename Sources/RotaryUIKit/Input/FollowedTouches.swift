#if canImport(UIKit)
import Rotary
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// The touches of a recognizer that a control follows: tells the control of each, and has the recognizer begin
/// or fail as the control decides.
///
/// | the control answers | the recognizer |
/// |---|---|
/// | handled | begins, so that no scroll view around takes the touch; it ends with the last touch |
/// | undecided | waits, and tells the control a cancel when another recognizer begins meanwhile |
/// | declined | lets go of the touch, and fails when that was the last |
@MainActor
final class FollowedTouches {
  /// The view whose control is told.
  weak var owner: RotaryView?
  /// The view that the owner fills, or is to fill when it is shown; nil for an owner that is shown already.
  weak var space: UIView?
  private unowned let recognizer: UIGestureRecognizer
  /// Whether the recognizer was told to begin; UIKit may hold that back, and then the state stays possible.
  private var isClaimed = false
  /// The number of each touch that the control follows.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Counts for all, because two recognizers may tell one control of different touches.
  private static var lastNumber = 0

  /// Follows those of a recognizer, whose part it is.
  ///
  /// A thumb on a remote points at nothing, so its touches are left out, and so are buttons: `RotaryView` takes them.
  init(of recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    recognizer.allowedTouchTypes.removeAll { $0.intValue == UITouch.TouchType.indirect.rawValue }
    recognizer.allowedPressTypes = []
  }

  /// Whether the control follows any.
  var isEmpty: Bool { numbers.isEmpty }

  /// Fingers came down.
  func begin(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) {
      Self.lastNumber += 1
      numbers[ObjectIdentifier(touch)] = Self.lastNumber
      follow(touch, as: .down, with: event)
    }
    finish()
  }

  /// Fingers moved.
  func move(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasBegun = recognizer.state == .began || recognizer.state == .changed
    for touch in Self.ordered(touches) {
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        follow(touch, as: .move, sample: sample, with: event)
      }
    }
    finish()
    if hasBegun, !numbers.isEmpty { recognizer.state = .changed }
  }

  /// Fingers were lifted.
  func end(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) { follow(touch, as: .up, with: event) }
    finish()
  }

  /// The system has taken touches away.
  func cancel(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) { follow(touch, as: .cancel, with: event) }
    finish(isCancelled: true)
  }

  /// Ends what all touches do where it is: the control leaves the screen, or takes no input any more.
  func cancelAll() {
    isClaimed = false
    guard !numbers.isEmpty else { return }
    if let owner {
      let time = owner.now
      for number in numbers.values.sorted() {
        let event = PointerEvent(.lost, id: number, position: .zero)
        _ = owner.handle(.pointer(event), at: time)
      }
    }
    numbers.removeAll()
    owner?.settle()
  }

  /// Begins where the control has come to claim a touch by time alone; asked after each frame.
  func claimByTime() {
    guard recognizer.state == .possible, let owner,
      numbers.values.contains(where: { owner.host.claims($0) })
    else { return }
    claim()
  }

  /// The touches that changed at once, in the order in which they came down.
  private static func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.count < 2 ? Array(touches) : touches.sorted { $0.timestamp < $1.timestamp }
  }

  /// Tells the control of one touch; `sample` is one of several places where it was since the last time.
  private func follow(
    _ touch: UITouch,
    as phase: PointerEvent.Phase,
    sample: UITouch? = nil,
    with event: UIEvent
  ) {
    let key = ObjectIdentifier(touch)
    guard let number = numbers[key] else { return }
    let isOver = phase == .up || phase == .cancel
    guard let owner else {
      if isOver { numbers[key] = nil }
      return
    }
    let sample = sample ?? touch
    let pointer = PointerEvent(
      phase,
      id: number,
      position: position(of: sample, in: owner),
      kind: PointerEvent.Kind(touch.type),
      modifiers: event.pointerModifiers
    )
    let response = owner.handle(.pointer(pointer), at: owner.time(of: sample))
    if isOver || response == .declined { numbers[key] = nil }
    switch response {
    case .handled: claim()
    case .declined where phase == .down || phase == .move: recognizer.ignore(touch, for: event)
    case .declined, .undecided: break
    }
  }

  /// Where a touch is in the control's coordinates.
  private func position(of touch: UITouch, in owner: RotaryView) -> Point2D {
    guard let space else { return owner.position(touch.preciseLocation(in: owner)) }
    let point = touch.preciseLocation(in: space)
    let origin = space.bounds.origin
    return owner.position(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Begins, once for each gesture.
  private func claim() {
    guard !isClaimed, recognizer.state == .possible else { return }
    isClaimed = true
    recognizer.state = .began
  }

  /// Shows what came of the touches, and ends with the last.
  private func finish(isCancelled: Bool = false) {
    owner?.settle()
    guard numbers.isEmpty else { return }
    switch recognizer.state {
    // What UIKit still holds back ends as soon as it may begin.
    case .possible: recognizer.state = isClaimed && !isCancelled ? .ended : .failed
    case .began, .changed: recognizer.state = isCancelled ? .cancelled : .ended
    default: break
    }
  }
}

extension PointerEvent.Kind {
  /// What touches: a finger, a pencil, or a mouse or trackpad.
  init(_ type: UITouch.TouchType) {
    switch type {
    case .direct: self = .touch
    case .pencil: self = .pen
    default: self = .mouse
    }
  }
}
#endif
