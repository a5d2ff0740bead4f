#if Pictures
import CCairo
import Rotary
import RotaryCairo
import RotaryTestSupport
import Testing

@testable import RotaryCairo

@Suite struct TextTests {
  static let everyDrawing: [TextDrawing] = [.glyphs, .outlines, .rasters]
  static let black = Paint.solid(.fixed(RGBA(hex: 0)))

  private func text(
    _ string: String,
    size: Double = 20,
    box: Rect2D = Rect2D(20, 30, 160, 40),
    alignment: TextContent.Alignment = .center,
    minimumScale: Double = 0.8,
    paint: Paint = black,
    transform: Transform3D = .identity
  ) -> SceneNode {
    let content = TextContent(
      string,
      style: TextStyle(size: size),
      paint: paint,
      box: box,
      alignment: alignment,
      minimumScale: minimumScale
    )
    return SceneNode(NodeID(1), transform: transform, content: .text(content))
  }

  private func picture(
    of node: SceneNode,
    _ textDrawing: TextDrawing = .outlines,
    scale: Double = 1
  ) throws -> Bitmap {
    try drawn(200, 100, scale: scale, textDrawing: textDrawing) { $0.add(node) }
  }

  @Test(arguments: everyDrawing) func `a line stands in the middle of its box`(
    drawing: TextDrawing
  ) throws {
    // The ink of an H shows the horizontal centre only, because an H is not centred between ascent and descent.
    let ink = try #require(picture(of: text("HOH"), drawing).inked)
    #expect((ink.center.x - 100).magnitude <= 1)
    #expect(ink.minY > 36 && ink.maxY < 64)
  }

  @Test(arguments: everyDrawing) func `a line stands at the start or the end of its box`(
    drawing: TextDrawing
  ) throws {
    let start = try #require(picture(of: text("HH", alignment: .start), drawing).inked)
    #expect(start.minX >= 20 && start.minX < 24)
    let end = try #require(picture(of: text("HH", alignment: .end), drawing).inked)
    #expect(end.maxX <= 180 && end.maxX > 176)
  }

  @Test(arguments: everyDrawing, [60.0, -60, 30, 400])
  func `a curved line is on its circle`(drawing: TextDrawing, radius: Double) throws {
    var content = TextContent(
      "along the rim",
      style: TextStyle(size: 14),
      paint: Self.black,
      box: Rect2D(45, 42, 110, 16)
    )
    content.curveRadius = radius
    let drawn = try picture(of: SceneNode(NodeID(1), content: .text(content)), drawing)
    let (center, half, blank) = (content.curveCenter, 9.0, drawn.pixels[0])
    var (count, share) = (0, 0)
    for y in 0..<100 {
      for x in 0..<200 where drawn.pixels[y * 200 + x] != blank {
        count += 1
        let distance = Point2D(Double(x) + 0.5, Double(y) + 0.5).distance(to: center)
        #expect((distance - radius.magnitude).magnitude <= half, "\(x), \(y)")
        // With a straight line, the text's ends would be in the box.
        if !content.box.contains(Point2D(Double(x), Double(y))) { share += 1 }
      }
    }
    #expect(count > 200)
    #expect(radius == 400 || share > 50)
  }

  @Test func `the part of a picture around a curved line has all its letters`() throws {
    var content = TextContent(
      "around",
      style: TextStyle(size: 30),
      paint: Self.black,
      box: Rect2D(40, 30, 120, 40)
    )
    var line = try #require(TextLayoutCache(families: .dejaVu).line(for: content))
    let straight = line.ink(of: content)
    for radius in [-50.0, 20, 50, 300] {
      content.curveRadius = radius
      line = try #require(TextLayoutCache(families: .dejaVu).line(for: content))
      let bounds = line.ink(of: content)
      for step in 0...100 {
        for y in [straight.minY, straight.center.y, straight.maxY] {
          let x = straight.minX + straight.size.width * Double(step) / 100
          let place = content.curved(Point2D(x, y))
          #expect(bounds.inset(by: -0.1).contains(place), "\(radius) \(step)")
        }
      }
    }
  }

