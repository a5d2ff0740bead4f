#if Pictures
import Glibc
import Rotary
import RotaryCairo
import RotaryTestSupport
import Testing

@Suite struct SnapshotTests {
  @Test(arguments: [("light", Theme.light), ("dark", Theme.dark)])
  func `a scene with everything looks as it did`(name: String, theme: Theme) throws {
    let picture = try Bitmap(of: showpiece(), theme: theme, scale: 2)
    #expect(try Snapshot.complaint(picture, named: "showpiece-\(name)") == nil)
  }

  @Test func `a tilted wheel looks as it did`() throws {
    var scene = ControlScene(size: Size2D(320, 160))
    let tilt = Transform3D.translation(-110, -110)
      .then(.rotation(0.9, axisX: 1, axisY: 0, axisZ: 0))
      .then(.perspective(260)).then(.translation(130, 80))
    scene.add(
      SceneNode(NodeID(2000), transform: tilt, fragment: SceneFragment { $0 = showpiece() })
    )
    let picture = try Bitmap(of: scene, scale: 2)
    #expect(try Snapshot.complaint(picture, named: "tilted") == nil)
  }

  @Test func `an edge may move by a third of a pixel and not by a whole one`() throws {
    func edge(_ x: Double) throws -> Bitmap {
      try drawn(40, 40) { $0.add(filled(1, .rectangle(Rect2D(0, 0, x, 40)), RGBA(hex: 0))) }
    }
    let tolerance = Snapshot.Tolerance()
    let still = try #require(PerceivedDifference(edge(20), edge(20)))
    #expect(still.largest == 0 && still.mean == 0)
    let slight = try #require(PerceivedDifference(edge(20), edge(20.33)))
    #expect(slight.largest < tolerance.largest)
    let moved = try #require(PerceivedDifference(edge(20), edge(21)))
    #expect(moved.largest > tolerance.largest)
    #expect(try PerceivedDifference(edge(20), drawn(41, 40) { _ in }) == nil)
  }

  @Test func `what is clear differs from white and from black`() throws {
    let nothing = try drawn(8, 8) { _ in }
    for color in [RGBA(hex: 0), RGBA(hex: 0xFFFFFF)] {
      let full = try drawn(8, 8) { $0.add(filled(1, .rectangle(Rect2D(0, 0, 8, 8)), color)) }
      #expect(try #require(PerceivedDifference(nothing, full)).mean > 0.9)
    }
  }

  @Test func `a picture that was never stored is a complaint that names what was drawn`() throws {
    guard getenv("ROTARYKIT_RECORD_SNAPSHOTS") == nil else { return }
    let picture = try drawn(8, 8) { _ in }
    let complaint = try #require(try Snapshot.complaint(picture, named: "never-stored"))
    let path = try #require(complaint.split(separator: " ").last.map { String($0) })
    #expect(path.hasSuffix("/TestOutput/never-stored.actual.png"))
    #expect(Bitmap(pngFile: path) == picture)
    unlink(path)
  }

  @Test func `a bitmap is the same after a PNG`() throws {
    let picture = try drawn(30, 20) { scene in
      scene.add(filled(1, .circle(center: Point2D(10, 10), radius: 8), opacity: 0.3))
    }
    #expect(Bitmap(png: picture.png()) == picture)
  }
}
#endif
