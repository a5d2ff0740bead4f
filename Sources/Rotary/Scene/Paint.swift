/// A colour by its role in the theme, or a fixed one.
public enum Tint: Equatable, Sendable {
  /// The theme's colour, at a share of its opacity.
  case role(ColorRole, opacity: Double = 1)
  /// This very colour in every theme.
  case fixed(RGBA)
}

/// A colour at a place along a gradient.
public struct GradientStop: Equatable, Sendable {
  /// 0 at the gradient's start, 1 at its end.
  public var offset: Double
  /// The colour there.
  public var tint: Tint

  /// Makes a stop.
  public init(_ offset: Double, _ tint: Tint) {
    self.offset = offset
    self.tint = tint
  }
}

/// What an area or a line is covered with.
public enum Paint: Equatable, Sendable {
  /// One colour.
  case solid(Tint)
  /// Colours along a line, the end colours beyond its ends.
  case linear(start: Point, end: Point, stops: [GradientStop])
  /// Colours from an inner circle outward to an outer one about the same centre.
  case radial(center: Point, innerRadius: Double, outerRadius: Double, stops: [GradientStop])

  /// The theme's colour for a role.
  public static func role(_ role: ColorRole, opacity: Double = 1) -> Paint {
    .solid(.role(role, opacity: opacity))
  }
}

/// How a line is drawn along an outline.
public struct Stroke: Equatable, Sendable {
  /// How a line ends.
  public enum Cap: UInt8, Equatable, Sendable {
    /// Exactly at its end.
    case butt
    /// With a half circle beyond.
    case round
    /// With half a square beyond.
    case square
  }

  /// What the line is covered with.
  public var paint: Paint
  /// Points, 0 or less draws nothing.
  public var width: Double
  /// Ends and corners; corners are round with `.round` and mitred otherwise.
  public var cap: Cap

  /// Makes a line, round at its ends unless said otherwise.
  public init(paint: Paint, width: Double, cap: Cap = .round) {
    self.paint = paint
    self.width = width
    self.cap = cap
  }
}
