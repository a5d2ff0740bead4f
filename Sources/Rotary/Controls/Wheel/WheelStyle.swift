/// What a wheel looks like.
///
/// Lengths are shares of its radius, so that it looks alike at any size.
public struct WheelStyle: Equatable, Sendable {
  /// How icons and titles stand.
  public enum LabelOrientation: UInt8, Equatable, Sendable {
    /// They turn with the wheel and stand upright at the pointer.
    case turning
    /// They are upright everywhere.
    case upright
  }

  /// How sectors without a tint of their own are coloured.
  public enum Coloring: UInt8, Equatable, Sendable {
    /// Two close neutrals in turn.
    case neutral
    /// The theme's eight equally light hues in turn.
    case palette
  }

  /// How icons and titles stand.
  ///
  /// Default `.turning`.
  public var labels = LabelOrientation.turning
  /// How sectors are coloured.
  ///
  /// Default `.neutral`.
  public var coloring = Coloring.neutral
  /// Whether there is a hub to press.
  ///
  /// Default true.
  public var hasHub = true
  /// The opacity of the sector that is selected and at rest.
  ///
  /// Default 1.
  public var selectedOpacity = 1.0
  /// The opacity of all other sectors, and of all while the wheel turns.
  ///
  /// Default 0.6.
  public var restingOpacity = 0.6
  /// The opacity of icons and titles that are not emphasised.
  ///
  /// Default 0.85.
  ///
  /// They fade less than their sectors: at 0.6 words would fall below the contrast of 4.5 : 1.
  public var restingLabelOpacity = 0.85
  /// Width of the rim.
  ///
  /// Default 0.06.
  public var rimWidth = 0.06
  /// Radius of the hub.
  ///
  /// Default 0.28.
  public var hubRadius = 0.28
  /// Radius at which the sectors begin.
  ///
  /// Default 0.33.
  public var sectorInnerRadius = 0.33
  /// How far the pointer reaches inward from the rim's outer edge.
  ///
  /// Default 0.15.
  public var pointerLength = 0.15
  /// How far the pointer bends when a sector passes it, in radians; 0 for a stiff one.
  ///
  /// Default 0.22. It swings back in 0.16 s.
  public var pointerFlex = 0.22

  /// Makes a style, each part at its default.
  public init() {}
}
