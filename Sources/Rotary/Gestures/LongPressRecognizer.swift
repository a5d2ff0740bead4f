/// A long press: fingers stay where they are for a while; then it follows them like a pan.
public struct LongPressRecognizer: GestureRecognizer {
  /// How many fingers.
  ///
  /// Default 1; less counts as 1.
  public var fingers: Int
  /// How long they stay, in seconds.
  ///
  /// Default ``GestureLimits/pressSeconds``.
  public var pressSeconds = GestureLimits.pressSeconds {
    didSet { pressSeconds = pressSeconds.bounded(to: GestureLimits.durations, else: oldValue) }
  }
  /// How far a finger may move before it has begun, in points.
  ///
  /// Default ``GestureLimits/tapPoints``; afterwards it may go anywhere.
  public var movementPoints = GestureLimits.tapPoints {
    didSet { movementPoints = movementPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }

  /// How far it is.
  public private(set) var state = RecognizerState.possible
  /// The middle of the fingers, in the control's coordinates; zero before there were any.
  public private(set) var location = Point2D.zero
  /// When the last finger that it needs came down; nil while there are too few.
  private var start: Double?

  /// Makes a recogniser of a press with so many fingers.
  public init(fingers: Int = 1) {
    self.fingers = Swift.max(1, fingers)
  }

  /// When it begins, if the fingers stay.
  public var deadline: Double? {
    guard state == .possible, let start else { return nil }
    return start + pressSeconds
  }

  /// Takes a change of a pointer.
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

  /// Begins when the fingers have stayed long enough.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { state = .began }
  }

  /// Gives up.
  public mutating func cancel() {
    state = state.afterCancelling
    start = nil
  }
}
