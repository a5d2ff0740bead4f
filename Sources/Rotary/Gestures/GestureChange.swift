/// A recogniser's state changed, as a ``GestureArbiter`` tells it.
public struct GestureChange: Equatable, Sendable {
  /// The recogniser's number in its ``GestureSet``.
  public let number: Int
  /// Its new state; ``RecognizerState/changed`` comes again with every move.
  public let state: RecognizerState
  /// When, in seconds.
  public let time: Double

  /// Makes a change, as a ``GestureArbiter`` tells it.
  public init(number: Int, state: RecognizerState, time: Double) {
    self.number = number
    self.state = state
    self.time = time
  }
}
