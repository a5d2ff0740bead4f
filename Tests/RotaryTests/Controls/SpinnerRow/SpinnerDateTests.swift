import RotaryTestRandom
import Testing

@testable import Rotary

/// Rows of dates never send or show an invalid date.
@Suite struct SpinnerDateTests {
  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> SpinnerDate {
    try SpinnerDate(year: year, month: month, day: day)
  }

  @Test func `each day from 1 to 9999 has a number that converts back to it`() throws {
    #expect(try date(1, 1, 1).daysSince1970 == -719_162)
    for year in SpinnerDate.years where year < 1_700 || year > 2_400 || year % 4 < 2 || year < 2_101
    {
      let isSampled = year % 97 == 0 || (1_890...2_110).contains(year)
      guard isSampled else { continue }
      var number = try date(year, 1, 1).daysSince1970
      #expect(number == (try SpinnerDate(year: year - 1, month: 12, day: 31).daysSince1970) + 1)
      for month in 1...12 {
        for day in 1...SpinnerDate.dayCount(ofMonth: month, year: year) {
          let there = try date(year, month, day)
          let isRight =
            there.daysSince1970 == number && SpinnerDate(daysSince1970: number) == there
          try #require(isRight, "\(year)-\(month)-\(day)")
          number += 1
        }
      }
    }
    #expect(try date(1970, 1, 1).daysSince1970 == 0)
    #expect(try date(2000, 3, 1).daysSince1970 == 11_017)
    #expect(try date(2024, 2, 1) > date(2016, 1, 30))
  }

  @Test func `an invalid date is rejected with its error`() {
    #expect(throws: SpinnerDate.DateError.badYear(0)) { try date(0, 1, 1) }
    #expect(throws: SpinnerDate.DateError.badYear(10_000)) { try date(10_000, 1, 1) }
    #expect(throws: SpinnerDate.DateError.badMonth(13)) { try date(2026, 13, 1) }
    #expect(throws: SpinnerDate.DateError.badDay(29)) { try date(2026, 2, 29) }
    #expect(throws: SpinnerDate.DateError.badDay(0)) { try date(2026, 2, 0) }
    #expect(throws: SpinnerDate.DateError.badDay(.min)) { try date(2026, 2, .min) }
    for days in Corners.doubles where days.magnitude > 1e10 || days.isNaN || days.magnitude < 0.5 {
      #expect((SpinnerDate(daysSince1970: days) == nil) == (days != 0))
    }
    #expect(SpinnerDate(daysSince1970: 2_932_897) == nil)
    #expect(SpinnerDate(daysSince1970: -719_163) == nil)
  }

  /// Returns the date that the front tiles show; nil if it is invalid or has a wrong day of the week.
  private func shown(_ row: SpinnerRow) -> SpinnerDate? {
    var scene = ControlScene(size: row.size)
    row.draw(into: &scene)
    var numbers: [Int] = []
    for column in row.rings.indices {
      let nodes = SpinnerNodes(base: SpinnerNodes.room * UInt32(column + 1))
      let ring = row.rings[column]
      let front = IntegerDetents().detent(containing: ring.shownPosition)
      let slot = UInt32(front.remainder(by: Int64(ring.ring.slotCount)))
      let node = scene.nodes.first { $0.id == nodes(.title, slot) }
      guard case .text(let text) = node?.content else { return nil }
      let month = row.months.firstIndex(of: text.string).map { $0 + 1 }
      guard let number = Int(text.string) ?? month else { return nil }
      numbers.append(number)
    }
    guard let shown = try? date(numbers[0], numbers[1], numbers[2]) else { return nil }
    guard row.hasNames else { return shown }
    // Counted from a Thursday, independently.
    let weekday = (Int(shown.daysSince1970) % 7 + 7 + 3) % 7
    guard case .text(let name) = scene.nodes.first(where: { $0.id == NodeID(2) })?.content else {
      return nil
    }
    return name.string == row.weekdays[weekday] ? shown : nil
  }

