extension Tint {
  /// Creates a tint from text: `#rrggbb` or another notation of ``RGBA/init(text:)``, `palette1` to `palette8`, `accent`, `positive`, `warning` or `critical`.
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
    case nil: tint = RGBA(text: text).map { .fixed($0) }
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
}
