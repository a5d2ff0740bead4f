extension Tint {
  /// Creates a tint from text: `#rrggbb`, `palette1` to `palette8`, `accent`, `positive`, `warning` or `critical`.
  ///
  /// - Parameter text: The text; the result is nil for any other.
  public init?(text: String) {
    var tint: Tint?
    switch Self.names.index(of: text) {
    case 0: tint = .role(.accent)
    case 1: tint = .role(.positive)
    case 2: tint = .role(.warning)
    case 3: tint = .role(.critical)
    case let place?: tint = .role(.palette(place - 4))
    case nil: text.withBytes { tint = Tint(bytes: $0) }
    }
    guard let tint else { return nil }
    self = tint
  }

  /// The error for an invalid colour, with the accepted formats.
  static func refusal(of text: String) -> SettingError {
    SettingValue.text(text).refusal(.format(TokenList("#rrggbb palette1 accent")))
  }

  /// The roles that have a name in text, the palette's last.
  private static let names = TokenList(
    """
    accent positive warning critical palette1 palette2 palette3 palette4 palette5 palette6 palette7 \
    palette8
    """
  )

  private init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    var hex: UInt32 = 0
    for byte in bytes[1...] {
      let letter = byte | 0x20
      let digit: UInt8
      if byte >= 48, byte <= 57 {
        digit = byte - 48
      } else if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") {
        digit = letter - UInt8(ascii: "a") + 10
      } else {
        return nil
      }
      hex = hex << 4 | UInt32(digit)
    }
    self = .fixed(RGBA(hex: hex))
  }
}