  private func check(_ row: SpinnerRow, _ note: Comment) throws {
    let told = try #require(row.date, note)
    let figures = [told.month, told.day].map { $0 < 10 ? "0\($0)" : "\($0)" }
    #expect(row.text == "\(told.year)-\(figures[0])-\(figures[1])", note)
    #expect(row.value == told.daysSince1970, note)
    #expect(SpinnerDate(daysSince1970: row.settledValue) != nil, note)
    #expect(shown(row) != nil, note)
    let days = SpinnerDate.dayCount(ofMonth: told.month, year: told.year)
    #expect(row.rings[2].range.count == Int64(days), note)
    let ring = row.rings[2]
    #expect(ring.index(of: ring.motion.detent) == Int64(told.day - 1), note)
    var tree = AccessibilityTree()
    row.describe(into: &tree)
    let read = (1...3).map { Int(tree.elements[$0].number?.current ?? 0) }
    #expect((try? date(read[0], read[1], read[2])) != nil, note)
  }

  @Test(arguments: seeds(60))
  func `all sent and shown values are dates, at each instant`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    var driver = SpinnerRowDriver(.date, carries: seed % 2 == 0)
    driver.framesPerSecond = 60
    driver.row.environment.reducesMotion = seed % 7 == 6
    if seed % 3 == 0 { driver.row.look = .date }
    driver.row.date = try date(2000 + Int(seed % 40), 1, 31)
    var tiles = [0.0, 0, 0]
    for step in 0..<150 {
      let column = Int.random(in: 0...2, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: driver.pointer(.down, column: column, id: column)
      case 1: driver.pointer(.up, column: column, tiles: tiles[column], id: column)
      case 2..<6:
        tiles[column] += Double.random(in: -2...2, using: &random)
        driver.pointer(.move, column: column, tiles: tiles[column], id: column)
      case 6:
        driver.row.activate(column)
        let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end, .character("3")]
        driver.input(.key(keys.randomElement(using: &random) ?? .up))
      case 7: driver.input(.detents(Int.random(in: -40...40, using: &random)))
      case 8:
        let day = Double(Int.random(in: -30_000...50_000, using: &random))
        if Bool.random(using: &random) { driver.move(to: day) } else { driver.row.value = day }
      case 9: driver.row.options.carries.toggle()
      default: driver.wait(Double.random(in: 0...0.2, using: &random))
      }
      try check(driver.row, "seed \(seed), step \(step)")
      driver.wait(Double.random(in: 0...0.05, using: &random))
      try check(driver.row, "seed \(seed), step \(step), after a while")
    }
    for column in 0..<3 { driver.pointer(.cancel, column: column, id: column) }
    driver.settle()
    try check(driver.row, "seed \(seed), at rest")
    #expect(driver.row.settledValue == driver.row.value)
    for event in driver.events {
      let date = event.value.flatMap { SpinnerDate(daysSince1970: $0) }
      #expect(date != nil || event == .opened, "seed \(seed)")
    }
  }

  @Test func `the 31st moves to the month's last day with its ring, and returns before it rests`()
    throws
  {
    var driver = SpinnerRowDriver(.date)
    driver.row.date = try date(2026, 1, 31)
    driver.pointer(.down, column: 1)
    driver.pointer(.move, column: 1, tiles: -0.6, after: 0.1)
    #expect(driver.row.date == (try date(2026, 2, 28)))
    #expect(driver.events == [.changing(try date(2026, 2, 28).daysSince1970)])
    // Three tiles back, not immediately; the passed tiles show no other day.
    #expect(driver.row.rings[2].shownPosition > 29)
    while driver.row.rings[2].lag.isMoving(at: driver.time) {
      #expect(shown(driver.row) == (try date(2026, 2, 28)))
      driver.wait(0.01)
    }
    driver.pointer(.move, column: 1, tiles: -1.6, after: 0.4)
    #expect(driver.row.date == (try date(2026, 3, 31)))
    driver.pointer(.move, column: 1, tiles: -1, after: 0.4)
    driver.pointer(.up, column: 1, tiles: -1, after: 0.2)
    driver.settle()
    #expect(driver.row.date == (try date(2026, 2, 28)))
    #expect(driver.events.last == .changed(try date(2026, 2, 28).daysSince1970))
    // The ring has rested: the 28th is the requested day.
    driver.row.activate(1)
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.row.date == (try date(2026, 3, 28)))
  }

  @Test func `the ring of days ends with the month, also during a drag`() throws {
    var driver = SpinnerRowDriver(.date)
    driver.row.date = try date(2026, 2, 28)
    driver.drag(column: 2, tiles: 1)
    driver.settle()
    #expect(driver.row.date == (try date(2026, 2, 1)))
    driver.row.options.carries = true
    for (tiles, day) in [(-1.0, try date(2026, 1, 31)), (1, try date(2026, 2, 1))] {
      driver.drag(column: 2, tiles: tiles)
      driver.settle()
      #expect(driver.row.date == day)
    }
    driver.row.activate(2)
    driver.input(.detents(-300))
    #expect(driver.row.date == SpinnerDate(daysSince1970: try date(2026, 2, 1).daysSince1970 - 300))
    // The ring of months turns as far as the days carried it, and in their direction.
    #expect(driver.row.rings[1].shownPosition - driver.row.rings[1].position == 10)
    driver.settle()
    driver.input(.detents(300))
    #expect(driver.row.date == (try date(2026, 2, 1)))
    driver.row.date = try date(2100, 12, 31)
    driver.settle()
    driver.input(.key(.up))
    #expect(driver.row.date == (try date(1900, 1, 1)))
  }

  @Test func `invalid dates and numbers are rejected`() throws {
    var row = SpinnerRow.date
    let before = row
    let form = SettingDescription.Kind.format(TokenList("2024-02-29"))
    for text in ["2023-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "1899-12-31", "2026-02"] {
      let refusal = SettingError.badValue(.text(text), expected: form)
      #expect(throws: refusal) { try row.set("value", to: .text(text)) }
    }
    let refusal = #expect(throws: SettingError.self) { try row.set("value", to: .number(.nan)) }
    #expect(refusal != .unknownName)
    #expect((row == before) == true)
    try row.set("value", to: .text("2024-02-29"))
    #expect(row.value == 19_782)
    try row.set("value", to: .number(16_830))
    #expect(row.text == "2016-01-30")
  }

  @Test func `a date out of range is clamped, and only a row of dates has one`()
    throws
  {
    var driver = SpinnerRowDriver(.date)
    driver.row.date = try date(2300, 6, 5)
    #expect(driver.row.text == "2100-12-31")
    for value in [-1e300, -.infinity] {
      driver.move(to: value, animated: false)
      #expect(driver.row.text == "1900-01-01")
    }
    let first = try #require(SpinnerDate(daysSince1970: 0))
    let isDone = driver.act { $0.move(to: first) }
    #expect(isDone)
    driver.settle()
    #expect(driver.row.text == "1970-01-01" && driver.events.last == .changed(0))
    var digits = SpinnerRow.digits(3)
    digits.date = try date(2000, 1, 1)
    #expect(digits.date == nil && digits.text == "000")
  }

  @Test func `only columns of dates are adjusted, and they keep their titles`()
    throws
  {
    let months = SpinnerColumn(try SpinnerRange(from: 1, through: 12), titles: ["Jan", "Feb"])
    let days = SpinnerColumn(try SpinnerRange(from: 1, through: 31))
    var row = try SpinnerRow(columns: [
      SpinnerColumn(try SpinnerRange(from: 2020, through: 2030), separator: " "), months, days,
    ])
    #expect(row.date == nil)
    row.options.fitsDays = true
    row.date = try date(2024, 2, 29)
    #expect(row.text == "2024 Feb29")
    row.options.fitsDays = false
    #expect(row.date == nil && row.text == "2024 Feb29" && row.rings[2].range.count == 31)
    var digits = SpinnerRow.digits(3)
    digits.options.fitsDays = true
    #expect(digits.date == nil && digits.text == "000")
  }
}

