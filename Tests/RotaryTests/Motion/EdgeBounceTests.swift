import Rotary
import RotaryTestRandom
import Testing

@Suite struct EdgeBounceTests {
  /// Returns flings between edges: past either, short of both, and from beyond.
  static func thrown(seed: UInt64) -> [EdgeBounce] {
    var random = SeededGenerator(seed: seed)
    return rounds(300).map { index in
      let lower = Double.random(in: -500...0, using: &random)
      let edges = lower...(lower + Double.random(in: 10...800, using: &random))
      let start =
        index % 5 == 0
        ? edges.upperBound + Double.random(in: 1...50, using: &random)
        : Double.random(in: edges, using: &random)
      return EdgeBounce(
        from: start,
        velocity: Double.random(in: -4_000...4_000, using: &random),
        within: edges,
        rate: index % 2 == 0 ? .normal : .fast,
        spring: index % 3 == 0
          ? .edgeBounce
          : SpringMotion.Parameters(
            dampingRatio: Double.random(in: 0.4...2, using: &random),
            response: Double.random(in: 0.2...0.9, using: &random),
            mass: Double.random(in: 0.2...9, using: &random)
          ),
        tolerance: .points
      )
    }
  }

  @Test func `position and speed are continuous at an edge`() throws {
    var bounced = 0
    for law in Self.thrown(seed: 41) where law.contact.isFinite && law.contact > 0 {
      bounced += 1
      let before = law.contact.nextDown
      let speed = abs(law.velocity(at: before))
      #expect(abs(law.position(at: law.contact) - law.position(at: before)) < 1e-9 * (1 + speed))
      #expect(abs(law.velocity(at: law.contact) - law.velocity(at: before)) < 1e-9 * (1 + speed))
      // It reaches the edge at which it stops.
      #expect(abs(law.position(at: law.contact) - law.rest) < 1e-9)
    }
    #expect(bounced > rounds(50).count)
  }

  @Test func `each is a valid motion, and stops within the edges`() {
    for law in Self.thrown(seed: 43) { expectLaw(law, size: 2_000, tolerance: .points) }
  }

  @Test func `a motion that stops before an edge coasts as if there were none`() {
    let free = Deceleration(from: 3, velocity: 200, rate: .fast)
    let law = EdgeBounce(from: 3, velocity: 200, within: -100...100, rate: .fast)
    #expect(law.contact == .infinity)
    #expect(law.duration == free.duration && law.rest == free.rest)
    for t in [0.0, 0.1, 0.5, 2] {
      #expect(law.position(at: t) == free.position(at: t))
      #expect(law.velocity(at: t) == free.velocity(at: t))
    }
  }

  @Test func `a bounce passes the edge and returns to it`() {
    let law = EdgeBounce(from: 90, velocity: 1_000, within: 0...100, tolerance: .points)
    let farthest = (0...1_000).map { law.position(at: law.duration * Double($0) / 1_000) }.max()
    #expect((farthest ?? 0) > 110)
    #expect(law.rest == 100 && law.position(at: law.duration) == 100)
  }

  @Test func `a release beyond an edge springs back immediately`() {
    let law = EdgeBounce(from: 130, velocity: 50, within: 0...100, tolerance: .points)
    #expect(law.contact == 0 && law.rest == 100)
    #expect(abs(law.position(at: 0) - 130) < 1e-9 && abs(law.velocity(at: 0) - 50) < 1e-9)
  }

  @Test func `an edge reached very slowly is still reached`() {
    let free = Deceleration(from: 0, velocity: 1)
    let edge = free.rest - 1e-7
    let law = EdgeBounce(from: 0, velocity: 1, within: 0...edge)
    #expect(law.rest == edge)
    #expect(largestJump(of: law, until: law.duration + 1) < 1e-6)
  }

  @Test func `at rest it stays at rest`() {
    let law = EdgeBounce(restingAt: 7)
    #expect(law.duration == 0 && law.rest == 7 && law.position(at: 3) == 7)
  }
}
