#if canImport(UIKit)
import Rotary
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// The touches of a gesture recognizer that a control follows.
///
/// It passes each touch to the control, and begins or fails the recognizer as the control decides.
///
/// | the control's response | the recognizer |
/// |---|---|
/// | handled | begins, so that no scroll view takes the touch; ends with the last touch |
/// | undecided | waits, and cancels the touch if another recognizer begins meanwhile |
/// | declined | ignores the touch, and fails if it was the last |
@MainActor
final class FollowedTouches {
  /// The view whose control receives the touches.
  weak var owner: RotaryView?
  /// The view that the owner fills, now or when it is shown; nil for an owner in the view hierarchy.
  weak var space: UIView?
  private unowned let recognizer: UIGestureRecognizer
  /// Whether the recognizer was set to begin; UIKit may defer that, so the state can still be `.possible`.
  private var isClaimed = false
  /// The ID of each touch that the control follows.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Shared by all recognizers, because two of them may pass touches to one control.
  private static var lastNumber = 0

  /// Follows the touches of a recognizer, which owns this object.
  ///
  /// It excludes a remote's touches, because they have no position, and buttons, because `RotaryView` handles them.
  init(of recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    recognizer.allowedTouchTypes.removeAll { $0.intValue == UITouch.TouchType.indirect.rawValue }
    recognizer.allowedPressTypes = []
  }

  /// Whether the control follows no touch.
  var isEmpty: Bool { numbers.isEmpty }

  /// Passes new touches to the control.
  func begin(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) {
      Self.lastNumber += 1
      numbers[ObjectIdentifier(touch)] = Self.lastNumber
      follow(touch, as: .down, with: event)
    }
    finish()
  }

  /// Passes moved touches to the control.
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

  /// Passes lifted touches to the control.
  func end(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) { follow(touch, as: .up, with: event) }
    finish()
  }

  /// Passes touches that the system has cancelled to the control.
  func cancel(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in Self.ordered(touches) { follow(touch, as: .cancel, with: event) }
    finish(isCancelled: true)
  }

  /// Ends all touches at their positions, because the control left the window or was disabled.
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

  /// Begins if the control now claims a touch because of the elapsed time; called after each frame.
  func claimByTime() {
    guard recognizer.state == .possible, let owner,
      numbers.values.contains(where: { owner.host.claims($0) })
    else { return }
    claim()
  }

  /// Returns the touches in the order of their timestamps.
  private static func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.count < 2 ? Array(touches) : touches.sorted { $0.timestamp < $1.timestamp }
  }

  /// Passes one touch, or a coalesced sample of it, to the control.
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
    // A tap on a button of the app's presses nothing else.
    let isTapOnContent = phase == .up && !isClaimed && isOnContent(touch, of: owner)
    let pointer = PointerEvent(
      isTapOnContent ? .cancel : phase,
      id: number,
      position: position(of: sample, in: owner),
      kind: PointerEvent.Kind(touch.type),
      modifiers: event.pointerModifiers
    )
    let response = owner.handle(.pointer(pointer), at: owner.time(of: sample))
    if isOver || response == .declined { numbers[key] = nil }
    switch response {
    case .handled: if !isTapOnContent { claim() }
    case .declined where phase == .down || phase == .move: recognizer.ignore(touch, for: event)
    case .declined, .undecided: break
    }
  }

  /// Whether a touch is for a view of the app's in the control.
  private func isOnContent(_ touch: UITouch, of owner: RotaryView) -> Bool {
    let view: UIView? = touch.view
    return view !== owner.surface && view?.isDescendant(of: owner.surface) == true
  }

  /// Returns the position of a touch in the control's coordinates.
  private func position(of touch: UITouch, in owner: RotaryView) -> Point2D {
    guard let space else { return owner.position(touch.preciseLocation(in: owner)) }
    let point = touch.preciseLocation(in: space)
    let origin = space.bounds.origin
    return owner.position(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Begins the recognizer, once per gesture.
  private func claim() {
    guard !isClaimed, recognizer.state == .possible else { return }
    isClaimed = true
    recognizer.state = .began
  }

  /// Shows the result of the touches, and ends the recognizer with the last touch.
  private func finish(isCancelled: Bool = false) {
    owner?.settle()
    guard numbers.isEmpty else { return }
    switch recognizer.state {
    // UIKit has deferred the beginning: this ends as soon as it may begin.
    case .possible: recognizer.state = isClaimed && !isCancelled ? .ended : .failed
    case .began, .changed: recognizer.state = isCancelled ? .cancelled : .ended
    default: break
    }
  }
}

extension PointerEvent.Kind {
  /// Creates the kind of a pointer: finger, pencil, or mouse and trackpad.
  init(_ type: UITouch.TouchType) {
    switch type {
    case .direct: self = .touch
    case .pencil: self = .pen
    default: self = .mouse
    }
  }
}
#endif
