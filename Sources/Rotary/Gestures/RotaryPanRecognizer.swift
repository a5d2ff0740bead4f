/// Recognises a pan around a centre, by which one finger turns the content under it.
///
/// It is the gesture of wheels and dials. The finger grabs inside a ring, and may then move anywhere. Its angles around
/// the centre are added, unwrapped: three times around is 6π. Inside the ring's hole, the dead hub, the angle is not
/// followed, so that nothing jumps when the finger leaves it at the other side.
public struct RotaryPanRecognizer: GestureRecognizer {
  /// The ring in which a finger can grab, with the centre of the rotation and the hole in which the finger is not
  /// followed.
  public var ring: Annulus
  /// The movement with which the pan begins, in points.
  ///
  /// Default ``GestureLimits/panPoints``; with 0 it begins with the touch.
  public var thresholdPoints: Double {
    didSet {
      thresholdPoints = thresholdPoints.bounded(to: GestureLimits.distances, else: oldValue)
    }
  }
  /// Whether the pan fails if, at the threshold, the finger has moved more towards the centre or away from it than
  /// around it.
  ///
  /// The touch is then for the parent, which scrolls.
  ///
  /// Default true. Without a threshold there is no direction to compare.
  public var yieldsToScrolling = true

  /// The state of the gesture.
  public private(set) var state = RecognizerState.possible
  /// The rotation of the finger since the pan began, or since this property was set, in radians, clockwise positive,
  /// unwrapped.
  ///
  /// To read increments, set it to 0 after each reading. Values that are not finite are ignored.
  public var rotation = 0.0 { didSet { if !rotation.isFinite { rotation = oldValue } } }
  /// The number of the pointer that turns, from its down on; nil when the gesture is over.
  public private(set) var pointer: Int?

  /// The total rotation of the finger, for the velocity.
  private var total = 0.0
  private var estimator = VelocityEstimator()
  private var now = 0.0

  /// Creates a recogniser for a ring.
  public init(
    ring: Annulus,
    thresholdPoints: Double = GestureLimits.panPoints
  ) {
    self.ring = ring
    self.thresholdPoints = thresholdPoints.bounded(
      to: GestureLimits.distances,
      else: GestureLimits.panPoints
    )
  }

  /// The velocity of the finger, in radians per second; 0 when it is still.
  public var velocity: Double { estimator.velocity(at: now) }

  /// Handles a change of a pointer.
  public mutating func handle(_ change: PointerChange, among pointers: Pointers) {
    if change.replacesLost { cancel() }
    now = change.time
    switch change.phase {
    case .down:
      // Only the first finger turns; others are ignored.
      if pointers.count == 1 { start(with: change.pointer) }
    case .move:
      guard change.pointer.id == pointer else { return }
      follow(change.pointer)
      estimator.add(total, at: now)
      state = state.afterMoving
      judge(change.pointer)
    case .up:
      guard change.pointer.id == pointer else { return }
      follow(change.pointer)
      pointer = nil
      state = state.isActive ? .ended : .failed
    case .cancel:
      if change.pointer.id == pointer { cancel() }
    }
  }

  /// Cancels the gesture.
  public mutating func cancel() {
    state = state.afterCancelling
    pointer = nil
  }

  /// Sets ``rotation`` to 0.
  public mutating func resetReadings() { rotation = 0 }

  private mutating func start(with finger: Pointer) {
    if state.isOver { state = .possible }
    rotation = 0
    total = 0
    estimator.reset()
    guard ring.zone(of: finger.start) == .ring else {
      state = .failed
      return
    }
    pointer = finger.id
    estimator.add(0, at: now)
    if thresholdPoints <= 0 { state = .began }
  }

  private mutating func follow(_ finger: Pointer) {
    let sweep = ring.sweep(from: finger.previous, to: finger.position)
    // A centre that is not finite has no angles.
    guard sweep.isFinite else { return }
    total += sweep
    rotation += sweep
  }

  /// Decides at the threshold whether the pan begins or fails.
  private mutating func judge(_ finger: Pointer) {
    guard state == .possible, finger.travel > thresholdPoints else { return }
    let isAlong = finger.displacement.isAlongCircle(at: finger.start, around: ring.center)
    if yieldsToScrolling, !isAlong {
      cancel()
    } else {
      // The movement up to the threshold is not part of the rotation, so that nothing jumps.
      rotation = rotation * (1 - thresholdPoints / finger.travel)
      state = .began
    }
  }
}
