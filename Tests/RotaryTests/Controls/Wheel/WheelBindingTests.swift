import Testing

@testable import Rotary

/// Values that an app sets with a binding, and when.
@Suite struct WheelBindingTests {
  @Test func `a value set during a drag applies immediately, and the finger continues from it`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(1.3), after: 0.3)
    driver.wait(0.3)
    driver.forget()
    driver.wheel.value = 5
    #expect(driver.wheel.value == 5 && driver.events.isEmpty)
    let adopted = driver.wheel.rotation
    driver.pointer(.move, driver.place(1.4), after: 0.1)
    #expect(abs(driver.wheel.rotation - adopted - 0.1) < 1e-12)
    driver.pointer(.up, driver.place(1.4), after: 0.2)
    driver.settle()
    #expect(driver.events == [.changed(5)])
  }

  @Test
  func `a value set in flight is the new target, the shorter way, in any direction`() {
    var wheel = Wheel()
    wheel.options.direction = .clockwise
    var driver = WheelDriver(wheel)
    driver.act { $0.spin(to: 3, turns: 1, duration: 1) }
    driver.wait(0.5)
    let (rotation, speed) = (driver.wheel.rotation, driver.wheel.radiansPerSecond)
    driver.wait(0.3)
    let shown = driver.wheel.value
    let wish = (shown + 1) % 8
    driver.wheel.value = wish
    #expect(driver.wheel.rotation > rotation && speed > 0 && driver.wheel.radiansPerSecond > 0)
    driver.settle()
    #expect(driver.wheel.value == wish && driver.events.last == .changed(wish))
    #expect(driver.events.filter { if case .changed = $0 { true } else { false } }.count == 1)
  }

  @Test func `a value that an app rejects during a drag ends it without a change`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(-0.9), after: 0.3)
    driver.wait(0.3)
    #expect(driver.wheel.value == 1)
    driver.wheel.value = 0
    driver.pointer(.up, driver.place(-0.9), after: 0.3)
    driver.settle()
    #expect(driver.wheel.value == 0)
    #expect(!driver.events.contains { if case .changed = $0 { true } else { false } })
  }

  @Test func `an echo of a press while the wheel turns does not turn it back`() {
    var driver = WheelDriver(Wheel())
    driver.wheel.style.hasHub = true
    driver.act { $0.select(1) }
    driver.wait(0.05)
    driver.input(.key(.enter))
    #expect(driver.events == [.pressed(0)])
    driver.wait(0.2)
    #expect(driver.wheel.value == 1 && !driver.wheel.isResting)
    driver.wheel.value = 0
    driver.settle()
    #expect(driver.wheel.value == 1)
  }

  @Test func `setting the shown value, the target or an invalid index has no effect`() {
    var driver = WheelDriver(Wheel())
    driver.act { $0.select(2) }
    driver.wait(0.1)
    for value in [driver.wheel.value, 2, 8, -1, .max, .min] {
      let before = driver.wheel
      driver.wheel.value = value
      #expect(driver.wheel.value == before.value, "\(value)")
      #expect(driver.wheel.goalDetent == before.goalDetent, "\(value)")
    }
    driver.settle()
    #expect(driver.wheel.value == 2)
  }

  @Test func `an echo of an earlier value does not turn the wheel back, even at rest`() {
    var driver = WheelDriver(Wheel())
    driver.act { $0.select(3) }
    driver.wait(Wheel.selectSeconds + 0.01)
    // Passed during the last 0.25 s.
    #expect(driver.events.contains(.changing(2)))
    driver.wheel.value = 2
    #expect(driver.wheel.value == 3 && driver.wheel.isResting)
    driver.wait(0.3)
    driver.wheel.value = 2
    #expect(driver.wheel.value == 2)
  }

  @Test func `at rest, a set value applies, and the next action starts from it`() {
    var driver = WheelDriver(Wheel())
    driver.wheel.value = 6
    #expect(driver.wheel.settledValue == 6 && driver.wheel.isResting && driver.events.isEmpty)
    driver.input(.key(.left))
    driver.settle()
    #expect(driver.events == [.changing(5), .changed(5)])
  }

  @Test func `setting an unchanged value has no effect, also during a drag`() throws {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(0.7), after: 0.2)
    let before = driver.wheel
    try driver.wheel.set("titles", to: .texts((1...8).map { "\($0)" }))
    try driver.wheel.set("direction", to: .text("both"))
    try driver.wheel.set("deceleration", to: .text("friction"))
    try driver.wheel.set("right-to-left", to: .flag(false))
    #expect(driver.wheel == before)
  }

  @Test func `other sectors during a drag keep the selection by index, and the gesture`() throws {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(-1.6), after: 0.2)
    #expect(driver.wheel.value == 2)
    try driver.wheel.setSectors(["a", "b", "c", "d", "e"].map { Sector($0) })
    #expect(driver.wheel.value == 2 && !driver.wheel.isResting)
    driver.pointer(.up, driver.place(-1.6), after: 0.2)
    driver.settle()
    #expect(driver.events.last == .changed(2))
  }

  @Test func `a wheel that stops accepting input releases as for a cancelled touch`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(-0.9), after: 0.2)
    driver.wheel.options.isEnabled = false
    #expect(driver.pointer(.move, driver.place(-2), after: 0.1) == .declined)
    driver.settle()
    #expect(driver.wheel.isResting && driver.events.last == .changed(1))
  }
}

