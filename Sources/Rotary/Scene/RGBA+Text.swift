extension RGBA {
  /// Creates a colour from its notation in CSS: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  ///
  /// - Parameter text: The text, with small or capital letters; the result is nil for any other.
  public init?(text: String) {
    var figures = HexFigures()
    var isValid = true
    text.withBytes { bytes in
      guard bytes.first == UInt8(ascii: "#"), bytes.count <= 9 else {
        isValid = false
        return
      }
      for byte in bytes[1...] where !figures.add(byte) { isValid = false }
    }
    guard isValid, let color = figures.color else { return nil }
    self = color
  }

  /// The colour as `#rrggbb` or, unless it is opaque, as `#rrggbbaa`.
  public var text: String {
    let isOpaque = packed & 0xFF == 0xFF
    return HexFigures(isOpaque ? packed >> 8 : packed, count: isOpaque ? 6 : 8).text
  }

  /// The colour with each component rounded to 8 bits, a multiple of 1/255.
  public var rounded: RGBA { RGBA(packed: packed) }

  /// Creates a colour from the notation 0xRRGGBBAA.
  init(packed: UInt32) {
    self.init(hex: packed >> 8, opacity: Double(packed & 0xFF) / 255)
  }
}

/// Up to eight hexadecimal figures of a colour.
struct HexFigures: Equatable, Sendable {
  private var digits: UInt32 = 0
  private(set) var count: UInt8 = 0

  init() {}

  init(_ digits: UInt32, count: UInt8) {
    self.digits = digits
    self.count = count
  }

  /// Adds a figure, given in ASCII, unless there are eight; returns whether it is one.
  mutating func add(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    let figure: UInt8
    if byte >= 48, byte <= 57 {
      figure = byte - 48
    } else if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") {
      figure = letter - UInt8(ascii: "a") + 10
    } else {
      return false
    }
    guard count < 8 else { return true }
    digits = digits << 4 | UInt32(figure)
    count += 1
    return true
  }

  /// Removes the last figure; returns whether there was one.
  mutating func removeLast() -> Bool {
    guard count > 0 else { return false }
    digits >>= 4
    count -= 1
    return true
  }

  /// The colour, if there are as many figures as a notation has.
  var color: RGBA? {
    var all = digits
    if count == 3 || count == 4 {
      // Each figure stands for two equal ones.
      all = 0
      for place in (0..<UInt32(count)).reversed() {
        all = all << 8 | (digits >> (4 * place) & 0xF) * 0x11
      }
    }
    switch count {
    case 3, 6: return RGBA(hex: all)
    case 4, 8: return RGBA(packed: all)
    default: return nil
    }
  }

  /// The figures after a number sign.
  var text: String {
    var bytes = [UInt8(ascii: "#")]
    for place in (0..<UInt32(count)).reversed() {
      let figure = UInt8(digits >> (4 * place) & 0xF)
      bytes.append(figure < 10 ? UInt8(ascii: "0") + figure : UInt8(ascii: "a") + figure - 10)
    }
    return String(validBytes: bytes)
  }
}
