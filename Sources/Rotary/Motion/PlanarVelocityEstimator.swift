/// How fast a pointer was going in the plane when it let go: a ``VelocityEstimator`` for each axis.
public struct PlanarVelocityEstimator: Equatable, Sendable {
  private var horizontal = VelocityEstimator()
  private var vertical = VelocityEstimator()

  /// Makes an estimator that has seen nothing.
  public init() {}

  /// Forgets everything; a pointer that was cancelled has no speed.
  public mutating func reset() {
    horizontal.reset()
    vertical.reset()
  }

  /// Takes where the pointer was; see ``VelocityEstimator/add(_:at:)``.
  public mutating func add(_ position: Point2D, at time: Double) {
    guard position.isFinite else { return }
    horizontal.add(position.x, at: time)
    vertical.add(position.y, at: time)
  }

  /// The speed at the instant of letting go, in points per second along x and y.
  public func velocity(at time: Double) -> Vector2D {
    Vector2D(horizontal.velocity(at: time), vertical.velocity(at: time))
  }
}
