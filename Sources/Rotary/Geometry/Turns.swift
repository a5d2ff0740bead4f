/// A rotation in steps of a circle, as a whole number and a fraction, with twice the precision of `Double`.
///
/// The sector at the pointer, of N sectors, depends on `rotation·N/2π`. After many turns, one `Double` has too few bits
/// for this product: at 10⁶ rad and 10,000 sectors, one of some thousands of random wheels is read wrongly. Two doubles
/// make the result correct for each rotation.
///
/// See also: `DoubleDouble`.
public struct Turns: Equatable, Sendable {
  /// The nearest whole number of steps, halves away from zero.
  public var whole: Double
  /// The steps beyond `whole`, in [−0.5, 0.5].
  public var fraction: Double

  /// Converts a rotation to steps.
  ///
  /// - Parameters:
  ///   - rotation: Radians, any size up to 10⁹.
  ///   - stepsPerTurn: The number of steps in a full turn, 1 to 10⁶; it may have a fraction.
  public init(rotation: Double, stepsPerTurn: Double) {
    // 1/2π = inverseHigh + inverseLow to 107 bits.
    let scaled = DoubleDouble(product: rotation, Turns.inverseHigh)
    let turns = DoubleDouble(sum: scaled.high, scaled.low + rotation * Turns.inverseLow)
    let steps = DoubleDouble(product: turns.high, stepsPerTurn)
    let total = DoubleDouble(sum: steps.high, steps.low + turns.low * stepsPerTurn)
    let nearest = total.high.rounded()
    let rest = DoubleDouble(sum: total.high - nearest, total.low)
    // `high` may have been rounded to a half from which `low` differs.
    if rest.high > 0.5 || (rest.high == 0.5 && rest.low > 0) {
      whole = nearest + 1
      fraction = rest.high - 1 + rest.low
    } else if rest.high < -0.5 || (rest.high == -0.5 && rest.low < 0) {
      whole = nearest - 1
      fraction = rest.high + 1 + rest.low
    } else {
      whole = nearest
      fraction = rest.high
    }
  }

  /// Returns the rotation for a number of steps, rounded once.
  ///
  /// - Parameters:
  ///   - steps: The number of steps, of any sign.
  ///   - stepsPerTurn: The number of steps in a full turn.
  /// - Returns: Radians.
  public static func rotation(steps: Double, stepsPerTurn: Double) -> Double {
    let product = DoubleDouble(product: steps, Circular.turn)
    return DoubleDouble(high: product.high, low: product.low + steps * turnLow)
      .divided(by: stepsPerTurn)
  }

  /// The first 53 bits of 1/2π.
  private static let inverseHigh = 0x1.45f306dc9c883p-3
  /// The difference between 1/2π and `inverseHigh`.
  private static let inverseLow = -0x1.6b01ec5417056p-57
  /// The difference between 2π and `Circular.turn`.
  private static let turnLow = 0x1.1a62633145c07p-52
}
