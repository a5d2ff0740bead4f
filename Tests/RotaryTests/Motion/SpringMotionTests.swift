import Rotary
import RotaryTestRandom
import Testing

@Suite struct SpringTests {
  /// Springs of all branches, with masses other than 1.
  static let parameters: [SpringMotion.Parameters] = [
    SpringMotion.Parameters(mass: 0.3, stiffness: 40, damping: 2),
    SpringMotion.Parameters(mass: 7, stiffness: 90, damping: 5),
    SpringMotion.Parameters(mass: 2.5, stiffness: 160, damping: 40),
    SpringMotion.Parameters(mass: 0.7, stiffness: 12, damping: 30),
    SpringMotion.Parameters(mass: 11, stiffness: 3, damping: 90),
    SpringMotion.Parameters(dampingRatio: 1, response: 0.3, mass: 4),
    .edgeBounce,
  ]

  @Test(arguments: parameters)
  func `it starts at its position and speed`(parameters: SpringMotion.Parameters) {
    let spring = SpringMotion(from: 3, velocity: -17, to: -2, parameters: parameters)
    #expect(abs(spring.position(at: 0) - 3) < 1e-12)
    #expect(abs(spring.velocity(at: 0) + 17) < 1e-12)
  }

  @Test(arguments: parameters)
  func `its acceleration obeys the equation`(parameters: SpringMotion.Parameters) {
    let spring = SpringMotion(from: 3, velocity: -17, to: -2, parameters: parameters)
    let step = 1e-5
    for index in 1...40 {
      let t = spring.duration * Double(index) / 45
      // The speed's central difference is off by step²·x‴/6, which is below the tolerance here.
      let acceleration =
        (spring.velocity(at: t + step) - spring.velocity(at: t - step)) / (2 * step)
      let force =
        parameters.damping * spring.velocity(at: t)
        + parameters.stiffness * (spring.position(at: t) - spring.rest)
      #expect(abs(parameters.mass * acceleration + force) < 1e-3 * (1 + abs(force)))
    }
  }

  @Test(arguments: parameters)
  func `its speed is the slope of its position`(parameters: SpringMotion.Parameters) {
    let spring = SpringMotion(from: 3, velocity: -17, to: -2, parameters: parameters)
    for index in 1...40 {
      let t = spring.duration * Double(index) / 45
      let slope = (spring.position(at: t + 1e-6) - spring.position(at: t - 1e-6)) / 2e-6
      #expect(abs(slope - spring.velocity(at: t)) < 1e-4 * (1 + abs(slope)))
    }
  }

  @Test(arguments: parameters)
  func `its energy never grows`(parameters: SpringMotion.Parameters) {
    let spring = SpringMotion(from: 3, velocity: -17, to: -2, parameters: parameters)
    var last = Double.infinity
    for index in 0...1_000 {
      let t = spring.duration * Double(index) / 1_000
      let x = spring.position(at: t) - spring.rest
      let v = spring.velocity(at: t)
      let energy = (parameters.mass * v * v + parameters.stiffness * x * x) / 2
      #expect(energy <= last * (1 + 1e-12))
      last = energy
    }
  }

  @Test(arguments: parameters)
  func `after its end it is within the tolerance and stays there`(
    parameters: SpringMotion.Parameters
  ) {
    let spring = SpringMotion(from: 3, velocity: -17, to: -2, parameters: parameters)
    #expect(spring.duration.isFinite)
    // Just before its end, where it still follows the formula.
    let before = spring.duration * (1 - 1e-9)
    let slack = 1 + 1e-6
    #expect(abs(spring.position(at: before) + 2) <= MotionTolerance.rotation.distance * slack)
    #expect(abs(spring.velocity(at: before)) <= MotionTolerance.rotation.speed * slack)
    #expect(spring.position(at: spring.duration) == -2)
    #expect(spring.velocity(at: spring.duration + 1) == 0)
  }

  @Test func `the branches agree where they meet`() {
    func spring(_ ratio: Double) -> SpringMotion {
      SpringMotion(
        from: 1,
        velocity: 4,
        to: 0,
        parameters: SpringMotion.Parameters(dampingRatio: ratio, response: 0.4, mass: 3)
      )
    }
    for t in stride(from: 0.0, through: 0.5, by: 0.01) {
      let critical = spring(1).position(at: t)
      for ratio in [1 - 1e-10, 1 + 1e-10, 1 - 1e-7, 1 + 1e-7] {
        // x depends smoothly on the ratio; 10⁻⁷ of it moves x by less than 10⁻⁶.
        #expect(abs(spring(ratio).position(at: t) - critical) < 1e-6)
      }
    }
  }

