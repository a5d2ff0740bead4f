/// How far a recogniser is with its gesture.
///
/// A discrete gesture (tap, swipe) goes from `possible` to `recognized` at once. A continuous one
/// (pan, pinch, rotation, long press) goes to `began`, then `changed` as often as it moves, and
/// `ended`. Either may fail before it has begun, and a continuous one may be cancelled after.
///
/// What is over stays so, to be read, until the next first finger comes down.
public enum RecognizerState: UInt8, CaseIterable, Equatable, Sendable {
  /// Nothing speaks for or against it yet.
  case possible
  /// A discrete gesture happened.
  case recognized
  /// A continuous gesture has just begun.
  case began
  /// It goes on, and its readings have changed.
  case changed
  /// It was completed: the last finger it needs was lifted.
  case ended
  /// What the fingers do is something else.
  case failed
  /// It had begun, and was taken away: by the system, or because a finger's up was lost.
  case cancelled

  /// Whether a continuous gesture is under way.
  public var isActive: Bool {
    switch self {
    case .began, .changed: return true
    case .possible, .recognized, .ended, .failed, .cancelled: return false
    }
  }

  /// Whether nothing more comes of these fingers.
  public var isOver: Bool {
    switch self {
    case .possible, .began, .changed: return false
    case .recognized, .ended, .failed, .cancelled: return true
    }
  }

  /// Whether the gesture is what the fingers did, or do: neither open nor lost.
  public var isSuccess: Bool {
    switch self {
    case .recognized, .began, .changed, .ended: return true
    case .possible, .failed, .cancelled: return false
    }
  }

  /// Whether this state may come right after another; the same state may always stay.
  public func mayFollow(_ state: RecognizerState) -> Bool {
    if self == state { return true }
    switch state {
    case .possible: return self == .recognized || self == .began || self == .failed
    case .began, .changed: return self == .changed || self == .ended || self == .cancelled
    // A new first finger begins anew.
    case .recognized, .ended, .failed, .cancelled: return self == .possible
    }
  }
}
