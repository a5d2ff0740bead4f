/// A tap: so many fingers touch down and are lifted at once, so many times in a row.
public struct TapRecognizer: GestureRecognizer {
  /// How many taps; 2 for a double tap.
  ///
  /// Default 1; less counts as 1.
  public var taps: Int
  /// How many fingers, all of them down before the first is lifted.
  ///
  /// Default 1; less counts as 1.
  public var fingers: Int
  /// How far a finger may move, in points.
  ///
  /// Default ``GestureLimits/tapPoints``.
  public var movementPoints = GestureLimits.tapPoints {
    didSet { movementPoints = movementPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// How long the fingers may stay down, in seconds.
  ///
  /// Default ``GestureLimits/tapSeconds``.
  public var pressSeconds = GestureLimits.tapSeconds {
    didSet { pressSeconds = pressSeconds.bounded(to: GestureLimits.durations, else: oldValue) }
  }
  /// How soon the next tap of several has to come, from down to down, in seconds.
  ///
  /// Default ``GestureLimits/tapIntervalSeconds``.
  public var intervalSeconds = GestureLimits.tapIntervalSeconds {
    didSet {
      intervalSeconds = intervalSeconds.bounded(to: GestureLimits.durations, else: oldValue)
    }
  }
  /// How near the next tap of several has to be, in points.
  ///
  /// Default ``GestureLimits/tapDistancePoints``.
  public var distancePoints = GestureLimits.tapDistancePoints {
    didSet { distancePoints = distancePoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }

  /// How far it is.
  public private(set) var state = RecognizerState.possible
  /// Where the first finger of the last tap came down; zero before there was one.
  public private(set) var location = Point2D.zero

  private var tapsDone = 0
  private var start = 0.0
  private var fingersSeen = 0
  /// Whether fingers are down.
  private var isPressed = false
  /// Whether one of them has been lifted again.
  private var isLifting = false

  /// Makes a recogniser of so many taps with so many fingers.
  public init(taps: Int = 1, fingers: Int = 1) {
    self.taps = Swift.max(1, taps)
    self.fingers = Swift.max(1, fingers)
  }

  /// When it fails by itself: the press lasts too long, or the next tap does not come.
  public var deadline: Double? {
    guard state == .possible else { return nil }
    // Just after: at the very limit it still counts.
    if isPressed { return (start + pressSeconds).nextUp }
    return tapsDone > 0 ? (start + intervalSeconds).nextUp : nil
  }

  /// Takes a change of a pointer.
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

  /// Fails when it has taken too long.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { state = .failed }
  }

  /// Gives up.
  public mutating func cancel() {
    state = state.afterCancelling
  }

  /// The first finger of a tap comes down.
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

  /// The last finger of a tap is lifted.
  private mutating func lift() {
    isPressed = false
    guard state == .possible else { return }
    tapsDone += 1
    if tapsDone >= taps { state = .recognized }
  }
}
