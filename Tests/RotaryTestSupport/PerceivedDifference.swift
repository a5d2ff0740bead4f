#if Pictures
import Rotary

/// The perceived difference of two pictures, pixel by pixel, from 0 to 1.
///
/// Both are first blurred by the mean of 3 × 3 pixels, which ignores an edge that another version of a font
/// draws a shade lighter. Then colours are compared in YIQ, weighted by the eye's sensitivity to each
/// component, over black and over white.
///
/// Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
/// space in mobile applications", 2010.
public struct PerceivedDifference: Equatable, Sendable {
  /// The mean of all pixels.
  public let mean: Double
  /// The largest difference of a pixel.
  public let largest: Double
  /// The differences as a picture: white for equal pixels, darker red for different ones.
  public let picture: Bitmap

  /// Compares two pictures; nil if their sizes differ.
  public init?(_ first: Bitmap, _ second: Bitmap) {
    guard first.width == second.width, first.height == second.height else { return nil }
    let values = Self.distances(first, second)
    mean = values.reduce(0, +) / Double(Swift.max(1, values.count))
    largest = values.max() ?? 0
    picture = Bitmap(
      width: first.width,
      height: first.height,
      pixels: values.map(Self.shade)
    )
  }

  /// Returns the difference at each pixel; 0 if the pixel and its neighbours are equal.
  private static func distances(_ first: Bitmap, _ second: Bitmap) -> [Double] {
    let width = first.width
    var values = [Double](repeating: 0, count: first.pixels.count)
    for row in 0..<first.height where !isSame(first, second, row: row) {
      for column in 0..<width
      where first.pixels[row * width + column] != second.pixels[row * width + column] {
        for y in neighbours(of: row, below: first.height) {
          for x in neighbours(of: column, below: width) where values[y * width + x] == 0 {
            values[y * width + x] = distance(
              blurred(first, column: x, row: y),
              blurred(second, column: x, row: y)
            )
          }
        }
      }
    }
    return values
  }

  private static func isSame(_ first: Bitmap, _ second: Bitmap, row: Int) -> Bool {
    let indices = row * first.width..<(row + 1) * first.width
    return first.pixels[indices] == second.pixels[indices]
  }

  /// Returns a row or column and its neighbours.
  private static func neighbours(of index: Int, below end: Int) -> ClosedRange<Int> {
    Swift.max(0, index - 1)...Swift.min(end - 1, index + 1)
  }

  /// Returns blue, green, red and alpha, 0…1: the mean of a pixel and its neighbours.
  private static func blurred(_ bitmap: Bitmap, column: Int, row: Int) -> SIMD4<Double> {
    let rows = neighbours(of: row, below: bitmap.height)
    let columns = neighbours(of: column, below: bitmap.width)
    var sum = SIMD4<Double>.zero
    for y in rows {
      for x in columns { sum += parts(bitmap.pixels[y * bitmap.width + x]) }
    }
    return sum / Double(rows.count * columns.count)
  }

  private static func parts(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 0xFF),
      Double(pixel >> 8 & 0xFF),
      Double(pixel >> 16 & 0xFF),
      Double(pixel >> 24)
    ) / 255
  }

  /// Transparent pixels show the background: returns the larger of the differences over black and white.
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
    // The sum is divided by its maximum, which is between yellow and blue.
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 0.541561).squareRoot()
  }

  private static func shade(_ value: Double) -> UInt32 {
    // A difference at the limit of the tolerance is clearly visible.
    let strength = Swift.min(1, value * 4)
    let rest = UInt32(255 * (1 - strength))
    return 0xFF00_0000 | UInt32(255 - 64 * strength) << 16 | rest << 8 | rest
  }
}
#endif
