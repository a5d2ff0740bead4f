#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of turntables in their states, as perceived.
@Suite struct TurntablePictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = [
    "rest", "scrolled", "chosen", "right", "bottom", "full", "change", "empty", "disabled",
    "narrow", "cover-flow", "cylinder", "stack", "fan", "cover-flow-mirrored", "stack-dragged",
  ]

  private static func table(_ state: String) throws -> Turntable {
    let cards = ["cover-flow", "cylinder", "stack", "fan"].first { state.hasPrefix($0) }
    let id = cards ?? (state == "full" ? "around" : "people")
    var table = try #require(Gallery.turntables.first { $0.id == id }).make(Turntable.self)
    if cards != nil {
      table.scroll(to: 4, animated: false)
      table.value = 4
      table.advance(to: 1)
    }
    switch state {
    case "scrolled":
      for (y, time) in [(300.0, 0.0), (290, 0.1), (187, 0.3)] {
        let phase = time == 0 ? PointerEvent.Phase.down : .move
        table.handle(.pointer(PointerEvent(phase, position: Point2D(400, y))), at: time)
      }
    case "cover-flow-mirrored": table.environment.isRightToLeft = true
    case "stack-dragged":
      for (x, time) in [(300.0, 1.0), (280, 1.1), (200, 1.3)] {
        let phase = time == 1 ? PointerEvent.Phase.down : .move
        table.handle(.pointer(PointerEvent(phase, position: Point2D(x, 150))), at: time)
      }
    case "chosen":
      try table.set("value", to: .number(1))
      table.handle(.focus(true), at: 0)
    case "right", "bottom": try table.set("edge", to: .text(state))
    case "full":
      table.size = Size2D(420, 420)
      table.value = 3
    case "change":
      var batch = TurntableBatch()
      batch.insert(20..<22, index: 2)
      batch.remove(3..<4)
      table.advance(to: 1)
      try table.apply(batch)
      table.advance(to: 1.12)
    case "empty": try table.set("count", to: .number(0))
    case "disabled": try table.set("disabled", to: .flag(true))
    case "narrow": table.size = Size2D(300, 340)
    default: break
    }
    return table
  }

  @Test(arguments: states) func `a turntable looks as recorded`(state: String) throws {
    let table = try Self.table(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(table.size.width + 24, table.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) {
        table.draw(into: &$0)
      }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "turntable-\(state)-\(name)") == nil)
    }
  }
}
#endif
