#if os(Linux)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Pictures of demos, compared as an eye does.
@Suite struct PictureSnapshotTests {
  private static let themes: [(String, Theme)] = [("light", .light), ("dark", .dark)]

  @Test(arguments: ["icon-wheel", "months", "fortune", "phone", "upright"])
  func `a demo looks as it did`(id: String) throws {
    let demo = try #require(Gallery.demos.first { $0.id == id })
    var wheel = try demo.make(Wheel.self)
    wheel.size = Size(240, 240)
    for (name, theme) in Self.themes {
      var scene = Scene(size: Size(280, 280))
      scene.add(SceneNode(NodeID(.max), transform: .translation(20, 20))) {
        wheel.draw(into: &$0)
      }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "\(id)-\(name)") == nil)
    }
  }
}
#endif
