import Rotary
import RotaryTestRandom
import Testing

@Suite struct SpinnerTests {
  @Test func `an invalid range is rejected with its error`() {
    #expect(throws: SpinnerRange.RangeError.noStep) {
      try SpinnerRange(from: 0, through: 9, step: 0)
    }
    #expect(throws: SpinnerRange.RangeError.wrongWay(start: 9, end: 0, step: 1)) {
      try SpinnerRange(from: 9, through: 0)
    }
    #expect(throws: SpinnerRange.RangeError.badNumber(.infinity)) {
      try SpinnerRange(from: 0, through: .infinity)
    }
    #expect(throws: SpinnerRange.RangeError.self) { try SpinnerRange(from: .nan, through: 1) }
    #expect(throws: SpinnerRange.RangeError.self) {
      try SpinnerRange(from: 0, through: 1, step: .nan)
    }
    #expect(throws: SpinnerRange.RangeError.tooMany(1e12 + 1)) {
      try SpinnerRange(from: 0, through: 1e12)
    }
  }

  @Test(arguments: [
    (0, 9, 1), (-3, 3, 0.1), (10, -10, -2.5), (1, 2, 0.3), (5, 5, 1), (-1, 0, 0.001),
  ])
  func `each number is an exact decimal with an index`(
    start: Double,
    end: Double,
    step: Double
  )
    throws
  {
    let range = try SpinnerRange(from: start, through: end, step: step)
    #expect(range.count == Int64(((end - start) / step + 1e-9).rounded(.down)) + 1)
    for index in 0..<range.count {
      let written = ((start + step * Double(index)) * 1_000).rounded() / 1_000
      #expect(range[index] == written)
      #expect(range.index(nearest: written) == index)
    }
    #expect(range.index(nearest: .nan) == nil)
    #expect(range.index(nearest: .infinity) == (step > 0 ? range.count - 1 : 0))
  }

  @Test(arguments: [false, true]) func `each number can be reached exactly`(wraps: Bool)
    throws
  {
    var driver = try SpinnerDriver(-4, 4, step: 0.5, wraps: wraps)
    let range = driver.spinner.range
    var generator = SeededGenerator(seed: 5)
    for index in (0..<range.count).shuffled(using: &generator) {
      driver.move(to: range[index])
      driver.settle()
      #expect(driver.spinner.value == range[index])
      #expect(driver.spinner.position == Double(index))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 7, 16, 360]) func `a ring of any number of tiles turns by hand`(
    tiles: Int
  ) {
    var driver = SpinnerDriver(NumberSpinner())
    driver.spinner.options.tileCount = tiles
    driver.drag(by: -driver.spinner.ring.tile.width * 2, hold: 0.2)
    driver.settle()
    #expect(driver.spinner.value == 2)
    var scene = ControlScene(size: driver.spinner.size)
    driver.spinner.draw(into: &scene)
    #expect(scene.nodes.allSatisfy { $0.transform.isFinite })
    #expect(scene.nodes.contains { $0.part == .frontTile })
  }

  @Test func `the front tile follows the finger, and the fixed gain is that of the original`() {
    var driver = SpinnerDriver(NumberSpinner())
    let width = driver.spinner.ring.tile.width
    driver.pointer(.down, 200)
    driver.pointer(.move, 200 - 1.25 * width, after: 0.1)
    #expect(abs(driver.spinner.position - 1.25) < 1e-9)
    driver = SpinnerDriver(NumberSpinner())
    driver.spinner.options.gain = .fixed
    driver.pointer(.down, 310)
    driver.pointer(.move, 10, after: 0.1)
    #expect(abs(driver.spinner.rotation - 160 * .pi / 180) < 1e-9)
  }

  @Test func `a drag past an end resists, sends an event, and springs back`() {
    var driver = SpinnerDriver(NumberSpinner())
    let width = driver.spinner.ring.tile.width
    driver.pointer(.down, 100)
    driver.pointer(.move, 100 + width, after: 0.1)
    #expect(abs(driver.spinner.position - RubberBand(limit: 1).shown(forRequested: -1)) < 1e-9)
    #expect(driver.spinner.value == 0)
    #expect(driver.events.map(\.name) == ["metEnd"])
    driver.pointer(.up, 100 + width, after: 0.2)
    driver.settle()
    #expect(driver.spinner.position == 0)
    #expect(driver.events.map(\.name) == ["metEnd"])
  }

  @Test func `a ring that wraps continues from the last to the first`() throws {
    var driver = try SpinnerDriver(0, 9, wraps: true)
    driver.drag(by: driver.spinner.ring.tile.width, hold: 0.2)
    driver.settle()
    #expect(driver.events == [.changing(9), .changed(9)])
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.spinner.value == 0)
  }

  @Test(arguments: [-1.0, 1]) func `a flick stops at a tile within the limit`(sign: Double)
    throws
  {
    var driver = try SpinnerDriver(-1_000, 1_000)
    driver.move(to: 0, animated: false)
    driver.drag(by: sign * 60, seconds: 0.02)
    let released = driver.spinner.rotation
    driver.settle()
    let limit = driver.spinner.options.throwLimit
    let thrown = -sign * (driver.spinner.rotation - released)
    #expect(thrown > limit - driver.spinner.ring.tileAngle)
    #expect(thrown <= limit)
    #expect(driver.spinner.position == driver.spinner.position.rounded())
  }

  @Test func `a flick against an end bounces within a tile and rests on it`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.drag(by: 5, seconds: 0.001)
    driver = SpinnerDriver(NumberSpinner())
    driver.move(to: 2, animated: false)
    driver.drag(by: 50, seconds: 0.02)
    var least = 0.0
    while driver.spinner.isMoving {
      driver.wait(1 / 120)
      least = min(least, driver.spinner.position)
    }
    #expect(least < 0 && least > -1)
    #expect(driver.events.contains { $0.name == "metEnd" })
    #expect(driver.events.last == .changed(0))
  }

  @Test(arguments: [-2.0, -1, 1, 2]) func `a tap brings the tapped tile to the front`(
    steps: Double
  ) {
    var driver = SpinnerDriver(NumberSpinner())
    driver.move(to: 5, animated: false)
    driver.tap(driver.middle(ofTile: steps))
    driver.settle()
    #expect(driver.spinner.value == 5 + steps)
  }

  @Test func `a tap on the front tile and Enter send press, and change nothing`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.tap(driver.middle(ofTile: 0))
    driver.settle()
    driver.input(.key(.enter))
    #expect(driver.events == [.pressed(0), .pressed(0)])
  }

  @Test func `a ring that is caught sends one event, at rest`() throws {
    var driver = try SpinnerDriver(0, 100)
    driver.move(to: 20)
    driver.wait(0.1)
    let caught = driver.spinner.position
    #expect(caught > 0 && caught < 20)
    driver.pointer(.down, 160)
    driver.wait(0.5)
    #expect(driver.spinner.value == caught.rounded())
    driver.pointer(.up, 160)
    driver.settle()
    #expect(driver.spinner.isResting)
    #expect(driver.events.filter { $0.name == "changed" }.count == 1)
    #expect(driver.events.last == .changed(driver.spinner.value))
  }

  @Test(arguments: [9.0, 999_999_999]) func `a long way passes at most a ring's number of tiles`(
    end: Double
  ) throws {
    var driver = try SpinnerDriver(0, end)
    driver.input(.key(.end))
    driver.settle()
    #expect(driver.spinner.value == end)
    #expect(driver.events.count <= 20)
    #expect(driver.events.last == .changed(end))
    driver.input(.key(.home))
    driver.wait(0.2)
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.spinner.value == 1)
  }

  @Test func `a long way that is caught anywhere shows the number it rests on`() throws {
    for frames in 1...60 {
      var driver = try SpinnerDriver(0, 1_000_000)
      driver.input(.key(.end))
      driver.wait(Double(frames) / 120)
      let value = driver.spinner.value
      driver.pointer(.down, 160)
      #expect(driver.spinner.value == value)
      driver.pointer(.cancel, 160, after: 0.1)
      driver.settle()
      #expect(driver.spinner.value == value)
    }
  }
}
