/// A hole of a phone's dial.
public struct PhoneHole: Equatable, Sendable {
  /// The title, which the phone shows and screen readers read aloud.
  @ByteText public var title: String
  /// The group of the hole and its neighbours; screen readers read it after the title, and it is not drawn.
  ///
  /// Default empty: no group.
  @ByteText public var group: String
  /// Whether the user can dial the hole.
  ///
  /// Default true. The app can dial a disabled hole.
  public var isEnabled: Bool

  /// Creates a hole.
  public init(_ title: String, group: String = "", isEnabled: Bool = true) {
    self.title = title
    self.group = group
    self.isEnabled = isEnabled
  }
}

/// A phone's behaviour.
public struct PhoneDialOptions: Equatable, Sendable {
  /// The angle of the finger stop, in radians.
  ///
  /// Any finite angle; infinity and NaN are ignored. Default π/4, the lower right, as on most telephones.
  public var fingerStopAngle = Double.pi / 4 {
    didSet { if !fingerStopAngle.isFinite { fingerStopAngle = oldValue } }
  }
  /// The inner radius of the ring in which a touch can begin to turn a hole, as a share of the phone's radius.
  ///
  /// Range 0 to 0.95. Default 0.4.
  @Within<InnerRadiusLimits> public var innerShare = 0.4
  /// The outer radius of the ring in which a touch can begin to turn a hole, as a share of the phone's radius.
  ///
  /// Range 0.05 to 2. Default 1.
  @Within<OuterRadiusLimits> public var outerShare = 1.0
  /// Whether a tap on a hole dials it.
  ///
  /// Default true.
  public var dialsOnTap = true
  /// Whether the app enables the phone.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their defaults.
  public init() {}
}

/// A phone's look.
///
/// Lengths are shares of the phone's radius, so that it looks the same at any size. They range from 0 to 1; other
/// numbers are clamped, and NaN is ignored.
public struct PhoneDialStyle: Equatable, Sendable {
  /// Whether the phone has a hub, which can be pressed.
  ///
  /// Default true.
  public var hasHub = true
  /// The width of the rim.
  ///
  /// Default 0.06.
  @Within<ShareLimits> public var rimWidth = 0.06
  /// The radius of the hub.
  ///
  /// Default 0.28.
  @Within<ShareLimits> public var hubRadius = 0.28

  /// Creates a style with its defaults.
  public init() {}
}

/// The events of a phone.
public enum PhoneDialEvent: Equatable, Sendable {
  /// A hole was turned all the way to the finger stop and released.
  case dialled(Int)
  /// The dial passes one hole on its way back; the feedback is a tick.
  ///
  /// A telephone sends as many pulses to the exchange.
  case pulse
  /// A hole reached the finger stop.
  case metEnd
  /// The hub was pressed; the number is the hole dialled last.
  case pressed(Int)
}

extension PhoneDialEvent: DescribedEvent {
  /// The event's name, as in recordings.
  public var name: String {
    switch self {
    case .dialled: return "dialled"
    case .pulse: return "pulse"
    case .metEnd: return "metEnd"
    case .pressed: return "pressed"
    }
  }

  /// The event's hole, if any.
  public var index: Int? {
    switch self {
    case .dialled(let index), .pressed(let index): return index
    case .pulse, .metEnd: return nil
    }
  }

  /// Reports the hole's index.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if let index { read("index", .number(Double(index))) }
  }
}
