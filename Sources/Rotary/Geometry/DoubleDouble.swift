/// A number with about 106 bits, stored as the exact sum of two doubles.
///
/// Computations whose result must be correct to its last bit use two doubles and round once, at the end.
///
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision",
/// 1971, equations 4.7 and 5.5, https://doi.org/10.1007/BF01397083.
/// Checked by: `SpinnerRangeTests`, against integers of 128 bits.
struct DoubleDouble: Equatable, Sendable {
  /// The number, rounded to a double.
  let high: Double
  /// The difference between the number and `high`.
  let low: Double

  /// Creates a number from its two parts.
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// Creates the exact product of two doubles.
  ///
  /// Above 2⁹⁹⁶ the halves overflow, and below 2⁻⁹⁶⁹ the last bits are lost.
  init(product left: Double, _ right: Double) {
    high = left * right
    let a = Self.split(left)
    let b = Self.split(right)
    low = ((a.high * b.high - high) + a.high * b.low + a.low * b.high) + a.low * b.low
  }

  /// Creates the exact sum of two doubles.
  init(sum left: Double, _ right: Double) {
    high = left + right
    let part = high - left
    low = (left - (high - part)) + (right - part)
  }

  /// Returns the quotient by a double, rounded once.
  ///
  /// One step of Newton's division corrects the rounded quotient by its remainder.
  func divided(by divisor: Double) -> Double {
    let quotient = high / divisor
    let back = DoubleDouble(product: quotient, divisor)
    return quotient + (((high - back.high) - back.low) + low) / divisor
  }

  /// Returns the upper 26 and the lower 27 bits of a number.
  ///
  /// Veltkamp's constant is 2²⁷ + 1.
  private static func split(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
