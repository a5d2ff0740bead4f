#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of number spinners in their states, as perceived.
@Suite struct SpinnerPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = [
    "rest", "between", "focus", "disabled", "flat", "months", "small", "million",
  ]

  private static func spinner(_ state: String) throws -> NumberSpinner {
    var spinner = NumberSpinner()
    try spinner.set("value", to: .number(4))
    switch state {
    case "between":
      spinner.handle(.pointer(PointerEvent(.down, position: Point2D(160, 60))), at: 0)
      spinner.handle(.pointer(PointerEvent(.move, position: Point2D(125, 60))), at: 0.2)
    case "focus": _ = spinner.handle(.focus(true), at: 0)
    case "disabled": spinner.options.isEnabled = false
    case "flat": spinner.style.perspective = nil
    case "small": spinner.size = Size2D(160, 60)
    case "months": spinner = try demo("month-ring")
    case "million":
      spinner = try demo("million")
      spinner.size = Size2D(640, 200)
    default: break
    }
    return spinner
  }

  private static func demo(_ id: String) throws -> NumberSpinner {
    try #require(Gallery.spinners.first { $0.id == id }).make(NumberSpinner.self)
  }

  @Test(arguments: states) func `a spinner looks as recorded`(state: String) throws {
    let spinner = try Self.spinner(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(spinner.size.width + 24, spinner.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) {
        spinner.draw(into: &$0)
      }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "spinner-\(state)-\(name)") == nil)
    }
  }
}
#endif
