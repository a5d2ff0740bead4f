/// Numbers as a control shows them.
///
/// The standard library's own way of printing pulls in its Unicode tables, which weigh more on the
/// web than a whole control.
public enum NumberText {
  private static let maximumDecimals = 15
  private static let maximumFigures = 18
  /// The first number of more figures, 10¹⁸; as a 64-bit integer has them all.
  private static let leastUnwritable = 1e18

  /// A number in decimal, rounded to so many places; half goes away from zero.
  ///
  /// - Parameters:
  ///   - number: one of at most 18 figures, those after the point among them; a dash stands for
  ///     any other, and for what is no number.
  ///   - decimals: places after the point, 0 to 15; others count as the nearest of these.
  ///   - groups: whether a separator stands between thousands.
  ///   - minimumDigits: how many figures stand before the point at least, 1 to 18; zeros are put in
  ///     front. Others count as the nearest of these.
  ///   - numerals: the digits and separators of the user's language; see ``ControlEnvironment/numerals``.
  /// - Returns: digits, with a true minus sign (U+2212) before a number below zero.
  @inline(never)
  public static func text(
    _ number: Double,
    decimals: Int = 0,
    groups: Bool = false,
    minimumDigits: Int = 1,
    numerals: Numerals = .latin
  ) -> String {
    let places = Swift.min(Swift.max(0, decimals), maximumDecimals)
    let scaled = number.magnitude * DecimalNumber.powerOfTen(places.magnitude)
    guard scaled < leastUnwritable else { return "–" }
    var rest = Int64(bounded: scaled.rounded())
    let isNegative = number < 0 && rest > 0
    // From the last figure to the first.
    var figures: [UInt8] = []
    var count = 0
    let least = places + Swift.min(Swift.max(1, minimumDigits), maximumFigures)
    repeat {
      if places > 0, count == places { figures.append(UInt8(ascii: ".")) }
      let whole = count - places
      if groups, whole > 0, whole % 3 == 0 { figures.append(UInt8(ascii: ",")) }
      figures.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      count += 1
    } while rest > 0 || count < least
    if isNegative { figures.append(UInt8(ascii: "-")) }
    return numerals.written(figures)
  }
}
