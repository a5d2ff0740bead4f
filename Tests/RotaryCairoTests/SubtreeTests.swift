#if Pictures
import CCairo
import Rotary
import RotaryCairo
import RotaryTestSupport
import Testing

/// Drawing a part of a scene by itself, and how much room drawings take.
@Suite struct SubtreeTests {
  private let renderer = SceneRenderer(families: .dejaVu, textDrawing: .outlines)

  /// A red square in a group that is moved and faded, with a green one inside it, and a blue one beside it.
  private let scene: ControlScene = {
    var scene = ControlScene(size: Size2D(100, 100))
    let square = VectorPath.rectangle(Rect2D(0, 0, 10, 10))
    scene.add(SceneNode(NodeID(1), transform: .translation(20, 30), opacity: 0.5)) { group in
      group.add(filled(2, square, transform: .translation(5, 0), opacity: 0.5)) {
        $0.add(filled(3, square, .pureGreen, transform: .translation(20, 0)))
      }
      group.add(filled(4, square, .pureBlue, transform: .translation(0, 40)))
    }
    scene.add(
      SceneNode(
        NodeID(5),
        transform: .translation(60, 0),
        fragment: SceneFragment { $0.add(filled(6, square, transform: .translation(0, 60))) }
      )
    )
    return scene
  }()

