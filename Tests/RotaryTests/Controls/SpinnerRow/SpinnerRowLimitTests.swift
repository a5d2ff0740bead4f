import RotaryTestRandom
import Testing

@testable import Rotary

/// The least and the greatest value: unreachable numbers are dimmed and skipped.
@Suite struct SpinnerRowLimitTests {
  /// A time from 9:30 through 17:15, at 12:00.
  private static func time(_ hourCycle: HourCycle = .h23) -> SpinnerRow {
    var row = SpinnerRow.time
    row.format.hourCycle = hourCycle
    (row.minimumValue, row.maximumValue) = (570, 1_035)
    row.value = 720
    return row
  }

  private static func date() throws -> SpinnerRow {
    var row = SpinnerRow.date
    row.minimumValue = try SpinnerDate(year: 2026, month: 2, day: 10).daysSince1970
    row.maximumValue = try SpinnerDate(year: 2027, month: 1, day: 31).daysSince1970
    return row
  }

  @Test func `a value is always within the limits`() {
    var row = Self.time()
    for value: Double in [-1e300, 0, 569, 569.4, -.infinity] {
      row.value = value
      #expect(row.value == 570)
    }
    for value: Double in [1_036, 1e19, 1e300, .infinity] {
      row.move(to: value, animated: false)
      #expect(row.value == 1_035)
    }
    row.value = .nan
    #expect(row.value == 1_035)
    row.maximumValue = 600
    #expect(row.value == 600 && row.settledValue == 600)
    row.minimumValue = 610
    #expect(row.value == 610)
    (row.minimumValue, row.maximumValue) = (nil, nil)
    row.value = 3
    #expect(row.value == 3)
  }

  @Test(arguments: [Double.nan, -.infinity, -1e300, .infinity, 1e300, 1e19])
  func `any number can be a limit`(number: Double) {
    for isLeast in [true, false] {
      for var row in [SpinnerRow.time, .date, .digits(15)] {
        if isLeast { row.minimumValue = number } else { row.maximumValue = number }
        row.value = 500
        var driver = SpinnerRowDriver(row)
        driver.input(.key(.up))
        driver.settle()
        #expect(driver.row.isResting && driver.row.value.isFinite)
      }
    }
  }

  @Test func `keys skip what is not reachable, and Home and End are its ends`() {
    var driver = SpinnerRowDriver(Self.time())
    driver.row.activate(0)
    for (key, text) in [
      (Key.end, "17:00"), (.up, "09:30"), (.down, "17:30"), (.home, "09:30"), (.up, "10:30"),
    ] {
      driver.input(.key(key))
      driver.settle()
      // 17:30 is beyond the end.
      #expect(driver.row.text == (text == "17:30" ? "17:15" : text))
      if text == "17:30" { driver.row.value = 17 * 60 + 15 }
    }
    driver.row.value = 17 * 60 + 10
    driver.row.activate(1)
    driver.input(.key(.end))
    #expect(driver.row.text == "17:15")
    driver.input(.key(.up))
    #expect(driver.row.text == "17:00")
    driver.input(.key(.down))
    #expect(driver.row.text == "17:15")
    driver.input(.scroll(x: 0, y: -80))
    #expect(driver.row.text == "17:01")
  }

