/// A colour for each role.
///
/// Four themes are predefined: light and dark, each also with high contrast. Setting `accent` also sets the colours
/// that depend on it.
public struct Theme: Equatable, Sendable {
  /// The opacity of a disabled control, and of options that the user cannot select: 0.4.
  public static let disabledOpacity = 0.4

  /// A colour per role, in the order of `ColorRole`.
  private var colors: [RGBA]

  /// The theme's colour for a role.
  public subscript(role: ColorRole) -> RGBA {
    get { colors[Int(role.rawValue)] }
    set { colors[Int(role.rawValue)] = newValue }
  }

  /// Returns the colour of a tint.
  public func color(of tint: Tint) -> RGBA {
    switch tint {
    case .fixed(let color), .yielding(let color, _): return color
    case .role(let role, let opacity):
      let color = self[role]
      return RGBA(
        red: color.red,
        green: color.green,
        blue: color.blue,
        opacity: color.opacity * opacity
      )
    }
  }

  /// The accent colour.
  ///
  /// Setting it also sets the colours of the focus ring and the pointer, and selects black or white for text on the
  /// accent.
  public var accent: RGBA {
    get { self[.accent] }
    set {
      self[.accent] = newValue
      self[.focus] = newValue
      self[.pointer] = newValue
      let white = RGBA(hex: 0xFFFFFF)
      let black = RGBA(hex: 0x101014)
      let whiteIsClearer =
        Contrast.ratio(white, newValue) >= Contrast.ratio(black, newValue)
      self[.onAccent] = whiteIsClearer ? white : black
    }
  }

  /// Whether all surfaces have one colour, so that those without a line need ``Stroke/edge``.
  public var needsEdges: Bool { self[.surface] == self[.ground] }

  /// A predefined theme.
  public enum Scheme: Int, CaseIterable, Equatable, Sendable {
    /// A paper-coloured background with an indigo accent.
    case light
    /// A near-black background with a light accent.
    case dark
    /// Black on white.
    case lightHighContrast
    /// White on black.
    case darkHighContrast
  }

  /// Creates a predefined theme.
  public init(_ scheme: Scheme) {
    colors = ColorRole.allCases.map { scheme.color(of: $0) }
  }

  /// A paper-coloured background with an indigo accent.
  public static let light = Theme(.light)

  /// A near-black background with a light accent.
  public static let dark = Theme(.dark)

  /// Black on white.
  public static let lightHighContrast = Theme(.lightHighContrast)

  /// White on black.
  public static let darkHighContrast = Theme(.darkHighContrast)
}

extension Theme.Scheme {
  /// Returns the scheme's colour for a role.
  public func color(of role: ColorRole) -> RGBA {
    let index = Int(role.rawValue)
    let hue = index - Self.roleCount
    guard hue >= 0 else { return RGBA(hex: Self.roles[rawValue * Self.roleCount + index]) }
    let isDark = self == .dark || self == .darkHighContrast
    return RGBA(hex: Self.palettes[isDark ? hue + ColorRole.paletteCount : hue])
  }

  /// The number of roles besides the palette.
  private static let roleCount = 19

  /// The roles' colours of each scheme.
  private static let roles: [UInt32] = [
    0xFAF9F7, 0xF1EFEA, 0xE6E3DC, 0xDEDAEF, 0x4F46C8, 0xFFFFFF, 0x16151A, 0x5E5B66,
    0xFFFFFF, 0xD5D1C8, 0xFFFFFF, 0xEAE7E0, 0x4F46C8, 0x1B1830, 0xCFCBC2, 0x4F46C8,
    0x1F7A48, 0x9A5B00, 0xB3261E,

    0x14161B, 0x2A2E38, 0x343945, 0x413F63, 0xA5A0FF, 0x14122E, 0xF6F6FA, 0xA9ADBA,
    0x4A505E, 0x1E2129, 0x464C5A, 0x2C313B, 0xA5A0FF, 0x000000, 0x4A5060, 0xA5A0FF,
    0x74D39F, 0xF0B458, 0xFF8F85,

    0xFFFFFF, 0xFFFFFF, 0xF0F0F0, 0xD6D2FF, 0x2A1FA8, 0xFFFFFF, 0x000000, 0x2B2B2B,
    0xFFFFFF, 0x000000, 0xFFFFFF, 0xFFFFFF, 0x2A1FA8, 0x000000, 0x000000, 0x2A1FA8,
    0x0B5A2D, 0x6B3C00, 0x8F0D0D,

    0x000000, 0x000000, 0x1A1A1A, 0x322C7A, 0xC9C6FF, 0x000000, 0xFFFFFF, 0xE0E0E0,
    0x000000, 0xFFFFFF, 0x000000, 0x000000, 0xC9C6FF, 0x000000, 0xFFFFFF, 0xC9C6FF,
    0x8CF0B4, 0xFFCB6B, 0xFFB0A8,
  ]

  /// The palette for light, then for dark backgrounds: eight hues from 25° in steps of 45°.
  ///
  /// In OKLCH, lightness is 0.80 and chroma 0.085 on light, 0.535 and 0.105 on dark. Source: B. Ottosson, "A perceptual
  /// color space", 2020, https://bottosson.github.io/posts/oklab/.
  private static let palettes: [UInt32] = [
    0xF0A9A2, 0xE1B581, 0xBCC585, 0x8DCFAB, 0x77CED8, 0x94C2F3, 0xC1B3EF, 0xE4A9CF,
    0xA1534E, 0x94611A, 0x6C7421, 0x268058, 0x007E8A, 0x3971A8, 0x7260A3, 0x955380,
  ]
}