  @Test func `the start of right-to-left text is the right`() throws {
    let start = try #require(picture(of: text("שלום", alignment: .start)).inked)
    #expect(start.maxX > 176)
    let end = try #require(picture(of: text("שלום", alignment: .end)).inked)
    #expect(end.minX < 24)
  }

  @Test(arguments: ["−12.0 דציבל", "דציבל −12.0", "مستوى −12.0"])
  func `a number's sign stands before it in right-to-left text`(string: String) throws {
    let box = Rect2D(0, 0, 300, 40)
    let content = TextContent(string, style: TextStyle(size: 20), paint: Self.black, box: box)
    let line = try #require(TextLayoutCache(families: .dejaVu).line(for: content))
    let shown = content.displayString
    let x = { (character: Unicode.Scalar) in
      let index = try #require(shown.unicodeScalars.firstIndex(of: character))
      var place = PangoRectangle()
      let offset = shown.utf8.distance(from: shown.startIndex, to: index)
      pango_layout_index_to_pos(line.layout, Int32(offset), &place)
      return Swift.min(place.x, place.x + place.width)
    }
    #expect(try x("−") < x("1"))
    #expect(try x("1") < x("2"))
    #expect(try x("2") < x("."))
  }

  @Test func `what is no character spoils no document`() throws {
    let noncharacter = try #require(Unicode.Scalar(0xFFFE))
    let hostile = "a\(noncharacter)b\u{0}c\u{1B}d\u{1}e"
    let picture = { (string: String) in
      var scene = ControlScene(size: Size2D(200, 100))
      scene.add(text(string))
      return Picture(of: scene, families: .dejaVu)
    }
    #expect(try picture(hostile).pdf() == picture("abcde").pdf())
    #expect(try picture(hostile).svg() == picture("abcde").svg())
    #expect(try picture(hostile).png() == picture("abcde").png())
  }

  @Test func `a line that is too wide shrinks as far as it may`() throws {
    let natural = try #require(picture(of: text("Wide words")).inked)
    let box = Rect2D(20, 30, natural.size.width * 0.9, 40)
    let shrunk = try #require(picture(of: text("Wide words", box: box)).inked)
    #expect(shrunk.maxX <= box.maxX + 1)
    // All of it is there, smaller.
    #expect((shrunk.size.width / natural.size.width - 0.9).magnitude < 0.05)
    #expect(shrunk.size.height < natural.size.height)
  }

  @Test(arguments: everyDrawing) func `and then ends in an ellipsis inside its box`(
    drawing: TextDrawing
  ) throws {
    let box = Rect2D(20, 30, 80, 40)
    let node = text("Far too many words for this", box: box)
    let ink = try #require(picture(of: node, drawing).inked)
    #expect(ink.minX >= box.minX - 1 && ink.maxX <= box.maxX + 1)
    // One line, not several.
    #expect(ink.size.height < 24)
    // Three dots at the foot of the line: nothing above them at the right end.
    let right = try picture(of: node, drawing)
    let dotted = (Int(ink.maxX) - 6..<Int(ink.maxX)).flatMap { column in
      (0..<48).map { right[column, $0].opacity }
    }
    #expect(dotted.allSatisfy { $0 < 0.1 })
  }

  @Test func `figures that are tabular are all equally wide`() {
    let cache = TextLayoutCache(families: .dejaVu)
    let style = TextStyle(size: 17, hasTabularFigures: true)
    let widths = (0..<10).map { figure in
      let content = TextContent(
        String(repeating: "\(figure)", count: 3),
        style: style,
        paint: Self.black,
        box: Rect2D(0, 0, 200, 30)
      )
      return cache.line(for: content)?.logical.size.width ?? 0
    }
    #expect(widths[0] > 0)
    #expect(Set(widths).count == 1)
  }

