import Testing

@testable import Rotary

/// Values that an app sets with a binding, and when.
@Suite struct SpinnerBindingTests {
  private func changes(_ driver: SpinnerDriver) -> [ValueEvent<Double>] {
    driver.events.filter { $0.name == "changed" }
  }

  @Test
  func `a value set during a drag applies immediately, and the finger continues from it`() throws {
    var driver = try SpinnerDriver(0, 100)
    let width = driver.spinner.ring.tile.width
    driver.pointer(.down, 200)
    driver.pointer(.move, 200 - 2.3 * width, after: 0.3)
    driver.wait(0.3)
    driver.forget()
    driver.spinner.value = 40
    #expect(driver.spinner.value == 40 && driver.spinner.position == 40 && driver.events.isEmpty)
    driver.pointer(.move, 200 - 2.7 * width, after: 0.1)
    #expect(abs(driver.spinner.position - 40.4) < 1e-9)
    driver.pointer(.up, 200 - 2.7 * width, after: 0.2)
    driver.settle()
    #expect(driver.events == [.changed(40)])
  }

  @Test(arguments: [25.0, 70, 900_000]) func `a value set in flight is the new target`(wish: Double)
    throws
  {
    var driver = try SpinnerDriver(0, 1_000_000)
    driver.drag(by: -60, seconds: 0.05)
    driver.wait(0.1)
    let (position, speed) = (driver.spinner.position, driver.spinner.tilesPerSecond)
    #expect(speed > 1)
    driver.wait(0.3)
    driver.spinner.value = wish
    #expect(abs(driver.spinner.position - position) < 20)
    driver.settle()
    #expect(driver.spinner.value == wish && driver.spinner.position == wish)
    #expect(changes(driver) == [.changed(wish)])
  }

  @Test func `a value set in flight past the end is reached the shorter way`() throws {
    var driver = try SpinnerDriver(0, 9, wraps: true)
    driver.move(to: 2)
    driver.wait(0.4)
    let before = driver.spinner.position
    driver.spinner.value = 9
    driver.wait(0.2)
    #expect(driver.spinner.position < before)
    driver.settle()
    #expect(driver.spinner.value == 9 && changes(driver) == [.changed(9)])
  }

  @Test func `a value that an app rejects during a drag ends it without a change`() {
    var driver = SpinnerDriver(NumberSpinner())
    let width = driver.spinner.ring.tile.width
    driver.pointer(.down, 200)
    driver.pointer(.move, 200 - 1.2 * width, after: 0.3)
    driver.wait(0.3)
    #expect(driver.spinner.value == 1)
    driver.spinner.value = 0
    driver.pointer(.up, 200 - 1.2 * width, after: 0.3)
    driver.settle()
    #expect(driver.spinner.value == 0 && changes(driver).isEmpty)
  }

