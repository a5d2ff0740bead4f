import RotaryTestRandom
import Testing

@testable import Rotary

/// Seconds, AM and PM, intervals, orders, and an app's columns.
@Suite struct SpinnerRowFormatTests {
  private static func time(
    _ hourCycle: HourCycle = .h23,
    seconds: Bool = false,
    interval: Int = 1
  ) -> SpinnerRow {
    var row = SpinnerRow.time
    row.format.hourCycle = hourCycle
    row.format.showsSeconds = seconds
    row.format.interval = interval
    return row
  }

  /// The texts at the front, from the left.
  private static func shown(_ row: SpinnerRow) -> [String] {
    row.rings.indices.map { row.column(atPlace: $0) }.map { column in
      row.rings[column].title(of: row.rings[column].shownIndex)
    }
  }

  @Test(arguments: [HourCycle.h23, .h12], [false, true])
  func `every time is read and written, in each format`(
    hourCycle: HourCycle,
    seconds: Bool
  ) throws {
    var row = Self.time(hourCycle, seconds: seconds)
    for value in stride(from: 0, to: seconds ? 86_400 : 1_440, by: seconds ? 173 : 1) {
      let minutes = seconds ? value / 60 : value
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
      var text = "\(two(minutes / 60)):\(two(minutes % 60))"
      if seconds { text += ":\(two(value % 60))" }
      try row.set("value", to: .text(text))
      #expect(row.value == Double(value))
      #expect(row.text == text)
      row.move(to: Double(value), animated: false)
      #expect(row.text == text)
    }
  }

  @Test(
    arguments: [
      (0, "12 00 AM"), (59, "12 59 AM"), (60, "1 00 AM"), (719, "11 59 AM"), (720, "12 00 PM"),
      (779, "12 59 PM"), (780, "1 00 PM"), (1_439, "11 59 PM"),
    ]
  )
  func `twelve hours begin with 12`(minutes: Int, text: String) {
    var row = Self.time(.h12)
    row.value = Double(minutes)
    #expect(Self.shown(row).joined(separator: " ") == text)
  }