/// An app that binds a row's value.
@Suite struct SpinnerRowBindingTests {
  @Test func `a value set during a drag applies immediately, and the finger continues from it`() {
    var driver = SpinnerRowDriver(.digits(3), carries: true)
    driver.pointer(.down, column: 2)
    driver.pointer(.move, column: 2, tiles: -2.2, after: 0.3)
    driver.wait(0.3)
    driver.forget()
    driver.row.value = 578
    #expect(driver.row.value == 578 && driver.events.isEmpty)
    driver.pointer(.move, column: 2, tiles: -4.2, after: 0.3)
    #expect(driver.row.value == 580)
    driver.pointer(.up, column: 2, tiles: -4.2, after: 0.3)
    driver.settle()
    #expect(driver.row.text == "580" && driver.events.last == .changed(580))
    #expect(driver.count { $0.name == "changed" } == 1)
  }

  @Test func `a value set in flight is the new target, without a second change`() {
    var driver = SpinnerRowDriver(.digits(3), carries: true)
    driver.move(to: 8, animated: false)
    driver.forget()
    driver.drag(column: 2, tiles: 1.5, seconds: 0.06, hold: 0)
    driver.wait(0.5)
    driver.row.value = 700
    #expect(driver.row.value == 700 && !driver.row.isResting)
    driver.settle()
    #expect(driver.row.text == "700")
    #expect(driver.events.filter { $0.name == "changed" } == [.changed(700)])
    for ring in driver.row.rings { #expect(ring.shownPosition == ring.position.rounded()) }
  }

  @Test func `an echo has no effect, and at rest another value applies`() {
    var driver = SpinnerRowDriver(.digits(2))
    driver.row.activate(1)
    for _ in 0..<3 { driver.input(.key(.up), after: 0.05) }
    driver.row.value = 1
    #expect(driver.row.value == 3)
    driver.settle()
    driver.wait(0.3)
    driver.forget()
    driver.row.value = 1
    #expect(driver.row.value == 1 && driver.row.isResting && driver.row.settledValue == 1)
    driver.row.value = .nan
    driver.settle()
    #expect(driver.row.value == 1 && driver.events.isEmpty)
  }

  @Test(arguments: [(SpinnerRow.digits(3), 8.0), (.date, 29)])
  func `setting the target of a fling has no effect`(row: SpinnerRow, start: Double) {
    for carries in [true, false] {
      var driver = SpinnerRowDriver(row, carries: carries)
      driver.move(to: start, animated: false)
      driver.drag(column: 2, tiles: 1.5, seconds: 0.06, hold: 0)
      var end = driver
      end.settle()
      driver.wait(0.02)
      let motion = driver.row.rings[2].motion
      driver.row.value = end.row.value
      #expect((driver.row.rings[2].motion == motion) == true, "\(carries)")
      driver.settle()
      #expect(driver.row.value == end.row.value)
    }
  }

  @Test func `an unchanged kind, columns and options have no effect, also during a drag`() throws {
    var driver = SpinnerRowDriver(.time)
    driver.pointer(.down, column: 1)
    driver.pointer(.move, column: 1, tiles: -2.2, after: 0.2)
    let before = driver.row
    try driver.row.set("kind", to: .text("time"))
    try driver.row.set("carry", to: .flag(false))
    try driver.row.set("tiles", to: .number(10))
    try driver.row.replace(driver.row.columns)
    #expect((driver.row == before) == true)
    driver.row.options.isEnabled = false
    #expect(driver.pointer(.move, column: 1, tiles: -9, after: 0.1) == .declined)
    driver.settle()
    #expect(driver.row.text == "00:02" && driver.events.last == .changed(2))
  }
}
