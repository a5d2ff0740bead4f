/// A swipe: a short, quick, straight movement in one of some directions.
///
/// It is recognised as soon as it is long enough, not only when the fingers are lifted.
public struct SwipeRecognizer: GestureRecognizer {
  /// A direction in which one can swipe.
  public struct Directions: OptionSet, Equatable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Directions(rawValue: 1)
    /// Down.
    public static let down = Directions(rawValue: 2)
    /// To the left.
    public static let left = Directions(rawValue: 4)
    /// Up.
    public static let up = Directions(rawValue: 8)
    /// Any of the four.
    public static let all: Directions = [.right, .down, .left, .up]
    /// Clockwise from the right, as directions are counted.
    static let clockwise: [Directions] = [.right, .down, .left, .up]
  }

  /// In which directions.
  ///
  /// Default all four.
  public var directions: Directions
  /// How many fingers, all of them down when it is recognised.
  ///
  /// Default 1; less counts as 1.
  public var fingers: Int
  /// How long it is at least, in points.
  ///
  /// Default ``GestureLimits/swipePoints``.
  public var lengthPoints = GestureLimits.swipePoints {
    didSet { lengthPoints = lengthPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// Within what time it is that long, in seconds.
  ///
  /// Default ``GestureLimits/swipeSeconds``.
  public var durationSeconds = GestureLimits.swipeSeconds {
    didSet {
      durationSeconds = durationSeconds.bounded(to: GestureLimits.durations, else: oldValue)
    }
  }
  /// How far off its direction it may be, in radians.
  ///
  /// Default ``GestureLimits/swipeRadians``.
  public var toleranceRadians = GestureLimits.swipeRadians {
    didSet { toleranceRadians = toleranceRadians.bounded(to: GestureLimits.angles, else: oldValue) }
  }

  /// How far it is.
  public private(set) var state = RecognizerState.possible
  /// The direction that was recognised; empty while there is none.
  public private(set) var direction: Directions = []
  /// When the first finger came down; nil while none is.
  private var start: Double?

  /// Makes a recogniser of swipes.
  public init(_ directions: Directions = .all, fingers: Int = 1) {
    self.directions = directions
    self.fingers = Swift.max(1, fingers)
  }

  /// When it is too late for it.
  public var deadline: Double? {
    guard state == .possible, let start else { return nil }
    return (start + durationSeconds).nextUp
  }

  /// Takes a change of a pointer.
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

  /// Fails when it has taken too long.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { state = .failed }
  }

  /// Gives up.
  public mutating func cancel() {
    state = state.afterCancelling
  }

  /// Whether the fingers have gone far enough, and straight.
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
