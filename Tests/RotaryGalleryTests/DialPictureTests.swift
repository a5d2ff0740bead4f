#if os(Linux)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Pictures of dials in their states, compared as an eye does.
@Suite struct DialPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = [
    "thermostat", "volume", "timer", "sleep", "angle", "held", "hovered", "focus", "range-focus",
    "disabled", "small", "large",
  ]

  private static func dial(_ state: String) throws -> Dial {
    var dial = try demo("thermostat")
    let thumb = Point(160, 160).moved(by: 134, towards: dial.scale.angle(of: 21.5))
    switch state {
    case "held":
      dial.size = Size(320, 320)
      _ = dial.handle(.pointer(PointerEvent(.down, at: thumb, kind: .mouse)), at: 0) { _, _ in }
      return dial
    case "hovered":
      dial.size = Size(320, 320)
      _ = dial.handle(.pointer(PointerEvent(.hover, at: thumb, kind: .mouse)), at: 0) { _, _ in }
      return dial
    case "focus": _ = dial.handle(.focus(true), at: 0) { _, _ in }
    case "range-focus":
      dial = try demo("sleep")
      _ = dial.handle(.focus(true), at: 0) { _, _ in }
    case "disabled": dial.options.isEnabled = false
    case "small", "large":
      dial = try #require(Gallery.dials.last).makeRow(Dial.self)[1]
      dial.size = state == "small" ? Size(96, 96) : Size(480, 480)
      return dial
    default: dial = try demo(state)
    }
    dial.size = Size(320, 320)
    return dial
  }

  private static func demo(_ id: String) throws -> Dial {
    try #require(Gallery.dials.first { $0.id == id }).make(Dial.self)
  }

  @Test(arguments: states) func `a dial looks as it did`(state: String) throws {
    let dial = try Self.dial(state)
    for (name, theme) in Self.themes { try check(dial, state, name, theme) }
  }

  private func check(_ dial: Dial, _ state: String, _ name: String, _ theme: Theme) throws {
    var scene = Scene(size: Size(dial.size.width + 24, dial.size.height + 24))
    scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { dial.draw(into: &$0) }
    let picture = try Bitmap(of: scene, theme: theme)
    #expect(try Snapshot.complaint(picture, named: "dial-\(state)-\(name)") == nil)
  }
}
#endif
