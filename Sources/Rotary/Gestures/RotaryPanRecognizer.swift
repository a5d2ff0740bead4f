/// A pan about a centre: one finger turns what lies under it.
///
/// It is the gesture of every wheel and dial. The finger takes hold inside a ring; once it holds,
/// it may go anywhere, and what it travels about the centre is summed, unwrapped: three times
/// round is 6π. Inside the ring's hole, the dead hub, the angle is not followed, and nothing jumps
/// when the finger comes out on the other side.
public struct RotaryPanRecognizer: GestureRecognizer {
  /// Where a finger can take hold, about which centre it turns, and where it is not followed.
  public var ring: Annulus
  /// How far the finger moves before it begins, in points.
  ///
  /// Default ``GestureLimits/panPoints``; with 0 it begins with the touch.
  public var thresholdPoints: Double {
    didSet {
      thresholdPoints = thresholdPoints.bounded(to: GestureLimits.distances, else: oldValue)
    }
  }
  /// Whether it fails when, at the threshold, the finger has gone rather towards the centre or away
  /// from it than about it: then it is for the parent, which scrolls.
  ///
  /// Default true. Without a threshold there is nothing to judge by.
  public var yieldsToScrolling = true

  /// How far it is.
  public private(set) var state = RecognizerState.possible
  /// How far the finger has turned since it began, or since it was set; radians, clockwise positive,
  /// unwrapped.
  ///
  /// Set it to 0 after reading, and each reading is an increment. What is not finite is not taken.
  public var rotation = 0.0 { didSet { if !rotation.isFinite { rotation = oldValue } } }
  /// Which pointer turns it, from its down on; nil when it is over.
  public private(set) var pointer: Int?

  /// What the finger has turned in all, for its speed.
  private var total = 0.0
  private var estimator = VelocityEstimator()
  private var now = 0.0

  /// Makes a recogniser for a ring.
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

  /// How fast the finger turns, in radians per second; 0 when it stands.
  public var velocity: Double { estimator.velocity(at: now) }

  /// Takes a change of a pointer.
  public mutating func handle(_ change: PointerChange, among pointers: Pointers) {
    if change.replacesLost { cancel() }
    now = change.time
    switch change.phase {
    case .down:
      // One finger turns; others that come are not for it.
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

  /// Gives up.
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
    // About a centre that is no position nothing turns.
    guard sweep.isFinite else { return }
    total += sweep
    rotation += sweep
  }

  /// Decides at the threshold what the finger means.
  private mutating func judge(_ finger: Pointer) {
    guard state == .possible, finger.travel > thresholdPoints else { return }
    let outward = finger.start - ring.center
    let moved = finger.displacement
    let radial = (moved.x * outward.x + moved.y * outward.y).magnitude
    let tangential = (moved.y * outward.x - moved.x * outward.y).magnitude
    if yieldsToScrolling, radial > tangential {
      cancel()
    } else {
      // What went into the threshold is not turned, so that nothing jumps.
      rotation = rotation * (1 - thresholdPoints / finger.travel)
      state = .began
    }
  }
}
