import Rotary
import RotaryTestRandom
import Testing

@Suite struct FrictionTests {
  /// Returns constants of all sizes, and speeds in both directions.
  private func randomLaw(_ random: inout SeededGenerator) -> (Deceleration, Deceleration.Rate) {
    let rate = Deceleration.Rate.friction(
      viscous: .random(in: 0.05...8, using: &random),
      dry: .random(in: 0.05...20, using: &random)
    )
    let start = Double.random(in: -10...10, using: &random)
    let velocity = Double.random(in: -40...40, using: &random)
    return (Deceleration(from: start, velocity: velocity, rate: rate), rate)
  }

  @Test func `each is a valid motion that stops, without a jump`() {
    var random = SeededGenerator(seed: 401)
    for _ in rounds(200) {
      let (law, _) = randomLaw(&random)
      let none = MotionTolerance(distance: 1e-9, speed: 1e-6)
      expectLaw(law, size: 400, tolerance: none)
    }
  }

  @Test func `it slows down by a share of its speed and by a constant amount`() {
    var random = SeededGenerator(seed: 403)
    for _ in rounds(500) {
      let (law, rate) = randomLaw(&random)
      let (t, h) = (law.duration * .random(in: 0.01...0.98, using: &random), law.duration * 1e-5)
      let slope = (law.velocity(at: t + h) - law.velocity(at: t - h)) / (2 * h)
      let sign: Double = law.startVelocity < 0 ? -1 : 1
      let expected = -rate.decay * law.velocity(at: t) - sign * rate.dryFriction
      #expect(abs(slope - expected) < 1e-6 * (1 + abs(expected)))
    }
  }

  @Test(arguments: [(3.0, 57.0), (6, 147), (10, 280), (20, 632)])
  func `a wheel stops at its calculated distance`(radiansPerSecond: Double, degrees: Double) {
    let law = Deceleration(from: 0, velocity: radiansPerSecond, rate: .wheel)
    #expect(abs(Circular.degrees(radians: law.rest) - degrees) < 0.5)
  }

  @Test func `to a target it moves as freely, stretched or compressed in time`() throws {
    var random = SeededGenerator(seed: 405)
    for _ in rounds(300) {
      let (free, rate) = randomLaw(&random)
      let stretch = Double.random(in: 0.05...1.5, using: &random)
      let target = free.start + (free.rest - free.start) * stretch
      let law = try #require(
        Deceleration(from: free.start, velocity: free.startVelocity, rate: rate, landingOn: target)
      )
      #expect(law.rest == target)
      #expect(law.velocity(at: 0) == free.startVelocity)
      #expect(abs(law.duration - free.duration * stretch) < 1e-9 * free.duration)
      for step in 0...20 {
        let t = free.duration * Double(step) / 20
        let way = (free.position(at: t) - free.start) * stretch
        #expect(abs(law.position(at: t * stretch) - law.start - way) < 1e-9 * (1 + abs(way)))
      }
    }
  }

  @Test func `the time of a passed position is found, and none for others`() throws {
    var random = SeededGenerator(seed: 407)
    for _ in rounds(500) {
      let (law, _) = randomLaw(&random)
      let t = law.duration * .random(in: 0...1, using: &random)
      let found = try #require(law.time(at: law.position(at: t)))
      #expect(abs(law.position(at: found) - law.position(at: t)) < 1e-9)
      #expect(law.time(at: law.rest + (law.rest - law.start) * 0.01 + 1e-9.copied(law)) == nil)
      #expect(law.time(at: law.start - (law.rest - law.start) * 0.01 - 1e-9.copied(law)) == nil)
    }
  }

  @Test func `it is within a tolerance when both position and speed are`() {
    var random = SeededGenerator(seed: 409)
    for _ in rounds(300) {
      let (law, _) = randomLaw(&random)
      let near = MotionTolerance(
        distance: .random(in: 1e-4...1, using: &random),
        speed: .random(in: 1e-4...10, using: &random)
      )
      let t = law.time(within: near)
      func isWithin(_ t: Double) -> Bool {
        abs(law.rest - law.position(at: t)) <= near.distance * (1 + 1e-6) + 1e-12
          && abs(law.velocity(at: t)) <= near.speed * (1 + 1e-6) + 1e-12
      }
      #expect(isWithin(t) && t <= law.duration)
      #expect(t == 0 || !isWithin(t * 0.99 - 1e-6))
    }
  }

  @Test(arguments: [0, -0.0, 1e-300, 1e-9, 1e9, 1e100, 1e300, .infinity, .nan])
  func `any speed is valid`(speed: Double) {
    for rate in [Deceleration.Rate.wheel, .spinner, .friction(viscous: .nan, dry: -.infinity)] {
      let law = Deceleration(from: 1, velocity: speed, rate: rate)
      #expect(law.duration.isFinite && law.rest.isFinite && law.duration >= 0)
      #expect(law.position(at: law.duration / 2).isFinite)
      #expect(law.velocity(at: law.duration / 2).isFinite)
    }
  }
}

extension Double {
  /// Returns the same motion from another origin.
  fileprivate func copied(_ law: Deceleration) -> Double { law.startVelocity < 0 ? -self : self }
}