  @Test func `a very stiff or very heavily damped spring does not overflow`() {
    let spring = SpringMotion(
      from: 1,
      velocity: 0,
      to: 0,
      parameters: SpringMotion.Parameters(stiffness: 1, damping: 1e6)
    )
    for t in [0.0, 1, 1e3, 1e9] { #expect(spring.position(at: t).isFinite) }
  }

  @Test func `the three ways to define a spring agree`() {
    let byLook = SpringMotion.Parameters(dampingRatio: 0.8, response: 0.5)
    let byBounce = SpringMotion.Parameters(duration: 0.5, bounce: 0.2)
    #expect(abs(byLook.stiffness - byBounce.stiffness) < 1e-9)
    #expect(abs(byLook.damping - byBounce.damping) < 1e-9)
    let flat = SpringMotion.Parameters(duration: 0.5, bounce: -0.2)
    #expect(abs(flat.damping - 2 * 1.25 * Circular.turn / 0.5) < 1e-9)
  }

  @Test(arguments: parameters)
  func `it reverses each time its speed changes sign`(
    parameters: SpringMotion.Parameters
  ) {
    for velocity in [30.0, -30, 3, 0] {
      let spring = SpringMotion(from: 1, velocity: velocity, to: 0, parameters: parameters)
      var reversal = spring.reversal(after: 0)
      var last = spring.velocity(at: 0)
      for index in 1...20_000 {
        let t = spring.duration * Double(index) / 20_001
        let speed = spring.velocity(at: t)
        if speed * last < 0 {
          #expect(abs((reversal ?? -1) - t) < spring.duration / 10_000)
          reversal = spring.reversal(after: reversal ?? t)
        }
        if speed != 0 { last = speed }
      }
      if let reversal { #expect(reversal > spring.duration * 0.99) }
    }
  }

  /// Returns a random spring of any branch and mass, and its parameters.
  private func random(
    _ random: inout SeededGenerator
  ) -> (parameters: SpringMotion.Parameters, x: Double, v: Double) {
    let ratios = [
      Double.random(in: 0.05...0.95, using: &random), 1,
      Double.random(in: 1.05...6, using: &random),
      1 + Double.random(in: -1e-6...1e-6, using: &random),
    ]
    let parameters = SpringMotion.Parameters(
      dampingRatio: ratios.randomElement(using: &random) ?? 1,
      response: Double.random(in: 0.1...2, using: &random),
      mass: Double.random(in: 0.05...40, using: &random)
    )
    let x = Double.random(in: -9...9, using: &random)
    return (parameters, x, Double.random(in: -60...60, using: &random))
  }

  @Test func `random springs of all branches and masses obey the equation`() {
    var generator = SeededGenerator(seed: 17)
    for _ in rounds(400) {
      let (parameters, x, v) = random(&generator)
      let spring = SpringMotion(from: x, velocity: v, to: 0, parameters: parameters)
      #expect(abs(spring.position(at: 0) - x) < 1e-12)
      #expect(abs(spring.velocity(at: 0) - v) < 1e-12)
      expectLaw(spring, size: 10)
      // k/m sets the scale of accelerations; the difference is accurate to (ω·step)² of it.
      let square = parameters.stiffness / parameters.mass
      let step = 1e-4 / square.squareRoot()
      let size = square * abs(x) + square.squareRoot() * abs(v)
      var energy = Double.infinity
      for index in 1...60 {
        let t = spring.duration * Double(index) / 64
        let a = (spring.velocity(at: t + step) - spring.velocity(at: t - step)) / (2 * step)
        let residual =
          a + parameters.damping / parameters.mass * spring.velocity(at: t)
          + square * spring.position(at: t)
        #expect(abs(residual) < 1e-5 * size)
        let (place, speed) = (spring.position(at: t), spring.velocity(at: t))
        let now = parameters.mass * speed * speed + parameters.stiffness * place * place
        #expect(now <= energy * (1 + 1e-12))
        energy = now
      }
    }
  }

  /// A heavily damped spring creeps at k/c, for any damping.
  @Test(arguments: [1e3, 1e5, 1e7, 1e9])
  func `a heavily damped spring creeps as slowly as it should`(damping: Double) {
    let spring = SpringMotion(
      from: 1,
      velocity: 0,
      to: 0,
      parameters: SpringMotion.Parameters(mass: 2, stiffness: 3, damping: damping)
    )
    let half = spring.position(at: damping / 3 * 0.693_147_180_559_945)
    #expect(abs(half - 0.5) < 10 / damping)
  }

  @Test func `the parameters of a spring can be read back`() {
    var generator = SeededGenerator(seed: 19)
    for _ in rounds(200) {
      let duration = Double.random(in: 0.1...3, using: &generator)
      let bounce = Double.random(in: -0.9...0.95, using: &generator)
      let parameters = SpringMotion.Parameters(duration: duration, bounce: bounce)
      #expect(abs(parameters.response - duration) < 1e-12)
      #expect(abs(parameters.bounce - bounce) < 1e-12)
      let heavy = SpringMotion.Parameters(dampingRatio: 0.6, response: duration, mass: 7)
      #expect(abs(heavy.dampingRatio - 0.6) < 1e-12 && abs(heavy.response - duration) < 1e-12)
    }
  }

  @Test func `at rest it stays at rest, and without damping it oscillates forever`() {
    #expect(
      SpringMotion(restingAt: 3).duration == 0 && SpringMotion(restingAt: 3).position(at: 1) == 3
    )
    let free = SpringMotion(
      from: 1,
      velocity: 0,
      to: 0,
      parameters: .init(stiffness: 4, damping: 0)
    )
    #expect(free.duration == .infinity)
    #expect(abs(free.position(at: 1_000 * .pi) - 1) < 1e-9)
  }

  @Test(arguments: [SpringMotion.Parameters.edgeBounce, .nudge])
  func `the springs of controls are critically damped`(spring: SpringMotion.Parameters) {
    let critical = 2 * (spring.stiffness * spring.mass).squareRoot()
    #expect(abs(spring.damping - critical) < 1e-9 * critical)
  }
}
