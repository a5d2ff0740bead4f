/// How a dial behaves.
///
/// A number out of the range that its description names is brought to the nearest end of it, and NaN
/// leaves the option as it was. By name such a number is refused, over the same range.
public struct DialOptions: Equatable, Sendable {
  /// What a drag is measured by.
  public enum Drag: UInt8, SettingChoice, Equatable, Sendable {
    /// How far the finger goes about the centre.
    case circular
    /// How far it goes up.
    case vertical
    /// How far it goes to the right.
    case horizontal
    /// How far it goes up and to the right, added.
    case both

    /// Their names in settings.
    public static var names: TokenList { TokenList("circular vertical horizontal both") }
  }

  /// What a double tap and a reset go back to.
  public enum Default: Equatable, Sendable {
    /// The least value.
    case least
    /// A value; beyond the ends of the scale, the end.
    case value(Double)
    /// Nothing: a double tap is two taps, and a reset does nothing.
    case none

    /// The words for what is no value.
    static let names: StaticString = "least none"

    /// A default by its word, or by its value.
    init(_ value: SettingValue) throws(SettingError) {
      if case .number = value {
        self = .value(try value.number(in: DialScale.values))
      } else {
        self = try value.choice(Self.names) == 0 ? .least : .none
      }
    }

    /// The default as a setting's value.
    var settingValue: SettingValue {
      switch self {
      case .least: .text("least")
      case .value(let value): .number(value)
      case .none: .text("none")
      }
    }
  }

  /// What a double tap and a reset go back to.
  ///
  /// A value within ±10¹⁵. Default ``Default/least``. A range dial has none, nor one whose value jumps to the touch:
  /// there a double tap is two taps.
  public var defaultValue = Default.least {
    didSet {
      guard case .value(let value) = defaultValue else { return }
      defaultValue = value.isNaN ? oldValue : .value(value.clamped(to: DialScale.values))
    }
  }
  /// What a drag is measured by.
  ///
  /// Default ``Drag/circular``.
  public var drag = Drag.circular
  /// Whether the value jumps to the touch, from where a drag then takes it.
  ///
  /// Default false: a drag goes on from the value, wherever it begins. A finger jumps there only
  /// once it is sure that it does not scroll the page.
  public var isAbsolute = false
  /// Whether a second finger makes a drag finer.
  ///
  /// Default false: two fingers zoom the page on which the dial is.
  public var usesSecondFinger = false
  /// What is left of a drag with Shift, far from the knob, or with ``usesSecondFinger``.
  ///
  /// 0.001 to 1, which is for no fine adjustment. Default 0.1.
  public var fineGain = 0.1 {
    didSet { fineGain = fineGain.bounded(to: Self.fineGains, else: oldValue) }
  }
  /// How far a straight drag goes for the whole scale, or for one turn of it where it has several.
  ///
  /// 1 to 10,000 points. Default 200.
  public var dragPoints = 200.0 {
    didSet { dragPoints = dragPoints.bounded(to: Self.points, else: oldValue) }
  }
  /// Values at which it is held, and each of which ticks as it is passed.
  ///
  /// Within ±10¹⁵, sorted; what is NaN is left out, and so is what is more than
  /// ``maximumDetentCount``. Default none: then the steps tick, where there are no more than
  /// ``maximumTickingSteps``.
  public var detents: [Double] = [] { didSet { detents = Self.sorted(detents) } }
  /// How near to a detent the value is held by it, in radians.
  ///
  /// 0 to an eighth of a turn. Default 3°.
  public var snapAngle = Circular.radians(degrees: 3) {
    didSet { snapAngle = snapAngle.bounded(to: Self.snapAngles, else: oldValue) }
  }
  /// Points that a trackpad scrolls to change the value by one step; a notch of a mouse wheel is always one.
  ///
  /// 1 to 10,000. Default 40.
  public var scrollPointsPerStep = 40.0 {
    didSet {
      scrollPointsPerStep = scrollPointsPerStep.bounded(
        to: ScrollSteps.pointsPerStep,
        else: oldValue
      )
    }
  }
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}

  /// Steps that are more than so many do not tick: 400, which is nearly one a degree.
  public static let maximumTickingSteps: Int64 = 400
  /// The most detents there can be.
  public static let maximumDetentCount = 1_000

  static let fineGains = 0.001...1.0
  static let points = 1.0...10_000.0
  static let snapAngles = 0...Circular.turn / 8

  private static func sorted(_ detents: [Double]) -> [Double] {
    var result: [Double] = []
    for detent in detents where !detent.isNaN && result.count < maximumDetentCount {
      result.append(detent.bounded(to: DialScale.values, else: 0))
    }
    return result.stablySorted { $0 < $1 }
  }
}

/// How the two thumbs of a range dial behave to each other.
///
/// Numbers out of range are treated as those of ``DialOptions`` are.
public struct RangeDialThumbs: Equatable, Sendable {
  /// What a thumb does that comes up against the other.
  public enum Meeting: UInt8, SettingChoice, Equatable, Sendable {
    /// It takes the other along.
    case push
    /// It goes past, and they change roles; where the scale goes round it pushes.
    case swap

    /// Their names in settings.
    public static var names: TokenList { TokenList("push swap") }
  }

