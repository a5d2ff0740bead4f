#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of colour wheels in their states, as perceived.
@Suite struct ColorWheelPictureTests {
  private static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("contrast", Theme(.lightHighContrast)),
  ]

  static let states = ["paint", "highlighter", "brand-color", "typed", "held", "disabled"]

  private static func wheel(_ state: String) throws -> ColorWheel {
    let demo = Gallery.colorWheels.first { $0.id == state } ?? Gallery.colorWheels[0]
    var wheel = try demo.make(ColorWheel.self)
    switch state {
    case "typed":
      wheel.options.hasOpacity = true
      wheel.handle(.focus(true), at: 0)
      wheel.activate(.opacity)
      for character in "#e11d".unicodeScalars { wheel.handle(.key(.character(character)), at: 1) }
    case "held":
      wheel.value = RGBA(hex: 0xFFFFFF)
      wheel.handle(.focus(true), at: 0)
      wheel.size = Size2D(300, 200)
      let corner = Point2D(150, 100)
      wheel.handle(.pointer(PointerEvent(.down, id: 1, position: corner)), at: 1)
      wheel.advance(to: 3)
    case "disabled": wheel.options.isEnabled = false
    default: wheel.size = wheel.preferredSize.minimum
    }
    return wheel
  }

  @Test(arguments: states) func `a colour wheel looks as recorded`(state: String) throws {
    let wheel = try Self.wheel(state)
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(wheel.size.width + 24, wheel.size.height + 24))
      scene.add(SceneNode(NodeID(.max), transform: .translation(12, 12))) { wheel.draw(into: &$0) }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "color-wheel-\(state)-\(name)") == nil)
    }
  }

  /// Compares points of the square, which is drawn with two gradients, with the colours that presses there select.
  ///
  /// In OKLCH, darker shades of weak components are drawn slightly too bright.
  @Test(arguments: ColorSpace.allCases)
  func `the square shows the colours that it selects`(space: ColorSpace) throws {
    for hue in stride(from: 10.0, to: 360, by: 35) {
      var wheel = ColorWheel()
      wheel.options.space = space
      var coordinates = ColorCoordinates()
      coordinates.hue = hue
      wheel.value = coordinates.color(in: space)
      let size = wheel.size
      var scene = ControlScene(size: size)
      wheel.draw(into: &scene)
      let picture = try Bitmap(of: scene, theme: .light)
      for (x, y) in [(100, 100), (128, 128), (155, 100), (100, 155), (155, 155), (128, 90)] {
        // The middle of a pixel.
        let place = Point2D(Double(x) + 0.5, Double(y) + 0.5)
        var pressed = wheel
        pressed.handle(.pointer(PointerEvent(.down, id: 1, position: place)), at: 1)
        let shown = picture[x, y]
        let expected = pressed.value
        let distance =
          [
            shown.red - expected.red, shown.green - expected.green, shown.blue - expected.blue,
          ].map(\.magnitude).max() ?? 1
        #expect(
          distance <= (space == .hsb ? 2 : 9) / 255.0,
          "\(hue) at \(x), \(y): \(shown.text), \(expected.text)"
        )
      }
    }
  }
}
#endif
