import Rotary

/// A change of a recogniser's state, as ``GestureArbiter/next()`` returns it.
public struct GestureChange: Equatable, Sendable {
  /// The recogniser's number in its ``GestureSet``.
  public let number: Int
  /// The new state; `RecognizerState.changed` is repeated with every move.
  public let state: RecognizerState
  /// The time of the change, in seconds.
  public let time: Double

  /// Creates a change.
  public init(number: Int, state: RecognizerState, time: Double) {
    self.number = number
    self.state = state
    self.time = time
  }
}

/// The changes that ``GestureArbiter/next()`` has not returned yet.
@usableFromInline
struct GestureChanges: Equatable, Sendable {
  /// The maximum number of kept changes.
  static let capacity = 128

  /// The changes, of which the first `taken` have been returned.
  private var changes: [GestureChange] = []
  private var taken = 0

  init() { changes.reserveCapacity(Self.capacity) }

  /// Adds a change; the oldest one is dropped if there are too many.
  mutating func append(_ change: GestureChange) {
    if changes.count == Self.capacity {
      changes.removeFirst(Swift.max(1, taken))
      taken = 0
    }
    changes.append(change)
  }

  /// Removes and returns the oldest change, if any.
  @usableFromInline
  mutating func next() -> GestureChange? {
    guard taken < changes.count else {
      changes.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    defer { taken += 1 }
    return changes[taken]
  }
}
