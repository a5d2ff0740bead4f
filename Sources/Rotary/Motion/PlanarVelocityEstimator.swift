/// Estimates a pointer's velocity in the plane at its release, with a ``VelocityEstimator`` for each axis.
public struct PlanarVelocityEstimator: Equatable, Sendable {
  private var horizontal = VelocityEstimator()
  private var vertical = VelocityEstimator()

  /// Creates an estimator without samples.
  public init() {}

  /// Removes all samples, as a cancelled pointer has no velocity.
  public mutating func reset() {
    horizontal.reset()
    vertical.reset()
  }

  /// Adds a position of the pointer; see ``VelocityEstimator/add(_:at:)``.
  public mutating func add(_ position: Point2D, at time: Double) {
    guard position.isFinite else { return }
    horizontal.add(position.x, at: time)
    vertical.add(position.y, at: time)
  }

  /// Returns the velocity at the time of release, in points per second along x and y.
  public func velocity(at time: Double) -> Vector2D {
    Vector2D(horizontal.velocity(at: time), vertical.velocity(at: time))
  }
}
