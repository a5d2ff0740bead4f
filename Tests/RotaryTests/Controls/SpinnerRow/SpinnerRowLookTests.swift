import RotaryTestRandom
import Testing

@testable import Rotary

/// The appearance of a row: its artwork, accent colour, and names of months and days.
@Suite struct SpinnerRowLookTests {
  private func scene(_ row: SpinnerRow) -> ControlScene {
    var scene = ControlScene(size: row.size)
    row.draw(into: &scene)
    return scene
  }

  /// Returns the columns that use the accent colour.
  private func accented(_ row: SpinnerRow) -> Set<Int> {
    var columns: Set<Int> = []
    for node in scene(row).nodes {
      let tints: [Paint?]
      switch node.content {
      case .shape(_, let fill, let stroke): tints = [fill, stroke?.paint]
      case .text(let text): tints = [text.paint]
      default: tints = []
      }
      let isAccented = [ColorRole.accent, .focus, .onAccent].contains { role in
        tints.contains(.role(role))
      }
      if isAccented { columns.insert(Int(node.id.rawValue / SpinnerNodes.room) - 1) }
    }
    return columns
  }

  @Test(arguments: SpinnerRowLook.allCases)
  func `the accent marks a turned, focused or open column`(look: SpinnerRowLook) {
    var driver = SpinnerRowDriver(.digits(3))
    driver.row.look = look
    driver.row.options.code = [4, 2, 7]
    #expect(accented(driver.row) == [])
    driver.pointer(.down, column: 1)
    #expect(accented(driver.row) == [1])
    driver.pointer(.move, column: 1, tiles: -1.4, after: 0.2)
    driver.pointer(.up, column: 1, tiles: -1.4, after: 0.2)
    #expect(driver.row.isMoving && accented(driver.row) == [1])
    driver.settle()
    #expect(accented(driver.row) == [])
    driver.input(.focus(true))
    #expect(accented(driver.row) == [1])
    driver.input(.focus(false))
    driver.move(to: 427)
    // Columns that the app turns are not marked.
    #expect(accented(driver.row) == [])
    driver.settle()
    #expect(driver.row.isOpen && accented(driver.row) == [0, 1, 2])
    driver.pointer(.down, column: 0)
    #expect(accented(driver.row) == [0])
  }

  @Test func `a look changes only the artwork`() throws {
    func play(_ look: SpinnerRowLook) throws -> SpinnerRowDriver {
      var driver = SpinnerRowDriver(.digits(3), carries: true)
      try driver.row.set("look", to: .text(SpinnerRowLook.names.all[Int(look.rawValue)]))
      driver.drag(column: 2, tiles: 9.6, seconds: 0.2, hold: 0)
      driver.settle()
      driver.input(.key(.up))
      driver.settle()
      return driver
    }
    let plain = try play(.plain)
    var pictures: [ControlScene] = []
    for look in SpinnerRowLook.allCases {
      let driver = try play(look)
      #expect(driver.row.look == look)
      #expect(driver.events == plain.events && driver.times == plain.times)
      #expect(driver.row.frames == plain.row.frames)
      #expect(driver.row.rings.map { $0.ring } == plain.row.rings.map { $0.ring })
      let picture = scene(driver.row)
      #expect(!pictures.contains(picture), "\(look)")
      pictures.append(picture)
    }
  }

  @Test func `the last drum of an odometer alone is red`() {
    var row = SpinnerRow.digits(4)
    row.look = .odometer
    let tops = row.rings.map { $0.artwork.tones.top }
    #expect(tops[0] == tops[1] && tops[1] == tops[2])
    guard case .fixed(let red) = tops[3].tint, case .fixed(let dark) = tops[0].tint else {
      Issue.record("paint is the same in every theme")
      return
    }
    #expect(red.red > 2 * red.green && dark.red < 0.3)
  }

