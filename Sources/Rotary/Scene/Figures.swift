/// Numbers as a control shows them.
///
/// The standard library's own way of printing pulls in its Unicode tables, which weigh more on the
/// web than a whole control.
public enum Figures {
  /// A number in decimal, rounded to so many places; half goes away from zero.
  ///
  /// - Parameters:
  ///   - number: one of at most 18 figures, those after the point among them; a dash stands for
  ///     any other, and for what is no number.
  ///   - decimals: places after the point, 0 to 6; others count as the nearest of these.
  ///   - groups: whether a thin space stands between thousands.
  ///   - leastDigits: how many figures stand before the point at least, 1 to 18; zeros are put in
  ///     front. Others count as the nearest of these.
  /// - Returns: digits, with a true minus sign (U+2212) before a number below zero.
  @inline(never)
  public static func text(
    _ number: Double,
    decimals: Int = 0,
    groups: Bool = false,
    leastDigits: Int = 1
  ) -> String {
    let places = Swift.min(Swift.max(0, decimals), 6)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard number.magnitude * scale < 1e18 else { return "–" }
    var rest = UInt64((number.magnitude * scale).rounded())
    let isNegative = number < 0 && rest > 0
    // From the last figure to the first.
    var bytes: [UInt8] = []
    var count = 0
    let least = places + Swift.min(Swift.max(1, leastDigits), 18)
    repeat {
      if places > 0, count == places { bytes.append(UInt8(ascii: ".")) }
      let whole = count - places
      if groups, whole > 0, whole % 3 == 0 { bytes.append(contentsOf: [0x89, 0x80, 0xE2]) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      count += 1
    } while rest > 0 || count < least
    if isNegative { bytes.append(contentsOf: [0x92, 0x88, 0xE2]) }
    bytes.reverse()
    return String(validating: bytes, as: UTF8.self) ?? ""
  }
}
