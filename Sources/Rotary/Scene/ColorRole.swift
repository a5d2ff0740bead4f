/// What a colour is for.
///
/// A theme says which colour that is; a scene only names the role.
///
/// So a change from light to dark changes no scene, and a web page can set one custom property.
public enum ColorRole: UInt8, CaseIterable, Equatable, Sendable {
  /// The quiet background a control stands on.
  case ground
  /// A sector, a tile, a card.
  case surface
  /// The next sector, a shade apart.
  case surfaceAlternate
  /// Where the finger or pointer rests on a surface.
  case surfaceHover
  /// The one accent: selection, focus, progress.
  case accent
  /// Text and icons on the accent.
  case onAccent
  /// Text and icons.
  case ink
  /// Text and icons of less weight; still readable (4.5 : 1 on `ground`).
  case inkSecondary
  /// The ring around a wheel, its lit side.
  case rimLight
  /// The ring around a wheel, its shaded side.
  case rimShade
  /// The hub's lit side.
  case hubLight
  /// The hub's shaded side.
  case hubShade
  /// The mark that points at the selection.
  case pointer
  /// What falls on the ground under a raised part; drawn at low opacity.
  case shadow
  /// The line between two equal surfaces.
  case hairline
  /// The ring around a control that has the keyboard.
  case focus
  /// What is as it should be; 3 : 1 on `ground`, as the two after it.
  case positive
  /// What wants to be looked at soon.
  case warning
  /// What wants to be looked at now.
  case critical
  /// Eight equally light hues, 45° apart, for wheels whose sectors differ by colour.
  case palette1, palette2, palette3, palette4, palette5, palette6, palette7, palette8

  /// How many palette colours there are.
  public static let paletteCount = 8

  /// The palette's colour for an index of any size, over and over.
  public static func palette(_ index: Int) -> ColorRole {
    let offset = UInt8(((index % paletteCount) + paletteCount) % paletteCount)
    return ColorRole(rawValue: palette1.rawValue + offset) ?? .palette1
  }
}

extension ColorRole {
  /// Whether it covers areas that lie beside others, and that only a shade sets apart from them.
  public var isSurface: Bool {
    rawValue <= Self.surfaceHover.rawValue || rawValue >= Self.palette1.rawValue
      || rawValue >= Self.rimLight.rawValue && rawValue <= Self.hubShade.rawValue
  }
}
