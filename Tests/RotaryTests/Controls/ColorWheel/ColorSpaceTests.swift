import Testing

@testable import Rotary

/// Conversions between the spaces of a colour, and texts.
@Suite struct ColorSpaceTests {
  /// Colours on a grid through the whole cube, in steps of 15.
  private static let grid: [UInt32] = {
    let levels = Array(stride(from: UInt32(0), through: 255, by: 15))
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in red << 16 | green << 8 | blue } }
    }
  }()

  @Test(arguments: ColorSpace.allCases)
  func `every colour has coordinates that lead back to it`(space: ColorSpace) {
    for hex in Self.grid {
      let color = RGBA(hex: hex)
      let coordinates = ColorCoordinates(of: color, in: space)
      for part in ColorWheelPart.allCases {
        let range = part == .hue ? 0..<360 : 0..<1.000_000_1
        #expect(range.contains(coordinates[part]), "\(color.text) \(part)")
      }
      #expect(coordinates.color(in: space).rounded == color, "\(color.text)")
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func `the edges of the square are white, black and the strongest colours`(space: ColorSpace) {
    for hue in stride(from: 0.0, to: 360, by: 7.5) {
      var coordinates = ColorCoordinates()
      coordinates.hue = hue
      let strongest = coordinates.color(in: space)
      let parts = [strongest.red, strongest.green, strongest.blue]
      #expect((parts.max() ?? 0) > 1 - 1e-6 && (parts.min() ?? 1) < 1e-6, "\(hue)")
      coordinates.saturation = 0
      #expect(coordinates.color(in: space).rounded == RGBA(hex: 0xFFFFFF))
      coordinates.brightness = 0
      #expect(coordinates.color(in: space) == RGBA(hex: 0))
    }
  }

  /// Reference values of the CSS specification's sample code for OKLab, to four figures.
  @Test(
    arguments: [
      (0xFF0000, 0.6280, 0.2577, 29.23), (0x00FF00, 0.8664, 0.2948, 142.50),
      (0x0000FF, 0.4520, 0.3132, 264.05), (0xFFFF00, 0.9680, 0.2110, 109.77),
      (0x00FFFF, 0.9054, 0.1546, 194.77), (0xFF00FF, 0.7017, 0.3225, 328.36),
    ] as [(UInt32, Double, Double, Double)]
  )
  func `OKLCH has the published values`(
    hex: UInt32,
    lightness: Double,
    chroma: Double,
    hue: Double
  ) {
    let color = OKLCH(RGBA(hex: hex))
    #expect((color.lightness - lightness).magnitude < 1e-4)
    #expect((color.chroma - chroma).magnitude < 1e-4)
    #expect((color.hue - hue).magnitude < 1e-2)
  }

  @Test func `greys have no chroma, and white has the lightness 1`() {
    for level in UInt32(0)...255 {
      let grey = OKLCH(RGBA(hex: level << 16 | level << 8 | level))
      #expect(grey.chroma == 0 && grey.hue == 0)
    }
    #expect((OKLCH(RGBA(hex: 0xFFFFFF)).lightness - 1).magnitude < 1e-6)
  }

  @Test func `every colour leads to OKLCH and back`() {
    for hex in Self.grid { #expect(RGBA(OKLCH(RGBA(hex: hex))).rounded == RGBA(hex: hex)) }
  }

  @Test func `a colour that sRGB lacks keeps lightness and hue`() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for lightness in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let shown = OKLCH(RGBA(OKLCH(lightness: lightness, chroma: 0.4, hue: hue)))
        #expect((shown.lightness - lightness).magnitude < 1e-4, "\(lightness) \(hue)")
        #expect(
          Circular.sweep(from: 0, to: Circular.radians(degrees: shown.hue - hue)).magnitude < 1e-3
        )
        #expect(shown.chroma < 0.4 && shown.chroma > 0.01)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e19, -0.0])
  func `any number makes a colour`(number: Double) {
    for color in [
      OKLCH(lightness: number, chroma: 0.1, hue: 50),
      OKLCH(lightness: 0.5, chroma: number, hue: 50),
      OKLCH(lightness: 0.5, chroma: 0.1, hue: number),
    ] {
      let shown = RGBA(color, opacity: number)
      #expect([shown.red, shown.green, shown.blue, shown.opacity].allSatisfy { 0...1 ~= $0 })
    }
    var coordinates = ColorCoordinates()
    (coordinates.hue, coordinates.saturation, coordinates.brightness) = (number, number, number)
    for space in ColorSpace.allCases {
      let shown = coordinates.color(in: space)
      #expect([shown.red, shown.green, shown.blue].allSatisfy { 0...1 ~= $0 })
    }
  }

  // Texts.

  @Test(arguments: [
    ("#f00", "#ff0000"), ("#F008", "#ff000088"), ("#0d9488", "#0d9488"), ("#0D9488FF", "#0d9488"),
    ("#0000", "#00000000"), ("#12345678", "#12345678"),
  ]) func `notations of CSS are read, and written the shortest way`(text: String, written: String) {
    #expect(RGBA(text: text)?.text == written)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "f00", " #f00", "#f00 ", "#ggg",
    "#-12",
    "red", "#١٢٣", "#@@@", "#```",
  ]) func `other texts are no colour`(text: String) {
    #expect(RGBA(text: text) == nil)
    var wheel = ColorWheel()
    #expect(throws: SettingError.self) { try wheel.set("value", to: .text(text)) }
    #expect(wheel.value.text == "#ff0000")
  }
}
