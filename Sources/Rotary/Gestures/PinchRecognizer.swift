/// A pinch: two fingers move apart or together.
///
/// When it begins, the change beyond the threshold is there already, so that ``scale`` starts from
/// 1 and does not jump. Of more than two fingers the first two count; when one of them is lifted,
/// the next one counts instead and the scale stays.
public struct PinchRecognizer: GestureRecognizer {
  /// By how much the fingers' distance changes before it begins, in points.
  ///
  /// Default ``GestureLimits/pinchPoints``.
  public var thresholdPoints = GestureLimits.pinchPoints {
    didSet {
      thresholdPoints = thresholdPoints.bounded(to: GestureLimits.distances, else: oldValue)
    }
  }

  /// How far it is.
  public private(set) var state = RecognizerState.possible
  /// Between which factors all that fingers do stays, so that no product of them overflows.
  private static let scales = 1e-12...1e12
  /// How many times as far apart the fingers are as when it began, or as when it was set to 1.
  ///
  /// Set it to 1 after reading, and each reading is a factor.
  public var scale: Double {
    get { total / base }
    set {
      let isScale = newValue > 0 && newValue.isFinite
      base = isScale ? total / newValue.bounded(to: Self.scales, else: 1) : total
    }
  }
  /// The middle between the two fingers, in the control's coordinates.
  public private(set) var location = Point2D.zero

  private var pair = FingerPair()
  private var total = 1.0
  private var base = 1.0
  private var estimator = VelocityEstimator()
  private var now = 0.0

  /// Makes a recogniser of pinches.
  public init() {}

  /// How fast ``scale`` changes, per second; 0 when the fingers stand.
  public var velocity: Double { estimator.velocity(at: now) / base }

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

  /// Sets ``scale`` to 1.
  public mutating func resetReadings() { scale = 1 }

  private mutating func start() {
    guard state == .possible else { return }
    total = 1
    base = 1
    estimator.reset()
  }

  private mutating func move() {
    state = state.afterMoving
    if state == .possible {
      let change = pair.span - pair.firstSpan
      guard change.magnitude > thresholdPoints else { return }
      let edge = pair.firstSpan + (change < 0 ? -thresholdPoints : thresholdPoints)
      total = pair.span / Swift.max(1, edge)
      state = .began
    } else {
      follow()
    }
    estimator.add(total, at: now)
  }

  private mutating func follow() {
    total = (total * (pair.span / pair.previousSpan)).bounded(to: Self.scales, else: total)
  }
}
