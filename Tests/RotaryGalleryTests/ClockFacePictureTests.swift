#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of clock faces in their states, as perceived.
@Suite struct ClockFacePictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = ["alarm", "departure", "opening-hours", "both-hands", "minutes", "wide"]

  private static func clock(_ state: String) throws -> ClockFace {
    let demo = ["minutes", "wide"].contains(state) ? "alarm" : state
    var clock = try #require(Gallery.clockFaces.first { $0.id == demo }).make(ClockFace.self)
    switch state {
    case "minutes":
      clock.value = 433
      clock.advance(to: 0)
      clock.handle(.focus(true), at: 0)
      clock.activate(.minute)
      clock.advance(to: 2)
    case "wide":
      clock.environment.isRightToLeft = true
      clock.options.isEnabled = false
      clock.size = Size2D(460, 250)
    default: clock.size = clock.preferredSize.minimum
    }
    return clock
  }

  @Test(arguments: states) func `a clock face looks as recorded`(state: String) throws {
    let clock = try Self.clock(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(clock.size.width + 24, clock.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { clock.draw(into: &$0) }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "clock-face-\(state)-\(name)") == nil)
    }
  }
}
#endif
