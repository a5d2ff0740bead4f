import Rotary
import Testing

@Suite struct WheelPhoneTests {
  /// Makes a phone with its finger stop at the lower right, and holes 1 to 9 and 0.
  func phone() throws -> WheelDriver {
    var wheel = try Wheel(sectors: "1234567890".map { Sector(String($0)) })
    wheel.options.mode = .phone
    wheel.options.pointerAngle = .pi / 4
    return WheelDriver(wheel)
  }

  let slot = Circular.turn / 12

  /// Turns a hole to the stop, or part of the way.
  func turn(_ driver: inout WheelDriver, hole: Int, share: Double = 1) {
    let stop = Double(hole + 2) * slot
    driver.drag(
      from: .pi / 4 - stop,
      by: stop * share,
      share: 0.72,
      seconds: 0.4,
      steps: 30,
      hold: 0.05
    )
  }

  @Test func `each hole turned to the stop dials its digit, and pulses on the way back`() throws {
    for hole in 0..<10 {
      var driver = try phone()
      turn(&driver, hole: hole)
      driver.settle()
      let pulses = [WheelEvent](repeating: .pulse, count: hole + 1)
      #expect(driver.events == [.metEnd, .dialled(hole)] + pulses)
      #expect(driver.wheel.rotation == 0)
    }
  }

  @Test func `a hole that does not reach the stop dials nothing`() throws {
    var driver = try phone()
    turn(&driver, hole: 4, share: 0.8)
    driver.settle()
    #expect(!driver.events.contains(.dialled(4)))
    #expect(driver.wheel.rotation == 0)
  }

  @Test func `the dial does not turn past the stop, or backwards`() throws {
    var driver = try phone()
    turn(&driver, hole: 2, share: 1.5)
    #expect(abs(driver.wheel.rotation - 4 * slot) < 1e-9)
    var other = try phone()
    turn(&other, hole: 2, share: -0.5)
    #expect(other.wheel.rotation == 0)
  }

  @Test func `the dial returns at a constant speed, and declines touches meanwhile`() throws {
    var driver = try phone()
    turn(&driver, hole: 9)
    let speeds = [0.2, 0.4, 0.6].map { pause -> Double in
      driver.wait(pause - 0.2 + 0.2)
      return driver.wheel.radiansPerSecond
    }
    #expect(Set(speeds.filter { $0 != 0 }).count == 1)
    var early = try phone()
    turn(&early, hole: 9)
    #expect(early.pointer(.down, early.place(0.3, 0.72), after: 0.1) == .declined)
    early.settle()
    #expect(early.pointer(.down, early.place(.pi / 4 - 2 * slot, 0.72)) == .handled)
  }

  @Test func `the gap before the stop has no hole`() throws {
    var driver = try phone()
    #expect(driver.pointer(.down, driver.place(.pi / 4 - slot, 0.72)) == .declined)
  }

  @Test func `a cancelled turn dials nothing`() throws {
    var driver = try phone()
    driver.pointer(.down, driver.place(.pi / 4 - 2 * slot, 0.72))
    driver.pointer(.move, driver.place(.pi / 4, 0.72), after: 0.2)
    driver.pointer(.cancel, driver.place(.pi / 4, 0.72), after: 0.1)
    driver.settle()
    #expect(driver.events.filter { if case .dialled = $0 { true } else { false } }.isEmpty)
    #expect(driver.wheel.rotation == 0)
  }

  @Test func `a tap or a typed digit dials without a drag`() throws {
    var tapped = try phone()
    tapped.pointer(.down, tapped.place(.pi / 4 - 5 * slot, 0.72))
    tapped.pointer(.up, tapped.place(.pi / 4 - 5 * slot, 0.72), after: 0.05)
    tapped.settle()
    #expect(tapped.events.contains(.dialled(3)))
    var typed = try phone()
    typed.input(.key(.character("7")))
    typed.settle()
    #expect(typed.events.contains(.dialled(6)))
    #expect(typed.wheel.rotation == 0)
  }

  private func type(_ digits: String, every pause: Double = 0.1, on driver: inout WheelDriver) {
    for digit in digits.unicodeScalars { driver.input(.key(.character(digit)), after: pause) }
  }

  private func dialled(_ driver: WheelDriver) -> [Int] {
    driver.events.compactMap { if case .dialled(let hole) = $0 { hole } else { nil } }
  }

  @Test func `digits typed while it turns are dialled one after another`() throws {
    for digits in ["1234567890", "0000000000", "1111111111"] {
      var driver = try phone()
      type(digits, on: &driver)
      #expect(!driver.wheel.isResting)
      driver.settle()
      // Hole 0 is the digit 1.
      #expect(dialled(driver) == digits.unicodeScalars.map { (Int($0.value) - 48 + 9) % 10 })
      #expect(driver.wheel.rotation == 0 && driver.wheel.isResting)
    }
  }

  @Test func `at most twenty digits wait`() throws {
    var driver = try phone()
    type("9", on: &driver)
    for _ in 0..<20 { #expect(driver.input(.key(.character("1"))) == .handled) }
    #expect(driver.input(.key(.character("2"))) == .declined)
    driver.settle()
    #expect(dialled(driver) == [8] + [Int](repeating: 0, count: 20))
  }

  @Test func `Escape, a touch on the dial, and disabling it clear the waiting digits`() throws {
    var escaped = try phone()
    #expect(escaped.input(.key(.escape)) == .declined)
    type("123", on: &escaped)
    #expect(escaped.input(.key(.escape)) == .handled)
    var touched = try phone()
    type("123", on: &touched)
    #expect(touched.pointer(.down, touched.place(0, 0.72)) == .declined)
    var disabled = try phone()
    type("123", on: &disabled)
    disabled.wheel.options.isEnabled = false
    var fewer = try phone()
    type("123", on: &fewer)
    try fewer.wheel.setSectors([Sector("1")])
    for driver in [escaped, touched, disabled, fewer] {
      var driver = driver
      driver.settle()
      #expect(dialled(driver) == [0] && driver.wheel.rotation == 0)
    }
    // A touch next to the dial has no effect.
    var beside = try phone()
    type("123", on: &beside)
    beside.pointer(.down, beside.place(0, 1.3))
    beside.settle()
    #expect(dialled(beside) == [0, 1, 2])
  }

  @Test func `with reduced motion, waiting digits are dialled while the dial is still`() throws {
    var driver = try phone()
    type("123", on: &driver)
    driver.wheel.environment.reducesMotion = true
    driver.settle()
    #expect(dialled(driver) == [0, 1, 2] && driver.wheel.isResting)
    type("45", on: &driver)
    #expect(dialled(driver) == [0, 1, 2, 3, 4])
  }
}
