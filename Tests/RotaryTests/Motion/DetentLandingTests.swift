import Rotary
import RotaryTestRandom
import Testing

@Suite struct DetentLandingTests {
  /// Detents at a distance of one.
  private func nearest(_ position: Double) -> Double { position.rounded() }

  @Test func `it starts with the released position and speed, and ends at a detent`() {
    var random = SeededGenerator(seed: 51)
    for _ in rounds(2_000) {
      let start = Double.random(in: -20...20, using: &random)
      let velocity = Double.random(in: -30...30, using: &random)
      let law = DetentLanding(from: start, velocity: velocity, onto: nearest)
      #expect(abs(law.position(at: 0) - start) < 1e-12)
      #expect(abs(law.velocity(at: 0) - velocity) < 1e-9)
      #expect(law.rest == nearest(law.rest))
      #expect(law.rest == nearest(Deceleration(from: start, velocity: velocity).rest))
    }
  }

  @Test func `to another detent it coasts, never past it; in its own it springs`() {
    var random = SeededGenerator(seed: 53)
    var coasted = 0
    for _ in rounds(400) {
      let start = Double.random(in: -20...20, using: &random)
      let velocity = Double.random(in: -8...8, using: &random)
      let law = DetentLanding(from: start, velocity: velocity, onto: nearest)
      switch law.course {
      case .coasting:
        coasted += 1
        #expect(law.rest != nearest(start))
        var last = start
        for step in 0...200 {
          let here = law.position(at: law.duration * Double(step) / 200)
          #expect((here - last) * velocity >= 0 && (law.rest - here) * velocity >= 0)
          last = here
        }
      case .drawn:
        let free = Deceleration(from: start, velocity: velocity)
        let isFar = abs(law.rest - start) > 1.25 * abs(free.rest - start)
        #expect(law.rest == nearest(start) || isFar)
      }
    }
    #expect(coasted > rounds(100).count && coasted < rounds(390).count)
  }

  @Test func `it never takes much longer than coasting freely`() {
    var random = SeededGenerator(seed: 57)
    for _ in rounds(2_000) {
      // Three sectors to a turn, and thirty.
      let pitch = Bool.random(using: &random) ? 2 * Double.pi / 3 : .pi / 15
      let start = Double.random(in: -20...20, using: &random)
      let velocity = Double.random(in: -4...4, using: &random)
      let free = Deceleration(from: start, velocity: velocity)
      let law = DetentLanding(from: start, velocity: velocity) { ($0 / pitch).rounded() * pitch }
      #expect(law.duration < 1 + free.duration * 1.25)
    }
  }

  @Test func `with friction it takes at most as long as a spring, or a quarter longer than freely`()
  {
    var random = SeededGenerator(seed: 63)
    var courses = (coasting: 0, drawn: 0)
    for _ in rounds(2_000) {
      let pitch = Bool.random(using: &random) ? 2 * Double.pi / 3 : .pi / 15
      let start = Double.random(in: -20...20, using: &random)
      let velocity = Double.random(in: -6...6, using: &random)
      let free = Deceleration(from: start, velocity: velocity, rate: .wheel)
      let law = DetentLanding(
        from: start,
        velocity: velocity,
        rate: .wheel,
        tolerance: .visible(pointsPerUnit: 150)
      ) { ($0 / pitch).rounded() * pitch }
      switch law.course {
      case .coasting:
        courses.coasting += 1
        #expect(law.duration <= Swift.max(0.9, free.duration * 1.25) + 1e-9)
      case .drawn:
        courses.drawn += 1
        #expect(law.duration < 1.2)
      }
    }
    #expect(courses.coasting > rounds(500).count && courses.drawn > rounds(50).count)
  }

  @Test func `a landing that may not turn back never does`() {
    var random = SeededGenerator(seed: 61)
    var courses = (coasting: 0, drawn: 0)
    for _ in rounds(2_000) {
      let start = Double.random(in: -20...20, using: &random)
      let velocity = Double.random(in: 0...12, using: &random)
      let law = DetentLanding(from: start, velocity: velocity, turnsBack: false) {
        ($0 - start).rounded(.up) + start.rounded(.up)
      }
      switch law.course {
      case .coasting: courses.coasting += 1
      case .drawn: courses.drawn += 1
      }
      var last = start
      for step in 0...200 {
        let here = law.position(at: law.duration * Double(step) / 200)
        #expect(here - last > -1e-12)
        last = here
      }
    }
    #expect(courses.coasting > rounds(500).count && courses.drawn > rounds(50).count)
  }

  @Test func `each landing is a valid motion`() {
    var random = SeededGenerator(seed: 59)
    for _ in rounds(200) {
      let law = DetentLanding(
        from: Double.random(in: -20...20, using: &random),
        velocity: Double.random(in: -30...30, using: &random),
        rate: .fast,
        onto: nearest
      )
      expectLaw(law, size: 10)
    }
  }

  @Test func `past a stop it springs back`() {
    let law = DetentLanding(from: 3.3, velocity: 20) { Swift.min($0.rounded(), 3) }
    #expect(law.rest == 3)
    #expect(abs(law.velocity(at: 0) - 20) < 1e-9)
    #expect(law.position(at: law.duration) == 3)
  }

  @Test func `at rest it stays at rest`() {
    #expect(DetentLanding(restingAt: 2).duration == 0)
    #expect(DetentLanding(from: 2, velocity: 0, onto: nearest).duration == 0)
  }
}
