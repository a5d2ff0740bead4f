/// Recognises a tap, or several taps in a row, with one or more fingers.
public struct TapRecognizer: GestureRecognizer {
  /// The number of taps; 2 for a double tap.
  ///
  /// Default 1; less counts as 1.
  public var taps: Int
  /// The number of fingers, all of which come down before the first is lifted.
  ///
  /// Default 1; less counts as 1.
  public var fingers: Int
  /// The maximum movement of a finger, in points.
  ///
  /// Default ``GestureLimits/tapPoints``.
  public var movementPoints = GestureLimits.tapPoints {
    didSet { movementPoints = movementPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// The maximum time for which the fingers stay down, in seconds.
  ///
  /// Default ``GestureLimits/tapSeconds``.
  public var pressSeconds = GestureLimits.tapSeconds {
    didSet { pressSeconds = pressSeconds.bounded(to: GestureLimits.durations, else: oldValue) }
  }
  /// The maximum time between the touches of a multiple tap, from down to down, in seconds.
  ///
  /// Default ``GestureLimits/tapIntervalSeconds``.
  public var intervalSeconds = GestureLimits.tapIntervalSeconds {
    didSet {
      intervalSeconds = intervalSeconds.bounded(to: GestureLimits.durations, else: oldValue)
    }
  }
  /// The maximum distance between the touches of a multiple tap, in points.
  ///
  /// Default ``GestureLimits/tapDistancePoints``.
  public var distancePoints = GestureLimits.tapDistancePoints {
    didSet { distancePoints = distancePoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }

  /// The state of the gesture.
  public private(set) var state = RecognizerState.possible
  /// The position at which the first finger of the last tap came down; zero before the first tap.
  public private(set) var location = Point2D.zero

  private var tapsDone = 0
  private var start = 0.0
  private var fingersSeen = 0
  /// Whether fingers are down.
  private var isPressed = false
  /// Whether a finger has been lifted.
  private var isLifting = false

  /// Creates a recogniser for a number of taps and of fingers.
  public init(taps: Int = 1, fingers: Int = 1) {
    self.taps = Swift.max(1, taps)
    self.fingers = Swift.max(1, fingers)
  }

  /// The time at which the tap fails: the press is too long, or the next tap is missing.
  public var deadline: Double? {
    guard state == .possible else { return nil }
    // Just after the limit, because the limit itself still counts.
    if isPressed { return (start + pressSeconds).nextUp }
    return tapsDone > 0 ? (start + intervalSeconds).nextUp : nil
  }

  /// Handles a change of a pointer.
  public mutating func handle(_ change: PointerChange, among pointers: Pointers) {
    if change.replacesLost { cancel() }
    advance(to: change.time)
    switch change.phase {
    case .down:
      if pointers.count == 1 { press(change) }
      guard state == .possible else { return }
      fingersSeen = pointers.count
      if isLifting || fingersSeen > fingers { state = .failed }
    case .move:
      guard state == .possible, isPressed else { return }
      if change.pointer.travel > movementPoints { state = .failed }
    case .up:
      guard state == .possible, isPressed else { return }
      isLifting = true
      if change.pointer.travel > movementPoints || fingersSeen < fingers { state = .failed }
      if pointers.isEmpty { lift() }
    case .cancel:
      cancel()
    }
  }

  /// Fails if the tap has taken too long.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { state = .failed }
  }

  /// Cancels the gesture.
  public mutating func cancel() {
    state = state.afterCancelling
  }

  /// Starts a tap with its first finger.
  private mutating func press(_ change: PointerChange) {
    if state.isOver {
      state = .possible
      tapsDone = 0
    }
    let position = change.pointer.start
    if tapsDone > 0, position.distance(to: location) > distancePoints { state = .failed }
    location = position
    start = change.time
    isPressed = true
    isLifting = false
  }

  /// Completes a tap with its last finger.
  private mutating func lift() {
    isPressed = false
    guard state == .possible else { return }
    tapsDone += 1
    if tapsDone >= taps { state = .recognized }
  }
}
