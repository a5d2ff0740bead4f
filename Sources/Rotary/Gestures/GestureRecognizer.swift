/// Tells one gesture from what fingers do.
///
/// A recogniser is a value: fed with changes of pointers and with time, it says how far it is, and
/// its readings (a translation, a scale, an angle) are properties to be read. Several on one stream
/// are brought to agree by a ``GestureArbiter``. One of your own conforms to this protocol and
/// stands beside ours as an equal.
///
/// What every recogniser keeps to:
/// - Its state goes only where ``RecognizerState/mayFollow(_:)`` allows.
/// - When the first finger comes down and it is over, it begins anew. One that has ended while
///   fingers are still down may do so when enough are down again.
/// - When the last finger is lifted and it has not succeeded, it fails, unless more is to come
///   (the second tap of two).
/// - A change costs no allocation.
public protocol GestureRecognizer: Equatable, Sendable {
  /// How far it is.
  var state: RecognizerState { get }

  /// When its state changes by itself if nothing else happens, in seconds; nil for never.
  var deadline: Double? { get }

  /// Takes a change of a pointer.
  ///
  /// - Parameters:
  ///   - change: what happened, and when.
  ///   - pointers: all that are down after it.
  mutating func handle(_ change: PointerChange, among pointers: Pointers)

  /// Lets time pass: a deadline at or before `time` has its effect.
  mutating func advance(to time: Double)

  /// Gives up: what is possible fails, what has begun is cancelled, what is over stays.
  mutating func cancel()

  /// Lets what it reads of the fingers begin from here: no translation, a scale of 1.
  ///
  /// An arbiter asks for it when a gesture that had to wait begins, so that nothing jumps. By default
  /// there is nothing to reset.
  mutating func resetReadings()
}

extension GestureRecognizer {
  /// Most gestures wait for nothing.
  public var deadline: Double? { nil }

  /// Most gestures wait for nothing.
  public mutating func advance(to time: Double) {}

  /// A gesture that only happens has no readings.
  public mutating func resetReadings() {}
}

extension RecognizerState {
  /// What giving up makes of it.
  var afterCancelling: RecognizerState {
    switch self {
    case .possible: return .failed
    case .began, .changed: return .cancelled
    case .recognized, .ended, .failed, .cancelled: return self
    }
  }

  /// What the next move makes of a gesture that has begun.
  var afterMoving: RecognizerState { isActive ? .changed : self }
}
