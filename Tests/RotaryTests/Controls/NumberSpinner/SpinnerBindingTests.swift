import Testing

@testable import Rotary

/// An app that binds the value: what it sets, when it is told something.
@Suite struct SpinnerBindingTests {
  private func changes(_ driver: SpinnerDriver) -> [SpinnerEvent] {
    driver.events.filter { $0.name == "changed" }
  }

  @Test func `a value set in a drag is there at once, and the finger goes on from it`() throws {
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

  @Test(arguments: [25.0, 70, 900_000]) func `a value set in flight is where it lands`(wish: Double)
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

  @Test func `a value set in flight round the end is gone to the shorter way`() throws {
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

  @Test func `a value that is refused in a drag ends it without a change`() {
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

  @Test func `what is shown, gone to or no number changes nothing`() {
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
    // Passed on the way, in the last quarter of a second.
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

  @Test func `at rest a value stands there, and is the one that the next action starts from`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.spinner.value = 6.4
    #expect(driver.spinner.settledValue == 6 && driver.spinner.isResting && driver.events.isEmpty)
    driver.input(.key(.down))
    driver.settle()
    #expect(driver.events == [.changing(5), .changed(5)])
  }

  @Test func `another range in the hand keeps the value, the finger and the action`() throws {
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

  @Test func `another range in flight keeps the goal, or goes to the nearest there is`() throws {
    for (last, goal) in [(200.0, 90.0), (50, 50)] {
      var driver = try SpinnerDriver(0, 100)
      driver.move(to: 90)
      driver.wait(0.25)
      driver.spinner.range = try SpinnerRange(from: 0, through: last)
      driver.settle()
      #expect(driver.spinner.value == goal && changes(driver) == [.changed(goal)])
    }
  }

  @Test func `a setting given the value that it has is nothing, in the hand as well`() throws {
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

  @Test func `a ring that takes no input any more lets go as a cancelled touch does`() {
    var driver = SpinnerDriver(NumberSpinner())
    let width = driver.spinner.ring.tile.width
    driver.pointer(.down, 200)
    driver.pointer(.move, 200 - 1.3 * width, after: 0.2)
    driver.spinner.options.isEnabled = false
    #expect(driver.pointer(.move, 10, after: 0.1) == .declined)
    driver.settle()
    #expect(driver.spinner.isResting && driver.events.last == .changed(1))
  }

  @Test func `ends that part in the hand and in flight leave a number of the range`() throws {
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

  @Test func `a page that slept is told the end and no more than a frame's worth`() throws {
    var driver = try SpinnerDriver(0, 9, wraps: true)
    driver.spinner.options.throwLimit = Circular.radians(degrees: 3_600)
    driver.spinner.options.tileCount = 360
    driver.spinner.options.decelerationRate = .perMillisecond(0.9999)
    driver.drag(by: -300, seconds: 0.02)
    driver.forget()
    driver.act { $0.advance(to: $1 + 7_200, emit: $2) }
    #expect(driver.events.count == DetentMotion.maximumCrossings + 2)
    guard case .skipped(let count, let value) = driver.events.suffix(2).first else {
      Issue.record("\(driver.events.suffix(2))")
      return
    }
    #expect(count > 1_000 && driver.events.last == .changed(value))
    #expect(driver.spinner.isResting && driver.spinner.value == value)
  }
}
