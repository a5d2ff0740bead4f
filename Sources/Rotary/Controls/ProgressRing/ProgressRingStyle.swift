/// What a progress ring looks like.
///
/// A number out of the range that its description names is brought to the nearest end of it, and NaN
/// leaves it as it was. By name such a number is refused, over the same range.
public struct ProgressRingStyle: Equatable, Sendable {
  /// How an arc ends.
  public enum Cap: UInt8, SettingChoice, Equatable, Sendable {
    /// With a half circle beyond its end.
    case round
    /// Exactly at its end.
    case butt

    /// Their names in settings.
    public static var names: TokenList { TokenList("round butt") }
  }

  /// Which way the arc grows.
  public enum Direction: UInt8, SettingChoice, Equatable, Sendable {
    /// As the hands of a clock go.
    case clockwise
    /// The other way.
    case counterclockwise

    /// Their names in settings.
    public static var names: TokenList { TokenList("clockwise counterclockwise") }
  }

  /// What is written in the middle.
  public enum Format: UInt8, SettingChoice, Equatable, Sendable {
    /// The time that remains of a countdown, and else the percentage.
    case automatic
    /// The share of the whole, in hundredths.
    case percent
    /// The value with its unit; of a countdown, the seconds that remain.
    case value
    /// The value as a time in seconds, such as 1:05 or 2:00:00; seconds that have begun count.
    case time
    /// Nothing; what is read out is as for ``automatic``.
    case none

    /// Their names in settings.
    public static var names: TokenList { TokenList("auto percent value time none") }
  }

  /// How broad the arc is, as a share of the radius.
  ///
  /// 0.02 to 0.5. Default 0.14.
  public var thickness = 0.14 {
    didSet { thickness = thickness.bounded(to: Self.thicknesses, else: oldValue) }
  }
  /// How the arc and the segments end.
  ///
  /// Default ``Cap/round``; where segments are too short for that, they end straight.
  public var cap = Cap.round
  /// The direction in which the arc begins, in radians, 0 to the right, positive clockwise.
  ///
  /// Up to ten turns. Default −π/2, which is the top.
  public var startAngle = -Circular.turn / 4 {
    didSet { startAngle = startAngle.bounded(to: DialScale.startAngles, else: oldValue) }
  }
  /// Which way the arc grows.
  ///
  /// Default ``Direction/clockwise``.
  public var direction = Direction.clockwise
  /// Into how many parts gaps divide the ring; 1 for none.
  ///
  /// 1 to 100. Default 1. While nobody knows how much is done, the ring has no gaps.
  public var segments = 1 { didSet { segments = segments.clamped(to: Self.segmentCounts) } }
  /// How broad the gaps between segments are, as a share of the radius.
  ///
  /// 0 to 0.5, and at most half of a segment. Default 0.06.
  public var gap = 0.06 { didSet { gap = gap.bounded(to: Self.gaps, else: oldValue) } }
  /// Values at which the colour of the arc changes; of a countdown, seconds that remain.
  ///
  /// Within ±10¹⁵, sorted; what is NaN is left out, and so is what is more than
  /// ``maximumThresholdCount``. Default none.
  public var thresholds: [Double] = [] { didSet { thresholds = Self.sorted(thresholds) } }
  /// The colours of the arc: up to and including the first threshold, from there up to the second, and
  /// so on; the last one beyond the last threshold.
  ///
  /// Default none. Where there is none, the arc has the accent. A colour says nothing that the text
  /// and an announcement do not say as well.
  public var tints: [Tint] = []
  /// What is written in the middle, where the app has not handed in a text of its own
  /// (``ProgressRing/writeValue(by:)``); nothing where there is no room for letters of 12 points.
  ///
  /// Default ``Format/automatic``.
  public var format = Format.automatic
  /// Places after the point; nil for none in a percentage, and for three figures in a value.
  ///
  /// 0 to 6. Default nil.
  public var decimals: Int? {
    didSet { decimals = decimals.map { $0.clamped(to: DialStyle.places) } }
  }
  /// What follows the value, with the space before it if there is to be one.
  ///
  /// Default nothing.
  public var unit = ""
  /// What is under way, in a word, below the value.
  ///
  /// Default nothing.
  public var title = ""

  /// Makes a style, each part at its default.
  public init() {}

  /// The most thresholds there can be.
  public static let maximumThresholdCount = 100

  static let thicknesses = 0.02...0.5
  static let gaps = 0.0...0.5
  static let segmentCounts = 1...100

  /// Whether both look alike; texts byte by byte.
  public static func == (left: ProgressRingStyle, right: ProgressRingStyle) -> Bool {
    left.thickness == right.thickness && left.cap == right.cap
      && left.startAngle == right.startAngle && left.direction == right.direction
      && left.segments == right.segments && left.gap == right.gap
      && left.thresholds == right.thresholds && left.tints == right.tints
      && left.format == right.format && left.decimals == right.decimals
      && left.unit.hasSameBytes(as: right.unit) && left.title.hasSameBytes(as: right.title)
  }

  /// The colour of the arc at a value.
  func tint(at value: Double) -> Tint {
    var band = 0
    while band < thresholds.count, thresholds[band] < value { band += 1 }
    return band < tints.count ? tints[band] : .role(.accent)
  }

  private static func sorted(_ thresholds: [Double]) -> [Double] {
    var result: [Double] = []
    for threshold in thresholds where !threshold.isNaN && result.count < maximumThresholdCount {
      result.append(threshold.bounded(to: ProgressRing.values, else: 0))
    }
    result.sort()
    return result
  }
}
