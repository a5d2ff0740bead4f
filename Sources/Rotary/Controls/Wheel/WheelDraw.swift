/// A random draw of a sector, with all that is needed to verify it: the random number, the odds and the result.
///
/// The drawn sector is the first at which the sum of the odds so far, divided by the sum of all odds, is more than the
/// random number. To verify a draw, create it again from its random number and its odds, and compare.
public struct WheelDraw: Equatable, Sendable {
  /// The random number, from 0 up to but not including 1.
  public let random: Double
  /// The odds of each sector, relative to one another; 0 for sectors that cannot be drawn.
  public let odds: [Double]
  /// The index of the drawn sector.
  public let index: Int

  /// Draws a sector.
  ///
  /// Returns nil if nothing can be drawn: the random number is not in its range, no odds are above 0, or odds are
  /// negative or not finite.
  ///
  /// - Parameters:
  ///   - random: A random number from 0 up to but not including 1, for example `Double.random(in: 0..<1)`.
  ///   - odds: The odds of each sector, for example a wheel's ``Wheel/odds``.
  public init?(random: Double, odds: [Double]) {
    var largest = 0.0
    for share in odds {
      guard share >= 0, share.isFinite else { return nil }
      largest = max(largest, share)
    }
    guard random >= 0, random < 1, largest > 0 else { return nil }
    // As shares of the largest, because the sum of the odds may not be finite.
    var left = 0.0
    for share in odds { left += share / largest }
    left *= random
    var drawn = 0
    for index in odds.indices where odds[index] > 0 && left >= 0 {
      drawn = index
      left -= odds[index] / largest
    }
    (self.random, self.odds, self.index) = (random, odds, drawn)
  }
}
