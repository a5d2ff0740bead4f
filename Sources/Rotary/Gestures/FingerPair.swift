/// The line between the first two fingers: what pinch and rotation both read.
struct FingerPair: Equatable, Sendable {
  /// What following the pointers led to.
  enum Outcome: Equatable, Sendable {
    /// There are not two fingers, or other fingers than these moved.
    case nothing
    /// Two fingers have come together, not the two of before.
    case formed
    /// One of the two has moved.
    case moved
  }

  /// How far apart the fingers are, in points; never below 1, as nothing can be divided by 0.
  private(set) var span = 1.0
  /// How far apart they were at the change before.
  private(set) var previousSpan = 1.0
  /// How far apart they were when they came together.
  private(set) var firstSpan = 1.0
  /// How far the line has turned at the last change, in radians, the shorter way.
  private(set) var sweep = 0.0

  private var first: Int?
  private var second: Int?
  private var direction = 0.0

  /// Looks where the first two fingers are after a change; one of them may just have been lifted.
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

  /// Looks at those that are down.
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

  /// What a lifted finger makes of a gesture that needs two.
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
