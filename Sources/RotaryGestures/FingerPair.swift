import Rotary

/// The line between the first two fingers, which pinch and rotation measure.
struct FingerPair: Equatable, Sendable {
  /// The effect of a pointer change on the pair.
  enum Outcome: Equatable, Sendable {
    /// There are not two fingers, or another finger moved.
    case nothing
    /// Two fingers are down that were not the pair before.
    case formed
    /// One of the two fingers moved.
    case moved
  }

  /// The distance between the fingers, in points; at least 1, so that no division is by 0.
  private(set) var span = 1.0
  /// The distance before the latest change.
  private(set) var previousSpan = 1.0
  /// The distance when the pair was formed.
  private(set) var firstSpan = 1.0
  /// The angle by which the line turned at the latest change, in radians, the shorter way.
  private(set) var sweep = 0.0

  private var first: Int?
  private var second: Int?
  private var direction = 0.0

  /// Updates the pair after a change, which may have lifted one of the two fingers.
  @discardableResult
  mutating func follow(_ change: PointerChange, among pointers: Pointers) -> Outcome {
    switch change.phase {
    case .up where change.index == 0 && pointers.count >= 1:
      return follow(change.pointer, pointers[0])
    case .up where change.index == 1:
      return follow(pointers[0], change.pointer)
    case .down, .move, .up, .cancel:
      return follow(pointers)
    }
  }

  /// Updates the pair from the pointers that are down.
  @discardableResult
  mutating func follow(_ pointers: Pointers) -> Outcome {
    guard pointers.count >= 2 else {
      first = nil
      second = nil
      return .nothing
    }
    return follow(pointers[0], pointers[1])
  }

  private mutating func follow(_ one: Pointer, _ other: Pointer) -> Outcome {
    let newSpan = Swift.max(1, one.position.distance(to: other.position))
    let newDirection = one.position.directionAngle(to: other.position)
    guard first == one.id, second == other.id else {
      first = one.id
      second = other.id
      firstSpan = newSpan
      (span, previousSpan) = (newSpan, newSpan)
      (direction, sweep) = (newDirection, 0)
      return .formed
    }
    let hasMoved = newSpan != span || newDirection != direction
    previousSpan = span
    span = newSpan
    sweep = Circular.sweep(from: direction, to: newDirection)
    direction = newDirection
    return hasMoved ? .moved : .nothing
  }

  /// Returns the state of a gesture that needs two fingers after a finger was lifted.
  mutating func state(
    after state: RecognizerState,
    among pointers: Pointers
  ) -> RecognizerState {
    follow(pointers)
    switch state {
    case .possible: return pointers.isEmpty ? .failed : .possible
    case .began, .changed: return pointers.count < 2 ? .ended : state
    case .recognized, .ended, .failed, .cancelled: return state
    }
  }
}
