import RealModule
import Rotary
import RotaryTestRandom
import Testing

@Suite struct DecelerationTests {
  @Test func `the speed falls by the rate in each millisecond`() {
    let law = Deceleration(from: 5, velocity: 1_000, rate: .normal, tolerance: .points)
    for t in [0.1, 0.5, 1.7] {
      #expect(abs(law.velocity(at: t + 0.001) / law.velocity(at: t) - 0.998) < 1e-12)
    }
  }

  @Test func `it stops at the position of the formula`() {
    let law = Deceleration(from: 5, velocity: -1_000, rate: .fast, tolerance: .points)
    #expect(abs(law.rest - (5 + 1_000 / (1_000 * Double.log(0.99)))) < 1e-9)
    #expect(law.position(at: 1e9) == law.rest)
    // At its end neither the remaining way nor the speed is visible.
    #expect(abs(law.position(at: law.duration * 0.999_999_9) - law.rest) < 0.010_001)
  }

  @Test func `a landing starts with its speed, ends at its target and never passes it`() {
    var random = SeededGenerator(seed: 3)
    for _ in rounds(2_000) {
      let velocity = Double.random(in: -80...80, using: &random)
      let distance = Double.random(in: 0.01...60, using: &random) * (velocity < 0 ? -1 : 1)
      guard abs(velocity) > 0.02 else { continue }
      let law = Deceleration(from: 7, velocity: velocity, landingOn: 7 + distance)
      guard let law else {
        Issue.record("no landing for \(velocity) over \(distance)")
        continue
      }
      #expect(abs(law.velocity(at: 0) - velocity) < 1e-9)
      let end = law.position(at: law.duration * (1 - 1e-12))
      #expect(abs(end - 7 - distance) < 1e-6)
      #expect(law.position(at: law.duration) == 7 + distance)
      var last = 7.0
      for step in 1...50 {
        let here = law.position(at: law.duration * Double(step) / 50)
        #expect((here - last) * velocity >= 0)
        #expect((here - 7) / distance <= 1 + 1e-12)
        last = here
      }
    }
  }

  @Test func `a landing against the speed is rejected`() {
    #expect(Deceleration(from: 0, velocity: 3, landingOn: -1) == nil)
    #expect(Deceleration(from: 0, velocity: 0, landingOn: 1) == nil)
    #expect(Deceleration(from: 0, velocity: 1, landingOn: 0) == nil)
  }

  @Test func `the time of a position is when it is reached`() throws {
    let law = Deceleration(from: 2, velocity: 9)
    for share in [0.1, 0.5, 0.9] {
      let place = 2 + (law.rest - 2) * share
      let time = try #require(law.time(at: place))
      #expect(abs(law.position(at: time) - place) < 1e-9)
    }
    #expect(law.time(at: 1) == nil)
    #expect(law.time(at: law.rest + 1) == nil)
  }

  @Test func `from any start it moves one way, ever slower, and is a valid motion`() {
    var random = SeededGenerator(seed: 5)
    for _ in rounds(300) {
      let law = Deceleration(
        from: Double.random(in: -900...900, using: &random),
        velocity: Double.random(in: -8_000...8_000, using: &random),
        rate: .perMillisecond(Double.random(in: 0.9...0.9995, using: &random)),
        tolerance: .points
      )
      expectLaw(law, size: 20_000, tolerance: .points)
      var (place, speed) = (law.start, Double.infinity)
      for step in 0...200 {
        let t = law.duration * Double(step) / 200
        #expect((law.position(at: t) - place) * law.startVelocity >= 0)
        #expect(abs(law.velocity(at: t)) <= speed)
        (place, speed) = (law.position(at: t), abs(law.velocity(at: t)))
      }
    }
  }

  @Test func `its acceleration is its decay times its speed`() {
    var random = SeededGenerator(seed: 7)
    for _ in rounds(300) {
      let law = Deceleration(
        from: 0,
        velocity: Double.random(in: 1...8_000, using: &random),
        rate: .perMillisecond(Double.random(in: 0.99...0.9995, using: &random)),
        tolerance: .points
      )
      let t = law.duration * Double.random(in: 0.01...0.9, using: &random)
      let slope = (law.velocity(at: t + 1e-5) - law.velocity(at: t - 1e-5)) / 2e-5
      #expect(abs(slope / (law.decay * law.velocity(at: t)) + 1) < 1e-6)
    }
  }

  @Test func `it is within a tolerance when both position and speed are`() {
    var random = SeededGenerator(seed: 9)
    for _ in rounds(300) {
      let law = Deceleration(
        from: 0,
        velocity: Double.random(in: 100...8_000, using: &random),
        rate: .fast,
        tolerance: MotionTolerance(distance: 0, speed: 0)
      )
      #expect(law.duration == .infinity)
      let near = MotionTolerance(
        distance: Double.random(in: 0.01...5, using: &random),
        speed: Double.random(in: 0.01...50, using: &random)
      )
      let t = law.time(within: near)
      let way = (law.rest - law.position(at: t)) / near.distance
      let speed = law.velocity(at: t) / near.speed
      #expect(abs(Swift.max(way, speed) - 1) < 1e-6)
    }
    #expect(Deceleration(restingAt: 3).time(within: .points) == 0)
  }

  @Test(arguments: [0.0, 1, -3, .nan, 2])
  func `an invalid rate counts as normal`(rate: Double) {
    #expect(Deceleration.Rate.perMillisecond(rate).decay == Deceleration.Rate.normal.decay)
  }
}