  @Test func `setting the shown value, the target or NaN has no effect`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.move(to: 8)
    driver.wait(0.1)
    for value in [driver.spinner.value, 8, .nan] {
      let before = driver.spinner
      driver.spinner.value = value
      #expect((driver.spinner.motion == before.motion) == true, "\(value)")
    }
    driver.settle()
    #expect(driver.spinner.value == 8)
  }

  @Test func `an echo of an earlier value does not turn the ring back, even at rest`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.move(to: 9)
    driver.wait(NumberSpinner.moveSeconds + 0.01)
    // Passed during the last 0.25 s.
    #expect(driver.events.contains(.changing(8)) && driver.spinner.isResting)
    driver.spinner.value = 8
    #expect(driver.spinner.value == 9)
    driver.wait(0.3)
    driver.spinner.value = 8
    #expect(driver.spinner.value == 8)
  }

  @Test func `an echo of a press while the ring turns does not turn it back`() throws {
    var driver = try SpinnerDriver(0, 100)
    driver.move(to: 1)
    driver.wait(0.05)
    driver.input(.key(.enter))
    #expect(driver.events == [.pressed(0)])
    driver.wait(0.2)
    #expect(driver.spinner.value == 1 && !driver.spinner.isResting)
    driver.spinner.value = 0
    driver.settle()
    #expect(driver.spinner.value == 1)
  }

  @Test func `at rest, a set value applies, and the next action starts from it`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.spinner.value = 6.4
    #expect(driver.spinner.settledValue == 6 && driver.spinner.isResting && driver.events.isEmpty)
    driver.input(.key(.down))
    driver.settle()
    #expect(driver.events == [.changing(5), .changed(5)])
  }

  @Test func `another range during a drag keeps the value, the finger and the gesture`() throws {
    var driver = try SpinnerDriver(0, 9)
    let width = driver.spinner.ring.tile.width
    driver.pointer(.down, 200)
    driver.pointer(.move, 200 - 3.2 * width, after: 0.2)
    driver.spinner.range = try SpinnerRange(from: -10, through: 20)
    #expect(driver.spinner.value == 3 && abs(driver.spinner.position - 13.2) < 1e-9)
    driver.pointer(.move, 200 - 4.2 * width, after: 0.2)
    #expect(driver.spinner.value == 4)
    driver.pointer(.up, 200 - 4.2 * width, after: 0.2)
    driver.settle()
    #expect(driver.events.last == .changed(4) && driver.spinner.position == 14)
  }

  @Test func `another range in flight keeps the target, or uses the nearest valid one`() throws {
    for (last, goal) in [(200.0, 90.0), (50, 50)] {
      var driver = try SpinnerDriver(0, 100)
      driver.move(to: 90)
      driver.wait(0.25)
      driver.spinner.range = try SpinnerRange(from: 0, through: last)
      driver.settle()
      #expect(driver.spinner.value == goal && changes(driver) == [.changed(goal)])
    }
  }

  @Test func `setting an unchanged value has no effect, also during a drag`() throws {
    var driver = try SpinnerDriver(0, 9)
    driver.pointer(.down, 200)
    driver.pointer(.move, 130, after: 0.2)
    let before = driver.spinner
    try driver.spinner.set("max", to: .number(9))
    try driver.spinner.set("wrap", to: .flag(false))
    try driver.spinner.set("tiles", to: .number(16))
    try driver.spinner.set("titles", to: .texts([]))
    try driver.spinner.set("disabled", to: .flag(false))
    driver.spinner.size = driver.spinner.size
    #expect((driver.spinner == before) == true)
  }

  @Test func `a ring that stops accepting input releases as for a cancelled touch`() {
    var driver = SpinnerDriver(NumberSpinner())
    let width = driver.spinner.ring.tile.width
    driver.pointer(.down, 200)
    driver.pointer(.move, 200 - 1.3 * width, after: 0.2)
    driver.spinner.options.isEnabled = false
    #expect(driver.pointer(.move, 10, after: 0.1) == .declined)
    driver.settle()
    #expect(driver.spinner.isResting && driver.events.last == .changed(1))
  }

  @Test
  func `ends that become separate, during a drag or in flight, leave a valid number`() throws {
    for isThrown in [true, false] {
      var driver = try SpinnerDriver(0, 9, wraps: true)
      let width = driver.spinner.ring.tile.width
      driver.pointer(.down, 300)
      driver.pointer(.move, 300 - 3.4 * width, after: isThrown ? 0.02 : 0.2)
      for _ in 0..<2 {
        driver.pointer(.up, 300 - 3.4 * width)
        driver.pointer(.down, 300)
        driver.pointer(.move, 300 - 3.4 * width, after: 0.02)
      }
      if isThrown { driver.pointer(.up, 300 - 3.4 * width) }
      driver.spinner.options.wraps = false
      driver.pointer(.cancel, 300, after: 0.1)
      driver.settle()
      #expect(driver.spinner.isResting && (0...9).contains(driver.spinner.position))
      #expect(driver.spinner.position == driver.spinner.value)
    }
  }

  @Test func `a page that was suspended receives the end, and one frame of events`() throws {
    var driver = try SpinnerDriver(0, 9, wraps: true)
    driver.spinner.options.throwLimit = Circular.radians(degrees: 3_600)
    driver.spinner.options.tileCount = 360
    driver.spinner.options.decelerationRate = .perMillisecond(0.9999)
    driver.drag(by: -300, seconds: 0.02)
    driver.forget()
    driver.advance(to: driver.time + 7_200)
    #expect(driver.events.count == DetentMotion.maximumCrossings + 2)
    guard case .skipped(let count, let value) = driver.events.suffix(2).first else {
      Issue.record("\(driver.events.suffix(2))")
      return
    }
    #expect(count > 1_000 && driver.events.last == .changed(value))
    #expect(driver.spinner.isResting && driver.spinner.value == value)
  }
}
