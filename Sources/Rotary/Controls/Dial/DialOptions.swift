/// A dial's behaviour.
///
/// Numbers outside the documented range are clamped, and NaN is ignored. Setting an option by name rejects them.
public struct DialOptions: Equatable, Sendable {
  /// The directions in which a drag changes the value.
  public enum Drag: UInt8, SettingChoice, Equatable, Sendable {
    /// Around the centre.
    case circular
    /// Up.
    case vertical
    /// To the right.
    case horizontal
    /// Up and to the right, added.
    case both

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("circular vertical horizontal both") }
  }

  /// The value after a double tap or a reset.
  public enum Default: Equatable, Sendable {
    /// The minimum.
    case least
    /// A value, clamped to the scale.
    case value(Double)
    /// None: a double tap counts as two taps, and a reset does nothing.
    case none

    /// The words for defaults that are not a value.
    static let names: StaticString = "least none"

    /// Creates a default from its word or its value.
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

  /// The value after a double tap or a reset.
  ///
  /// A value within ±10¹⁵. Default ``Default/least``. Range dials, and dials whose value jumps to the touch, have no
  /// default: a double tap counts as two taps.
  public var defaultValue = Default.least {
    didSet {
      guard case .value(let value) = defaultValue else { return }
      defaultValue = value.isNaN ? oldValue : .value(value.clamped(to: DialScale.values))
    }
  }
  /// The direction in which a drag changes the value.
  ///
  /// Default ``Drag/circular``.
  public var drag = Drag.circular
  /// Whether the value jumps to the touch, and a drag continues from there.
  ///
  /// Default false: a drag changes the value by the distance, wherever it begins. With a finger, the value jumps only
  /// once it is certain that the finger does not scroll the page.
  public var isAbsolute = false
  /// Whether a second finger makes a drag finer.
  ///
  /// Default false, because two fingers zoom the page.
  public var usesSecondFinger = false
  /// The speed of a fine drag, as a share of the normal speed.
  ///
  /// A drag is fine with Shift, far from the knob, or with ``usesSecondFinger``. Range 0.001 to 1; 1 disables fine
  /// drags. Default 0.1.
  @Within<FineGainLimits> public var fineGain = 0.1
  /// The distance of a straight drag over the whole scale, or over one of several turns, in points.
  ///
  /// Range 1 to 10,000. Default 200.
  @Within<DragLimits> public var dragPoints = 200.0
  /// The values that hold the dial, and that tick when passed.
  ///
  /// Values within ±10¹⁵; they are sorted. NaN, and values beyond the first ``maximumDetentCount``, are dropped.
  /// Default empty: then the steps tick, if there are at most ``maximumTickingSteps``.
  public var detents: [Double] = [] { didSet { detents = Self.sorted(detents) } }
  /// The distance at which a detent holds the value, in radians.
  ///
  /// Range 0 to π/4. Default 3°.
  @Within<SnapLimits> public var snapAngle = Circular.radians(degrees: 3)
  /// The distance that a trackpad scrolls to change the value by one step, in points.
  ///
  /// Range 1 to 10,000. Default 40. A notch of a mouse wheel is always one step.
  @Within<DragLimits> public var scrollPointsPerStep = 40.0
  /// Whether the app enables the dial.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their defaults.
  public init() {}

  /// The maximum number of steps that tick: 400, about one per degree.
  public static let maximumTickingSteps: Int64 = 400
  /// The maximum number of detents.
  public static let maximumDetentCount = 1_000

  /// The limits of ``fineGain``.
  public enum FineGainLimits: Limits {
    /// A thousandth of the normal speed to all of it.
    public static let range = 0.001...1.0
  }
  /// The limits of ``snapAngle``.
  public enum SnapLimits: Limits {
    /// Up to an eighth of a turn.
    public static var range: ClosedRange<Double> { 0...Circular.turn / 8 }
  }

  private static func sorted(_ detents: [Double]) -> [Double] {
    var result: [Double] = []
    for detent in detents where !detent.isNaN && result.count < maximumDetentCount {
      result.append(detent.bounded(to: DialScale.values, else: 0))
    }
    return result.stablySorted { $0 < $1 }
  }
}

