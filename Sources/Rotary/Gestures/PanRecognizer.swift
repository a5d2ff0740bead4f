/// A pan: fingers move together, and what lies under them follows.
///
/// When it begins, what the fingers moved beyond the threshold is there already, so that
/// ``translation`` starts from nothing, does not jump, and loses nothing.
public struct PanRecognizer: GestureRecognizer {
  /// Which movement counts.
  public enum Axis: UInt8, CaseIterable, Equatable, Sendable {
    /// Every movement.
    case both
    /// It fails when the fingers move rather up or down.
    case horizontal
    /// It fails when the fingers move rather left or right.
    case vertical
  }

  /// Which movement counts; ``translation`` has both coordinates in any case.
  ///
  /// Default ``Axis/both``.
  public var axis: Axis
  /// How many fingers are needed, and how many count; with more it does not begin.
  ///
  /// Default 1…10. Below 1 counts as 1.
  public var fingers: ClosedRange<Int>
  /// How far the fingers move before it begins, in points.
  ///
  /// Default ``GestureLimits/panPoints``; with 0 it begins with the touch.
  public var thresholdPoints = GestureLimits.panPoints {
    didSet {
      thresholdPoints = thresholdPoints.bounded(to: GestureLimits.distances, else: oldValue)
    }
  }

  /// How far it is.
  public private(set) var state = RecognizerState.possible
  /// How far the fingers have moved since it began, or since it was set; in points.
  ///
  /// Set it to zero after reading, and each reading is an increment. The mean of the fingers: one
  /// of two that moves moves it half as far, and a finger that joins or leaves does not move it. What is
  /// not finite is not taken.
  public var translation = Vector2D.zero {
    didSet { if !translation.isFinite { translation = oldValue } }
  }
  /// The middle of the fingers, in the control's coordinates.
  public private(set) var location = Point2D.zero

  /// What the fingers have moved in all, for their speed.
  private var total = Vector2D.zero
  private var estimator = PlanarVelocityEstimator()
  private var now = 0.0

  /// Makes a recogniser of pans.
  public init(
    axis: Axis = .both,
    fingers: ClosedRange<Int> = 1...Pointers.capacity
  ) {
    self.axis = axis
    self.fingers = fingers
  }

  /// How fast the fingers are, in points per second; 0 when they stand.
  public var velocity: Vector2D { estimator.velocity(at: now) }

  /// ``velocity`` as a fling, each axis by itself: 0 when slow, and limited.
  public var fling: Vector2D {
    let speed = velocity
    return Vector2D(GestureLimits.fling(speed.x), GestureLimits.fling(speed.y))
  }

  /// ``translation`` as something sees it that stands turned or scaled in the control: moved by so much
  /// in its own coordinates, it stays under the fingers.
  ///
  /// - Parameter space: from its coordinates to the control's; with one that flattens the plane,
  ///   or that has a number which is not finite, nothing moves.
  /// - Returns: points along its own axes.
  public func translation(in space: Transform2D) -> Vector2D {
    Self.vector(translation, in: space)
  }

  /// ``velocity`` as something sees it that stands turned or scaled in the control.
  ///
  /// - Parameter space: as for ``translation(in:)``.
  /// - Returns: points per second along its own axes.
  public func velocity(in space: Transform2D) -> Vector2D {
    Self.vector(velocity, in: space)
  }

  private static func vector(_ vector: Vector2D, in space: Transform2D) -> Vector2D {
    guard let seen = space.inverse?.apply(to: vector), seen.isFinite else { return .zero }
    return seen
  }

  /// Takes a change of a pointer.
  public mutating func handle(_ change: PointerChange, among pointers: Pointers) {
    if change.replacesLost { cancel() }
    now = change.time
    switch change.phase {
    case .down:
      if pointers.count == 1 || state == .ended && has(enough: pointers) { start() }
      guard state == .possible else { break }
      if pointers.count > fingers.upperBound { state = .failed }
      if thresholdPoints <= 0, has(enough: pointers) { state = .began }
    case .move:
      move(change, among: pointers.count)
    case .up:
      // It is followed to its last position, but that is no sample of its speed.
      follow(change, among: pointers.count + 1)
      switch state {
      case .possible: if pointers.isEmpty { state = .failed }
      case .began, .changed: if !has(enough: pointers) { state = .ended }
      case .recognized, .ended, .failed, .cancelled: break
      }
    case .cancel:
      cancel()
    }
    location = pointers.centroid(ofFirst: fingers.upperBound) ?? change.pointer.position
  }

  /// Gives up.
  public mutating func cancel() {
    state = state.afterCancelling
  }

  /// Sets ``translation`` to zero.
  public mutating func resetReadings() { translation = .zero }

  private func has(enough pointers: Pointers) -> Bool {
    pointers.count >= Swift.max(1, fingers.lowerBound)
  }

  /// The first finger comes down, or enough are down again.
  private mutating func start() {
    if state.isOver { state = .possible }
    translation = .zero
    total = .zero
    estimator.reset()
    estimator.add(.zero + total, at: now)
  }

  /// Adds a finger's step to the mean of all that count; answers whether it counts.
  @discardableResult
  private mutating func follow(_ change: PointerChange, among count: Int) -> Bool {
    let counted = Swift.min(count, fingers.upperBound)
    guard !state.isOver, change.index < counted else { return false }
    let delta = change.pointer.delta * (1 / Double(counted))
    total = total + delta
    translation = translation + delta
    return true
  }

  private mutating func move(_ change: PointerChange, among count: Int) {
    guard follow(change, among: count) else { return }
    estimator.add(.zero + total, at: now)
    state = state.afterMoving
    guard state == .possible, count >= Swift.max(1, fingers.lowerBound) else { return }
    let distance = translation.length
    guard distance > thresholdPoints else { return }
    guard fits(translation) else {
      state = .failed
      return
    }
    translation = translation * (1 - thresholdPoints / distance)
    state = .began
  }

  private func fits(_ moved: Vector2D) -> Bool {
    switch axis {
    case .both: return true
    case .horizontal: return moved.x.magnitude >= moved.y.magnitude
    case .vertical: return moved.y.magnitude >= moved.x.magnitude
    }
  }
}
