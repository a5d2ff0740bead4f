/// A rotation counted in whole steps of a circle and a rest, to twice the precision of `Double`.
///
/// Which of N sectors stands on the pointer is a question about `rotation·N/2π`.
/// After many turns that product has no bits left for the answer when it is computed in one
/// `Double`: at 10⁶ rad and 10,000 sectors one random wheel in some thousands is read wrong.
/// Here the product is carried in two, so that the answer is right for every rotation.
///
/// See also: `DoubleDouble`.
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
    let scaled = DoubleDouble(product: rotation, Turns.inverseHigh)
    let turns = DoubleDouble(sum: scaled.high, scaled.low + rotation * Turns.inverseLow)
    let steps = DoubleDouble(product: turns.high, stepsPerTurn)
    let total = DoubleDouble(sum: steps.high, steps.low + turns.low * stepsPerTurn)
    let nearest = total.high.rounded()
    let rest = DoubleDouble(sum: total.high - nearest, total.low)
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
    let product = DoubleDouble(product: steps, Circular.turn)
    return DoubleDouble(high: product.high, low: product.low + steps * turnLow)
      .divided(by: stepsPerTurn)
  }

  /// 1/2π, the first 53 bits.
  private static let inverseHigh = 0x1.45f306dc9c883p-3
  /// What 1/2π is beyond `inverseHigh`.
  private static let inverseLow = -0x1.6b01ec5417056p-57
  /// What 2π is beyond `Circular.turn`.
  private static let turnLow = 0x1.1a62633145c07p-52
}
