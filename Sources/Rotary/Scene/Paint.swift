/// A colour by its role in the theme, or a fixed one.
public enum Tint: Equatable, Sendable {
  /// The theme's colour, at a share of its opacity.
  case role(ColorRole, opacity: Double = 1)
  /// A fixed colour in every theme.
  case fixed(RGBA)
  /// A fixed colour in every theme. A role replaces it if the system forces colours on a page, as Windows' contrast
  /// themes do.
  case yielding(RGBA, to: ColorRole)
}

extension Tint {
  /// Returns the same colour with its opacity multiplied by a share.
  func faded(to share: Double) -> Tint {
    func fade(_ color: RGBA) -> RGBA {
      var color = color
      color.opacity *= share
      return color
    }
    switch self {
    case .role(let role, let opacity): return .role(role, opacity: opacity * share)
    case .fixed(let color): return .fixed(fade(color))
    case .yielding(let color, let role): return .yielding(fade(color), to: role)
    }
  }
}

/// A colour at a position of a gradient.
public struct GradientStop: Equatable, Sendable {
  /// The position: 0 at the gradient's start, 1 at its end.
  public var offset: Double
  /// The colour at the position.
  public var tint: Tint

  /// Creates a stop.
  public init(_ offset: Double, _ tint: Tint) {
    self.offset = offset
    self.tint = tint
  }
}

/// The fill of an area or a line.
public enum Paint: Equatable, Sendable {
  /// One colour.
  case solid(Tint)
  /// A gradient along a line. The end colours continue beyond its ends.
  case linear(start: Point2D, end: Point2D, stops: [GradientStop])
  /// A gradient from an inner to an outer circle with the same centre.
  case radial(center: Point2D, innerRadius: Double, outerRadius: Double, stops: [GradientStop])

  /// The theme's colour for a role.
  public static func role(_ role: ColorRole, opacity: Double = 1) -> Paint {
    .solid(.role(role, opacity: opacity))
  }

  /// Whether a paint has a surface's colour, or is a gradient with one; see ``ColorRole/isSurface``.
  ///
  /// If all surfaces have one colour, as in forced-colours mode, such an area without a line is drawn with
  /// ``Stroke/edge``, so that sectors, planets and rims stay distinguishable.
  public var isSurface: Bool {
    switch self {
    case .solid(let tint): return tint.isSurface
    case .linear(_, _, let stops), .radial(_, _, _, let stops):
      for index in stops.indices where stops[index].tint.isSurface { return true }
      return false
    }
  }
}

extension Tint {
  fileprivate var isSurface: Bool {
    switch self {
    case .role(let role, _), .yielding(_, let role): return role.isSurface
    case .fixed: return false
    }
  }
}

extension Stroke {
  /// The line around a surface without a line, if all surfaces have one colour.
  public static let edge = Stroke(paint: .role(.hairline), width: 1)
}

/// A line along an outline.
public struct Stroke: Equatable, Sendable {
  /// The shape of a line's end.
  public enum Cap: UInt8, Equatable, Sendable {
    /// Ends exactly at the end of the outline.
    case butt
    /// Ends with a half circle beyond the outline.
    case round
    /// Ends with half a square beyond the outline.
    case square
  }

  /// The part of an outline that a line covers.
  ///
  /// An outline is one `move` and the elements that follow it. Each outline of a path is covered separately, at the
  /// same pace. The enum is indirect, because nearly all lines are whole and then need only a word.
  public indirect enum Run: Equatable, Sendable {
    /// The whole outline.
    case whole
    /// From one share of the outline's length to another, in 0…1; other numbers are clamped.
    ///
    /// Nothing is drawn unless the second is greater.
    case part(from: Double, to: Double)
    /// Marks of a length with gaps between them, in points.
    ///
    /// `phase` is the position in the pattern at which the outline begins. Without a mark nothing is drawn; without a
    /// gap the whole outline is.
    case dashes(mark: Double, gap: Double, phase: Double = 0)
  }

  /// The line's fill.
  public var paint: Paint
  /// The width in points.
  ///
  /// A line with a width of 0 or less is not drawn.
  public var width: Double
  /// The shape of ends and corners.
  ///
  /// Corners are round for `.round`, otherwise mitred.
  public var cap: Cap
  /// The part of the outline that the line covers.
  ///
  /// Default `.whole`.
  public var run: Run

  /// Creates a line, by default with round ends along the whole outline.
  public init(paint: Paint, width: Double, cap: Cap = .round, run: Run = .whole) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.run = run
  }

  /// The part of the outline to draw, with invalid numbers replaced; nil to draw nothing.
  ///
  /// Hosts use this property instead of ``run``.
  public var drawnRun: Run? {
    switch run {
    case .whole: return .whole
    case .part(let start, let end):
      guard start < end, start < 1, end > 0 else { return nil }
      guard start > 0 || end < 1 else { return .whole }
      return .part(from: Swift.max(0, start), to: Swift.min(end, 1))
    case .dashes(let mark, let gap, let phase):
      guard mark > 0 else { return nil }
      guard gap > 0, gap.isFinite, mark.isFinite else { return .whole }
      let rest = phase.truncatingRemainder(dividingBy: mark + gap)
      return .dashes(mark: mark, gap: gap, phase: rest.isFinite ? rest : 0)
    }
  }
}
