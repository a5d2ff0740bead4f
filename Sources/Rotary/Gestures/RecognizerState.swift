/// The state of a gesture.
///
/// A discrete gesture (tap, swipe) goes from `possible` directly to `recognized`. A continuous one (pan, pinch,
/// rotation, long press) goes to `began`, to `changed` with each movement, and to `ended`. Both may fail before they
/// begin, and a continuous gesture may be cancelled afterwards.
///
/// A final state stays, so that it can be read, until the next first finger comes down.
public enum RecognizerState: UInt8, CaseIterable, Equatable, Sendable {
  /// The gesture is neither recognised nor excluded.
  case possible
  /// A discrete gesture happened.
  case recognized
  /// A continuous gesture began.
  case began
  /// The gesture continues, and its readings have changed.
  case changed
  /// The gesture was completed: the last required finger was lifted.
  case ended
  /// The fingers did something else.
  case failed
  /// The gesture was interrupted after it began, by the system or because a finger's up was lost.
  case cancelled

  /// Whether a continuous gesture is in progress.
  public var isActive: Bool {
    switch self {
    case .began, .changed: return true
    case .possible, .recognized, .ended, .failed, .cancelled: return false
    }
  }

  /// Whether the state is final for these fingers.
  public var isOver: Bool {
    switch self {
    case .possible, .began, .changed: return false
    case .recognized, .ended, .failed, .cancelled: return true
    }
  }

  /// Whether the gesture was recognised or is in progress.
  public var isSuccess: Bool {
    switch self {
    case .recognized, .began, .changed, .ended: return true
    case .possible, .failed, .cancelled: return false
    }
  }

  /// Whether this state may directly follow another; a state may always stay the same.
  public func mayFollow(_ state: RecognizerState) -> Bool {
    if self == state { return true }
    switch state {
    case .possible: return self == .recognized || self == .began || self == .failed
    case .began, .changed: return self == .changed || self == .ended || self == .cancelled
    // A new first finger starts again.
    case .recognized, .ended, .failed, .cancelled: return self == .possible
    }
  }
}
