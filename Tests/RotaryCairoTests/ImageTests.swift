#if Pictures
import Glibc
import Rotary
import RotaryCairo
import RotaryTestSupport
import Testing

@Suite struct ImageTests {
  /// A picture of 2 × 1 pixels, red and blue, in a separate folder.
  private func withImage(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/rotary-images-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      unlink(folder + "/two.png")
      rmdir(folder)
    }
    let two = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    try PictureOutput.file(folder + "/two.png").write(two.png())
    try body(folder)
  }

  private func drawn(
    _ source: String,
    in folder: String? = nil,
    transform: Transform3D = .identity,
    opacity: Double = 1
  ) throws -> Bitmap {
    var scene = ControlScene(size: Size2D(100, 100))
    let image = ImageContent(source: source, rect: Rect2D(10, 10, 80, 80))
    scene.add(
      SceneNode(NodeID(1), transform: transform, opacity: opacity, content: .image(image))
    )
    let canvas = try Canvas(size: scene.size)
    let renderer = SceneRenderer()
    renderer.imageFolder = folder
    try canvas.draw(scene, with: renderer, background: nil)
    return Bitmap(canvas)
  }

  @Test func `a picture is drawn whole and undistorted in the middle`() throws {
    try withImage { folder in
      let picture = try drawn(folder + "/two.png")
      #expect(picture.inked == Rect2D(10, 30, 80, 40))
      #expect(picture[15, 50].isClose(to: .pureRed))
      #expect(picture[85, 50].isClose(to: .pureBlue))
      #expect(try drawn("two.png", in: folder) == picture)
    }
  }

  @Test func `a picture fades`() throws {
    try withImage { folder in
      let picture = try drawn(folder + "/two.png", opacity: 0.5)
      #expect((picture[15, 50].opacity - 0.5).magnitude < 0.01)
    }
  }

  @Test func `a picture that is missing leaves a quiet outline`() throws {
    for source in ["/nowhere/at-all.png", "", "/dev/null", "/", "https://example.org/a.png"] {
      let picture = try drawn(source)
      #expect(picture.inked == Rect2D(10, 10, 80, 80))
      #expect(picture[50, 50].opacity == 0)
      #expect(picture[10, 50].isClose(to: Theme.light[.hairline]))
    }
  }

  @Test func `a picture in perspective lies within its projected corners`() throws {
    try withImage { folder in
      let tilt = Transform3D.translation(-50, -50)
        .then(.rotation(0.8, axisX: 0, axisY: 1, axisZ: 0)).then(.perspective(200))
        .then(.translation(50, 50))
      let picture = try drawn(folder + "/two.png", transform: tilt)
      for (index, row) in [29, 32, 67, 71].enumerated() {
        let place = try #require(tilt.project(Point2D(20, Double(row) + 0.5)))
        let isInside = index == 1 || index == 2
        #expect((picture[Int(place.x), Int(place.y)].opacity > 0.5) == isInside, "row \(row)")
      }
      let left = try #require(tilt.project(Point2D(15, 50)))
      #expect(picture[Int(left.x), Int(left.y)].isClose(to: .pureRed))
      let right = try #require(tilt.project(Point2D(85, 50)))
      #expect(picture[Int(right.x), Int(right.y)].isClose(to: .pureBlue))
    }
  }
}
#endif
