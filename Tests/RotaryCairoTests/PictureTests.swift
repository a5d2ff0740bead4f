#if Pictures
import Glibc
import Rotary
import RotaryCairo
import RotaryTestSupport
import Testing

@Suite struct PictureTests {
  private func labelled(_ transform: Transform3D = .identity) -> ControlScene {
    var scene = ControlScene(size: Size2D(120, 60))
    let style = TextStyle(size: 22)
    let text = TextContent(
      "Spin",
      style: style,
      paint: .role(.ink),
      box: Rect2D(0, 0, 120, 60)
    )
    scene.add(SceneNode(NodeID(1), transform: transform, content: .text(text)))
    return scene
  }

  private let tilt = Transform3D.rotation(0.6, axisX: 0, axisY: 1, axisZ: 0)
    .then(.perspective(300))

  private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `a PNG has the scene's size times the scale, on the theme's ground`() throws {
    let picture = Picture(of: labelled(), theme: .dark, families: .dejaVu)
    let bitmap = try #require(Bitmap(png: picture.png(scale: 1.5)))
    #expect(bitmap.width == 180 && bitmap.height == 90)
    #expect(bitmap[0, 0].isClose(to: Theme.dark[.ground]))
    let clear = Picture(of: labelled(), background: nil, families: .dejaVu)
    #expect(try #require(Bitmap(png: clear.png()))[0, 0].opacity == 0)
  }

  @Test func `the same picture is the same bytes`() throws {
    let picture = Picture(of: labelled(tilt), families: .dejaVu)
    #expect(try picture.png() == picture.png())
    #expect(try picture.svg() == picture.svg())
    #expect(try picture.pdf() == picture.pdf())
    #expect(try !string(picture.pdf()).contains("CreationDate (D"))
  }

  @Test func `text in perspective stays vector in an SVG`() throws {
    var scene = labelled(tilt)
    let stops = [GradientStop(0, .role(.accent)), GradientStop(1, .role(.surface))]
    let paint = Paint.linear(start: .zero, end: Point2D(120, 0), stops: stops)
    scene.add(
      SceneNode(
        NodeID(2),
        transform: tilt,
        content: .shape(.circle(center: Point2D(60, 30), radius: 20), fill: paint, stroke: nil)
      )
    )
    let svg = try string(Picture(of: scene, families: .dejaVu).svg())
    #expect(svg.hasPrefix("<?xml"))
    #expect(svg.contains("<path"))
    #expect(svg.contains("linearGradient"))
    #expect(!svg.contains("<image"))
    #expect(svg.contains("width=\"120px\"") || svg.contains("width=\"120\""))
  }

  @Test func `a PDF is a PDF with a page of the scene's size and its text as text`() throws {
    let pdf = try Picture(of: labelled(), families: .dejaVu).pdf()
    let text = string(pdf)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.contains("/MediaBox [ 0 0 120 60 ]"))
    #expect(text.contains("/FontDescriptor") || text.contains("DejaVu"))
  }

  @Test func `a picture without size is refused, with its size`() {
    let picture = Picture(of: ControlScene(size: Size2D(0, 10)))
    let refusal = PictureError.zeroSize(Size2D(0, 10), scale: 1)
    #expect(throws: refusal) { try picture.png() }
    #expect(throws: refusal) { try picture.svg() }
    #expect(throws: refusal) { try picture.pdf() }
    for scale in [0, -1, .nan, Double.infinity] {
      #expect(throws: PictureError.self) { try Picture(of: labelled()).png(scale: scale) }
    }
    #expect("\(refusal)" == "a picture of 0.0 × 10.0 points at scale 1.0 has no pixels")
  }

  @Test func `a picture that is too large is refused`() {
    let size = Size2D(40_000, 10)
    #expect(throws: PictureError.tooLarge(size, scale: 1)) { try Canvas(size: size) }
    let square = Size2D(20_000, 20_000)
    #expect(throws: PictureError.tooLarge(square, scale: 1)) { try Canvas(size: square) }
    #expect(throws: PictureError.tooLarge(size, scale: 1)) {
      try Picture(of: ControlScene(size: size)).pdf()
    }
  }

  @Test func `a file is written whole, and anew`() throws {
    var template = Array("/tmp/rotary-picture-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    close(file)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let picture = Picture(of: labelled(), families: .dejaVu)
    try PictureOutput.file(path).write(picture.png(scale: 2))
    try PictureOutput.file(path).write(picture.png())
    #expect(try #require(Bitmap(pngFile: path)) == #require(Bitmap(png: picture.png())))
  }

  @Test func `a file that cannot be written is named, with the reason`() throws {
    let path = "/nowhere/at-all.png"
    let failure = PictureError.cannotWrite(path: path, reason: "No such file or directory")
    #expect(throws: failure) { try PictureOutput.file(path).write([1]) }
    #expect("\(failure)" == "cannot write /nowhere/at-all.png: No such file or directory")
    #expect(throws: PictureError.self) {
      try PictureOutput.file("/dev/full").write([1])
    }
  }

  @Test func `a canvas forgets the frame before`() throws {
    let canvas = try Canvas(size: Size2D(10, 10))
    let renderer = SceneRenderer()
    var scene = ControlScene(size: Size2D(10, 10))
    scene.add(filled(1, .rectangle(Rect2D(0, 0, 10, 10))))
    try canvas.draw(scene, with: renderer)
    scene.clear(size: Size2D(10, 10))
    try canvas.draw(scene, with: renderer, background: nil)
    #expect(Bitmap(canvas).coverage == 0)
  }

  @Test func `part of a pixel counts as one, rounding errors do not`() throws {
    #expect(try Canvas(size: Size2D(10.2, 0.1)).width == 11)
    #expect(try Canvas(size: Size2D(33.3, 0.1), scale: 10).width == 333)
    #expect(try Canvas(size: Size2D(33.3, 0.1), scale: 10).height == 1)
  }
}
#endif
