/// A colour by its role in the theme, or a fixed one.
public enum Tint: Equatable, Sendable {
  /// The theme's colour, at a share of its opacity.
  case role(ColorRole, opacity: Double = 1)
  /// This very colour in every theme.
  case fixed(RGBA)
  /// This very colour in every theme, but the role's where the system forces colours on a page, as
  /// Windows' contrast themes do.
  case yielding(RGBA, to: ColorRole)
}

extension Tint {
  /// The same colour at a share of its opacity.
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
  case linear(start: Point2D, end: Point2D, stops: [GradientStop])
  /// Colours from an inner circle outward to an outer one about the same centre.
  case radial(center: Point2D, innerRadius: Double, outerRadius: Double, stops: [GradientStop])

  /// The theme's colour for a role.
  public static func role(_ role: ColorRole, opacity: Double = 1) -> Paint {
    .solid(.role(role, opacity: opacity))
  }

  /// Whether it is a surface's colour, or runs from or to one; see ``ColorRole/isSurface``.
  ///
  /// Where all surfaces have one colour, as the system's in forced-colours mode, an area of it that has
  /// no line around it is drawn with ``Stroke/edge``: so sectors, planets and rims stay apart.
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
  /// The line around a surface that has none of its own, where all surfaces have one colour.
  public static let edge = Stroke(paint: .role(.hairline), width: 1)
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

  /// How much of the outline a line runs along.
  ///
  /// An outline here is one `move` with what follows it; each of a path's runs by itself, so that
  /// all of them are drawn at the same pace. It is kept in a box, as nearly all lines are whole and
  /// such a one is then a word.
  public indirect enum Run: Equatable, Sendable {
    /// All of it.
    case whole
    /// From one share of its length to another, 0…1; shares beyond count as 0 or 1.
    ///
    /// Nothing is drawn unless the second is the greater.
    case part(from: Double, to: Double)
    /// Marks of a length with gaps between them, in points.
    ///
    /// `phase` is where in the pattern the outline begins. Without a mark nothing is drawn, without
    /// a gap all of it.
    case dashes(mark: Double, gap: Double, phase: Double = 0)
  }

  /// What the line is covered with.
  public var paint: Paint
  /// Points, 0 or less draws nothing.
  public var width: Double
  /// Ends and corners; corners are round with `.round` and mitred otherwise.
  public var cap: Cap
  /// How much of the outline it runs along.
  ///
  /// Default `.whole`.
  public var run: Run

  /// Makes a line, round at its ends and as long as its outline unless said otherwise.
  public init(paint: Paint, width: Double, cap: Cap = .round, run: Run = .whole) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.run = run
  }

  /// What is drawn of an outline, with every number that means nothing taken care of; nil for
  /// nothing.
  ///
  /// Hosts draw by this and not by ``run``.
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
