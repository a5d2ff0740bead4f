/// The colours of a spinner's tiles, and lines over them.
struct SpinnerTones: Equatable, Sendable {
  /// A tile's upper and lower edge, between which it is shaded.
  var top: Tint
  var bottom: Tint
  /// A tile under a mouse.
  var hovered: Tint
  /// The line around a tile; nil for none.
  var edge: Tint?
  /// The figures at the front, and beside it.
  var figure: Tint
  var distant: Tint
  /// Lines over the figures of each tile, and their colour.
  var lines: [SpinnerLine] = []
  var line = Tint.role(.hairline)
  /// How round a tile's corners are, as a share of its shorter side.
  var corner = 0.14
  var weight = TextStyle.Weight.semibold
  /// Whether the tiles are one sheet of paper, without gaps, and lines mark the front one.
  var isPaper = false

  /// The colours of a spinner on its own: the front tile has the accent.
  static var alone: SpinnerTones {
    SpinnerTones(
      top: .role(.hubLight),
      bottom: .role(.hubShade),
      hovered: .role(.surfaceHover),
      edge: .role(.hairline, opacity: 0.7),
      figure: .role(.onAccent),
      distant: .role(.ink)
    )
  }
}

/// A line over a tile; 0…1 from its left edge to its right, and from its upper edge to its lower.
struct SpinnerLine: Equatable, Sendable {
  var start: Point2D
  var end: Point2D
}
