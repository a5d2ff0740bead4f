#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of the controls on the page "Feel", wide and as narrow as a phone, light and dark.
@Suite struct FeelSnapshotTests {
  private static let wide = Size2D(720, 420)
  private static let narrow = Size2D(288, 260)

  private func check(_ control: some Control, named name: String) throws {
    for (theme, colors) in [("light", Theme.light), ("dark", .dark)] {
      var scene = ControlScene(size: control.size)
      control.draw(into: &scene)
      let picture = try Bitmap(of: scene, theme: colors)
      #expect(try Snapshot.complaint(picture, named: "\(name)-\(theme)") == nil)
    }
  }

  @Test func `a pad with two fingers looks as recorded`() throws {
    var pad = GesturePad()
    pad.size = Self.wide
    pad.demonstrate(.pinch)
    pad.advance(to: 0.5)
    #expect(pad.state(of: .pinch).isActive)
    try check(pad, named: "pad-wide")
  }

  @Test func `a narrow pad looks as recorded`() throws {
    var pad = GesturePad()
    pad.size = Size2D(288, 420)
    try check(pad, named: "pad-narrow")
  }

  @Test(arguments: ["spring", "deceleration", "rubber-band", "steps"])
  func `a plot looks as recorded`(law: String) throws {
    var plot = MotionPlot()
    try plot.set("law", to: .text(law))
    plot.size = Self.wide
    try check(plot, named: "plot-\(law)")
  }

  @Test func `a narrow plot has room for its values`() throws {
    var plot = MotionPlot()
    plot.size = Self.narrow
    try check(plot, named: "plot-narrow")
  }
}
#endif
