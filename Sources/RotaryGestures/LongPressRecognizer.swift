import Rotary

/// Recognises a long press: fingers stay in place for a time, and then may move as in a pan.
public struct LongPressRecognizer: GestureRecognizer {
  /// The number of fingers.
  ///
  /// Default 1; less counts as 1.
  public var fingers: Int
  /// The time for which the fingers stay, in seconds.
  ///
  /// Default `GestureLimits.pressSeconds`.
  public var pressSeconds = GestureLimits.pressSeconds {
    didSet { pressSeconds = pressSeconds.bounded(to: GestureLimits.durations, else: oldValue) }
  }
  /// The maximum movement of a finger before the press begins, in points.
  ///
  /// Default `GestureLimits.tapPoints`; after the beginning there is no limit.
  public var movementPoints = GestureLimits.tapPoints {
    didSet { movementPoints = movementPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }

  /// The state of the gesture.
  public private(set) var state = RecognizerState.possible
  /// The centre of the fingers, in the control's coordinates; zero before the first touch.
  public private(set) var location = Point2D.zero
  /// The time of the last required finger's touch; nil while there are too few.
  private var start: Double?

  /// Creates a recogniser for a number of fingers.
  public init(fingers: Int = 1) {
    self.fingers = Swift.max(1, fingers)
  }

  /// The time at which the press begins if the fingers stay.
  public var deadline: Double? {
    guard state == .possible, let start else { return nil }
    return start + pressSeconds
  }

  /// Handles a change of a pointer.
  public mutating func handle(_ change: PointerChange, among pointers: Pointers) {
    if change.replacesLost { cancel() }
    advance(to: change.time)
    switch change.phase {
    case .down:
      if pointers.count == 1, state.isOver { state = .possible }
      guard state == .possible else { return }
      start = pointers.count == fingers ? change.time : nil
      if pointers.count > fingers { state = .failed }
    case .move:
      if state == .possible, change.pointer.travel > movementPoints { state = .failed }
      state = state.afterMoving
    case .up:
      start = nil
      switch state {
      case .possible: state = .failed
      case .began, .changed: if pointers.count < fingers { state = .ended }
      case .recognized, .ended, .failed, .cancelled: break
      }
    case .cancel:
      cancel()
    }
    location = pointers.centroid(ofFirst: fingers) ?? change.pointer.position
  }

  /// Begins the press if the fingers have stayed long enough.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { state = .began }
  }

  /// Cancels the gesture.
  public mutating func cancel() {
    state = state.afterCancelling
    start = nil
  }
}
