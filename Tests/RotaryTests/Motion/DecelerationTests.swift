import RealModule
import Rotary
import Testing

@Suite struct DecelerationTests {
  @Test func `the speed falls by the rate in every millisecond`() {
    let law = Deceleration(from: 5, velocity: 1_000, rate: .normal, tolerance: .points)
    for t in [0.1, 0.5, 1.7] {
      #expect(abs(law.velocity(at: t + 0.001) / law.velocity(at: t) - 0.998) < 1e-12)
    }
  }

  @Test func `it rests where the formula says`() {
    let law = Deceleration(from: 5, velocity: -1_000, rate: .fast, tolerance: .points)
    #expect(abs(law.rest - (5 + 1_000 / (1_000 * Double.log(0.99)))) < 1e-9)
    #expect(law.position(at: 1e9) == law.rest)
    // What is left at the end is the tolerance's speed over the decay.
    #expect(abs(law.position(at: law.duration * 0.999_999_9) - law.rest) < 0.11)
  }

  @Test func `a landing begins at the speed, ends on the target and never passes it`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
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

  @Test func `a landing against the speed is refused`() {
    #expect(Deceleration(from: 0, velocity: 3, landingOn: -1) == nil)
    #expect(Deceleration(from: 0, velocity: 0, landingOn: 1) == nil)
    #expect(Deceleration(from: 0, velocity: 1, landingOn: 0) == nil)
  }

  @Test func `the time of a position is when it is there`() throws {
    let law = Deceleration(from: 2, velocity: 9)
    for share in [0.1, 0.5, 0.9] {
      let place = 2 + (law.rest - 2) * share
      let time = try #require(law.time(at: place))
      #expect(abs(law.position(at: time) - place) < 1e-9)
    }
    #expect(law.time(at: 1) == nil)
    #expect(law.time(at: law.rest + 1) == nil)
  }

  @Test(arguments: [0.0, 1, -3, .nan, 2])
  func `a rate that is none counts as normal`(rate: Double) {
    #expect(Deceleration.Rate.perMillisecond(rate).decay == Deceleration.Rate.normal.decay)
  }
}