  /// Numbers are readable on the drums of each look, in the light and at the lower edge.
  @Test(arguments: SpinnerRowLook.allCases) func `figures are clear`(look: SpinnerRowLook) {
    for isLast in [false, true] {
      let tones = SpinnerTones(look, isLast: isLast)
      for scheme in Theme.Scheme.allCases {
        let theme = Theme(scheme)
        func ratio(_ tone: SpinnerTones.Tone, _ ground: SpinnerTones.Tone) -> Double {
          Contrast.ratio(theme.color(of: tone.tint), theme.color(of: ground.tint))
        }
        for ground in [tones.top, tones.bottom, tones.hovered] {
          let figure = ratio(tones.figure, ground)
          #expect(figure >= 4.5, "\(look), \(scheme)")
          let distant = ratio(tones.distant, ground)
          #expect(distant >= 3, "\(look), \(scheme)")
        }
      }
    }
  }

  @Test func `months and days of the week have the app's names`() throws {
    var driver = SpinnerRowDriver(.date)
    driver.row.date = try SpinnerDate(year: 2028, month: 1, day: 31)
    func texts() -> [String] {
      scene(driver.row).nodes.compactMap {
        if case .text(let text) = $0.content { text.string } else { nil }
      }
    }
    #expect(!texts().contains("Jan") && !texts().contains("Mon"))
    try driver.row.set("look", to: .text("date"))
    #expect(texts().contains("Jan") && texts().contains("Mon"))
    // The text for apps is unchanged.
    #expect(driver.row.text == "2028-01-31")
    let french = ["janvier", "février", "mars"]
    try driver.row.set("months", to: .texts(french))
    try driver.row.set("weekdays", to: .texts(["lundi", "mardi"]))
    #expect(texts().contains("février") && texts().contains("lundi") && texts().contains("12"))
    driver.row.activate(2)
    driver.input(.key(.down))
    driver.settle()
    // The 30th is a Sunday, which has no name here.
    #expect(texts().contains("janvier") && !texts().contains("lundi"))
    try driver.row.set("weekdays", to: .texts([]))
    #expect(driver.row.weekdayFrame.size.width == 0)
    // Other rows have no names.
    try driver.row.set("kind", to: .text("time"))
    #expect(driver.row.weekdayFrame.size.width == 0 && !texts().contains("janvier"))
  }

  @Test func `names are read aloud`() throws {
    var row = SpinnerRow.date
    row.look = .date
    row.date = try SpinnerDate(year: 2024, month: 2, day: 29)
    var tree = AccessibilityTree()
    row.describe(into: &tree)
    #expect(tree.elements.map { $0.value } == ["2024 Feb 29, Thu", "2024", "Feb", "29, Thu"])
    row.weekdays = []
    row.describe(into: &tree)
    #expect(tree.elements[0].value == "2024 Feb 29")
  }

  @Test func `a row with names is mirrored, and the day of the week with it`() throws {
    var row = SpinnerRow.date
    row.look = .date
    #expect(row.weekdayFrame.minX == row.frames[2].ring.maxX)
    #expect(abs(row.weekdayFrame.maxX - 320) < 1e-9)
    row.environment.isRightToLeft = true
    #expect(row.weekdayFrame.minX == 0 && row.weekdayFrame.maxX == row.frames[2].ring.minX)
    #expect(row.frames[0].ring.minX > row.frames[1].ring.minX)
  }

  @Test(arguments: ["Sep", "September", "Сентябрь", "九月", ""])
  func `a column of names is as wide as needed, and each number fits its tile`(name: String) {
    var row = SpinnerRow.date
    row.look = .date
    row.months = [String](repeating: name, count: 12)
    for (column, text) in ["2028", name, "30"].enumerated() {
      let size = row.rings[column].artwork.textSize
      #expect(
        size > 12 && TextFit.greatestWidth(of: text) * size <= row.frames[column].ring.size.width
      )
    }
    let room = row.weekdayFrame.size.width
    #expect(TextFit.greatestWidth(of: "Wed") * row.rings[0].artwork.textSize * 0.62 <= room)
  }

  @Test func `days of the week follow each other from Monday 1 January of the year 1`() throws {
    for (day, number) in [(-719_162.0, 1), (0, 4), (10_957, 6), (2_932_896, 5)] {
      #expect(SpinnerDate(daysSince1970: day)?.weekday == number)
    }
    var weekday = 4
    for day in stride(from: 0.0, through: 1_500, by: 1) {
      #expect(SpinnerDate(daysSince1970: day)?.weekday == weekday)
      #expect(SpinnerDate(daysSince1970: day - 7 * 90_000)?.weekday == weekday)
      weekday = weekday % 7 + 1
    }
  }
}
