/// How a wheel behaves.
public struct WheelOptions: Equatable, Sendable {
  /// What the wheel is for.
  public enum Mode: UInt8, SettingChoice, Equatable, Sendable {
    /// Whatever rests on the pointer is selected.
    case picker
    /// A hole turned to the stop is dialled, and the dial runs back.
    ///
    /// Digits that are typed meanwhile wait, up to 20 of them, and are dialled one after the other;
    /// one more is declined. Escape, or a touch on the dial while it turns, drops those that wait.
    case phone

    /// Their names in settings.
    public static var names: TokenList { TokenList("picker phone") }
  }

  /// Which way it can be turned.
  public enum Direction: UInt8, SettingChoice, Equatable, Sendable {
    /// Either way.
    case both
    /// Clockwise only; the other way it does nothing.
    case clockwise
    /// Counter-clockwise only.
    case counterclockwise

    /// Whether a turn by this much is allowed.
    func allows(_ sweep: Double) -> Bool {
      switch self {
      case .both: return true
      case .clockwise: return sweep >= 0
      case .counterclockwise: return sweep <= 0
      }
    }

    /// +1 or −1 when only one way is allowed, else 0.
    var sign: Double {
      switch self {
      case .both: return 0
      case .clockwise: return 1
      case .counterclockwise: return -1
      }
    }

    /// Their names in settings.
    public static var names: TokenList { TokenList("both clockwise counterclockwise") }
  }

  /// What the wheel is for.
  ///
  /// Default `.picker`.
  public var mode = Mode.picker
  /// Where the pointer stands, in radians.
  ///
  /// Any finite angle; others leave it as it was. Default π, the left.
  public var pointerAngle = Double.pi {
    didSet { if !pointerAngle.isFinite { pointerAngle = oldValue } }
  }
  /// Which way it can be turned.
  ///
  /// Default `.both`.
  public var direction = Direction.both
  /// The rotations it cannot leave, in radians, elastic past its ends; nil for none.
  ///
  /// Default nil. An end beyond ±10⁸ is brought there.
  public var stops: ClosedRange<Double>? {
    didSet {
      let farthest = Wheel.farthestRotation
      stops = stops.map { $0.clamped(to: -farthest...farthest) }
    }
  }
  /// Where a touch may begin a drag: from this share of the radius.
  ///
  /// 0 to 0.95. Default 0.4.
  public var innerShare = 0.4 {
    didSet { innerShare = innerShare.bounded(to: Self.innerShares, else: oldValue) }
  }
  /// Up to which share of the radius a touch may begin a drag.
  ///
  /// 0.05 to 2. Default 1.
  public var outerShare = 1.0 {
    didSet { outerShare = outerShare.bounded(to: Self.outerShares, else: oldValue) }
  }
  /// How quickly a flick slows down; of `.friction`, the unit is the radian.
  ///
  /// Default ``Deceleration/Rate/wheel``. A share per millisecond is 0.9 to
  /// 0.9999; what it cannot be is refused, and the rate before stays.
  public var decelerationRate = Deceleration.Rate.wheel {
    didSet { decelerationRate = decelerationRate.allowed(else: oldValue) }
  }
  /// Whether a tap on a sector selects it.
  ///
  /// Default true.
  public var selectsOnTap = true
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true
  /// Points that a trackpad scrolls to turn it by one sector; a notch of a mouse wheel is always one.
  ///
  /// 1 to 10,000. Default 40.
  public var scrollPointsPerSector = 40.0 {
    didSet {
      scrollPointsPerSector = scrollPointsPerSector.bounded(
        to: ScrollSteps.pointsPerStep,
        else: oldValue
      )
    }
  }

  /// Makes options, each at its default.
  public init() {}

  static let innerShares = 0.0...0.95
  static let outerShares = 0.05...2.0
}

/// What a wheel looks like.
///
/// Lengths are shares of its radius, so that it looks alike at any size. Shares and opacities are from
/// 0 to 1; a number beyond is brought to the end, and NaN leaves what was.
public struct WheelStyle: Equatable, Sendable {
  /// How icons and titles stand.
  public enum LabelOrientation: UInt8, SettingChoice, Equatable, Sendable {
    /// They turn with the wheel and stand upright at the pointer.
    case turning
    /// They are upright everywhere.
    case upright

