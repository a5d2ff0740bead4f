/// A rotation: the line between two fingers turns.
///
/// When it begins, the angle beyond the threshold is there already, so that ``rotation`` starts
/// from 0 and does not jump. Of more than two fingers the first two count; when one of them is
/// lifted, the next one counts instead and the rotation stays.
public struct RotationRecognizer: GestureRecognizer {
  /// By how much the line turns before it begins, in radians.
  ///
  /// Default ``GestureLimits/rotationRadians``.
  public var thresholdRadians = GestureLimits.rotationRadians {
    didSet { thresholdRadians = thresholdRadians.bounded(to: GestureLimits.angles, else: oldValue) }
  }

  /// How far it is.
  public private(set) var state = RecognizerState.possible
  /// How far the line has turned since it began, or since it was set; radians, clockwise positive,
  /// unwrapped: two turns are 4π.
  ///
  /// Set it to 0 after reading, and each reading is an increment. What is not finite is not taken.
  public var rotation = 0.0 { didSet { if !rotation.isFinite { rotation = oldValue } } }
  /// The middle between the two fingers, in the control's coordinates.
  public private(set) var location = Point2D.zero

  private var pair = FingerPair()
  private var total = 0.0
  private var estimator = VelocityEstimator()
  private var now = 0.0

  /// Makes a recogniser of rotations.
  public init() {}

  /// How fast the line turns, in radians per second; 0 when the fingers stand.
  public var velocity: Double { estimator.velocity(at: now) }

  /// Takes a change of a pointer.
  public mutating func handle(_ change: PointerChange, among pointers: Pointers) {
    if change.replacesLost { cancel() }
    now = change.time
    switch change.phase {
    case .down:
      if pointers.count == 1 || state == .ended, state.isOver { state = .possible }
      if pair.follow(pointers) == .formed { start() }
    case .move:
      guard !state.isOver, pair.follow(pointers) == .moved else { break }
      move()
    case .up:
      // It is followed to its last position, but that is no sample of its speed.
      if pair.follow(change, among: pointers) == .moved, state.isActive { follow() }
      state = pair.state(after: state, among: pointers)
    case .cancel:
      cancel()
      pair.follow(pointers)
    }
    location = pointers.centroid(ofFirst: 2) ?? change.pointer.position
  }

  /// Gives up.
  public mutating func cancel() {
    state = state.afterCancelling
  }

  /// Sets ``rotation`` to 0.
  public mutating func resetReadings() { rotation = 0 }

  private mutating func start() {
    guard state == .possible else { return }
    rotation = 0
    total = 0
    estimator.reset()
    estimator.add(0, at: now)
  }

  private mutating func move() {
    follow()
    estimator.add(total, at: now)
    state = state.afterMoving
    guard state == .possible, rotation.magnitude > thresholdRadians else { return }
    rotation -= rotation < 0 ? -thresholdRadians : thresholdRadians
    state = .began
  }

  private mutating func follow() {
    total += pair.sweep
    rotation += pair.sweep
  }
}
