/// The colours of a spinner's tiles, and lines over them.
struct SpinnerTones: Equatable, Sendable {
  /// A colour of the theme, or one that is the same in every theme.
  ///
  /// It is one number, so that tones weigh little to copy and to compare.
  struct Tone: Equatable, Sendable {
    /// The number of a role, or a colour as 0xRRGGBB with ``fixedBit``.
    private let code: UInt32
    private static let fixedBit: UInt32 = 0x100_0000

    static func role(_ role: ColorRole) -> Tone { Tone(code: UInt32(role.rawValue)) }
    static func fixed(_ hex: UInt32) -> Tone { Tone(code: hex | fixedBit) }

    /// The colour as a scene has it.
    var tint: Tint { tint(opacity: 1) }

    /// The same, a theme's colour at a share of its opacity.
    func tint(opacity: Double) -> Tint {
      guard code < Self.fixedBit else { return .fixed(RGBA(hex: code)) }
      return .role(ColorRole(rawValue: UInt8(code)) ?? .ink, opacity: opacity)
    }
  }

  /// Lines over the figures of each tile.
  enum Lines: UInt8, Equatable, Sendable {
    /// None.
    case none
    /// Notches along both sides.
    case milled
    /// One across the middle.
    case split
  }

  /// A tile's upper and lower edge, between which it is shaded.
  var top = Tone.role(.hubLight)
  var bottom = Tone.role(.hubShade)
  /// A tile under a mouse.
  var hovered = Tone.role(.surfaceHover)
  /// The line around a tile, and those over it.
  var edge = Tone.role(.hairline)
  var line = Tone.role(.hairline)
  /// The figures at the front, and beside it.
  var figure = Tone.role(.onAccent)
  var distant = Tone.role(.ink)
  var lines = Lines.none
  /// How round a tile's corners are, as a share of its shorter side.
  var corner = 0.14
  var weight = TextStyle.Weight.semibold
  /// Whether the tiles are one sheet of paper, without gaps, and lines mark the front one.
  var isPaper = false
}
