/// How a wheel behaves.
public struct WheelOptions: Equatable, Sendable {
  /// What the wheel is for.
  public enum Mode: UInt8, Equatable, Sendable {
    /// Whatever rests on the pointer is selected.
    case picker
    /// A hole turned to the stop is dialled, and the dial runs back.
    case phone
  }

  /// Which way it can be turned.
  public enum Direction: UInt8, Equatable, Sendable {
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
  }

  /// What the wheel is for.
  ///
  /// Default `.picker`.
  public var mode = Mode.picker
  /// Where the pointer stands, in radians.
  ///
  /// Default π, the left.
  public var pointerAngle = Double.pi
  /// Which way it can be turned.
  ///
  /// Default `.both`.
  public var direction = Direction.both
  /// The rotations it cannot leave, elastic past its ends; nil for none.
  ///
  /// Default nil.
  public var stops: ClosedRange<Double>?
  /// Where a touch may begin a drag: from this share of the radius … Default 0.4.
  public var innerShare = 0.4
  /// … to this one.
  ///
  /// Default 1.
  public var outerShare = 1.0
  /// How quickly a flick slows down.
  ///
  /// Default `.normal`.
  public var decelerationRate = Deceleration.Rate.normal
  /// Whether a tap on a sector selects it.
  ///
  /// Default true.
  public var selectsOnTap = true
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true
  /// Points of a mouse wheel or trackpad that turn it by one sector.
  ///
  /// Default 40.
  public var scrollPointsPerSector = 40.0

  /// Makes options, each at its default.
  public init() {}
}