/// The distance, meeting and labels of the two thumbs of a range dial.
///
/// Numbers outside the range are clamped, as for ``DialOptions``.
public struct RangeDialThumbs: Equatable, Sendable {
  /// The behaviour of a thumb that meets the other.
  public enum Meeting: UInt8, SettingChoice, Equatable, Sendable {
    /// The thumb pushes the other.
    case push
    /// The thumb passes the other, and they swap roles; on a scale that wraps, it pushes.
    case swap

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("push swap") }
  }

  /// The minimum distance between the two values, in value units.
  ///
  /// Range 0 to 10¹⁵. Default 0. It is rounded up to whole steps, and at most the length of the scale.
  @Within<DistanceLimits> public var minimumDistance = 0.0
  /// The maximum distance between the two values, in value units.
  ///
  /// 0 or more; infinite for no limit. Default infinite. It is rounded down to whole steps, and at least the minimum
  /// distance.
  public var maximumDistance = Double.infinity {
    didSet { maximumDistance = maximumDistance.bounded(to: 0...Double.infinity, else: oldValue) }
  }
  /// The behaviour of a thumb that meets the other.
  ///
  /// Default ``Meeting/push``.
  public var meeting = Meeting.push
  /// The accessibility labels of the lower and the upper thumb.
  ///
  /// Default none. A missing or empty label is Minimum, or Maximum.
  @ByteTexts public var labels: [String] = []

  /// Creates thumbs that push each other, with no limits on their distance.
  public init() {}

  /// The limits of ``minimumDistance``, and of all distances between values.
  public enum DistanceLimits: Limits {
    /// Up to the greatest value.
    public static var range: ClosedRange<Double> { 0...SpinnerRange.farthest }
  }
}

/// A dial's look.
///
/// Numbers outside the range are clamped, as for ``DialOptions``.
public struct DialStyle: Equatable, Sendable {
  /// The kinds of faces.
  public enum Face: UInt8, SettingChoice, Equatable, Sendable {
    /// A broad track with a thumb, and the value inside.
    case ring
    /// A knob with a mark that turns, and a narrow track around it.
    case knob

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("ring knob") }
  }

  /// The formats of a value.
  public enum Format: UInt8, SettingChoice, Equatable, Sendable {
    /// A number.
    case number
    /// Hours and minutes, for a value in minutes.
    case clock

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("number clock") }
  }

  /// The kind of face.
  ///
  /// Default ``Face/ring``.
  public var face = Face.ring
  /// Whether the track shows the value as an arc in the accent colour.
  ///
  /// Default true.
  public var showsProgress = true
  /// The colours of the track at equal distances, from the minimum to the maximum; empty for the theme's.
  ///
  /// At most 64; further ones are ignored. Default none. The accent arc covers them, unless ``showsProgress`` is false.
  public var trackTints: [Tint] = []
  /// The value at which the accent arc begins; nil for the minimum.
  ///
  /// Within ±10¹⁵. Default nil. The accent arc of a range dial is between its thumbs.
  @WithinOrNil<OriginLimits> public var origin: Double? = nil
  /// The length of a second, thin arc that begins at the value, in value units; 0 for none.
  ///
  /// It shows how far something else moves the value, such as the envelope of a synthesizer, and ends at the ends of
  /// the scale. A negative number is an arc below the value.
  ///
  /// Within ±10¹⁵. Default 0. A range dial has no such arc.
  @Within<OriginLimits> public var modulation = 0.0
  /// The interval of long ticks, in value units; 0 for none.
  ///
  /// On a logarithmic scale the long ticks are at the powers of this number, such as 100 and 1,000 for 10.
  ///
  /// Range 0 to 10¹⁵. Default 0. If there would be more than 360 ticks, none is drawn.
  @Within<RangeDialThumbs.DistanceLimits> public var majorTicks = 0.0
  /// The interval of short ticks, in value units; 0 for none.
  ///
  /// On a logarithmic scale the short ticks are at multiples of the powers of ``majorTicks``: for 10 and the interval
  /// 1, at 200, 300 and so on.
  ///
  /// Range 0 to 10¹⁵. Default 0. If there would be more than 360 ticks, none is drawn.
  @Within<RangeDialThumbs.DistanceLimits> public var minorTicks = 0.0
  /// The labels of the long ticks, in order.
  ///
  /// Default none.
  @ByteTexts public var labels: [String] = []
  /// Whether the dial shows its value as text.
  ///
  /// Default true.
  public var showsValue = true
  /// The format of a value, if the app has not set a text with ``DialControl/writeValue(by:)``.
  ///
  /// Default ``Format/number``.
  public var format = Format.number
  /// The number of decimals, from 0 to 15; nil for as many as needed.
  ///
  /// Default nil: as many as the steps need, and without steps enough for at least three figures; on a logarithmic
  /// scale, for three figures of each value.
  @WithinOrNil<DecimalLimits> public var decimals: Int? = nil
  /// The unit after the number, with a leading space if there is to be one.
  ///
  /// Default empty.
  @ByteText public var unit = ""
  /// The title: a word for the quantity.
  ///
  /// Default empty.
  @ByteText public var title = ""

  /// Creates a style with its defaults.
  public init() {}

  /// The limits of ``origin`` and ``modulation``.
  public enum OriginLimits: Limits {
    /// The values of all scales.
    public static var range: ClosedRange<Double> { DialScale.values }
  }
  /// The limits of ``decimals``.
  public enum DecimalLimits: Limits {
    /// As many decimals as a number in a range can have.
    public static var range: ClosedRange<Int> { 0...SpinnerRange.maximumDecimals }
  }
}
