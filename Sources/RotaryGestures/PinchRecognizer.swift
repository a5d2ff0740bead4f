import Rotary

/// Recognises a pinch: two fingers move apart or together.
///
/// At the beginning, ``scale`` is the change beyond the threshold, so that it starts from 1 and does not jump. Only the
/// first two fingers count; when one of them is lifted, the next one replaces it and the scale stays.
public struct PinchRecognizer: GestureRecognizer {
  /// The change of the fingers' distance with which the pinch begins, in points.
  ///
  /// Default `GestureLimits.pinchPoints`.
  public var thresholdPoints = GestureLimits.pinchPoints {
    didSet {
      thresholdPoints = thresholdPoints.bounded(to: GestureLimits.distances, else: oldValue)
    }
  }

  /// The state of the gesture.
  public private(set) var state = RecognizerState.possible
  /// The range of the total scale, so that no product overflows.
  private static let scales = 1e-12...1e12
  /// The ratio of the fingers' distance to that at the beginning, or to that when this property was set to 1.
  ///
  /// To read factors, set it to 1 after each reading.
  public var scale: Double {
    get { total / base }
    set {
      let isScale = newValue > 0 && newValue.isFinite
      base = isScale ? total / newValue.bounded(to: Self.scales, else: 1) : total
    }
  }
  /// The centre of the two fingers, in the control's coordinates.
  public private(set) var location = Point2D.zero

  private var pair = FingerPair()
  private var total = 1.0
  private var base = 1.0
  private var estimator = VelocityEstimator()
  private var now = 0.0

  /// Creates a recogniser of pinches.
  public init() {}

  /// The rate of change of ``scale``, per second; 0 when the fingers are still.
  public var velocity: Double { estimator.velocity(at: now) / base }

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
      // The last position counts for the scale, but not for the velocity.
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
