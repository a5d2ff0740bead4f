import Rotary
import Testing

@Suite struct DialRangeTests {
  private func driver(_ more: [(String, SettingValue)] = []) throws -> DialDriver {
    try DialDriver(
      [("range", .flag(true))] + more + [("low", .number(20)), ("high", .number(60))]
    )
  }

  /// Drags from the direction of a value to that of another.
  private func drag(_ driver: inout DialDriver, from start: Double, to end: Double) {
    let (a, b) = (135 + 2.7 * start, 135 + 2.7 * end)
    driver.pointer(.down, driver.place(a, 0.84))
    driver.arc(from: a, by: b - a, steps: 90, share: 0.84)
    driver.pointer(.up, driver.place(b, 0.84))
  }

  @Test func `each thumb is dragged by itself, and both by what lies between`() throws {
    var driver = try driver()
    drag(&driver, from: 20, to: 31)
    #expect(driver.dial.value == .range(low: 30, high: 60))
    drag(&driver, from: 60, to: 81)
    #expect(driver.dial.value == .range(low: 30, high: 80))
    drag(&driver, from: 55, to: 44)
    #expect(driver.dial.value == .range(low: 20, high: 70))
    drag(&driver, from: 45, to: 99)
    #expect(driver.dial.value == .range(low: 50, high: 100))
  }

  @Test func `a thumb pushes the other at the least distance, and draws it at the greatest`() throws
  {
    var driver = try driver([("min-distance", .number(9.5)), ("max-distance", .number(50))])
    drag(&driver, from: 20, to: 71)
    #expect(driver.dial.value == .range(low: 70, high: 80))
    drag(&driver, from: 70, to: 5)
    #expect(driver.dial.value == .range(low: 6, high: 56))
    drag(&driver, from: 6, to: 120)
    #expect(driver.dial.value == .range(low: 90, high: 100))
  }

  @Test func `thumbs that swap go past each other, and the other one stays`() throws {
    var driver = try driver([("meeting", .text("swap")), ("min-distance", .number(5))])
    drag(&driver, from: 20, to: 81)
    #expect(driver.dial.value == .range(low: 60, high: 80))
    drag(&driver, from: 80, to: 39)
    #expect(driver.dial.value == .range(low: 40, high: 60))
  }

  @Test func `a range goes past midnight`() throws {
    var driver = try DialDriver([
      ("range", .flag(true)), ("max", .number(1_440)), ("step", .number(5)),
      ("start", .number(-90)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("format", .text("clock")), ("low", .number(1_380)), ("high", .number(420)),
    ])
    #expect(driver.dial.value == .range(low: 1_380, high: 420))
    #expect(driver.dial.text(of: 1_380) == "23:00")
    driver.input(.key(.right))
    #expect(driver.dial.value == .range(low: 1_380, high: 425))
    // Between the thumbs, at 3 o'clock in the morning, on by an hour and a little.
    driver.pointer(.down, driver.place(-45, 0.84))
    driver.arc(from: -45, by: 18, share: 0.84)
    driver.pointer(.up, driver.place(-27, 0.84))
    #expect(driver.dial.value == .range(low: 0 + 5, high: 490))
    let isMoved = driver.dial.move(low: 1_320, high: 360, at: driver.time) { _, _ in }
    #expect(isMoved)
    #expect(driver.dial.value == .range(low: 1_320, high: 360))
  }

  @Test func `it is a group of two sliders, and Enter goes from one to the other`() throws {
    var driver = try driver()
    var tree = AccessibilityTree()
    driver.dial.describe(into: &tree)
    #expect(tree.elements.map { $0.role } == [.group, .slider, .slider])
    #expect(tree.elements[1].number == AccessibilityNumber(current: 20, minimum: 0, maximum: 60))
    #expect(tree.elements[2].number == AccessibilityNumber(current: 60, minimum: 20, maximum: 100))
    #expect(tree.activeIndex == 2)
    driver.input(.key(.right))
    driver.input(.key(.enter))
    driver.input(.key(.left))
    #expect(driver.dial.value == .range(low: 19, high: 61))
    driver.dial.describe(into: &tree)
    #expect(tree.activeIndex == 1)
  }
}
