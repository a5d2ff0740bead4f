/// Recognises a pan: fingers move together, and the content under them follows.
///
/// At the beginning, ``translation`` is the movement beyond the threshold, so that it starts from 0, does not jump, and
/// loses nothing.
public struct PanRecognizer: GestureRecognizer {
  /// The direction of movements that count.
  public enum Axis: UInt8, CaseIterable, Equatable, Sendable {
    /// All directions.
    case both
    /// Horizontal: the pan fails if the fingers move more vertically.
    case horizontal
    /// Vertical: the pan fails if the fingers move more horizontally.
    case vertical
  }

  /// The direction of movements that count; ``translation`` always has both coordinates.
  ///
  /// Default ``Axis/both``.
  public var axis: Axis
  /// The number of fingers that are required and that count; with more the pan does not begin.
  ///
  /// Default 1…10. A lower bound below 1 counts as 1.
  public var fingers: ClosedRange<Int>
  /// The movement with which the pan begins, in points.
  ///
  /// Default ``GestureLimits/panPoints``; with 0 it begins with the touch.
  public var thresholdPoints = GestureLimits.panPoints {
    didSet {
      thresholdPoints = thresholdPoints.bounded(to: GestureLimits.distances, else: oldValue)
    }
  }

  /// The state of the gesture.
  public private(set) var state = RecognizerState.possible
  /// The movement of the fingers since the pan began, or since this property was set, in points.
  ///
  /// To read increments, set it to zero after each reading. The movement is the mean of the fingers: if one of two
  /// fingers moves, the value changes by half of the distance, and a finger that joins or leaves does not change it.
  /// Values that are not finite are ignored.
  public var translation = Vector2D.zero {
    didSet { if !translation.isFinite { translation = oldValue } }
  }
  /// The centre of the fingers, in the control's coordinates.
  public private(set) var location = Point2D.zero

  /// The total movement of the fingers, for the velocity.
  private var total = Vector2D.zero
  private var estimator = PlanarVelocityEstimator()
  private var now = 0.0

  /// Creates a recogniser of pans.
  public init(
    axis: Axis = .both,
    fingers: ClosedRange<Int> = 1...Pointers.capacity
  ) {
    self.axis = axis
    self.fingers = fingers
  }

  /// The velocity of the fingers, in points per second; 0 when they are still.
  public var velocity: Vector2D { estimator.velocity(at: now) }

  /// The ``velocity`` as a fling, for each axis: 0 if slow, and limited.
  public var fling: Vector2D {
    let speed = velocity
    return Vector2D(GestureLimits.fling(speed.x), GestureLimits.fling(speed.y))
  }

  /// Returns the ``translation`` in the coordinates of content that is rotated or scaled in the control, so that the
  /// content stays under the fingers.
  ///
  /// - Parameter space: The transform from the content's coordinates to the control's. If it flattens the plane, or is
  ///   not finite, the result is 0.
  /// - Returns: Points along the content's axes.
  public func translation(in space: Transform2D) -> Vector2D {
    Self.vector(translation, in: space)
  }

  /// Returns the ``velocity`` in the coordinates of content that is rotated or scaled in the control.
  ///
  /// - Parameter space: The transform, as for ``translation(in:)``.
  /// - Returns: Points per second along the content's axes.
  public func velocity(in space: Transform2D) -> Vector2D {
    Self.vector(velocity, in: space)
  }

  private static func vector(_ vector: Vector2D, in space: Transform2D) -> Vector2D {
    guard let seen = space.inverse?.apply(to: vector), seen.isFinite else { return .zero }
    return seen
  }

  /// Handles a change of a pointer.
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
      // The last position counts for the translation, but not for the velocity.
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

  /// Cancels the gesture.
  public mutating func cancel() {
    state = state.afterCancelling
  }

  /// Sets ``translation`` to zero.
  public mutating func resetReadings() { translation = .zero }

  private func has(enough pointers: Pointers) -> Bool {
    pointers.count >= Swift.max(1, fingers.lowerBound)
  }

  /// Starts when the first finger comes down, or enough fingers are down again.
  private mutating func start() {
    if state.isOver { state = .possible }
    translation = .zero
    total = .zero
    estimator.reset()
    estimator.add(.zero + total, at: now)
  }

  /// Adds a finger's step to the mean of the fingers that count; returns whether it counts.
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
