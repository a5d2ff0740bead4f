import Rotary
import RotaryTestRandom
import Testing

@Suite struct WheelLimitTests {
  @Test func `a forbidden direction has no effect, the allowed one works immediately`() {
    var wheel = Wheel()
    wheel.options.direction = .clockwise
    var driver = WheelDriver(wheel)
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(0.4), after: 0.1)
    driver.pointer(.move, driver.place(-0.6), after: 0.1)
    #expect(abs(driver.wheel.rotation - 0.4) < 1e-12)
    driver.pointer(.move, driver.place(-0.4), after: 0.1)
    #expect(abs(driver.wheel.rotation - 0.6) < 1e-12)
  }

  @Test func `with one direction allowed nothing ever turns the other way`() {
    var random = SeededGenerator(seed: 5)
    for round in rounds(300) {
      var wheel = Wheel()
      let sign: Double = round.isMultiple(of: 2) ? 1 : -1
      wheel.options.direction = sign > 0 ? .clockwise : .counterclockwise
      var driver = WheelDriver(wheel)
      driver.pointer(.down, driver.place(1))
      var direction = 1.0
      var last = 0.0
      for _ in 0..<12 {
        direction += Double.random(in: -0.5...0.5, using: &random)
        driver.pointer(.move, driver.place(direction), after: 0.008)
        #expect((driver.wheel.rotation - last) * sign >= 0)
        last = driver.wheel.rotation
      }
      driver.pointer(.up, driver.place(direction))
      while driver.wheel.isMoving {
        driver.wait(1 / 60)
        #expect((driver.wheel.rotation - last) * sign >= -1e-12, "round \(round)")
        last = driver.wheel.rotation
      }
      let step = driver.wheel.rotation / (.pi / 4)
      #expect(abs(step - step.rounded()) < 1e-9)
    }
  }

  @Test func `stops resist like a rubber band and spring back`() {
    var wheel = Wheel()
    wheel.options.stops = -(.pi / 2)...(.pi / 2)
    var driver = WheelDriver(wheel)
    driver.pointer(.down, driver.place(0))
    for step in 1...40 { driver.pointer(.move, driver.place(Double(step) * 0.1), after: 0.01) }
    let excess = driver.wheel.rotation - .pi / 2
    #expect(abs(excess - RubberBand(limit: .pi / 4).shown(forRequested: 4 - .pi / 2)) < 1e-9)
    #expect(driver.wheel.value == 6)
    #expect(driver.events.filter { $0.name == "metEnd" }.count == 1)
    driver.pointer(.up, driver.place(4), after: 0.2)
    driver.settle()
    #expect(abs(driver.wheel.rotation - .pi / 2) < 1e-9)
  }

  @Test func `a flick into an end bounces there and stops at the last sector`() {
    var wheel = Wheel()
    wheel.options.stops = -(.pi / 2)...(.pi / 2)
    var driver = WheelDriver(wheel)
    driver.drag(from: 0, by: 1, seconds: 0.05, steps: 6)
    var farthest = driver.wheel.rotation
    var last = farthest
    // 8,000 points per second at 100 points are 80 rad/s.
    let limit = 80.0 / 240 + 1e-9
    while driver.wheel.isMoving {
      driver.wait(1 / 240)
      farthest = max(farthest, driver.wheel.rotation)
      #expect(abs(driver.wheel.rotation - last) < limit)
      last = driver.wheel.rotation
    }
    #expect(farthest > .pi / 2)
    #expect(abs(driver.wheel.rotation - .pi / 2) < 1e-9)
    #expect(driver.events.contains { $0.name == "metEnd" })
    #expect(driver.wheel.settledValue == 6)
  }

  @Test func `a wheel caught past an end is continuous`() {
    var wheel = Wheel()
    wheel.options.stops = 0...1
    var driver = WheelDriver(wheel)
    driver.drag(from: 0, by: -1, seconds: 0.3, steps: 10, hold: 0.1)
    driver.wait(0.02)
    let here = driver.wheel.rotation
    #expect(here < 0)
    driver.pointer(.down, driver.place(2))
    driver.pointer(.move, driver.place(2 + 1e-9), after: 0.01)
    #expect(abs(driver.wheel.rotation - here) < 1e-8)
  }

  @Test func `selecting stays within the stops`() {
    var wheel = Wheel()
    wheel.options.stops = -(.pi / 2)...(.pi / 2)
    var driver = WheelDriver(wheel)
    for index in 0..<8 {
      driver.act { $0.select(index) }
      driver.settle()
      #expect(abs(driver.wheel.rotation) <= .pi / 2 + 1e-9)
    }
    driver.act { $0.select(6) }
    driver.settle()
    #expect(driver.wheel.value == 6)
  }

  @Test func `right to left mirrors the order of sectors`() {
    var wheel = Wheel()
    wheel.environment.isRightToLeft = true
    #expect(abs(wheel.layout.middle(of: 1) + .pi / 4) < 1e-12)
    var driver = WheelDriver(wheel)
    driver.input(.key(.left))
    driver.settle()
    #expect(driver.wheel.value == 1)
    driver.input(.key(.down))
    driver.settle()
    #expect(driver.wheel.value == 2)
  }

  @Test func `with reduced motion the result is the same and is sent once`() {
    var moving = WheelDriver(Wheel())
    var still = WheelDriver(Wheel())
    still.wheel.environment.reducesMotion = true
    for index in [3, 7, 4] {
      moving.act { $0.select(index) }
      moving.settle()
      still.act { $0.select(index) }
      #expect(still.wheel.isResting)
      #expect(still.wheel.rotation == moving.wheel.rotation)
      #expect(still.events.filter { $0 == .changed(index) }.count == 1)
    }
    still.wait(0.15)
    #expect(!still.wheel.isMoving)
  }

  @Test func `a disabled wheel ignores input`() {
    var wheel = Wheel()
    wheel.options.isEnabled = false
    var driver = WheelDriver(wheel)
    #expect(driver.pointer(.down, driver.place(0)) == .declined)
    #expect(driver.input(.key(.right)) == .declined)
    #expect(driver.input(.scroll(x: 0, y: 400)) == .declined)
    #expect(driver.input(.detents(2)) == .declined)
    #expect(driver.wheel.rotation == 0)
  }
}
