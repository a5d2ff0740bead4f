/// How a language writes numbers: its digits, its separators and its per cent.
///
/// A control uses them in every number that the user sees or hears. Values, events, settings and recordings
/// have Latin digits in every language. The minus sign is U+2212 in every language.
///
/// ```swift
/// dial.environment.numerals = Numerals("٠٬٫٠٪") ?? .latin
/// ```
public struct Numerals: Equatable, Sendable {
  // Characters, as Unicode numbers them. Without texts, an environment is copied and compared as numbers are.
  private let zero: Int
  private let group: Int
  private let decimal: Int
  /// Zero per cent: four characters of 16 bits, from the lowest on; ``number`` stands for the zero.
  private let percent: UInt64
  private static let number = 1

  /// The digits 0 to 9, a narrow space between thousands (U+202F), and a point.
  ///
  /// The space keeps the number on one line and, in text that runs right to left, its groups in order, which
  /// U+2009 does not.
  public static var latin: Numerals {
    Numerals(zero: 0x30, group: 0x202F, decimal: 0x2E, percent: 0x25_0001)
  }

  /// Makes numerals of the characters of a language.
  ///
  /// Nil comes back when a separator is missing, and for a first character that cannot be a zero: a letter of
  /// Europe, a sign, or the Chinese 〇 (U+3007), which the other digits do not follow.
  ///
  /// - Parameter text: the digit zero, the separator between thousands, and the separator before decimals, one
  ///   character each; then zero per cent, such as `٠٬٫٠٪` or `0.,0 %`. Without the last, `%` stands after
  ///   the number. The other nine digits follow the zero in Unicode.
  ///
  /// Source: Unicode CLDR, numberingSystems.xml. All its digits follow each other but for those of `hanidec`,
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
    // The digits of all other languages come after the letters of Europe; the last one ends its block of 64.
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

  /// The characters as ``init(_:)`` takes them.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.append(scalar: zero)
    bytes.append(scalar: group)
    bytes.append(scalar: decimal)
    bytes.append(textOf: percent(written([UInt8(ascii: "0")])))
    return String(validBytes: bytes)
  }

  /// Writes a number.
  ///
  /// - Parameter figures: its Latin digits, with `.` before decimals, `,` between thousands and `-` before a
  ///   number below zero, from the last to the first.
  /// - Returns: the number from the first digit to the last.
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

  /// Writes hundredths of a whole; `number` is how many, as ``NumberText`` writes them.
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

  /// The Latin digit for a digit of these; any other character is returned as it is.
  func latin(_ character: Unicode.Scalar) -> Unicode.Scalar {
    let digit = Int(character.value) - zero
    return 0...9 ~= digit ? Unicode.Scalar(UInt8(0x30 + digit)) : character
  }

  /// The digit of these for a Latin one; any other character is returned as it is.
  func own(_ character: Unicode.Scalar) -> Unicode.Scalar {
    guard "0"..."9" ~= character else { return character }
    return Unicode.Scalar(UInt32(zero) + character.value - 0x30) ?? character
  }
}

extension [UInt8] {
  /// Appends the bytes of a character, as Unicode numbers it.
  @inline(never)
  fileprivate mutating func append(scalar: Int) {
    // How many bits are in the bytes after the first, and what the first begins with.
    var bits = scalar < 0x80 ? 0 : scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18
    let mark = scalar < 0x80 ? 0 : scalar < 0x800 ? 0xC0 : scalar < 0x10000 ? 0xE0 : 0xF0
    append(UInt8(truncatingIfNeeded: mark | scalar >> bits))
    while bits > 0 {
      bits -= 6
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> bits & 0x3F))
    }
  }
}
