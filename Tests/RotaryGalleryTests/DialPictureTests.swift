#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of dials in their states, as perceived.
@Suite struct DialPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = [
    "thermostat", "volume", "frequency", "timer", "angle", "held", "hovered", "focus", "disabled",
    "small",
    "large",
  ]

  private static func dial(_ state: String) throws -> Dial {
    var dial = try demo("thermostat", Dial.self)
    let thumb = Point2D(160, 160).moved(by: 134, towards: dial.scale.angle(of: 21.5))
    switch state {
    case "held":
      dial.size = Size2D(320, 320)
      dial.handle(.pointer(PointerEvent(.down, position: thumb, kind: .mouse)), at: 0)
      return dial
    case "hovered":
      dial.size = Size2D(320, 320)
      dial.handle(.pointer(PointerEvent(.hover, position: thumb, kind: .mouse)), at: 0)
      return dial
    case "focus": _ = dial.handle(.focus(true), at: 0)
    case "disabled": dial.options.isEnabled = false
    case "small", "large":
      dial = try #require(Gallery.dials.last).makeRow(Dial.self)[1]
      dial.size = state == "small" ? Size2D(96, 96) : Size2D(480, 480)
      return dial
    default: dial = try demo(state, Dial.self)
    }
    dial.size = Size2D(320, 320)
    return dial
  }

  private static func demo<C: ConfigurableControl>(_ id: String, _ kind: C.Type) throws -> C {
    try #require(Gallery.dials.first { $0.id == id }).make(kind)
  }

  @Test(arguments: states) func `a dial looks as recorded`(state: String) throws {
    let dial = try Self.dial(state)
    for (name, theme) in Self.themes { try check(dial, state, name, theme) }
  }

  @Test(arguments: ["sleep", "range-focus"])
  func `a range dial looks as recorded`(state: String) throws {
    var dial = try Self.demo("sleep", RangeDial.self)
    dial.size = Size2D(320, 320)
    dial.handle(.focus(state == "range-focus"), at: 0)
    for (name, theme) in Self.themes { try check(dial, state, name, theme) }
  }

  private func check(_ dial: some Control, _ state: String, _ name: String, _ theme: Theme) throws {
    var scene = ControlScene(size: Size2D(dial.size.width + 24, dial.size.height + 24))
    scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { dial.draw(into: &$0) }
    let picture = try Bitmap(of: scene, theme: theme)
    #expect(try Snapshot.complaint(picture, named: "dial-\(state)-\(name)") == nil)
  }
}
#endif
