import Rotary

/// Recognises a swipe: a short, quick, straight movement in one of several directions.
///
/// The swipe is recognised as soon as it is long enough, before the fingers are lifted.
public struct SwipeRecognizer: GestureRecognizer {
  /// A set of directions of swipes.
  public struct Directions: OptionSet, Equatable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Directions(rawValue: 1)
    /// Down.
    public static let down = Directions(rawValue: 2)
    /// To the left.
    public static let left = Directions(rawValue: 4)
    /// Up.
    public static let up = Directions(rawValue: 8)
    /// All four directions.
    public static let all: Directions = [.right, .down, .left, .up]
    /// The directions clockwise from the right, in the order of their angles.
    static let clockwise: [Directions] = [.right, .down, .left, .up]
  }

  /// The directions that are recognised.
  ///
  /// Default all four.
  public var directions: Directions
  /// The number of fingers, all of which are down when the swipe is recognised.
  ///
  /// Default 1; less counts as 1.
  public var fingers: Int
  /// The minimum length, in points.
  ///
  /// Default `GestureLimits.swipePoints`.
  public var lengthPoints = GestureLimits.swipePoints {
    didSet { lengthPoints = lengthPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// The maximum time to reach that length, in seconds.
  ///
  /// Default `GestureLimits.swipeSeconds`.
  public var durationSeconds = GestureLimits.swipeSeconds {
    didSet {
      durationSeconds = durationSeconds.bounded(to: GestureLimits.durations, else: oldValue)
    }
  }
  /// The maximum angle from the direction, in radians.
  ///
  /// Default `GestureLimits.swipeRadians`.
  public var toleranceRadians = GestureLimits.swipeRadians {
    didSet { toleranceRadians = toleranceRadians.bounded(to: GestureLimits.angles, else: oldValue) }
  }

  /// The state of the gesture.
  public private(set) var state = RecognizerState.possible
  /// The direction that was recognised; empty if none was.
  public private(set) var direction: Directions = []
  /// The time of the first finger's touch; nil if no finger is down.
  private var start: Double?

  /// Creates a recogniser of swipes.
  public init(_ directions: Directions = .all, fingers: Int = 1) {
    self.directions = directions
    self.fingers = Swift.max(1, fingers)
  }

  /// The time after which the swipe fails.
  public var deadline: Double? {
    guard state == .possible, let start else { return nil }
    return (start + durationSeconds).nextUp
  }

  /// Handles a change of a pointer.
  public mutating func handle(_ change: PointerChange, among pointers: Pointers) {
    if change.replacesLost { cancel() }
    advance(to: change.time)
    switch change.phase {
    case .down:
      if pointers.count == 1 {
        if state.isOver { state = .possible }
        direction = []
        start = change.time
      }
      if state == .possible, pointers.count > fingers { state = .failed }
    case .move:
      guard state == .possible else { return }
      judge(pointers)
    case .up:
      if state == .possible { state = .failed }
    case .cancel:
      cancel()
    }
    if pointers.isEmpty { start = nil }
  }

  /// Fails if the swipe has taken too long.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { state = .failed }
  }

  /// Cancels the gesture.
  public mutating func cancel() {
    state = state.afterCancelling
  }

  /// Recognises or fails if the fingers have moved far enough.
  private mutating func judge(_ pointers: Pointers) {
    var moved = Vector2D.zero
    for index in 0..<pointers.count { moved = moved + pointers[index].displacement }
    let length = moved.length / Double(pointers.count)
    guard length >= lengthPoints, pointers.count == fingers else { return }
    let heading = Circular.directionAngle(x: moved.x, y: moved.y)
    for (quarter, candidate) in Directions.clockwise.enumerated()
    where directions.contains(candidate) {
      let off = Circular.sweep(from: Double(quarter) * .pi / 2, to: heading)
      guard off.magnitude <= toleranceRadians else { continue }
      direction = candidate
      state = .recognized
      return
    }
    state = .failed
  }
}
