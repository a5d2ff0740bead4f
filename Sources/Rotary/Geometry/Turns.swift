/// A rotation counted in whole steps of a circle and a rest, to twice the precision of `Double`.
///
/// Which of N sectors stands on the pointer is a question about `rotation·N/2π`.
/// After many turns that product has no bits left for the answer when it is computed in one
/// `Double`: at 10⁶ rad and 10,000 sectors one random wheel in some thousands is read wrong.
/// Here the product is carried in two, so that the answer is right for every rotation.
///
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision",
/// 1971, equations 4.7 and 5.5, https://doi.org/10.1007/BF01397083.
/// Checked by: `TurnsTests`, against integers of 256 bits.
public struct Turns: Equatable, Sendable {
  /// The nearest whole number of steps, halves away from zero.
  public var whole: Double
  /// Steps beyond `whole`, in [−0.5, 0.5].
  public var fraction: Double

  /// Counts how many steps a rotation is, when a full turn has `stepsPerTurn` of them.
  ///
  /// - Parameters:
  ///   - rotation: radians, any size up to 10⁹.
  ///   - stepsPerTurn: steps in a full turn, 1 to 10⁶; a step need not be whole.
  public init(rotation: Double, stepsPerTurn: Double) {
    // 1/2π = inverseHigh + inverseLow to 107 bits.
    let scaled = Turns.product(rotation, Turns.inverseHigh)
    let turns = Turns.sum(scaled.high, scaled.low + rotation * Turns.inverseLow)
    let steps = Turns.product(turns.high, stepsPerTurn)
    let total = Turns.sum(steps.high, steps.low + turns.low * stepsPerTurn)
    let nearest = total.high.rounded()
    let rest = Turns.sum(total.high - nearest, total.low)
    // `high` may have rounded onto a half that `low` tells apart.
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

  /// The rotation, rounded once, that is `steps` steps of a circle of `stepsPerTurn`.
  ///
  /// - Parameters:
  ///   - steps: how many, of any sign.
  ///   - stepsPerTurn: steps in a full turn.
  /// - Returns: radians.
  public static func rotation(steps: Double, stepsPerTurn: Double) -> Double {
    let product = Turns.product(steps, Circular.turn)
    let low = product.low + steps * turnLow
    // One step of Newton's division, so that the quotient is the nearest double or its neighbour.
    let quotient = product.high / stepsPerTurn
    let back = Turns.product(quotient, stepsPerTurn)
    return quotient + (((product.high - back.high) - back.low) + low) / stepsPerTurn
  }

  /// 1/2π, the first 53 bits.
  private static let inverseHigh = 0x1.45f306dc9c883p-3
  /// What 1/2π is beyond `inverseHigh`.
  private static let inverseLow = -0x1.6b01ec5417056p-57
  /// What 2π is beyond `Circular.turn`.
  private static let turnLow = 0x1.1a62633145c07p-52

  /// Two doubles whose exact sum is the exact product.
  private static func product(_ left: Double, _ right: Double) -> (high: Double, low: Double) {
    let high = left * right
    let a = split(left)
    let b = split(right)
    let low = ((a.high * b.high - high) + a.high * b.low + a.low * b.high) + a.low * b.low
    return (high, low)
  }

  /// Two doubles whose exact sum is `left + right`, the first the rounded sum.
  private static func sum(_ left: Double, _ right: Double) -> (high: Double, low: Double) {
    let high = left + right
    let part = high - left
    return (high, (left - (high - part)) + (right - part))
  }

  /// The upper 26 and the lower 27 bits of a number.
  ///
  /// Veltkamp's constant is 2²⁷ + 1.
  private static func split(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
