import RealModule

/// A colour by lightness, chroma and hue as people perceive them.
///
/// Colours with the same lightness look equally bright, and colours with the same hue look like shades of one colour.
/// It is the `oklch()` of CSS. Source: Björn Ottosson, "A perceptual color space for image processing", 2020,
/// https://bottosson.github.io/posts/oklab/.
public struct OKLCH: Equatable, Sendable {
  /// The lightness, from 0 for black to 1 for white.
  public var lightness: Double
  /// The distance from grey: 0 for grey, and up to about 0.32 for the colours of a screen.
  public var chroma: Double
  /// The hue in degrees, in [0, 360): about 29 for red, 142 for green, and 264 for blue; 0 for grey.
  public var hue: Double

  /// Creates a colour.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Creates the colour of an ``RGBA``, without its opacity.
  public init(_ color: RGBA) {
    let light = LinearRGB(color)
    let (l, m, s) = (
      cubeRoot(
        0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue
      ),
      cubeRoot(
        0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue
      ),
      cubeRoot(
        0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue
      )
    )
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    chroma = (a * a + b * b).squareRoot()
    hue = 0
    if chroma < Self.leastChroma {
      chroma = 0
    } else {
      hue = Circular.degrees(radians: Circular.positive(Circular.directionAngle(x: a, y: b)))
    }
  }

  /// The chroma below which a colour is grey; the matrices have 10 figures.
  private static let leastChroma = 1e-6
}

/// Returns a power of a number that is not negative.
///
/// The functions of the library for roots and powers are larger on the web than all other code for colours.
private func power(_ number: Double, _ exponent: Double) -> Double {
  number > 0 ? Double.exp(Double.log(number) * exponent) : 0
}

/// Returns the cube root of a number that is not negative.
func cubeRoot(_ number: Double) -> Double { power(number, 1 / 3) }

extension RGBA {
  /// Creates a colour from its lightness, chroma and hue.
  ///
  /// A colour that a screen with sRGB cannot show gets the greatest chroma that it can have with the same lightness and
  /// hue.
  ///
  /// - Parameters:
  ///   - color: The colour. NaN and infinities count as 0.
  ///   - opacity: The opacity, from 0 to 1. Default 1.
  public init(_ color: OKLCH, opacity: Double = 1) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    let lightness = finite(color.lightness).clamped(to: 0...1)
    let hue = HueShades(hue: finite(color.hue))
    let wanted = lightness > 0 ? Swift.max(0, finite(color.chroma)) / lightness : 0
    // The light of a colour is proportional to the cube of its lightness.
    func isVisible(_ ratio: Double) -> Bool {
      hue.light(ratio: ratio).greatest * lightness * lightness * lightness <= 1 + 1e-9
    }
    var ratio = Swift.min(wanted, hue.greatestRatio)
    if !isVisible(ratio) {
      var bounds = (visible: 0.0, invisible: ratio)
      for _ in 0..<40 {
        ratio = (bounds.visible + bounds.invisible) / 2
        if isVisible(ratio) { bounds.visible = ratio } else { bounds.invisible = ratio }
      }
      ratio = bounds.visible
    }
    self = hue.light(ratio: ratio).scaled(by: lightness * lightness * lightness).color
    self.opacity = RGBA(red: 0, green: 0, blue: 0, opacity: opacity).opacity
  }
}

/// All colours with one hue of ``OKLCH``.
///
/// A colour is the product of two numbers: the ratio of chroma and lightness, and an amount of light. All colours with
/// one ratio are the same light, brighter or darker, so that the colours of a screen have any amount from 0 up to that
/// at which a component is 1, and any ratio from 0 up to that at which a component is 0.
struct HueShades {
  private typealias Change = (l: Double, m: Double, s: Double)

  /// The changes of the three roots of light for a ratio of 1.
  private let change: Change
  /// The greatest ratio of chroma and lightness that a screen can show.
  let greatestRatio: Double

  /// Creates the colours of a hue in degrees.
  init(hue: Double) {
    let angle = Circular.radians(degrees: hue)
    let (a, b) = (Circular.cosine(angle), Circular.sine(angle))
    let change = (
      l: 0.3963377774 * a + 0.2158037573 * b,
      m: -0.1055613458 * a - 0.0638541728 * b,
      s: -0.0894841775 * a - 1.2914855480 * b
    )
    self.change = change
    let (exact, close) = (Self.ratio(change, lacking: 0), Self.ratio(change, lacking: Self.lack))
    greatestRatio = close > exact * Self.leap ? close : exact
  }

  /// The share of the greatest component by which another may be less than 0, and the growth of the ratio by which that
  /// is worth it.
  ///
  /// Only at the hue of blue is there such a growth: between a paler blue and the strongest one, red is less than 0 by
  /// so little.
  private static let lack = 1e-3
  private static let leap = 1.1

  /// Returns the greatest ratio at which no component is less than 0, or at most by a share of the greatest one.
  private static func ratio(_ change: Change, lacking lack: Double) -> Double {
    var bounds = (visible: 0.0, invisible: 1.0)
    for _ in 0..<48 {
      let middle = (bounds.visible + bounds.invisible) / 2
      let light = light(change, middle)
      if light.least >= -lack * light.greatest {
        bounds.visible = middle
      } else {
        bounds.invisible = middle
      }
    }
    return bounds.visible
  }

  /// Returns the light of the colour with lightness 1 and a ratio of chroma and lightness.
  func light(ratio: Double) -> LinearRGB { Self.light(change, ratio) }

  private static func light(_ change: Change, _ ratio: Double) -> LinearRGB {
    func cube(_ change: Double) -> Double {
      let root = 1 + change * ratio
      return root * root * root
    }
    let (l, m, s) = (cube(change.l), cube(change.m), cube(change.s))
    return LinearRGB(
      red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }
}

/// The amounts of light of a colour, to which the numbers of sRGB are not proportional.
///
/// Source of the transfer function: IEC 61966-2-1:1999.
struct LinearRGB {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ color: RGBA) {
    red = Self.light(color.red)
    green = Self.light(color.green)
    blue = Self.light(color.blue)
  }

  var greatest: Double { Swift.max(red, green, blue) }
  var least: Double { Swift.min(red, green, blue) }

  /// The opaque colour; amounts outside 0…1 are clamped.
  var color: RGBA {
    RGBA(red: Self.part(red), green: Self.part(green), blue: Self.part(blue))
  }

  func scaled(by factor: Double) -> LinearRGB {
    LinearRGB(red: red * factor, green: green * factor, blue: blue * factor)
  }

  private static func light(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the number of sRGB for an amount of light.
  static func part(_ light: Double) -> Double {
    light <= 0.0031308 ? Swift.max(0, light) * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }
}
