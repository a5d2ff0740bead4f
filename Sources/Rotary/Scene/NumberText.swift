/// Numbers as text.
///
/// The standard library's number formatting includes Unicode tables that are larger on the web than a whole control.
public enum NumberText {
  private static let maximumDecimals = 15
  private static let maximumFigures = 18
  /// The first number with too many figures, 10¹⁸.
  ///
  /// Smaller numbers fit in a 64-bit integer.
  private static let leastUnwritable = 1e18

  /// Returns a number in decimal, rounded half away from zero.
  ///
  /// - Parameters:
  ///   - number: A number of at most 18 figures, including decimals. For any other, and for NaN, the text is a dash.
  ///   - decimals: The number of decimals, clamped to 0 to 15.
  ///   - groups: Whether to separate thousands.
  ///   - minimumDigits: The minimum number of figures before the decimal separator, clamped to 1 to 18. Zeros are added
  ///     in front.
  ///   - numerals: The digits and separators of the user's language; see ``ControlEnvironment/numerals``.
  /// - Returns: The digits, with a minus sign (U+2212) before a negative number.
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
