/// The figures of a number that a user types.
///
/// They are stored as a number, so that copies of a control are fast.
struct TypedFigures: Equatable, Sendable {
  /// The maximum number of figures, each of which fits into 64 bits.
  private static let maximumCount: UInt8 = 18

  private var isNegative = false
  /// The figures without sign and point, as one number, and their count, which includes zeros at the beginning.
  private var digits: UInt64 = 0
  private(set) var count: UInt8 = 0
  /// The number of figures after the point; -1 without a point.
  private var decimals: Int8 = -1

  /// Whether nothing is typed.
  var isEmpty: Bool { count == 0 && !isNegative && decimals < 0 }

  /// The typed number, or nil without a figure.
  var number: Double? {
    guard count > 0 else { return nil }
    var unit = 1.0
    for _ in 0..<Swift.max(0, decimals) { unit *= 10 }
    let number = Double(digits) / unit
    return isNegative ? -number : number
  }

  /// The typed characters from last to first, as ``Numerals/written(_:)`` needs them.
  var written: [UInt8] {
    var characters: [UInt8] = []
    var rest = digits
    for index in 0..<Int(count) {
      if Int(decimals) == index { characters.append(UInt8(ascii: ".")) }
      characters.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    if decimals == Int8(count) { characters.append(UInt8(ascii: ".")) }
    if isNegative { characters.append(UInt8(ascii: "-")) }
    return characters
  }

  /// Adds a Latin digit, a minus sign at the beginning, or a point or comma, also the Arabic ones.
  ///
  /// Figures beyond the 18th are dropped.
  ///
  /// - Returns: Whether the character can be part of a number. Otherwise nothing changes.
  mutating func type(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "0"..."9":
      guard count < Self.maximumCount else { return true }
      digits = 10 * digits + UInt64(character.value - 0x30)
      count += 1
      if decimals >= 0 { decimals += 1 }
    case "-" where isEmpty, "\u{2212}" where isEmpty: isNegative = true
    case ".", ",", "\u{66B}":
      guard decimals < 0 else { return false }
      decimals = 0
    default: return false
    }
    return true
  }

  /// Removes the last character; returns whether there was one.
  mutating func removeLast() -> Bool {
    if decimals == 0 {
      decimals = -1
    } else if count > 0 {
      digits /= 10
      count -= 1
      if decimals > 0 { decimals -= 1 }
    } else {
      defer { isNegative = false }
      return isNegative
    }
    return true
  }
}
