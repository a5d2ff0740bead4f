import Rotary
import Testing

@Suite struct VelocityEstimatorTests {
  @Test func `a parabola has the slope at its end`() {
    var estimator = VelocityEstimator()
    func place(_ t: Double) -> Double { 3 + 7 * t - 40 * t * t }
    for step in 0...12 { estimator.add(place(Double(step) * 0.008), at: Double(step) * 0.008) }
    let end = 12 * 0.008
    #expect(abs(estimator.velocity(at: end) - (7 - 80 * end)) < 1e-9)
  }

  @Test func `two samples have the speed of their difference, one has none`() {
    var estimator = VelocityEstimator()
    estimator.add(1, at: 10)
    #expect(estimator.velocity(at: 10) == 0)
    estimator.add(2, at: 10.01)
    #expect(abs(estimator.velocity(at: 10.01) - 100) < 1e-9)
  }

  @Test func `a pause before the release means no speed`() {
    var estimator = VelocityEstimator()
    for step in 0...5 { estimator.add(Double(step), at: Double(step) * 0.01) }
    #expect(estimator.velocity(at: 0.05) > 0)
    #expect(estimator.velocity(at: 0.089) > 0)
    #expect(estimator.velocity(at: 0.0901) == 0)
  }

  @Test func `a pause between samples clears earlier ones`() {
    var estimator = VelocityEstimator()
    for step in 0...5 { estimator.add(Double(step) * 100, at: Double(step) * 0.01) }
    estimator.add(500, at: 0.2)
    estimator.add(501, at: 0.21)
    #expect(abs(estimator.velocity(at: 0.21) - 100) < 1e-9)
  }

  @Test func `samples older than the horizon are ignored`() {
    var old = VelocityEstimator()
    var fresh = VelocityEstimator()
    for step in 0..<20 {
      let t = Double(step) * 0.02
      old.add(step < 14 ? 1_000 - Double(step) : Double(step), at: t)
      if step >= 14 { fresh.add(Double(step), at: t) }
    }
    #expect(abs(old.velocity(at: 0.38) - fresh.velocity(at: 0.38)) < 1e-9)
  }

  @Test func `a sample with the same time replaces the previous one`() {
    var estimator = VelocityEstimator()
    estimator.add(0, at: 0)
    estimator.add(50, at: 0.01)
    estimator.add(1, at: 0.01)
    #expect(abs(estimator.velocity(at: 0.01) - 100) < 1e-9)
  }

  @Test func `earlier times and NaN are ignored`() {
    var estimator = VelocityEstimator()
    estimator.add(0, at: 1)
    estimator.add(1, at: 1.01)
    let before = estimator
    estimator.add(99, at: 0.5)
    estimator.add(.nan, at: 1.02)
    estimator.add(5, at: .infinity)
    #expect(estimator == before)
  }

  @Test func `a thousand samples at one time are one`() {
    var estimator = VelocityEstimator()
    for value in 0..<1_000 { estimator.add(Double(value), at: 3) }
    #expect(estimator.velocity(at: 3) == 0)
  }

  @Test(arguments: [0.0, 0.1, 0.3, 7.7, 1_234.567_8])
  func `a pause of 40 ms is one at any time of day`(start: Double) {
    var estimator = VelocityEstimator()
    for step in 0...3 { estimator.add(Double(step), at: start + Double(step) * 0.01) }
    #expect(estimator.velocity(at: start + 0.03 + 0.0399) > 0)
    #expect(estimator.velocity(at: start + 0.03 + 0.04) == 0)
    var gap = VelocityEstimator()
    gap.add(0, at: start)
    gap.add(9, at: start + 0.04)
    #expect(gap.velocity(at: start + 0.04) == 0)
    // A sample that is 100 ms old counts, at any hour.
    var old = VelocityEstimator()
    for step in 0...5 { old.add(step == 0 ? 3 : 0, at: start + Double(step) * 0.02) }
    #expect(abs(old.velocity(at: start + 0.1)) > 1)
  }

  @Test func `at most twenty samples count`() {
    var all = VelocityEstimator()
    var last = VelocityEstimator()
    for step in 0..<60 {
      let value = step < 40 ? 1_000.0 : Double(step * step)
      all.add(value, at: Double(step) * 0.001)
      if step >= 40 { last.add(value, at: Double(step) * 0.001) }
    }
    #expect(all.velocity(at: 0.06) == last.velocity(at: 0.06))
  }

  @Test func `directions are unwrapped, in both directions`() {
    for speed in [-9.0, 9, 25] {
      var directions = VelocityEstimator()
      var angles = VelocityEstimator()
      for step in 0...40 {
        let time = Double(step) * 0.01
        directions.add(directionAngle: Circular.wrapped(2 + speed * time), at: time)
        angles.add(2 + speed * time, at: time)
        guard step > 0 else { continue }
        #expect(abs(directions.velocity(at: time) - speed) < 1e-8)
        #expect(abs(directions.velocity(at: time) - angles.velocity(at: time)) < 1e-8)
      }
    }
  }

  @Test func `in the plane each axis has its own speed, and invalid points are ignored`() {
    var planar = PlanarVelocityEstimator()
    for step in 0...8 {
      let time = Double(step) * 0.01
      planar.add(Point2D(3 * time, -40 * time * time), at: time)
      planar.add(Point2D(.nan, 5), at: time + 0.001)
      planar.add(Point2D(5, .infinity), at: time + 0.001)
    }
    let speed = planar.velocity(at: 0.08)
    #expect(abs(speed.x - 3) < 1e-9 && abs(speed.y + 6.4) < 1e-9)
    planar.reset()
    #expect(planar == PlanarVelocityEstimator() || planar.velocity(at: 0.08) == .zero)
  }
}
