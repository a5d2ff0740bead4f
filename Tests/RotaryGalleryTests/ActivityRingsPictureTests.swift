#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of activity rings in their states, as perceived.
@Suite struct ActivityRingsPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = ["activity", "nutrition", "rounds", "eight", "right-to-left", "small"]

  private static func rings(_ state: String) throws -> ActivityRings {
    let id = state == "nutrition" ? state : "activity"
    let demo = try #require(Gallery.activityRings.first { $0.id == id })
    var rings = try demo.make(ActivityRings.self)
    var side = 320.0
    switch state {
    case "rounds":
      rings.values = [600, 31, 27]
      rings.style.direction = .counterclockwise
      rings.style.format = .value
    case "eight":
      rings = ActivityRings((0..<8).map { ActivityRing(Double($0) * 0.3, tint: .role(.accent)) })
    case "right-to-left": rings.environment.isRightToLeft = true
    case "small": side = 96
    default: break
    }
    rings.size = Size2D(side, side)
    return rings
  }

  @Test(arguments: states) func `activity rings look as recorded`(state: String) throws {
    let rings = try Self.rings(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(rings.size.width + 24, rings.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { rings.draw(into: &$0) }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "activity-rings-\(state)-\(name)") == nil)
    }
  }
}
#endif