  /// The smallest distance allowed between the two values.
  ///
  /// 0 to 10¹⁵, in values. Default 0. Rounded up to whole steps; more than the scale has counts as all
  /// of it.
  public var minimumDistance = 0.0 {
    didSet { minimumDistance = minimumDistance.bounded(to: Self.distances, else: oldValue) }
  }
  /// The greatest distance allowed between them.
  ///
  /// 0 or more, in values; infinite for any. Default infinite. Rounded down to whole steps; less than
  /// the smallest distance counts as that.
  public var maximumDistance = Double.infinity {
    didSet { maximumDistance = maximumDistance.bounded(to: 0...Double.infinity, else: oldValue) }
  }
  /// What a thumb does that comes up against the other.
  ///
  /// Default ``Meeting/push``.
  public var meeting = Meeting.push
  /// What the lower and the upper thumb are called for those who do not see them.
  ///
  /// Default none. One that is left out or empty is called Minimum, or Maximum.
  public var labels: [String] = []

  /// Makes thumbs as far apart as one likes, which push each other.
  public init() {}

  static let distances = 0...SpinnerRange.farthest

  /// Whether both behave alike; texts byte by byte.
  public static func == (left: RangeDialThumbs, right: RangeDialThumbs) -> Bool {
    left.minimumDistance == right.minimumDistance && left.maximumDistance == right.maximumDistance
      && left.meeting == right.meeting
      && SettingValue.texts(left.labels) == .texts(right.labels)
  }
}

/// What a dial looks like.
///
/// Numbers out of range are treated as those of ``DialOptions`` are.
public struct DialStyle: Equatable, Sendable {
  /// What is seen to turn.
  public enum Face: UInt8, SettingChoice, Equatable, Sendable {
    /// A broad track with a thumb on it, and the value inside.
    case ring
    /// A knob with a mark that turns, and a narrow track around it.
    case knob

    /// Their names in settings.
    public static var names: TokenList { TokenList("ring knob") }
  }

  /// How a value is written.
  public enum Format: UInt8, SettingChoice, Equatable, Sendable {
    /// As a number.
    case number
    /// As hours and minutes; the value counts minutes.
    case clock

    /// Their names in settings.
    public static var names: TokenList { TokenList("number clock") }
  }

  /// What is seen to turn.
  ///
  /// Default ``Face/ring``.
  public var face = Face.ring
  /// Whether the track shows in the accent how far the value is.
  ///
  /// Default true.
  public var showsProgress = true
  /// The value at which the accent begins; nil for the least.
  ///
  /// Within ±10¹⁵. Default nil. The accent of a range dial goes from thumb to thumb.
  public var origin: Double? {
    didSet { origin = origin?.bounded(to: DialScale.values, orNil: oldValue) }
  }
  /// From one long tick to the next, in values; 0 for none.
  ///
  /// 0 to 10¹⁵. Default 0. Where there would be more than 360, none is drawn.
  public var majorTicks = 0.0 {
    didSet { majorTicks = majorTicks.bounded(to: Self.intervals, else: oldValue) }
  }
  /// From one short tick to the next, in values; 0 for none.
  ///
  /// 0 to 10¹⁵. Default 0. Where there would be more than 360, none is drawn.
  public var minorTicks = 0.0 {
    didSet { minorTicks = minorTicks.bounded(to: Self.intervals, else: oldValue) }
  }
  /// Words at the long ticks, in their order.
  ///
  /// Default none.
  public var labels: [String] = []
  /// Whether the value is written on the dial.
  ///
  /// Default true.
  public var showsValue = true
  /// How a value is written, where the app has not handed in a text of its own
  /// (``DialControl/writeValue(by:)``).
  ///
  /// Default ``Format/number``.
  public var format = Format.number
  /// Places after the point; nil for as many as the steps need, and without steps for three figures
  /// or more.
  ///
  /// 0 to 6. Default nil.
  public var decimals: Int? {
    didSet {
      decimals = decimals.map {
        $0.clamped(to: Self.places)
      }
    }
  }
  /// What follows the number, with the space before it if there is to be one.
  ///
  /// Default nothing.
  public var unit = ""
  /// What is set, in a word.
  ///
  /// Default nothing.
  public var title = ""

  /// Makes a style, each part at its default.
  public init() {}

  static let intervals = 0...SpinnerRange.farthest
  static let places = 0...SpinnerRange.maximumDecimals

  /// Whether both look alike; texts byte by byte.
  public static func == (left: DialStyle, right: DialStyle) -> Bool {
    left.face == right.face && left.showsProgress == right.showsProgress
      && left.origin == right.origin && left.majorTicks == right.majorTicks
      && left.minorTicks == right.minorTicks && left.showsValue == right.showsValue
      && left.format == right.format && left.decimals == right.decimals
      && left.unit.hasSameBytes(as: right.unit) && left.title.hasSameBytes(as: right.title)
      && SettingValue.texts(left.labels) == .texts(right.labels)
  }
}

extension Double {
  /// The nearest number of a range, or for NaN what stood before.
  fileprivate func bounded(to range: ClosedRange<Double>, orNil before: Double?) -> Double? {
    isNaN ? before : bounded(to: range, else: 0)
  }
}