@Suite struct WheelCatchUpTests {
  private static func count(_ events: [ValueEvent<Int>]) -> (told: Int, passed: Int) {
    var passed = 0
    for event in events {
      switch event {
      case .changing: passed += 1
      case .skipped(let count, _): passed += count
      default: break
      }
    }
    return (events.count, passed)
  }

  @Test func `a page that was suspended receives the end, and one frame of events`() throws {
    var wheel = try #require(Wheel(count: 360))
    wheel.startTurning(radiansPerSecond: 50)
    var events: [ValueEvent<Int>] = []
    wheel.advance(to: 7_200)
    while let (event, _) = wheel.nextEvent() { events.append(event) }
    let (told, passed) = Self.count(events)
    #expect(told == DetentMotion.maximumCrossings + 1)
    #expect(passed == Int((50 * 7_200 / (2 * Double.pi) * 360).rounded()))
    wheel.advance(to: 7_200)
    wheel.stopTurning()
    wheel.advance(to: 1e7)
    while let (event, _) = wheel.nextEvent() { events.append(event) }
    #expect(wheel.isResting && events.last == .changed(wheel.value))
  }

  @Test func `a wheel of a million sectors sends one frame of events, and lands exactly`()
    throws
  {
    var often = WheelDriver(try #require(Wheel(count: 1_000_000)))
    often.framesPerSecond = 60
    often.act { $0.spin(to: 123_456, turns: 4, duration: 1) }
    var frames = 0
    while often.wheel.isMoving {
      often.forget()
      often.wait(1.0 / 60)
      frames += 1
      #expect(often.events.count <= DetentMotion.maximumCrossings + 2)
    }
    #expect(frames > 60 && often.wheel.value == 123_456)
    #expect(often.events.isEmpty || often.events.last == .changed(123_456))
    var once = WheelDriver(try #require(Wheel(count: 1_000_000)))
    once.act { $0.spin(to: 123_456, turns: 4, duration: 1) }
    once.framesPerSecond = 0.1
    once.wait(10)
    #expect(once.wheel.rotation == often.wheel.rotation)
    #expect(once.events.last == .changed(123_456))
    // Four turns clockwise, towards lower sectors, and on to the target.
    #expect(Self.count(once.events).passed == 4_000_000 + (1_000_000 - 123_456))
  }
}
