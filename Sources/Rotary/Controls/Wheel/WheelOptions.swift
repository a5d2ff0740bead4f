/// A wheel's behaviour.
public struct WheelOptions: Equatable, Sendable {
  /// The directions in which the user can turn the wheel.
  public enum Direction: UInt8, SettingChoice, Equatable, Sendable {
    /// Both directions.
    case both
    /// Clockwise only; drags counter-clockwise are ignored.
    case clockwise
    /// Counter-clockwise only; drags clockwise are ignored.
    case counterclockwise

    /// Returns whether a turn by an angle is allowed.
    func allows(_ sweep: Double) -> Bool { sweep * sign >= 0 }

    /// +1 or −1 if only one direction is allowed, otherwise 0.
    var sign: Double {
      switch self {
      case .both: return 0
      case .clockwise: return 1
      case .counterclockwise: return -1
      }
    }

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("both clockwise counterclockwise") }
  }

  /// The pointer's angle, in radians.
  ///
  /// Any finite angle; infinity and NaN are ignored. Default π, the left.
  public var pointerAngle = Double.pi {
    didSet { if !pointerAngle.isFinite { pointerAngle = oldValue } }
  }
  /// The directions in which the user can turn the wheel.
  ///
  /// Default `.both`.
  public var direction = Direction.both
  /// The range of rotations, in radians, elastic beyond its ends; nil for no limit.
  ///
  /// Default nil. Ends are clamped to ±10⁸.
  public var stops: ClosedRange<Double>? {
    didSet {
      let farthest = Wheel.farthestRotation
      stops = stops.map { $0.clamped(to: -farthest...farthest) }
    }
  }
  /// The inner radius of the ring in which a touch can begin a drag, as a share of the wheel's radius.
  ///
  /// Range 0 to 0.95. Default 0.4.
  @Within<InnerRadiusLimits> public var innerShare = 0.4
  /// The outer radius of the ring in which a touch can begin a drag, as a share of the wheel's radius.
  ///
  /// Range 0.05 to 2. Default 1.
  @Within<OuterRadiusLimits> public var outerShare = 1.0
  /// The rate at which a flick slows down; for `.friction`, the unit is the radian.
  ///
  /// Default ``Deceleration/Rate/wheel``. A share per millisecond is from 0.9 to 0.9999; invalid rates are ignored.
  public var decelerationRate = Deceleration.Rate.wheel {
    didSet { decelerationRate = decelerationRate.allowed(else: oldValue) }
  }
  /// Whether a tap on a sector selects it.
  ///
  /// Default true.
  public var selectsOnTap = true
  /// Whether the app enables the wheel.
  ///
  /// Default true.
  public var isEnabled = true
  /// The distance that a trackpad scrolls to turn the wheel by one sector, in points.
  ///
  /// Range 1 to 10,000. Default 40. A notch of a mouse wheel is always one sector.
  @Within<DragLimits> public var scrollPointsPerSector = 40.0

  /// Creates options with their defaults.
  public init() {}
}

/// A wheel's look.
///
/// Lengths are shares of the wheel's radius, so that it looks the same at any size. Shares and opacities range from 0
/// to 1; other numbers are clamped, and NaN is ignored.
public struct WheelStyle: Equatable, Sendable {
  /// The orientations of icons and titles.
  public enum LabelOrientation: UInt8, SettingChoice, Equatable, Sendable {
    /// Labels turn with the wheel and are upright at the pointer.
    case turning
    /// Labels are always upright.
    case upright
    /// Titles turn with the wheel and run along the rim; icons are between them and the hub.
    ///
    /// If the sectors are too narrow for such titles, the labels are as for `turning`.
    case curved

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("turning upright curved") }
  }

  /// The colours of sectors without a tint.
  public enum Coloring: UInt8, SettingChoice, Equatable, Sendable {
    /// Two similar neutral colours, alternating.
    case neutral
    /// The theme's eight equally light hues, repeating.
    case palette

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("neutral palette") }
  }

  /// The orientation of icons and titles.
  ///
  /// Default `.turning`.
  public var labels = LabelOrientation.turning
  /// The colours of sectors without a tint.
  ///
  /// Default `.neutral`.
  public var coloring = Coloring.neutral
  /// Whether the wheel has a hub, which can be pressed.
  ///
  /// Default true.
  public var hasHub = true
  /// The opacity of the selected sector while the wheel rests.
  ///
  /// Default 1.
  @Within<ShareLimits> public var selectedOpacity = 1.0
  /// The opacity of all other sectors, and of all sectors while the wheel turns.
  ///
  /// Default 0.6.
  @Within<ShareLimits> public var restingOpacity = 0.6
  /// The opacity of icons and titles that are not emphasised.
  ///
  /// Default 0.85. They fade less than their sectors: at 0.6 the contrast of text would be less than 4.5 : 1.
  @Within<ShareLimits> public var restingLabelOpacity = 0.85
  /// The width of the rim.
  ///
  /// Default 0.06.
  @Within<ShareLimits> public var rimWidth = 0.06
  /// The radius of the hub.
  ///
  /// Default 0.28.
  @Within<ShareLimits> public var hubRadius = 0.28
  /// The inner radius of the sectors.
  ///
  /// Default 0.33.
  @Within<ShareLimits> public var sectorInnerRadius = 0.33
  /// The length of the pointer, inward from the rim's outer edge.
  ///
  /// Default 0.15.
  @Within<ShareLimits> public var pointerLength = 0.15
  /// The angle by which the pointer bends when a sector passes it, in radians; 0 for a stiff pointer.
  ///
  /// Range 0 to π/4. Default 0.22. The pointer swings back in 0.16 s.
  @Within<FlexLimits> public var pointerFlex = 0.22

  /// Creates a style with its defaults.
  public init() {}

  /// The limits of ``pointerFlex``.
  public enum FlexLimits: Limits {
    /// Up to an eighth of a turn.
    public static var range: ClosedRange<Double> { 0...Circular.turn / 8 }
  }
}
