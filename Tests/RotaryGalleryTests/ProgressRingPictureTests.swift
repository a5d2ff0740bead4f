#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of progress rings in their states, as perceived.
@Suite struct ProgressRingPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = [
    "battery", "tea", "twelve-steps", "loading", "low", "running", "still", "straight", "small",
  ]

  private static func ring(_ state: String) throws -> ProgressRing {
    var ring = try demo(
      ["battery", "tea", "twelve-steps", "loading"].contains(state) ? state : "battery"
    )
    var side = 320.0
    switch state {
    case "low": ring.value = 12
    case "running":
      ring = try demo("tea")
      ring.start()
      ring.advance(to: 66)
    case "loading": ring.advance(to: 0.7)
    case "still":
      ring = try demo("loading")
      ring.environment.reducesMotion = true
      ring.advance(to: 1)
    case "straight":
      ring.style.segments = 24
      ring.style.cap = .butt
      ring.style.thickness = 0.3
      ring.style.direction = .counterclockwise
    case "small": side = 56
    default: break
    }
    ring.size = Size2D(side, side)
    return ring
  }

  private static func demo(_ id: String) throws -> ProgressRing {
    try #require(Gallery.progressRings.first { $0.id == id }).make(ProgressRing.self)
  }

  @Test(arguments: states) func `a progress ring looks as recorded`(state: String) throws {
    let ring = try Self.ring(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(ring.size.width + 24, ring.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { ring.draw(into: &$0) }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "progress-ring-\(state)-\(name)") == nil)
    }
  }
}
#endif
