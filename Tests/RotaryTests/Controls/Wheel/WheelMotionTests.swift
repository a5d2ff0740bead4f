import Rotary
import RotaryTestRandom
import Testing

@Suite struct WheelMotionTests {
  @Test func `events and the end do not depend on the frame rate`() {
    for seed in seeds(40, from: 1) {
      var outcomes: [(WheelDriver)] = []
      for rate in [24.0, 60, 120, 1_000, 7.3] {
        var driver = WheelDriver(Wheel())
        if seed.isMultiple(of: 3) { driver.wheel.options.stops = -1...2 }
        driver.framesPerSecond = rate
        Self.play(&driver, seed: seed)
        outcomes.append(driver)
      }
      for other in outcomes.dropFirst() {
        #expect(other.events == outcomes[0].events, "seed \(seed)")
        #expect(abs(other.wheel.rotation - outcomes[0].wheel.rotation) < 1e-6, "seed \(seed)")
        for (a, b) in zip(other.times, outcomes[0].times) {
          #expect(abs(a - b) < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  /// Plays flicks, catches and commands at times that are not multiples of a frame.
  private static func play(_ driver: inout WheelDriver, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let sweep = Double.random(in: -1.5...1.5, using: &random)
      driver.drag(
        from: Double.random(in: 0...6, using: &random),
        by: sweep,
        seconds: Double.random(in: 0.03...0.3, using: &random),
        steps: 9
      )
      driver.wait(Double.random(in: 0...0.7, using: &random))
    }
    driver.act { $0.select(5) }
    driver.wait(Double.random(in: 0...0.2, using: &random))
    driver.input(.key(.left))
    driver.wait(5)
  }

  @Test func `the position is continuous, and so is the speed at a flick's release and catch`() {
    var random = SeededGenerator(seed: 77)
    for round in rounds(1_500) {
      var driver = WheelDriver(Wheel())
      let sweep = Double.random(in: 0.2...1.6, using: &random) * (round.isMultiple(of: 2) ? 1 : -1)
      let seconds = Double.random(in: 0.04...0.25, using: &random)
      driver.drag(from: 1, by: sweep, seconds: seconds, steps: 10)
      let finger = sweep / seconds
      // At a constant drag, the estimate is the finger's speed, and the wheel continues at it.
      if abs(finger) < 79, abs(finger) > 0.6 {
        #expect(abs(driver.wheel.radiansPerSecond - finger) < 1e-6 * (1 + abs(finger)), "\(round)")
      }
      var last = driver.wheel.rotation
      // A soft spring moves it where it would creep: at most at ω/2 times the way.
      let free = abs(Deceleration(from: 0, velocity: finger, rate: .wheel).rest)
      let way = free + .pi / 8
      let drawn = way < 1.25 * free ? 0 : .pi / 0.8 * way
      let limit = max(abs(finger), 1, drawn) * 1.05
      for _ in 0..<Int.random(in: 1...80, using: &random) {
        driver.wait(1 / 500)
        #expect(abs(driver.wheel.rotation - last) <= limit / 500 + 1e-4, "\(round)")
        last = driver.wheel.rotation
      }
      driver.pointer(.down, driver.place(2))
      #expect(driver.wheel.rotation == last)
    }
  }

  @Test func `flicks of all speeds stop at a sector's middle`() {
    var random = SeededGenerator(seed: 21)
    for round in rounds(600) {
      let count = [1, 2, 3, 5, 8, 12, 25, 100, 997, 10_000][round % 10]
      guard let wheel = Wheel(count: count) else { continue }
      var driver = WheelDriver(wheel)
      driver.framesPerSecond = 30
      driver.drag(
        from: 0,
        by: Double.random(in: -3...3, using: &random),
        seconds: Double.random(in: 0.02...0.5, using: &random),
        steps: 12
      )
      driver.settle()
      let layout = driver.wheel.layout
      let rest = layout.rotation(of: layout.detent(containing: driver.wheel.rotation))
      #expect(abs(rest - driver.wheel.rotation) < 1e-9, "round \(round)")
      #expect(driver.wheel.value == driver.wheel.settledValue)
    }
  }

  @Test func `a landing never turns back`() {
    for speed in stride(from: 2.0, through: 60, by: 1.7) {
      var driver = WheelDriver(Wheel())
      driver.drag(from: 0, by: speed * 0.05, seconds: 0.05, steps: 8)
      let crossed = driver.wheel.value
      var last = driver.wheel.rotation
      while driver.wheel.isMoving {
        driver.wait(1 / 120)
        // In its starting sector, a spring may bring it back.
        if driver.wheel.value != crossed { #expect(driver.wheel.rotation >= last - 1e-12) }
        last = driver.wheel.rotation
      }
    }
  }

  @Test func `a wheel at rest asks for no frames`() {
    var driver = WheelDriver(Wheel())
    #expect(!driver.wheel.isMoving)
    driver.drag(from: 0, by: 1, seconds: 0.1)
    #expect(driver.wheel.isMoving)
    driver.settle()
    #expect(!driver.wheel.isMoving)
  }
}
