#if canImport(UIKit)
import Rotary
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Tells a control what fingers, pencils and pressed mice do, and begins or fails as the control decides.
///
/// | the control answers | the recognizer |
/// |---|---|
/// | handled | begins, so that no scroll view around takes the touch |
/// | undecided | waits, and tells the control a cancel when another recognizer begins meanwhile |
/// | declined | lets go of the touch, and fails when that was the last |
final class TouchRecognizer: UIGestureRecognizer {
  /// The view whose control is told.
  weak var owner: RotaryView?
  /// The number of each touch that the control follows.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) {
      lastNumber += 1
      numbers[ObjectIdentifier(touch)] = lastNumber
      follow(touch, as: .down, with: event)
    }
    finish()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) {
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        follow(touch, as: .move, sample: sample, with: event)
      }
    }
    finish()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) { follow(touch, as: .up, with: event) }
    finish()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) { follow(touch, as: .cancel, with: event) }
    finish(isCancelled: true)
  }

  /// Forgets the touches that another recognizer has taken.
  override func reset() {
    super.reset()
    cancelAll()
  }

  /// Has scrolling around wait until the control has decided; where it is only pressed, it never does.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other is UIPanGestureRecognizer, other.view !== view, let owner else { return false }
    switch owner.host.touchUse(at: Point2D(location(in: owner))) {
    case .press, nil: return false
    default: return true
    }
  }

  /// Ends what all touches do.
  func cancelAll() {
    guard let owner, !numbers.isEmpty else { return }
    let time = owner.now
    for number in numbers.values.sorted() {
      let event = PointerEvent(.cancel, id: number, position: .zero)
      _ = owner.handle(.pointer(event), at: time)
    }
    numbers.removeAll()
    owner.settle()
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
    guard let owner, let number = numbers[key] else { return }
    let sample = sample ?? touch
    let pointer = PointerEvent(
      phase,
      id: number,
      position: Point2D(sample.preciseLocation(in: owner)),
      kind: PointerEvent.Kind(touch.type),
      modifiers: event.pointerModifiers
    )
    let response = owner.handle(.pointer(pointer), at: owner.time(of: sample))
    if phase == .up || phase == .cancel || response == .declined { numbers[key] = nil }
    switch response {
    case .handled: claim(isOver: phase == .up)
    case .declined where phase == .down || phase == .move: ignore(touch, for: event)
    case .declined, .undecided: break
    }
  }

  /// Begins, or recognizes at once what was only a tap.
  private func claim(isOver: Bool) {
    guard state == .possible else { return }
    state = isOver && numbers.isEmpty ? .ended : .began
  }

  /// Shows what came of the touches, and ends with the last.
  private func finish(isCancelled: Bool = false) {
    owner?.settle()
    guard numbers.isEmpty else { return }
    switch state {
    case .possible: state = .failed
    case .began: state = isCancelled ? .cancelled : .ended
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
