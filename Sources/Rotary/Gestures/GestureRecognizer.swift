/// Recognises one gesture from the movements of fingers.
///
/// A recogniser is a value that receives changes of pointers and the time. Its properties are its state and its
/// readings (a translation, a scale, an angle). `GestureArbiter` of RotaryGestures decides between several recognisers
/// on one stream. Your own recognisers conform to this protocol and work like the built-in ones.
///
/// Every recogniser obeys these rules:
/// - Its state changes only as ``RecognizerState/mayFollow(_:)`` allows.
/// - When the first finger comes down and the gesture is over, it starts again. A gesture that ended while fingers are
///   still down may start again when enough fingers are down.
/// - When the last finger is lifted and the gesture has not succeeded, it fails, unless more touches are expected, such
///   as the second tap of a double tap.
/// - A change allocates nothing.
public protocol GestureRecognizer: Equatable, Sendable {
  /// The state of the gesture.
  var state: RecognizerState { get }

  /// The time at which the state changes without further events, in seconds; nil for never.
  var deadline: Double? { get }

  /// Handles a change of a pointer.
  ///
  /// - Parameters:
  ///   - change: The change, with its time.
  ///   - pointers: The pointers that are down after the change.
  mutating func handle(_ change: PointerChange, among pointers: Pointers)

  /// Advances to a time; a deadline at or before `time` takes effect.
  mutating func advance(to time: Double)

  /// Cancels the gesture: a possible gesture fails, an active one is cancelled, and a completed one stays.
  mutating func cancel()

  /// Resets the readings, such as to no translation or a scale of 1.
  ///
  /// An arbiter calls it when a gesture that had to wait begins, so that nothing jumps. The default does nothing.
  mutating func resetReadings()
}

extension GestureRecognizer {
  /// Nil, because most gestures have no deadline.
  public var deadline: Double? { nil }

  /// Does nothing, because most gestures have no deadline.
  public mutating func advance(to time: Double) {}

  /// Does nothing, for gestures without readings.
  public mutating func resetReadings() {}
}

extension RecognizerState {
  /// The state after cancelling the gesture.
  public var afterCancelling: RecognizerState {
    switch self {
    case .possible: return .failed
    case .began, .changed: return .cancelled
    case .recognized, .ended, .failed, .cancelled: return self
    }
  }

  /// The state of a gesture after a further movement.
  public var afterMoving: RecognizerState { isActive ? .changed : self }
}
