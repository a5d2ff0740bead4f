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
  ///   - groups: whether a narrow space stands between thousands (U+202F): it keeps the number on one
  ///     line and, in text that runs right to left, its groups in order, which U+2009 does not.
  ///   - minimumDigits: how many figures stand before the point at least, 1 to 18; zeros are put in
  ///     front. Others count as the nearest of these.
  ///   - hasComma: whether a comma stands in the place of the point.
  /// - Returns: digits, with a true minus sign (U+2212) before a number below zero.
  @inline(never)
  public static func text(
    _ number: Double,
    decimals: Int = 0,
    groups: Bool = false,
    minimumDigits: Int = 1,
    hasComma: Bool = false
  ) -> String {
    let places = Swift.min(Swift.max(0, decimals), maximumDecimals)
    let scaled = number.magnitude * DecimalNumber.powerOfTen(places.magnitude)
    guard scaled < leastUnwritable else { return "–" }
    var rest = Int64(bounded: scaled.rounded())
    let isNegative = number < 0 && rest > 0
    // From the last figure to the first.
    var bytes: [UInt8] = []
    var count = 0
    let least = places + Swift.min(Swift.max(1, minimumDigits), maximumFigures)
    repeat {
      if places > 0, count == places { bytes.append(UInt8(ascii: hasComma ? "," : ".")) }
      let whole = count - places
      if groups, whole > 0, whole % 3 == 0 { bytes.append(contentsOf: [0xAF, 0x80, 0xE2]) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      count += 1
    } while rest > 0 || count < least
    if isNegative { bytes.append(contentsOf: [0x92, 0x88, 0xE2]) }
    bytes.reverse()
    return String(validBytes: bytes)
  }
}