    /// Their names in settings.
    public static var names: TokenList { TokenList("turning upright") }
  }

  /// How sectors without a tint of their own are coloured.
  public enum Coloring: UInt8, SettingChoice, Equatable, Sendable {
    /// Two close neutrals in turn.
    case neutral
    /// The theme's eight equally light hues in turn.
    case palette

    /// Their names in settings.
    public static var names: TokenList { TokenList("neutral palette") }
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
  public var selectedOpacity = 1.0 {
    didSet { selectedOpacity = selectedOpacity.bounded(to: Self.shares, else: oldValue) }
  }
  /// The opacity of all other sectors, and of all while the wheel turns.
  ///
  /// Default 0.6.
  public var restingOpacity = 0.6 {
    didSet { restingOpacity = restingOpacity.bounded(to: Self.shares, else: oldValue) }
  }
  /// The opacity of icons and titles that are not emphasised.
  ///
  /// Default 0.85.
  ///
  /// They fade less than their sectors: at 0.6 words would fall below the contrast of 4.5 : 1.
  public var restingLabelOpacity = 0.85 {
    didSet { restingLabelOpacity = restingLabelOpacity.bounded(to: Self.shares, else: oldValue) }
  }
  /// Width of the rim.
  ///
  /// Default 0.06.
  public var rimWidth = 0.06 {
    didSet { rimWidth = rimWidth.bounded(to: Self.shares, else: oldValue) }
  }
  /// Radius of the hub.
  ///
  /// Default 0.28.
  public var hubRadius = 0.28 {
    didSet { hubRadius = hubRadius.bounded(to: Self.shares, else: oldValue) }
  }
  /// Radius at which the sectors begin.
  ///
  /// Default 0.33.
  public var sectorInnerRadius = 0.33 {
    didSet { sectorInnerRadius = sectorInnerRadius.bounded(to: Self.shares, else: oldValue) }
  }
  /// How far the pointer reaches inward from the rim's outer edge.
  ///
  /// Default 0.15.
  public var pointerLength = 0.15 {
    didSet { pointerLength = pointerLength.bounded(to: Self.shares, else: oldValue) }
  }
  /// How far the pointer bends when a sector passes it, in radians; 0 for a stiff one.
  ///
  /// 0 to an eighth of a turn. Default 0.22. It swings back in 0.16 s.
  public var pointerFlex = 0.22 {
    didSet { pointerFlex = pointerFlex.bounded(to: Self.flexes, else: oldValue) }
  }

  /// Makes a style, each part at its default.
  public init() {}

  static let shares = 0.0...1.0
  static let flexes = 0.0...Double.pi / 4
}

/// What a wheel tells the app.
public enum WheelEvent: Equatable, Sendable {
  /// Another sector passes the pointer while the wheel turns; drives the tick.
  case changing(Int)
  /// So many sectors passed at once that they are not told one by one, and this one is on the pointer.
  ///
  /// Happens to wheels of very many sectors, and after a long time without frames.
  case skipped(count: Int, to: Int)
  /// The wheel has come to rest on a sector other than the one it rested on before.
  case changed(Int)
  /// The hub was pressed while this sector was on the pointer.
  case pressed(Int)
  /// A rotary phone's finger hole was turned all the way to the stop and let go.
  case dialled(Int)
  /// A rotary phone's dial passes one hole on its way back.
  case pulse
  /// The wheel came up against an end of its stops.
  case metEnd
}

extension WheelEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .changing: return "changing"
    case .skipped: return "skipped"
    case .changed: return "changed"
    case .pressed: return "pressed"
    case .dialled: return "dialled"
    case .pulse: return "pulse"
    case .metEnd: return "metEnd"
    }
  }

  /// The sector it is about, if any.
  public var index: Int? {
    switch self {
    case .changing(let index), .skipped(_, let index), .changed(let index), .pressed(let index),
      .dialled(let index):
      return index
    case .pulse, .metEnd: return nil
    }
  }

  /// Tells the index, and how many passed at once.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if let index { read("index", .number(Double(index))) }
    if case .skipped(let count, _) = self { read("count", .number(Double(count))) }
  }
}
