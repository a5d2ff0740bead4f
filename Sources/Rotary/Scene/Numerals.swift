/// The digits, separators and percent sign of a language.
///
/// A control uses them in every number that the user sees or hears. Values, events, settings and recordings have Latin
/// digits in every language. The minus sign is always U+2212.
///
/// ```swift
/// dial.environment.numerals = Numerals("٠٬٫٠٪") ?? .latin
/// ```
public struct Numerals: Equatable, Sendable {
  // Unicode numbers of the characters. Without strings, an environment is cheap to copy and compare.
  private let zero: Int
  private let group: Int
  private let decimal: Int
  /// The text for zero per cent: four characters of 16 bits, the first in the lowest bits.
  ///
  /// ``number`` marks the place of the zero.
  private let percent: UInt64
  private static let number = 1

  /// The digits 0 to 9, a narrow space between thousands (U+202F), and a point.
  ///
  /// Unlike U+2009, U+202F keeps the number on one line, and its groups in order in right-to-left text.
  public static var latin: Numerals {
    Numerals(zero: 0x30, group: 0x202F, decimal: 0x2E, percent: 0x25_0001)
  }

  /// Creates numerals from the characters of a language.
  ///
  /// Returns nil if a separator is missing, or if the first character cannot be a zero: a letter of Europe, a sign, or
  /// the Chinese 〇 (U+3007), whose other digits do not follow it in Unicode.
  ///
  /// - Parameter text: The digit zero, the separator between thousands and the decimal separator, one character each;
  ///   then the text for zero per cent, such as `٠٬٫٠٪` or `0.,0 %`. Without the last, `%` follows the number. The
  ///   other nine digits follow the zero in Unicode.
  ///
  /// Source: Unicode CLDR, numberingSystems.xml. The digits of all systems except `hanidec` follow each other,
  /// https://github.com/unicode-org/cldr/blob/main/common/supplemental/numberingSystems.xml.
  public init?(_ text: String) {
    var (zero, group, decimal) = (0, 0, 0)
    var (percent, shift) = (UInt64(0), UInt64(0))
    text.withBytes { bytes in
      var offset = 0
      zero = bytes.scalar(at: &offset) ?? 0
      group = bytes.scalar(at: &offset) ?? 0
      decimal = bytes.scalar(at: &offset) ?? 0
      while let scalar = bytes.scalar(at: &offset) {
        percent |= UInt64((scalar == zero ? Self.number : scalar) & 0xFFFF) << shift
        shift += 16
      }
    }
    // The digits of all other languages follow the letters of Europe. Each set of digits ends within a block of 64.
    guard zero == 0x30 || zero >= 0x660, zero != 0x3007, zero & 0x3F <= 0x36, decimal > 0 else {
      return nil
    }
    let usual = Self.latin.percent
    self.init(zero: zero, group: group, decimal: decimal, percent: percent > 0 ? percent : usual)
  }

  private init(zero: Int, group: Int, decimal: Int, percent: UInt64) {
    self.zero = zero
    self.group = group
    self.decimal = decimal
    self.percent = percent
  }

  /// The characters in the format of ``init(_:)``.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.append(scalar: zero)
    bytes.append(scalar: group)
    bytes.append(scalar: decimal)
    bytes.append(textOf: percent(written([UInt8(ascii: "0")])))
    return String(validBytes: bytes)
  }

  /// Returns a number in these numerals.
  ///
  /// - Parameter figures: The Latin figures from last to first, with `.` before decimals, `,` between thousands and `-`
  ///   for a negative number.
  /// - Returns: The number from first to last digit.
  func written(_ figures: [UInt8]) -> String {
    var bytes: [UInt8] = []
    for figure in figures.reversed() {
      switch figure {
      case UInt8(ascii: "-"): bytes.append(scalar: 0x2212)
      case UInt8(ascii: "."): bytes.append(scalar: decimal)
      case UInt8(ascii: ","): bytes.append(scalar: group)
      default: bytes.append(scalar: zero + Int(figure) - 0x30)
      }
    }
    return String(validBytes: bytes)
  }

  /// Returns a percentage.
  ///
  /// `number` is the number of hundredths, as ``NumberText`` writes it.
  func percent(_ number: String) -> String {
    var bytes: [UInt8] = []
    var rest = percent
    while rest > 0 {
      let scalar = Int(rest & 0xFFFF)
      if scalar == Self.number {
        bytes.append(textOf: number)
      } else {
        bytes.append(scalar: scalar)
      }
      rest >>= 16
    }
    return String(validBytes: bytes)
  }

  /// Returns the Latin digit for one of these digits, and other characters unchanged.
  func latin(_ character: Unicode.Scalar) -> Unicode.Scalar {
    let digit = Int(character.value) - zero
    return 0...9 ~= digit ? Unicode.Scalar(UInt8(0x30 + digit)) : character
  }

  /// Returns the digit for a Latin digit, and other characters unchanged.
  func own(_ character: Unicode.Scalar) -> Unicode.Scalar {
    guard "0"..."9" ~= character else { return character }
    return Unicode.Scalar(UInt32(zero) + character.value - 0x30) ?? character
  }
}

extension [UInt8] {
  /// Appends the UTF-8 bytes of a Unicode character.
  @inline(never)
  fileprivate mutating func append(scalar: Int) {
    // The number of bits in the continuation bytes, and the prefix of the first byte.
    var bits = scalar < 0x80 ? 0 : scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18
    let mark = scalar < 0x80 ? 0 : scalar < 0x800 ? 0xC0 : scalar < 0x10000 ? 0xE0 : 0xF0
    append(UInt8(truncatingIfNeeded: mark | scalar >> bits))
    while bits > 0 {
      bits -= 6
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> bits & 0x3F))
    }
  }
}