  /// The picture on a transparent surface of 100 by 100 pixels.
  private func drawn(_ body: (SceneRenderer, OpaquePointer) -> Void) throws -> Bitmap {
    let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100))
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    body(SceneRenderer(families: .dejaVu, textDrawing: .outlines), context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let data = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    let pixels = UnsafeBufferPointer(
      start: data.assumingMemoryBound(to: UInt32.self),
      count: 100 * 100
    )
    return Bitmap(width: 100, height: 100, pixels: Array(pixels))
  }

  private func drawn(_ id: UInt32, by transform: Transform3D? = nil) throws -> Bitmap {
    try drawn { $0.draw(NodeID(id), of: scene, by: transform, into: $1) }
  }

  @Test func `a node is drawn where it stands, with what is inside it and nothing else`() throws {
    let picture = try drawn(2)
    #expect(picture.inked == Rect2D(25, 30, 30, 10))
    // The node's opacity applies; those of its ancestors do not.
    #expect((picture[30, 35].opacity - 0.5).magnitude < 0.01)
    #expect(try drawn(6).inked == Rect2D(60, 60, 10, 10), "inside a fragment")
  }

  @Test func `a node is drawn by another transform, and opaque`() throws {
    let picture = try drawn(2, by: .scale(2, 2))
    #expect(picture.inked == Rect2D(0, 0, 60, 20))
    #expect(picture[10, 10].isClose(to: .pureRed) && picture[50, 10].isClose(to: .pureGreen))
  }

  @Test func `a node that is not there is not drawn, nor one by a transform that is none`() throws {
    var answers: [Bool] = []
    let picture = try drawn {
      answers.append($0.draw(NodeID(77), of: scene, into: $1))
      answers.append($0.draw(NodeID(2), of: scene, by: .translation(.nan, 0), into: $1))
    }
    #expect(answers == [false, true] && picture.inked == nil)
  }

  @Test func `all nodes drawn one by one are the scene`() throws {
    let parts = try drawn { renderer, context in
      for id: UInt32 in [1, 5] { renderer.draw(NodeID(id), of: scene, into: context) }
    }
    #expect(parts == (try drawn { $0.draw(scene, into: $1) }))
    #expect(parts.coverage > 0)
  }

  @Test func `bounds are around all that is drawn, and not much more`() throws {
    for id: UInt32 in [1, 2, 3, 4, 5, 6] {
      for transform in [nil, Transform3D.scale(0.5, 0.5), .translation(7, 9)] {
        let inked = try #require(try drawn(id, by: transform).inked)
        let bounds = try #require(renderer.drawnBounds(of: NodeID(id), in: scene, by: transform))
        #expect(bounds.union(inked) == bounds, "\(id)")
        #expect(
          bounds.size.width <= inked.size.width + 4 && bounds.size.height <= inked.size.height + 4
        )
      }
    }
    #expect(renderer.drawnBounds(of: NodeID(77), in: scene) == nil)
    #expect(renderer.drawnBounds(of: ControlScene(size: Size2D(9, 9))) == nil)
  }

  @Test func `bounds have lines with them, and leave out what is not seen`() throws {
    let line = SceneContent.shape(
      .circle(center: .zero, radius: 10),
      fill: nil,
      stroke: Stroke(paint: .role(.ink), width: 4, cap: .round)
    )
    #expect(renderer.drawnBounds(of: line) == Rect2D(-12, -12, 24, 24))
    #expect(renderer.drawnBounds(of: SceneContent.none) == nil)
    var scene = ControlScene(size: Size2D(50, 50))
    let square = VectorPath.rectangle(Rect2D(0, 0, 1_000, 1_000))
    scene.add(filled(1, square, mask: .clip(.rectangle(Rect2D(10, 10, 20, 20)))))
    scene.add(filled(2, square, opacity: 0))
    scene.add(filled(3, square, mask: .clip(.rectangle(Rect2D(-90, -90, 9, 9)))))
    #expect(renderer.drawnBounds(of: scene) == Rect2D(9, 9, 22, 22))
  }

  @Test func `what comes to the eye is everywhere`() {
    var scene = ControlScene(size: Size2D(50, 50))
    let behind = Transform3D.rotation(aboutY: 1.5).then(.perspective(10))
    scene.add(filled(1, .rectangle(Rect2D(-100, -100, 200, 200)), transform: behind))
    let most = InputLimits.points
    #expect(renderer.drawnBounds(of: scene) == Rect2D(-most, -most, 2 * most, 2 * most))
    #expect(renderer.margin(of: scene) == 50)
  }

  @Test func `a margin is as much as reaches furthest over an edge`() {
    var scene = ControlScene(size: Size2D(50, 50))
    #expect(renderer.margin(of: scene) == 0)
    scene.add(filled(1, .rectangle(Rect2D(10, 10, 20, 20))))
    #expect(renderer.margin(of: scene) == 0)
    scene.add(filled(2, .rectangle(Rect2D(40, 10, 16, 20))))
    // A point for soft edges, and half of the line that a surface may have.
    #expect(renderer.margin(of: scene) == 8)
    scene.add(filled(3, .rectangle(Rect2D(0, -12, 10, 20))))
    #expect(renderer.margin(of: scene) == 14)
    scene.add(filled(4, .rectangle(Rect2D(0, 0, 1e5, 1))))
    #expect(renderer.margin(of: scene) == 50)
  }

  @Test(arguments: [60.0, 120, 320])
  func `with its margin nothing of a wheel is cut off`(side: Double) throws {
    try expectMargin(around: Wheel(), size: Size2D(side, side), atMost: side / 4)
  }

  @Test func `large letters do not need a large margin`() throws {
    try expectMargin(around: NumberSpinner(), size: Size2D(400, 150), atMost: 20)
    try expectMargin(around: SpinnerRow(), size: Size2D(400, 180), atMost: 24)
    try expectMargin(around: Dial(), size: Size2D(240, 240), atMost: 30)
  }

  @Test func `a text takes what its letters cover`() throws {
    var text = TextContent(
      "Hg",
      style: TextStyle(size: 40),
      paint: .role(.ink),
      box: Rect2D(10, 20, 200, 30),
      alignment: .start
    )
    let bounds = try #require(renderer.drawnBounds(of: .text(text)))
    #expect((10...14).contains(bounds.minX) && (50...70).contains(bounds.maxX))
    #expect((10...25).contains(bounds.minY) && (45...60).contains(bounds.maxY))
    text.string = ""
    #expect(renderer.drawnBounds(of: .text(text)) == nil)
    text.string = "Hg"
    text.box.size.width = .nan
    #expect(renderer.drawnBounds(of: .text(text)) == nil)
  }

  /// Draws a focused control with more room than its margin, and looks how far the ink goes.
  private func expectMargin(
    around control: some Control,
    size: Size2D,
    atMost limit: Double
  ) throws {
    var control = control
    control.size = size
    control.handle(.focus(true), at: 0)
    var scene = ControlScene(size: size)
    control.draw(into: &scene)
    let (margin, spare) = (renderer.margin(of: scene), 10.0)
    let around = margin + spare
    var framed = ControlScene(size: Size2D(size.width + 2 * around, size.height + 2 * around))
    framed.add(SceneNode(NodeID(.max), transform: .translation(around, around))) {
      control.draw(into: &$0)
    }
    let inked = try #require(try Bitmap(of: framed, background: nil).inked)
    let frame = Rect2D(spare, spare, size.width + 2 * margin, size.height + 2 * margin)
    #expect(frame.union(inked) == frame)
    #expect(margin <= limit, "\(margin)")
  }
}
#endif
