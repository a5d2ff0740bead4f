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
