import Rotary

/// Recognises a rotation: the line between two fingers turns.
///
/// At the beginning, ``rotation`` is the angle beyond the threshold, so that it starts from 0 and does not jump. Only
/// the first two fingers count; when one of them is lifted, the next one replaces it and the rotation stays.
public struct RotationRecognizer: GestureRecognizer {
  /// The angle with which the rotation begins, in radians.
  ///
  /// Default `GestureLimits.rotationRadians`.
  public var thresholdRadians = GestureLimits.rotationRadians {
    didSet { thresholdRadians = thresholdRadians.bounded(to: GestureLimits.angles, else: oldValue) }
  }

  /// The state of the gesture.
  public private(set) var state = RecognizerState.possible
  /// The angle of the line since the rotation began, or since this property was set, in radians, clockwise positive,
  /// unwrapped: two turns are 4π.
  ///
  /// To read increments, set it to 0 after each reading. Values that are not finite are ignored.
  public var rotation = 0.0 { didSet { if !rotation.isFinite { rotation = oldValue } } }
  /// The centre of the two fingers, in the control's coordinates.
  public private(set) var location = Point2D.zero

  private var pair = FingerPair()
  private var total = 0.0
  private var estimator = VelocityEstimator()
  private var now = 0.0

  /// Creates a recogniser of rotations.
  public init() {}

  /// The velocity of the line, in radians per second; 0 when the fingers are still.
  public var velocity: Double { estimator.velocity(at: now) }

  /// Handles a change of a pointer.
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
      // The last position counts for the rotation, but not for the velocity.
      if pair.follow(change, among: pointers) == .moved, state.isActive { follow() }
      state = pair.state(after: state, among: pointers)
    case .cancel:
      cancel()
      pair.follow(pointers)
    }
    location = pointers.centroid(ofFirst: 2) ?? change.pointer.position
  }

  /// Cancels the gesture.
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
