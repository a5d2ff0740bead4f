import RotaryTestRandom
import Testing

@testable import Rotary

/// Locks, dates, keys, settings, and input that no device sends.
@Suite struct SpinnerRowUseTests {
  @Test func `a lock opens once when it stops at its code`() throws {
    var driver = SpinnerRowDriver(.digits(3))
    try driver.row.set("code", to: .text("427"))
    #expect(!driver.row.isOpen)
    for (column, tiles) in [4.0, 2, 7.2].enumerated() { driver.drag(column: column, tiles: tiles) }
    #expect(!driver.events.contains(.opened))
    driver.settle()
    #expect(driver.row.isOpen)
    #expect(driver.events.filter { $0 == .opened } == [.opened])
    #expect(driver.events.suffix(2) == [.changed(427), .opened])
    driver.input(.key(.up))
    #expect(!driver.row.isOpen)
    driver.settle()
    driver.input(.key(.down))
    driver.settle()
    #expect(driver.events.filter { $0 == .opened }.count == 2)
  }

  @Test func `a lock that only passes its code stays shut`() throws {
    var driver = SpinnerRowDriver(.digits(1))
    try driver.row.set("code", to: .text("2"))
    driver.drag(column: 0, tiles: 3)
    driver.settle()
    #expect(driver.row.value == 3)
    #expect(!driver.events.contains(.opened))
  }