  @Test func `hours turn AM and PM without carrying, and no other column carries`() {
    var driver = SpinnerRowDriver(Self.time(.h12))
    driver.move(to: 11 * 60 + 59, animated: false)
    driver.row.activate(1)
    driver.input(.key(.up))
    #expect(driver.row.text == "12:59")
    driver.settle()
    driver.drag(column: 1, tiles: -1)
    driver.settle()
    #expect(driver.row.text == "11:59")
    driver.row.activate(2)
    driver.input(.key(.up))
    #expect(driver.row.text == "11:00")
    driver.settle()
    // The day wraps at midnight, from PM to AM.
    driver.move(to: 23 * 60, animated: false)
    driver.row.activate(1)
    driver.input(.key(.up))
    #expect(driver.row.text == "00:00")
    driver.settle()
    #expect(Self.shown(driver.row) == ["12", "00", "AM"])
    driver.input(.key(.down))
    driver.settle()
    #expect(driver.row.text == "23:00")
    for ring in driver.row.rings { #expect(ring.shownPosition == ring.position.rounded()) }
  }

  @Test func `AM and PM have two ends`() {
    var driver = SpinnerRowDriver(Self.time(.h12))
    driver.row.activate(0)
    for (key, text) in [(Key.down, "00:00"), (.up, "12:00"), (.up, "12:00"), (.down, "00:00")] {
      driver.input(.key(key))
      driver.settle()
      #expect(driver.row.text == text)
    }
    driver.drag(column: 0, tiles: 3)
    driver.settle()
    #expect(driver.row.text == "12:00")
    driver.drag(column: 0, tiles: -4, seconds: 0.05, hold: 0)
    driver.settle()
    #expect(driver.row.text == "00:00")
  }

  @Test func `a change of the format keeps the time, and its limits`() {
    var row = Self.time()
    row.value = 21 * 60 + 41
    (row.minimumValue, row.maximumValue) = (9 * 60, 22 * 60)
    row.format.showsSeconds = true
    #expect(row.text == "21:41:00" && row.value == 78_060)
    row.value = 80_000
    #expect(row.text == "22:00:00")
    row.format.hourCycle = .h12
    #expect(row.text == "22:00:00" && row.columns.count == 4)
    row.format.showsSeconds = false
    #expect(row.value == 22 * 60)
    row.value = 0
    #expect(row.text == "09:00")
    row.format.interval = 7
    #expect(row.format.interval == 6)
    row.value = 9 * 60 + 10
    #expect(row.text == "09:12")
  }

  @Test func `a time with seconds can be written without them`() throws {
    for cycle in [HourCycle.h23, .h12] {
      var row = Self.time(cycle, seconds: true)
      try row.set("value", to: .text("19:59"))
      #expect(row.text == "19:59:00")
      var short = Self.time(cycle)
      #expect(throws: SettingError.self) { try short.set("value", to: .text("19:59:00")) }
    }
  }

  @Test(arguments: [0, -1, .min, .max, 7, 31, 30])
  func `an interval divides an hour`(interval: Int) {
    let row = Self.time(interval: interval)
    #expect(60 % row.format.interval == 0)
    #expect(row.columns[1].range.count == Int64(60 / row.format.interval))
  }

  @Test func `steps of an interval stay on it, and a number between two becomes the nearest`() {
    var driver = SpinnerRowDriver(Self.time(interval: 15))
    driver.row.value = 9 * 60 + 40
    #expect(driver.row.text == "09:45")
    driver.row.activate(1)
    driver.input(.key(.up))
    #expect(driver.row.text == "09:00")
    driver.input(.key(.character("3")))
    driver.input(.key(.character("0")))
    #expect(driver.row.text == "09:30")
    #expect(driver.row.value == 570)
  }

  @Test(
    arguments: [
      (SpinnerRowOrder.yearMonthDay, [0, 1, 2]), (.dayMonthYear, [2, 1, 0]),
      (.monthDayYear, [1, 2, 0]), (.periodFirst, [0, 1, 2]), (.locale, [2, 1, 0]),
    ]
  )
  func `a date's columns are in the order on screen, for keys and for screen readers`(
    order: SpinnerRowOrder,
    columns: [Int]
  ) {
    var row = SpinnerRow.date
    row.labels = ["Year", "Month", "Day"]
    row.environment.dates = DateConventions(order: .dayMonthYear)
    row.format.order = order
    #expect(row.activeColumn == columns[0])
    row.value = 20_000
    #expect(row.text == "2024-10-04")
    let places = columns.map { row.frames[$0].ring.minX }
    #expect(places == places.sorted())
    var tree = AccessibilityTree()
    row.describe(into: &tree)
    #expect(tree.elements.dropFirst().map(\.name) == columns.map { row.labels[$0] })
    row.activate(columns[0])
    for (place, column) in columns.enumerated() {
      #expect(row.activeColumn == column)
      row.describe(into: &tree)
      #expect(tree.activeIndex == place + 1)
      let isLast = place == columns.count - 1
      #expect(row.handle(.key(.right), at: 0) == (isLast ? .declined : .handled))
    }
    // A screen reader's second element is the second column on screen.
    _ = row.directSteps(toElement: 2)
    #expect(row.activeColumn == columns[1])
    let separators = row.frames.filter { $0.separator.size.width > 0 }
    #expect(separators.count == 2)
  }

  @Test(arguments: [false, true], [false, true])
  func `AM and PM are on the side of the language`(isFirst: Bool, isRightToLeft: Bool) {
    var row = SpinnerRow.time
    row.format.hourCycle = .locale
    row.format.order = .locale
    row.environment.isRightToLeft = isRightToLeft
    #expect(row.columns.count == 2)
    row.environment.dates = DateConventions(periodIsFirst: isFirst, hasPeriods: true)
    #expect(row.columns.count == 3)
    let (period, hour, minute) = (row.frames[0].ring, row.frames[1].ring, row.frames[2].ring)
    // The figures of a time read from left to right.
    #expect(hour.minX < minute.minX)
    #expect((period.minX < hour.minX) == (isFirst != isRightToLeft))
    row.environment.numerals = try! #require(Numerals("٠٬٫٠٪"))
    row.value = 13 * 60
    #expect(Self.shown(row).contains("١"))
    #expect(row.text == "13:00")
  }

  @Test func `typed figures complete the columns in their order on screen`() {
    var row = SpinnerRow.date
    row.format.order = .dayMonthYear
    var driver = SpinnerRowDriver(row)
    driver.row.activate(2)
    for figure in "31122031".unicodeScalars { driver.input(.key(.character(figure)), after: 0.05) }
    driver.settle()
    #expect(driver.row.text == "2031-12-31")
  }

  @Test func `a label of AM and PM is the last, so that times have the same labels`() {
    for cycle in [HourCycle.h23, .h12] {
      var row = Self.time(cycle)
      row.labels = ["Hours", "Minutes", "AM or PM"]
      var tree = AccessibilityTree()
      row.describe(into: &tree)
      #expect(
        tree.elements.dropFirst().map(\.name) == Array(row.labels.prefix(cycle == .h23 ? 2 : 3))
      )
      if cycle == .h12 { #expect(tree.elements[0].value == "12:00 AM") }
    }
  }

  @Test func `an app's columns are read from texts`() throws {
    var row = SpinnerRow()
    try row.set("kind", to: .text("columns"))
    try row.set("columns", to: .texts(["S M L XL", "00..55/5", "9..0/-1", "-1.5..1.5/0.5"]))
    try row.set("separators", to: .texts([" ", ".", "|"]))
    #expect(row.columns.map(\.range.count) == [4, 12, 10, 7])
    #expect(row.columns[0].titles == ["S", "M", "L", "XL"] && row.columns[0].wraps)
    #expect(!(try SpinnerColumn(text: "kg lb").wraps))
    #expect(row.columns[1].minimumDigits == 2 && row.columns[2].minimumDigits == 1)
    #expect(row.columns.map(\.separator) == [" ", ".", "|", ""])
    #expect(row.text == "S 00.9|\u{2212}1.5")
    try row.set("columns", to: .texts(["S M L XL", "00..55/5"]))
    #expect(row.columns.map(\.separator) == [" ", "."])
    for text in ["XL 05", "L 55", "S 00"] {
      try row.set("value", to: .text(text))
      #expect(row.text == text)
    }
    for text in ["XXL 05", "XL 03", "XL", "05", "XL 05 1", ""] {
      #expect(throws: SettingError.self) { try row.set("value", to: .text(text)) }
    }
    #expect(row.text == "S 00")
  }

  @Test(
    arguments: [
      "", " ", "0..", "..9", "0..9/0", "0..9/-1", "0..9/x", "a..b", "0..1e19", "0..1e300",
      "0..9/1e-300", "nan..1", "0..inf", "0..1e15", "1/2..3",
    ]
  )
  func `an invalid column is refused, and changes nothing`(text: String) throws {
    var row = SpinnerRow()
    try row.set("kind", to: .text("columns"))
    try row.set("columns", to: .texts(["0..9"]))
    let before = row
    #expect(throws: SettingError.self) { try row.set("columns", to: .texts(["0..9", text])) }
    #expect(row == before)
    let many = [String](repeating: "0..1", count: SpinnerRow.greatestCount + 1)
    #expect(throws: SettingError.self) { try row.set("columns", to: .texts(many)) }
  }

  @Test func `each kind can follow each other`() throws {
    var row = SpinnerRow()
    try row.set("columns", to: .texts(["A B", "0..4"]))
    let kinds = SpinnerRowKind.names.all
    for first in kinds {
      for second in kinds {
        for kind in [first, second] { try row.set("kind", to: .text(kind)) }
        let expected = ["digits": 3, "time": 2, "date": 3, "columns": 2][second]
        #expect(row.columns.count == expected, "\(first) \(second)")
        #expect((row.date != nil) == (second == "date"))
        #expect(row.showsTime == (second == "time"))
      }
    }
  }
}
