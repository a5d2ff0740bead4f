#if Pictures
import Rotary
import RotaryTestSupport
import Testing

@Suite struct GradientTests {
  private let stops = [GradientStop(0, .fixed(.pureRed)), GradientStop(1, .fixed(.pureBlue))]

  private func covered(_ paint: Paint, _ transform: Transform3D = .identity) throws -> Bitmap {
    try drawn {
      let path = VectorPath.rectangle(Rect2D(-100, -100, 300, 300))
      $0.add(
        SceneNode(NodeID(1), transform: transform, content: .shape(path, fill: paint, stroke: nil))
      )
    }
  }

  @Test func `a linear gradient goes from its start to its end and stays there`() throws {
    let picture = try covered(.linear(start: Point2D(20, 0), end: Point2D(80, 0), stops: stops))
    #expect(picture[5, 50].isClose(to: .pureRed))
    #expect(picture[95, 50].isClose(to: .pureBlue))
    #expect(picture[49, 50].isClose(to: RGBA(red: 0.5, green: 0, blue: 0.5), steps: 4))
  }

  @Test func `a radial gradient goes from the inner circle to the outer one`() throws {
    let paint = Paint.radial(
      center: Point2D(50, 50),
      innerRadius: 10,
      outerRadius: 40,
      stops: stops
    )
    let picture = try covered(paint)
    #expect(picture[50, 50].isClose(to: .pureRed))
    #expect(picture[57, 50].isClose(to: .pureRed))
    #expect(picture[50, 94].isClose(to: .pureBlue))
    #expect(picture[74, 50].isClose(to: RGBA(red: 0.5, green: 0, blue: 0.5), steps: 5))
  }

  @Test func `gradients turn, grow and stretch with their node`() throws {
    let paint = Paint.linear(start: Point2D(20, 0), end: Point2D(80, 0), stops: stops)
    let turned = try covered(paint, Transform3D(.rotation(.pi / 2)))
    #expect(turned[50, 5].isClose(to: .pureRed))
    #expect(turned[50, 95].isClose(to: .pureBlue))
    // A slanted gradient under a stretch is no slanted gradient any more: its lines lean.
    let slanted = Paint.linear(start: Point2D(0, 0), end: Point2D(50, 50), stops: stops)
    let stretched = try covered(slanted, .scale(2, 1))
    #expect(stretched[98, 1].isClose(to: stretched[2, 49], steps: 4))
    let radial = Paint.radial(
      center: Point2D(25, 25),
      innerRadius: 0,
      outerRadius: 10,
      stops: stops
    )
    let grown = try covered(radial, .scale(2, 2))
    #expect(grown[50, 50].isClose(to: .pureRed, steps: 15))
    #expect(grown[60, 50].isClose(to: RGBA(red: 0.5, green: 0, blue: 0.5), steps: 8))
    #expect(grown[71, 50].isClose(to: .pureBlue))
  }

  @Test func `a role takes the theme's colour at a share of its opacity`() throws {
    var theme = Theme.light
    theme.accent = RGBA(hex: 0x336699)
    var scene = ControlScene(size: Size2D(10, 10))
    let paint = Paint.role(.accent, opacity: 0.5)
    scene.add(
      SceneNode(
        NodeID(1),
        content: .shape(.rectangle(Rect2D(0, 0, 10, 10)), fill: paint, stroke: nil)
      )
    )
    let picture = try Bitmap(of: scene, theme: theme, background: nil)
    #expect(picture[5, 5].isClose(to: RGBA(hex: 0x336699, opacity: 0.5)))
  }

  @Test func `a gradient without extent shows its last colour, one without colours nothing`()
    throws
  {
    let point = Point2D(50, 50)
    #expect(
      try covered(.linear(start: point, end: point, stops: stops))[10, 10].isClose(to: .pureBlue)
    )
    let flat = Paint.radial(center: point, innerRadius: 5, outerRadius: 5, stops: stops)
    #expect(try covered(flat)[10, 10].isClose(to: .pureBlue))
    #expect(try covered(.linear(start: .zero, end: point, stops: []))[10, 10].opacity == 0)
    let single = Paint.linear(
      start: .zero,
      end: point,
      stops: [GradientStop(0.5, .fixed(.pureGreen))]
    )
    #expect(try covered(single)[10, 10].isClose(to: .pureGreen))
  }
}
#endif