  @Test(arguments: [
    (1_900, 2, 28), (2_000, 2, 29), (2_024, 2, 29), (2_023, 2, 28), (2_100, 2, 28), (2_026, 4, 30),
    (2_026, 6, 30), (2_026, 9, 30), (2_026, 11, 30), (2_026, 1, 31), (2_026, 12, 31),
  ])
  func `a day ends with its month`(year: Int, month: Int, days: Int) throws {
    #expect(SpinnerDate.dayCount(ofMonth: month, year: year) == days)
    var driver = SpinnerRowDriver(.date)
    let figures = month < 10 ? "0\(month)" : "\(month)"
    try driver.row.set("value", to: .text("\(year)-01-31"))
    driver.row.activate(1)
    for _ in 1..<month { driver.input(.key(.up), after: 0.05) }
    driver.settle()
    #expect(driver.row.text == "\(year)-\(figures)-\(days)")
    let impossible = SettingValue.text("\(year)-\(figures)-\(days + 1)")
    let form = SettingDescription.Kind.format(TokenList("2024-02-29"))
    #expect(throws: SettingError.badValue(impossible, expected: form)) {
      try driver.row.set("value", to: impossible)
    }
    #expect(driver.row.text == "\(year)-\(figures)-\(days)")
    try driver.row.set("value", to: .text("\(year)-01-31"))
    #expect(driver.row.text == "\(year)-01-31")
  }

  @Test func `arrows move between columns, and beyond the last leave the row`() {
    var driver = SpinnerRowDriver(.digits(3))
    #expect(driver.input(.key(.left)) == .declined)
    #expect(driver.input(.key(.right)) == .handled)
    #expect(driver.row.activeColumn == 1)
    driver.input(.key(.right))
    driver.input(.key(.up))
    #expect(driver.input(.key(.right)) == .declined)
    driver.input(.key(.left))
    driver.input(.key(.end))
    #expect(driver.row.value == 91)
    driver.input(.key(.pageDown))
    #expect(driver.row.value == 41)
    driver.input(.key(.home))
    #expect(driver.row.value == 1)
  }

  @Test func `typed digits fill one column after another`() {
    var driver = SpinnerRowDriver(.time)
    for character in "1730".unicodeScalars { driver.input(.key(.character(character))) }
    #expect(driver.row.text == "17:30")
    driver.input(.key(.left), after: 2)
    // Only 09 is an hour that starts with this digit.
    driver.input(.key(.character("9")))
    driver.input(.key(.character("5")))
    #expect(driver.row.text == "09:05")
    driver.input(.key(.escape))
    #expect(driver.row.text == "09:30")
  }

  @Test func `typing does not carry, and a quick step after it does`() {
    var driver = SpinnerRowDriver(.digits(2), carries: true)
    driver.move(to: 18, animated: false)
    driver.row.activate(1)
    driver.input(.key(.character("1")))
    #expect(driver.row.value == 11)
    driver.input(.key(.character("9")), after: 2)
    driver.input(.key(.up))
    #expect(driver.row.value == 20)
    driver.settle()
    #expect(driver.row.value == 20)
  }

  @Test func `titles are mirrored, and numbers are not`() throws {
    var row = SpinnerRow.date
    let frames = row.frames
    row.environment.isRightToLeft = true
    #expect(row.frames == frames)
    let words = SpinnerColumn(.digits, titles: ["nought", "one"], separator: " ")
    row = try SpinnerRow(columns: [words, SpinnerColumn()])
    let first = row.frames
    row.environment.isRightToLeft = true
    for column in 0..<2 {
      #expect(abs(row.frames[column].ring.minX + first[column].ring.maxX - 320) < 1e-9)
    }
    var driver = SpinnerRowDriver(row)
    driver.input(.key(.left))
    #expect(driver.row.activeColumn == 1)
  }

  @Test func `columns share the width, and their nodes have unique IDs`() throws {
    var row = SpinnerRow.date
    row.options.tileCount = 360
    var scene = ControlScene(size: row.size)
    row.draw(into: &scene)
    #expect(Set(scene.nodes.map { $0.id }).count == scene.nodes.count)
    let width = row.frames.reduce(0) { $0 + $1.ring.size.width + $1.separator.size.width }
    #expect(abs(width - row.size.width) < 1e-9)
    #expect(abs(row.frames[0].ring.size.width / row.frames[1].ring.size.width - 1.75) < 1e-9)
  }

  @Test(arguments: [Size2D(320, 120), Size2D(700, 300), Size2D(100, 300)])
  func `tiles have equal heights and numbers equal sizes`(size: Size2D) throws {
    var row = SpinnerRow.date
    row.size = size
    let (first, second, third) = (row.rings[0], row.rings[1], row.rings[2])
    #expect(first.ring.tile.height == second.ring.tile.height)
    #expect(third.ring.tile.height == second.ring.tile.height)
    #expect(first.artwork.textSize == second.artwork.textSize)
    // The narrowest column is as high as a tile can use, or as the room allows.
    let most = SpinnerRing(
      size: row.frames[1].ring.size,
      tileCount: row.options.tileCount,
      perspective: row.style.perspective,
      axis: .horizontal
    )
    #expect(abs(second.ring.tile.height - most.tile.height) < 1e-9)
    #expect(second.ring.tile.height <= 1.45 * second.ring.tile.width + 1e-9)
    // With other columns, the rings are measured again.
    try row.replace([SpinnerColumn(), SpinnerColumn()])
    let alone = SpinnerRing(
      size: row.frames[0].ring.size,
      tileCount: row.options.tileCount,
      perspective: row.style.perspective,
      axis: .horizontal
    )
    #expect(row.rings[0].ring == alone)
  }

  @Test func `a point between two columns belongs to the nearer`() {
    var row = SpinnerRow.time
    let gap = row.frames[0].separator
    #expect(gap.size.width > 10)
    #expect(row.column(under: Point2D(gap.center.x - 1, 60)) == 0)
    #expect(row.column(under: Point2D(gap.center.x + 1, 60)) == 1)
    #expect(row.column(under: Point2D(-1, 60)) == nil)
    #expect(row.column(under: Point2D(gap.center.x, 181)) == nil)
    #expect(row.column(under: Point2D(.nan, 60)) == nil)
    for (time, y) in [(0.0, 0.0), (0.2, -60), (1, -60)] {
      let event = PointerEvent(
        time == 0 ? .down : .move,
        position: Point2D(gap.center.x + 1, 90 + y)
      )
      #expect(row.handle(.pointer(event), at: time) == (y == 0 ? .undecided : .handled))
    }
    #expect(row.text == "00:01")
  }

  @Test func `a row is a group of spin buttons`() {
    var tree = AccessibilityTree()
    var row = SpinnerRow.time
    row.activate(1)
    row.labels = ["Hours"]
    row.describe(into: &tree)
    #expect(tree.elements.map { $0.name } == ["", "Hours", "2"])
    #expect(tree.elements.map { $0.role } == [.group, .spinbutton, .spinbutton])
    #expect(tree.activeIndex == 2)
    #expect(tree.elements[1].number?.maximum == 23)
    #expect(tree.elements[2].frame == row.frames[1].ring)
  }

  @Test func `invalid columns are rejected with their error`() throws {
    #expect(throws: SpinnerRow.ColumnError.badCount(0)) { try SpinnerRow(columns: []) }
    #expect(throws: SpinnerRow.ColumnError.badCount(25)) {
      try SpinnerRow(columns: (0..<25).map { _ in SpinnerColumn() })
    }
    #expect(throws: SpinnerRow.ColumnError.badShare(0)) {
      try SpinnerRow(columns: [SpinnerColumn(share: 0)])
    }
    let billions = SpinnerColumn(try SpinnerRange(from: 1, through: 1e9))
    #expect(throws: SpinnerRow.ColumnError.tooMany) {
      try SpinnerRow(columns: [billions, billions])
    }
  }

  @Test func `invalid settings are rejected and have no effect`() throws {
    let before = SpinnerRow()
    var row = before
    let bad: [(String, SettingValue)] = [
      ("value", .text("12")), ("value", .text("1234")), ("value", .text("12x")),
      ("value", .text("")), ("value", .number(.nan)), ("value", .flag(true)), ("code", .text("12")),
      ("kind", .text("")),
      ("digits", .number(0)), ("digits", .number(16)), ("digits", .number(.nan)),
      ("carry", .number(1)), ("tiles", .number(0)), ("gap", .number(0.6)),
      ("min", .text("12")), ("min", .number(.nan)), ("max", .flag(true)), ("max", .number(1e19)),
      ("interval", .number(7)), ("interval", .number(0)), ("interval", .number(60)),
      ("order", .text("dmy")), ("hour-cycle", .text("h24")), ("seconds", .text("yes")),
      ("conventions", .texts(["h12", "h13"])), ("columns", .texts(["0.."])),
      ("separators", .text(".")), ("periods", .text("AM")),
    ]
    for (name, value) in bad {
      let refusal = #expect(throws: SettingError.self, "\(name)") { try row.set(name, to: value) }
      #expect(refusal != .unknownName, "\(name)")
      #expect((row == before) == true, "\(name)")
    }
    for (name, value) in [("look", "brass"), ("look", ""), ("months", "May"), ("weekdays", "")] {
      let refusal = #expect(throws: SettingError.self) { try row.set(name, to: .text(value)) }
      #expect(refusal != .unknownName && (row == before) == true, "\(name)")
    }
    #expect(throws: SettingError.unknownName) { try row.set("step", to: .number(3)) }
    try row.set("kind", to: .text("time"))
    for text in ["24:00", "12:60", "12", "12:30:00"] {
      let refusal = #expect(throws: SettingError.self, "\(text)") {
        try row.set("value", to: .text(text))
      }
      #expect(refusal != .unknownName, "\(text)")
    }
    try row.set("value", to: .text("9:5"))
    #expect(row.text == "09:05")
  }

  @Test func `every setting takes its default`() throws {
    for setting in SpinnerRow.settings {
      var row = SpinnerRow()
      try row.set(setting.name, to: setting.defaultValue)
      #expect((row == SpinnerRow()) == true, "\(setting.name)")
    }
  }

  @Test func `a finger whose up was lost releases its column`() {
    var driver = SpinnerRowDriver(.digits(2))
    driver.pointer(.down, column: 0)
    driver.pointer(.down, column: 1)
    #expect(!driver.row.rings[0].motion.isHeld)
    driver.pointer(.up, column: 1, after: 0.1)
    driver.settle()
    #expect(driver.row.isResting)
    #expect(driver.pointer(.move, column: 0) == .declined)
  }

  @Test func `input that no device sends has no lasting effect`() {
    var generator = SeededGenerator(seed: 31)
    let odd = Corners.doubles + [60, 160, 319, 1e9, -5]
    for round in rounds(100) {
      var row = [SpinnerRow.digits(4), .date, .time][round % 3]
      row.options.carries = round % 2 == 0
      row.environment.reducesMotion = round % 5 == 0
      var time = 0.0
      for _ in 0..<60 {
        let x = odd.randomElement(using: &generator) ?? 0
        let y = odd.randomElement(using: &generator) ?? 0
        let phase = PointerEvent.Phase(rawValue: UInt8.random(in: 0...5, using: &generator))
        let input: Input
        switch Int.random(in: 0...9, using: &generator) {
        case 0: input = .scroll(x: x, y: y)
        case 1: input = .detents(Corners.integers.randomElement(using: &generator) ?? 0)
        case 2: input = .key(.character("7"))
        case 3: input = .key(.pageUp)
        case 4: input = .key(.right)
        default:
          let id = Int.random(in: 1...3, using: &generator)
          input = .pointer(PointerEvent(phase ?? .down, id: id, position: Point2D(x, y)))
        }
        time = max(0, time + ([0, 0.01, -1, 0.3].randomElement(using: &generator) ?? 0))
        row.handle(input, at: time)
        row.advance(to: [time, -1, .nan].randomElement(using: &generator) ?? time)
        row.move(to: x)
        switch Int.random(in: 0...9, using: &generator) {
        case 0: row.value = y
        case 1: row.options.scrollPointsPerStep = x
        case 2: row.options.tileCount = Corners.integers.randomElement(using: &generator) ?? 0
        case 3: row.style.gap = x
        case 4: row.style.perspective = y
        case 5: row.size = Size2D(x, y)
        default: row.size = Size2D(300, 100)
        }
        var scene = ControlScene(size: row.size)
        row.draw(into: &scene)
        #expect(scene.fault == nil && row.value.isFinite)
        #expect((row.date == nil) == (round % 3 != 1))
      }
      for id in 1...3 {
        row.handle(.pointer(PointerEvent(.cancel, id: id, position: .zero)), at: 2e300)
      }
      row.advance(to: 3e300)
      #expect(row.isResting)
      for column in row.rings.indices {
        let ring = row.rings[column]
        #expect(ring.position == Double(row.indices[column]))
      }
    }
  }
}
