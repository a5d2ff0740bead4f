import Rotary

/// A sample in the plane and the speed at that time, with the maximum number of kept samples.
struct ReleaseVelocity: Figure {
  static let name = "releaseVelocity"
  static let title = "a sample in the plane and the speed at release"
  static let limitNanoseconds: Double? = 2_000

  private var estimator = PlanarVelocityEstimator()
  private var count = 0
  private(set) var trace = 0.0

  init() { run(100) }

  mutating func step() {
    count += 1
    // Twenty samples within the horizon, so that all of them count.
    let time = Double(count) * 0.004
    let angle = Double(count) * 0.05
    estimator.add(Point2D(90 * angle, 40 * angle * angle), at: time)
    let speed = estimator.velocity(at: time + 0.001)
    trace += speed.x + speed.y
  }
}
