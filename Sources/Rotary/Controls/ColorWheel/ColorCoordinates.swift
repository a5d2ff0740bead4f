/// The position of a colour on a ``ColorWheel``.
///
/// Unlike an ``RGBA``, it has a hue for greys, and hue and saturation for black.
public struct ColorCoordinates: Equatable, Sendable {
  /// The hue in degrees, in [0, 360).
  public var hue = 0.0
  /// The distance from grey, from 0 to 1 for the strongest colour of the hue.
  public var saturation = 1.0
  /// The brightness, from 0 for black to 1 for the brightest colour with this hue and saturation.
  public var brightness = 1.0
  /// The opacity, from 0 to 1.
  public var opacity = 1.0

  /// Creates the coordinates of the strongest red.
  public init() {}

  /// Creates the coordinates of a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - space: The meaning of hue, saturation and brightness.
  ///   - others: The coordinates that provide the hue of a grey, and hue and saturation of black. Default red.
  public init(of color: RGBA, in space: ColorSpace, keeping others: ColorCoordinates = .init()) {
    self = others
    opacity = color.opacity
    switch space {
    case .hsb: readHSB(of: color)
    case .oklch: readOKLCH(of: color)
    }
  }

  /// Returns the colour in a space.
  public func color(in space: ColorSpace) -> RGBA {
    var color: RGBA
    switch space {
    case .hsb: color = hsbColor
    case .oklch:
      let top = brightest(in: HueShades(hue: hue))
      color = top.scaled(by: brightness * brightness * brightness).color
    }
    color.opacity = opacity
    return color
  }
}

// Hue, saturation and brightness: each is linear in the numbers of sRGB.
extension ColorCoordinates {
  private mutating func readHSB(of color: RGBA) {
    let greatest = Swift.max(color.red, color.green, color.blue)
    let range = greatest - Swift.min(color.red, color.green, color.blue)
    brightness = greatest
    guard greatest > 0 else { return }
    saturation = range / greatest
    guard range > 0 else { return }
    var sixth: Double
    if greatest == color.red {
      sixth = (color.green - color.blue) / range
    } else if greatest == color.green {
      sixth = (color.blue - color.red) / range + 2
    } else {
      sixth = (color.red - color.green) / range + 4
    }
    if sixth < 0 { sixth += 6 }
    hue = sixth * 60
  }

  private var hsbColor: RGBA {
    /// The component that is greatest at a hue, in sixths of a turn.
    func part(_ center: Double) -> Double {
      var distance = (hue / 60 - center).magnitude
      distance = Swift.min(distance, 6 - distance)
      return brightness * (1 - saturation * (distance - 1).clamped(to: 0...1))
    }
    return RGBA(red: part(0), green: part(2), blue: part(4))
  }
}

// OKLCH: saturation is the ratio of chroma and lightness, as a share of the greatest of the hue; brightness is the
// lightness, as a share of the greatest at that ratio.
extension ColorCoordinates {
  private mutating func readOKLCH(of color: RGBA) {
    let light = LinearRGB(color).greatest
    brightness = cubeRoot(light)
    guard light > 0 else { return }
    let perceived = OKLCH(color)
    saturation = 0
    guard perceived.chroma > 0 else { return }
    hue = perceived.hue
    let ratio = perceived.chroma / perceived.lightness
    saturation = Swift.min(1, ratio / HueShades(hue: hue).greatestRatio)
  }

  /// Returns the light of the brightest colour with this saturation: one component is 1.
  func brightest(in shades: HueShades) -> LinearRGB {
    let light = shades.light(ratio: saturation * shades.greatestRatio)
    return light.scaled(by: 1 / light.greatest)
  }
}

/// The meaning of hue, saturation and brightness on a ``ColorWheel``.
public enum ColorSpace: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// The coordinates that most programs have: simple in the numbers of sRGB, uneven to the eye.
  ///
  /// Source: Alvy Ray Smith, "Color gamut transform pairs", SIGGRAPH 1978.
  case hsb
  /// The hue of ``OKLCH``: equal distances on the ring look equally different, and all shades of a hue look like one
  /// colour.
  case oklch

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("hsb oklch") }
}

/// A coordinate of the colour on a ``ColorWheel``.
public enum ColorWheelPart: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// The hue, on the ring.
  case hue
  /// The saturation, from left to right in the middle.
  case saturation
  /// The brightness, from below to above in the middle.
  case brightness
  /// The opacity, on the inner ring.
  case opacity

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("hue saturation brightness opacity") }
}

extension ColorCoordinates {
  /// A coordinate: degrees for the hue, shares from 0 to 1 for the others.
  subscript(part: ColorWheelPart) -> Double {
    get {
      switch part {
      case .hue: return hue
      case .saturation: return saturation
      case .brightness: return brightness
      case .opacity: return opacity
      }
    }
    set {
      switch part {
      case .hue:
        let rest = newValue.truncatingRemainder(dividingBy: 360)
        hue = rest < 0 ? Swift.max(0, rest + 360).truncatingRemainder(dividingBy: 360) : rest
      case .saturation: saturation = newValue.clamped(to: 0...1)
      case .brightness: brightness = newValue.clamped(to: 0...1)
      case .opacity: opacity = newValue.clamped(to: 0...1)
      }
    }
  }
}
