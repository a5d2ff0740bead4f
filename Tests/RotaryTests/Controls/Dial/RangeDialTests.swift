import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct RangeDialTests {
  private func driver(_ more: [(String, SettingValue)] = []) throws -> RangeDialDriver {
    try RangeDialDriver(more + [("low", .number(20)), ("high", .number(60))])
  }

  /// Drags from the direction of one value to that of another.
  private func drag(_ driver: inout RangeDialDriver, from start: Double, to end: Double) {
    let (a, b) = (135 + 2.7 * start, 135 + 2.7 * end)
    driver.pointer(.down, driver.place(a, 0.84))
    driver.arc(from: a, by: b - a, steps: 90, share: 0.84)
    driver.pointer(.up, driver.place(b, 0.84))
  }

  @Test func `each thumb is dragged separately, and both by the arc between`() throws {
    var driver = try driver()
    drag(&driver, from: 20, to: 31)
    #expect(driver.dial.value == DialRange(30, 60))
    drag(&driver, from: 60, to: 81)
    #expect(driver.dial.value == DialRange(30, 80))
    drag(&driver, from: 55, to: 44)
    #expect(driver.dial.value == DialRange(20, 70))
    drag(&driver, from: 45, to: 99)
    #expect(driver.dial.value == DialRange(50, 100))
  }

  @Test(arguments: [(50.0, 1.0), (50, -1), (0, 1), (100, -1)], [-2.0, 0, 2])
  func `of two thumbs at one value, the one that can follow the finger moves`(
    way: (value: Double, direction: Double),
    aside: Double
  ) throws {
    for meeting in ["push", "swap"] {
      var driver = try driver([("meeting", .text(meeting))])
      driver.dial.value = DialRange(way.value, way.value)
      drag(&driver, from: way.value + aside, to: way.value + aside + way.direction * 21)
      let end = way.value + way.direction * 20
      #expect(driver.dial.value == DialRange(min(end, way.value), max(end, way.value)))
    }
  }

  @Test(arguments: ["vertical", "both"])
  func `a straight drag also moves the thumb that can follow`(
    drag: String
  ) throws {
    for (value, by) in [(50.0, 20.0), (50, -20), (0, 20), (100, -20)] {
      var driver = try driver([("drag", .text(drag))])
      driver.dial.value = DialRange(value, value)
      let start = driver.place(-90, 0.84)
      driver.pointer(.down, start)
      driver.pointer(.move, start + Vector2D(0, -3 * (by < 0 ? -1 : 1)))
      driver.pointer(.move, start + Vector2D(0, -3 * (by < 0 ? -1 : 1) - 2 * by))
      let end = value + by
      #expect(driver.dial.value == DialRange(min(end, value), max(end, value)))
    }
  }

  @Test func `a thumb that pushes the other is still the dragged one`() throws {
    var driver = try driver()
    driver.dial.value = DialRange(40, 60)
    let (a, b) = (135 + 2.7 * 40, 135 + 2.7 * 80)
    driver.pointer(.down, driver.place(a, 0.84))
    driver.arc(from: a, by: b - a, steps: 90, share: 0.84)
    driver.arc(from: b, by: a - b, steps: 90, share: 0.84)
    #expect(abs(driver.dial.value.low - 40) <= 1)
    #expect(abs(driver.dial.value.high - 80) <= 1)
  }

  @Test
  func `a thumb pushes the other at the minimum distance, and pulls it at the maximum`() throws {
    var driver = try driver([("min-distance", .number(9.5)), ("max-distance", .number(50))])
    drag(&driver, from: 20, to: 71)
    #expect(driver.dial.value == DialRange(70, 80))
    drag(&driver, from: 70, to: 5)
    #expect(driver.dial.value == DialRange(6, 56))
    drag(&driver, from: 6, to: 120)
    #expect(driver.dial.value == DialRange(90, 100))
  }

  @Test func `thumbs that swap pass each other, and the other one stays`() throws {
    var driver = try driver([("meeting", .text("swap")), ("min-distance", .number(5))])
    drag(&driver, from: 20, to: 81)
    #expect(driver.dial.value == DialRange(60, 80))
    drag(&driver, from: 80, to: 39)
    #expect(driver.dial.value == DialRange(40, 60))
  }

  @Test func `a range crosses midnight`() throws {
    var driver = try RangeDialDriver([
      ("max", .number(1_440)), ("step", .number(5)),
      ("start", .number(-90)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("format", .text("clock")), ("low", .number(1_380)), ("high", .number(420)),
    ])
    #expect(driver.dial.value == DialRange(1_380, 420))
    #expect(driver.dial.text(of: 1_380) == "23:00")
    driver.input(.key(.right))
    #expect(driver.dial.value == DialRange(1_380, 425))
    // Between the thumbs, at 3 a.m.; the finger turns by slightly more than an hour.
    driver.pointer(.down, driver.place(-45, 0.84))
    driver.arc(from: -45, by: 18, share: 0.84)
    driver.pointer(.up, driver.place(-27, 0.84))
    #expect(driver.dial.value == DialRange(0 + 5, 490))
    let isMoved = driver.dial.move(to: DialRange(1_320, 360))
    #expect(isMoved)
    #expect(driver.dial.value == DialRange(1_320, 360))
  }

  @Test func `a range dial is a group of two sliders, and Enter switches between them`() throws {
    var driver = try driver()
    var tree = AccessibilityTree()
    driver.dial.describe(into: &tree)
    #expect(tree.elements.map { $0.role } == [.group, .slider, .slider])
    #expect(tree.elements[1].number == AccessibilityNumber(current: 20, minimum: 0, maximum: 60))
    #expect(tree.elements[2].number == AccessibilityNumber(current: 60, minimum: 20, maximum: 100))
    // The targets are around the thumbs.
    for element in tree.elements.dropFirst() {
      let distance = element.frame.center.distance(to: driver.dial.size.center)
      #expect(abs(distance - driver.dial.mechanism.artwork.trackRadius) < 1e-9)
    }
    #expect(tree.activeIndex == 2)
    driver.input(.key(.right))
    driver.input(.key(.enter))
    driver.input(.key(.left))
    #expect(driver.dial.value == DialRange(19, 61))
    driver.dial.describe(into: &tree)
    #expect(tree.activeIndex == 1)
  }

  @Test(arguments: ["push", "swap"])
  func `a command sends no events during its motion`(meeting: String)
    throws
  {
    var driver = try driver([("meeting", .text(meeting))])
    driver.forget()
    var isDone = driver.act { $0.move(to: DialRange(80, 95)) }
    #expect(
      isDone && driver.changing == [DialRange(80, 95)] && driver.changes == [DialRange(80, 95)]
    )
    driver.forget()
    isDone = driver.act { $0.move(to: DialRange(20, 40)) }
    #expect(
      isDone && driver.changing == [DialRange(20, 40)] && driver.changes == [DialRange(20, 40)]
    )
    isDone = driver.act { $0.move(to: DialRange(20, .nan)) }
    #expect(!isDone && driver.dial.value == DialRange(20, 40))
  }

  @Test func `distances are whole steps, as exact decimals`() throws {
    var driver = try RangeDialDriver([
      ("max", .number(1)), ("step", .number(0.1)), ("min-distance", .number(0.3)),
    ])
    #expect(driver.dial.value == DialRange(0, 0.3))
    driver.press(.end)
    driver.press(.enter)
    for step in 1...7 {
      driver.press(.right)
      #expect(driver.dial.value == DialRange(Double(step) / 10, 1))
    }
    driver.forget()
    driver.press(.right)
    #expect(driver.events == [.metEnd(strength: 0)] && driver.dial.value == DialRange(0.7, 1))
    driver.dial.value = DialRange(0.2, 0.2)
    #expect(driver.dial.value == DialRange(0.2, 0.5))
  }

  @Test func `thumbs that swap keep their distance, even without any other room`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var driver = try RangeDialDriver([
        ("min", .number(-48.9)), ("max", .number(-12.5)), ("step", .number(2.5)),
        ("min-distance", .number(seed % 3 == 0 ? 35 : Double.random(in: 0...35, using: &random))),
        ("meeting", .text("swap")),
      ])
      let steps = (driver.dial.thumbs.minimumDistance / 2.5).rounded(.up)
      driver.pointer(.down, driver.place(Double.random(in: 0..<360, using: &random)))
      for _ in 0..<40 {
        driver.pointer(.move, driver.place(Double.random(in: 0..<360, using: &random)))
        let (low, high) = (driver.dial.value.low, driver.dial.value.high)
        #expect(((high - low) / 2.5).rounded() >= steps, "seed \(seed)")
        // Each value is an exact decimal.
        for value in [low, high] {
          let index = ((value + 48.9) / 2.5).rounded()
          #expect(value == (25 * index - 489) / 10, "seed \(seed)")
        }
      }
    }
  }

  @Test func `another thumb mode applies immediately`() throws {
    var driver = try driver()
    driver.dial.thumbs.maximumDistance = 30
    #expect(driver.dial.value == DialRange(20, 50))
    driver.dial.thumbs.minimumDistance = 90
    #expect(driver.dial.value == DialRange(10, 100))
    for (number, expected) in [(-1, 0), (1e300, 1e15), (.nan, 1e15)] as [(Double, Double)] {
      driver.dial.thumbs.minimumDistance = number
      #expect(driver.dial.thumbs.minimumDistance == expected)
    }
    #expect(driver.dial.value == DialRange(0, 100) && driver.events.isEmpty)
  }

  @Test func `the events and the state have two named numbers`() throws {
    var driver = try driver()
    driver.press(.right)
    var fields: [String] = []
    for event in driver.events {
      fields.append(event.name)
      event.readFields { fields.append("\($0) \($1)") }
    }
    #expect(
      fields == [
        "crossed", "value number(61.0)", "changing", "low number(20.0)", "high number(61.0)",
        "changed", "low number(20.0)", "high number(61.0)",
      ]
    )
    var state: [String] = []
    driver.dial.readState { name, _ in state.append(name) }
    #expect(state == ["low", "high", "rotation", "text", "resting"])
    try driver.act { subject throws(SettingError) in
      try subject.call("choose", Arguments([("thumb", .number(0))]))
    }
    driver.press(.right)
    #expect(driver.dial.value == DialRange(21, 61))
    try driver.act { subject throws(SettingError) in
      let range = Arguments([("low", .number(5)), ("high", .number(7))])
      try subject.call("move", range)
    }
    #expect(driver.dial.value == DialRange(5, 7) && driver.dial.text(of: 5) == "5")
    #expect(throws: SettingError.unknownName) {
      try driver.dial.call("reset", Arguments())
    }
  }

  @Test func `each thumb has its own focus, and the group has none`() throws {
    var driver = try driver()
    var tree = AccessibilityTree()
    driver.dial.describe(into: &tree)
    #expect(tree.elements.map { $0.states } == [[], .focusable, .focusable])
    #expect(tree.elements[0].value == "20 – 60")
    driver.dial.options.isEnabled = false
    driver.dial.describe(into: &tree)
    #expect(tree.elements.map { $0.states.contains(.disabled) } == [true, true, true])
  }

  @Test(arguments: ["push", "swap"], [false, true])
  func `Home and End move one thumb to the ends that are read aloud`(
    meeting: String,
    wraps: Bool
  ) throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let steps: [Double] = [0, 1, 7, 2.5]
      let step = steps[Int(seed / 2 % 4)]
      var driver = try RangeDialDriver([
        ("turns", .number(wraps ? 1 : 0.75)), ("wrap", .flag(wraps)), ("step", .number(step)),
        ("meeting", .text(meeting)),
        ("min-distance", .number(Double.random(in: 0...20, using: &random))),
        ("max-distance", .number(Double.random(in: 30...90, using: &random))),
        ("low", .number(Double.random(in: 0...100, using: &random))),
      ])
      driver.dial.advance(to: driver.time)
      try driver.dial.call(
        "choose",
        Arguments([("thumb", .number(Double(seed % 2)))])
      )
      for key in [Key.home, .end, .home] {
        let before = driver.dial.value
        var tree = AccessibilityTree()
        driver.dial.describe(into: &tree)
        let ends = try #require(tree.elements[1 + Int(seed % 2)].number)
        driver.input(.key(key))
        let after = driver.dial.value
        let (moved, other) = seed % 2 == 0 ? (after.low, after.high) : (after.high, after.low)
        #expect(other == (seed % 2 == 0 ? before.high : before.low), "seed \(seed)")
        if !wraps {
          #expect(moved == (key == .home ? ends.minimum : ends.maximum), "seed \(seed)")
        }
        driver.dial.describe(into: &tree)
        #expect(wraps || tree.elements[1 + Int(seed % 2)].number?.minimum == ends.minimum)
      }
    }
  }

  @Test(arguments: [20.0, 60], [false, true])
  func `a tap in the middle does not choose the thumb for the keys`(
    value: Double,
    isSwitched: Bool
  ) throws {
    var driver = try driver()
    if isSwitched { driver.press(.enter) }
    var other = driver
    driver.tap(135 + 2.7 * value, share: 0.1)
    driver.press(.up)
    other.press(.up)
    #expect(driver.dial.value == other.dial.value)
  }
}
