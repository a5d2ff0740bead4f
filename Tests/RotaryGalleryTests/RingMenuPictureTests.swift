#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryTestSupport
import Testing

/// Compares pictures of ring menus during motion and in their states, as perceived.
@Suite struct RingMenuPictureTests {
  private static let themes: [(String, Theme)] = [("light", .light), ("dark", .dark)]

  static let states = [
    "closed", "opening", "open", "lit", "info", "closing", "plain", "titles", "nested", "mark",
    "small", "right-to-left", "focus",
  ]

  private static func menu(_ state: String) throws -> RingMenu {
    var menu = RingMenu()
    func play(_ inputs: (Input, Double)...) {
      for (input, time) in inputs { _ = menu.handle(input, at: time) }
    }
    func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> Input {
      .pointer(PointerEvent(phase, position: Point2D(x, y)))
    }
    switch state {
    case "opening": try menu.set("progress", to: .number(0.6))
    case "open": try menu.set("progress", to: .number(1))
    case "lit", "focus", "small":
      if state == "small" { menu.size = Size2D(200, 200) }
      if state == "focus" { play((.focus(true), 0)) }
      play((.key(.enter), 0), (.key(.end), 3))
    case "info": play((pointer(.down, 240, 240), 0), (pointer(.move, 240, 432), 3))
    case "closing":
      menu.open()
      menu.advance(to: 2)
      menu.advance(to: 2)
      menu.close()
      menu.advance(to: 2.5)
    case "right-to-left":
      menu.environment.isRightToLeft = true
      play((.key(.enter), 0), (.key(.home), 3))
    case "plain":
      menu.style = .plain
      play((.key(.enter), 0), (.key(.down), 3))
    case "titles", "nested", "mark":
      let share = ["Share", ">Mail", ">Link", ">Print"]
      menu.items = try RingItems(outline: ["Copy", "Paste"] + share + ["Undo", "Find", "Select"])
      menu.style = .plain
      menu.choreography = .quick
      menu.options.anchor = .finger
      menu.options.startAngle = -.pi / 2
      switch state {
      case "mark":
        menu.options.takesMarks = true
        play((pointer(.down, 60, 60), 0), (pointer(.move, 240, 300), 0.1))
        play((pointer(.move, 400, 200), 0.2))
      case "nested":
        play((pointer(.down, 160, 160), 0), (pointer(.move, 160, 240), 1))
        play((pointer(.move, 162, 283), 1.05), (pointer(.move, 240, 290), 1.2))
      default:
        play((pointer(.down, 240, 240), 0), (pointer(.move, 320, 250), 2))
      }
    default: break
    }
    return menu
  }

  @Test(arguments: states) func `a ring menu looks as recorded`(state: String) throws {
    let menu = try Self.menu(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: menu.size)
      menu.draw(into: &scene)
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "ring-\(state)-\(name)") == nil)
    }
  }
}
#endif