  @Test func `a row that carries stops at its limits`() {
    var driver = SpinnerRowDriver(Self.time(), carries: true)
    driver.row.value = 1_034
    driver.row.activate(1)
    for text in ["17:15", "17:15", "17:15"] {
      driver.input(.key(.up))
      driver.settle()
      #expect(driver.row.text == text)
    }
    driver.row.value = 599
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.row.text == "10:00")
  }

  @Test func `hours with AM and PM cross noon within the limits`() {
    var driver = SpinnerRowDriver(Self.time(.h12))
    driver.row.value = 690
    driver.row.activate(1)
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.row.text == "12:30")
    driver.row.activate(0)
    driver.input(.key(.down))
    driver.settle()
    #expect(driver.row.text == "09:30")
  }

  @Test func `a row that is turned beyond a limit turns back when it stops, with one value`() {
    var driver = SpinnerRowDriver(Self.time())
    driver.drag(column: 0, tiles: 8)
    #expect(driver.row.value == 1_035)
    #expect(driver.events.allSatisfy { $0.value.map { (570...1_035).contains($0) } ?? true })
    #expect(driver.row.number(ofColumn: 0) == 20 && driver.row.text == "17:15")
    driver.settle()
    #expect(driver.row.text == "17:15")
    #expect(driver.events.last == .changed(1_035))
    #expect(driver.count { if case .changed = $0 { true } else { false } } == 1)
    for (column, ring) in driver.row.rings.enumerated() {
      #expect(ring.index(of: ring.motion.detent) == driver.row.indices[column])
      #expect(ring.shownPosition == ring.position.rounded())
    }
  }

  @Test(arguments: [1.0, 30, 61, 240], [false, true])
  func `neither the end nor its time depends on frames`(rate: Double, reduces: Bool) {
    func run(_ rate: Double) -> SpinnerRowDriver {
      var driver = SpinnerRowDriver(Self.time())
      driver.row.environment.reducesMotion = reduces
      driver.framesPerSecond = rate
      driver.drag(column: 0, tiles: 7, seconds: 0.1, hold: 0)
      driver.settle()
      driver.wait(3)
      return driver
    }
    let (expected, driver) = (run(1_000), run(rate))
    #expect(driver.events == expected.events)
    for (time, other) in zip(driver.times, expected.times) { #expect(abs(time - other) < 1e-6) }
  }

  @Test func `a finger keeps its hold beyond a limit, and a limit set meanwhile waits for its end`()
  {
    var driver = SpinnerRowDriver(Self.time())
    driver.pointer(.down, column: 0)
    driver.pointer(.move, column: 0, tiles: -3, after: 0.2)
    driver.row.maximumValue = 800
    #expect(driver.row.value == 800)
    #expect(driver.row.number(ofColumn: 0) == 15)
    driver.pointer(.up, column: 0, tiles: -3, after: 0.3)
    driver.settle()
    #expect(driver.row.text == "13:20")
  }

  @Test func `days end with the month and with the limits`() throws {
    var driver = SpinnerRowDriver(try Self.date())
    #expect(driver.row.text == "2026-02-10")
    driver.row.activate(2)
    driver.input(.key(.down))
    #expect(driver.row.text == "2026-02-28")
    driver.row.activate(0)
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.row.text == "2027-01-31")
    driver.row.activate(1)
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.row.text == "2027-01-31")
    driver.row.activate(0)
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.row.text == "2026-02-10")
  }

  @Test func `what is not reachable is dimmed, and screen readers get the reachable ends`() {
    let row = Self.time()
    #expect(row.rings[0].row?.reach == SpinnerReach(first: 9, last: 17))
    #expect(row.rings[1].row?.reach == SpinnerReach(first: 0, last: 59))
    var late = row
    late.value = 1_030
    #expect(late.rings[1].row?.reach == SpinnerReach(first: 0, last: 15))
    var tree = AccessibilityTree()
    late.describe(into: &tree)
    #expect(tree.elements[1].number?.minimum == 9 && tree.elements[1].number?.maximum == 17)
    #expect(tree.elements[2].number?.minimum == 0 && tree.elements[2].number?.maximum == 15)
    var scene = ControlScene()
    late.draw(into: &scene)
    // Beside 17 are 16, which is reachable, and 18.
    func opacity(_ text: String) -> [Double] {
      scene.nodes.compactMap { node in
        guard case .text(let content) = node.content, content.string == text else { return nil }
        return node.opacity
      }
    }
    #expect(opacity("17") == [1] || opacity("17").contains(1))
    #expect(opacity("16").allSatisfy { $0 == 1 })
    #expect(opacity("18") == [Theme.disabledOpacity])
    late.maximumValue = nil
    late.minimumValue = nil
    #expect(late.rings[0].row?.reach == SpinnerReach())
  }

  @Test(arguments: [false, true]) func `random input ends within the limits`(reduces: Bool) throws {
    var generator = SeededGenerator(seed: 41)
    for round in rounds(30) {
      var row = round % 3 == 0 ? try Self.date() : Self.time(round % 3 == 1 ? .h23 : .h12)
      row.environment.reducesMotion = reduces
      var driver = SpinnerRowDriver(row, carries: round % 2 == 0)
      driver.framesPerSecond = 60
      let limits = try #require(row.minimumValue)...(try #require(row.maximumValue))
      for _ in 0..<25 {
        let column = Int.random(in: 0..<row.columns.count, using: &generator)
        let tiles = Int.random(in: -12...12, using: &generator)
        switch Int.random(in: 0...4, using: &generator) {
        case 0: driver.drag(column: column, tiles: Double(tiles))
        case 1: driver.drag(column: column, tiles: Double(tiles), seconds: 0.06, hold: 0)
        case 2:
          driver.row.activate(column)
          driver.input(.detents(tiles))
        case 3:
          driver.row.activate(column)
          driver.input(.key([.home, .end, .pageUp, .pageDown].randomElement(using: &generator)!))
        default:
          driver.row.activate(column)
          driver.input(.key(.character("7")))
        }
        #expect(limits.contains(driver.row.value))
        driver.wait(Double.random(in: 0...0.4, using: &generator))
      }
      driver.settle()
      #expect(driver.row.isResting)
      #expect(driver.row.numbers.limited(driver.row.indices) == driver.row.indices)
      for event in driver.events {
        if let value = event.value { #expect(limits.contains(value)) }
      }
      for (column, ring) in driver.row.rings.enumerated() {
        #expect(ring.index(of: ring.motion.detent) == driver.row.indices[column])
      }
    }
  }
}
