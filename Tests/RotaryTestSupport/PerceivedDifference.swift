import Rotary

/// How different two pictures look, pixel by pixel, from 0 to 1.
///
/// Both are blurred by the mean of 3 × 3 pixels first, as an eye does at arm's length: an edge
/// that another version of a font draws a shade lighter is not a difference. Then colours are
/// compared in YIQ, weighted by what the eye sees of each part, over black and over white.
///
/// Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications", 2010.
public struct PerceivedDifference: Equatable, Sendable {
  /// The mean of all pixels.
  public let mean: Double
  /// The largest of all pixels.
  public let largest: Double
  /// Where it is, as a picture: white where both look the same, darker red where they do not.
  public let picture: Bitmap

  /// Compares two pictures; nil when their sizes differ.
  public init?(_ first: Bitmap, _ second: Bitmap) {
    guard first.width == second.width, first.height == second.height else { return nil }
    let left = Self.blurred(first)
    let right = Self.blurred(second)
    let values = zip(left, right).map { Self.distance($0, $1) }
    mean = values.reduce(0, +) / Double(Swift.max(1, values.count))
    largest = values.max() ?? 0
    picture = Bitmap(
      width: first.width,
      height: first.height,
      pixels: values.map(Self.shade)
    )
  }

  /// Blue, green, red and alpha, 0…1, each the mean of a pixel and its neighbours.
  private static func blurred(_ bitmap: Bitmap) -> [SIMD4<Double>] {
    let parts = bitmap.pixels.map { pixel in
      SIMD4(
        Double(pixel & 0xFF),
        Double(pixel >> 8 & 0xFF),
        Double(pixel >> 16 & 0xFF),
        Double(pixel >> 24)
      ) / 255
    }
    var result: [SIMD4<Double>] = []
    result.reserveCapacity(parts.count)
    for row in 0..<bitmap.height {
      let rows = Swift.max(0, row - 1)...Swift.min(bitmap.height - 1, row + 1)
      for column in 0..<bitmap.width {
        let columns = Swift.max(0, column - 1)...Swift.min(bitmap.width - 1, column + 1)
        var sum = SIMD4<Double>.zero
        for y in rows {
          for x in columns { sum += parts[y * bitmap.width + x] }
        }
        result.append(sum / Double(rows.count * columns.count))
      }
    }
    return result
  }

  /// What is clear shows the ground: the difference is the larger of that over black and white.
  private static func distance(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
    let overBlack = first - second
    let overWhite = overBlack - SIMD4(repeating: overBlack.w)
    return Swift.max(length(overBlack), length(overWhite))
  }

  private static func length(_ offset: SIMD4<Double>) -> Double {
    let blue = offset.x
    let green = offset.y
    let red = offset.z
    let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    // 0.5053 + … is divided by the largest value there is, between yellow and blue.
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 0.541561).squareRoot()
  }

  private static func shade(_ value: Double) -> UInt32 {
    // A difference at the limit of what is tolerated is already clearly seen.
    let strength = Swift.min(1, value * 4)
    let rest = UInt32(255 * (1 - strength))
    return 0xFF00_0000 | UInt32(255 - 64 * strength) << 16 | rest << 8 | rest
  }
}