  @Test func `tabular figures are asked of the font`() {
    let cache = TextLayoutCache(families: .dejaVu)
    func features(_ isTabular: Bool) -> String {
      let style = TextStyle(size: 17, hasTabularFigures: isTabular)
      let content = TextContent("1", style: style, paint: Self.black, box: Rect2D(0, 0, 99, 9))
      return cache.line(for: content).map { describeAttributes(of: $0.layout) } ?? "?"
    }
    #expect(features(true).contains("tnum"))
    #expect(!features(false).contains("tnum"))
  }

  @Test func `the same words are laid out once, wherever they stand`() throws {
    let cache = TextLayoutCache(families: .dejaVu)
    func line(_ x: Double, _ string: String = "Mail", width: Double = 90) -> LaidOutText? {
      cache.line(
        for: TextContent(
          string,
          style: TextStyle(size: 17),
          paint: Self.black,
          box: Rect2D(x, 0, width, 30)
        )
      )
    }
    let first = try #require(line(0))
    #expect(line(50) === first)
    #expect(line(0, width: 91) !== first)
    #expect(line(0, "Maps") !== first)
  }

  @Test func `lines that are drawn no more are forgotten`() throws {
    let cache = TextLayoutCache(families: .dejaVu)
    func line(_ string: String) -> LaidOutText? {
      cache.line(
        for: TextContent(
          string,
          style: TextStyle(size: 9),
          paint: Self.black,
          box: Rect2D(0, 0, 90, 30)
        )
      )
    }
    cache.beginFrame()
    weak let old = line("old")
    #expect(old != nil)
    cache.beginFrame()
    // More than are kept for comfort; the frame after forgets what this one did not draw.
    for index in 0..<600 { _ = line("\(index)") }
    let kept = line("599")
    cache.beginFrame()
    #expect(old == nil)
    #expect(line("599") === kept)
  }

  @Test(arguments: everyDrawing) func `text can be turned, and covered by a gradient`(
    drawing: TextDrawing
  ) throws {
    let turn = Transform3D(.rotation(.pi / 2, about: Point2D(100, 50)))
    let stops = [GradientStop(0, .fixed(.pureRed)), GradientStop(1, .fixed(.pureBlue))]
    let paint = Paint.linear(start: Point2D(80, 0), end: Point2D(120, 0), stops: stops)
    let node = text("HHHH", paint: paint, transform: turn)
    let result = try picture(of: node, drawing)
    let ink = try #require(result.inked)
    #expect(ink.size.height > ink.size.width * 2)
    let colors = result.pixels.filter { $0 >> 24 == 255 }
    #expect(colors.contains { $0 >> 16 & 0xFF > 200 } && colors.contains { $0 & 0xFF > 200 })
  }

  @Test func `pictures of labels look as their outlines do`() throws {
    for angle in [0, 0.1, 0.7, 2] {
      let turn = Transform3D(.rotation(angle, about: Point2D(100, 50)))
      let node = text("Photos", transform: turn)
      let outlines = try picture(of: node, .outlines)
      let rasters = try picture(of: node, .rasters)
      let difference = try #require(PerceivedDifference(outlines, rasters))
      // A picture's edges are a shade softer or sharper, by where its pixels fall.
      #expect(difference.largest < 0.15, "turned by \(angle)")
      #expect(difference.mean < 0.004, "turned by \(angle)")
    }
  }

  @Test(arguments: everyDrawing) func `a long line is drawn to its last letter`(
    drawing: TextDrawing
  ) throws {
    // Cairo leaves out letters more than ten times their size beyond a surface.
    let line = text(String(repeating: "H", count: 40), size: 5)
    let ink = try #require(picture(of: line, drawing).inked)
    #expect((ink.center.x - 100).magnitude <= 1)
    #expect(ink.size.width > 120)
  }

  @Test func `text without size, width or letters draws nothing`() throws {
    let nodes = [
      text(""), text("x", size: 0), text("x", size: .nan), text("x", box: Rect2D(0, 0, 0, 9)),
      text("x", box: Rect2D(.nan, 0, 9, 9)), text("x", size: -4),
    ]
    for node in nodes { #expect(try picture(of: node).coverage == 0) }
  }
}
#endif
