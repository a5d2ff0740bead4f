#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of spinner rows in their states, as perceived.
@Suite struct SpinnerRowPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = [
    "date", "time", "lock", "odometer", "plain", "open", "between", "focus", "disabled", "words",
    "appointment", "weight", "seconds", "limits",
  ]

  private static func row(_ state: String) throws -> SpinnerRow {
    if let demo = Gallery.rows.first(where: { $0.id == state }) {
      return try demo.make(SpinnerRow.self)
    }
    var row = SpinnerRow.digits(3)
    try row.set("value", to: .text("199"))
    switch state {
    case "between":
      row.options.carries = true
      let start = Point2D(row.size.width * 5 / 6, row.size.height / 2)
      for (phase, y) in [(PointerEvent.Phase.down, 0.0), (.move, -40)] {
        let event = PointerEvent(phase, position: Point2D(start.x, start.y + y))
        row.handle(.pointer(event), at: phase == .down ? 0 : 0.2)
      }
      row.advance(to: 0.25)
    case "focus":
      row.handle(.focus(true), at: 0)
      row.activate(1)
    case "open":
      row.look = .lock
      row.options.code = [1, 9, 9]
    case "seconds":
      row = .time
      row.format.hourCycle = .h12
      row.format.order = .periodFirst
      row.format.showsSeconds = true
      row.look = .flap
      row.value = 43_509
    case "limits":
      row = .date
      row.look = .date
      row.format.order = .dayMonthYear
      row.minimumValue = try SpinnerDate(year: 2026, month: 2, day: 10).daysSince1970
      row.maximumValue = try SpinnerDate(year: 2026, month: 3, day: 28).daysSince1970
      row.date = try SpinnerDate(year: 2026, month: 2, day: 28)
    case "disabled": row.options.isEnabled = false
    case "words":
      let sides = try SpinnerRange(from: 0, through: 1)
      row = try SpinnerRow(columns: [
        SpinnerColumn(share: 0.8), SpinnerColumn(share: 0.8, separator: "·"),
        SpinnerColumn(sides, share: 1.4, titles: ["left", "right"]),
      ])
      row.environment.isRightToLeft = true
    default: break
    }
    return row
  }

  @Test(arguments: states) func `a row looks as recorded`(state: String) throws {
    let row = try Self.row(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(row.size.width + 24, row.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { row.draw(into: &$0) }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "spinner-row-\(state)-\(name)") == nil)
    }
  }
}
#endif
