/// The meaning of a colour in a scene.
///
/// A scene names roles, and a ``Theme`` has a colour for each. So a change from light to dark does not change the
/// scene, and a web page can set one custom property.
public enum ColorRole: UInt8, CaseIterable, Equatable, Sendable {
  /// The background behind a control.
  case ground
  /// A sector, a tile, a card.
  case surface
  /// The next sector, a shade apart.
  case surfaceAlternate
  /// A surface under the finger or the pointer.
  case surfaceHover
  /// The accent colour: selection, focus, progress.
  case accent
  /// Text and icons on the accent.
  case onAccent
  /// Text and icons.
  case ink
  /// Secondary text and icons, at a contrast of at least 4.5 : 1 on `ground`.
  case inkSecondary
  /// The ring around a wheel, its lit side.
  case rimLight
  /// The ring around a wheel, its shaded side.
  case rimShade
  /// The hub's lit side.
  case hubLight
  /// The hub's shaded side.
  case hubShade
  /// The pointer that marks the selection.
  case pointer
  /// The shadow of a raised part; drawn at low opacity.
  case shadow
  /// The line between two equal surfaces.
  case hairline
  /// The ring around a control that has the keyboard focus.
  case focus
  /// A good state. Contrast 3 : 1 on `ground`, as for the next two roles.
  case positive
  /// A state that soon needs attention.
  case warning
  /// A state that needs attention now.
  case critical
  /// Eight equally light hues, 45° apart, for wheels whose sectors differ by colour.
  case palette1, palette2, palette3, palette4, palette5, palette6, palette7, palette8

  /// The number of palette colours.
  public static let paletteCount = 8

  /// Returns the palette's colour for an index of any size; the palette repeats.
  public static func palette(_ index: Int) -> ColorRole {
    let offset = UInt8(index.remainder(by: paletteCount))
    return ColorRole(rawValue: palette1.rawValue + offset) ?? .palette1
  }
}

extension ColorRole {
  /// Whether areas with this role lie next to each other, so that only a shade separates them.
  public var isSurface: Bool {
    rawValue <= Self.surfaceHover.rawValue || rawValue >= Self.palette1.rawValue
      || rawValue >= Self.rimLight.rawValue && rawValue <= Self.hubShade.rawValue
  }
}
