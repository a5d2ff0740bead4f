#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of gauges in their states, as perceived.
@Suite struct GaugeDialPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = ["speed", "load", "pressure", "compass", "high", "disabled", "small"]

  private static func gauge(_ state: String) throws -> GaugeDial {
    let demo = ["speed", "load", "pressure", "compass"].contains(state) ? state : "speed"
    var gauge = try #require(Gallery.gaugeDials.first { $0.id == demo }).make(GaugeDial.self)
    var side = 320.0
    switch state {
    case "high": gauge.value = 215
    case "disabled":
      gauge.isEditable = true
      gauge.isEnabled = false
    case "small": side = 96
    default: break
    }
    gauge.size = Size2D(side, side)
    return gauge
  }

  @Test(arguments: states) func `a gauge looks as recorded`(state: String) throws {
    let gauge = try Self.gauge(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(gauge.size.width + 24, gauge.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { gauge.draw(into: &$0) }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "gauge-dial-\(state)-\(name)") == nil)
    }
  }
}
#endif
