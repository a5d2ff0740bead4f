/// A progress ring's look.
///
/// Numbers outside the documented range are clamped, and NaN is ignored. Setting a property by name rejects them.
public struct ProgressRingStyle: Equatable, Sendable {
  /// The shapes of an arc's ends.
  public enum Cap: UInt8, SettingChoice, Equatable, Sendable {
    /// A half circle beyond the end.
    case round
    /// A straight edge exactly at the end.
    case butt

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("round butt") }
  }

  /// The formats of the text in the middle.
  public enum Format: UInt8, SettingChoice, Equatable, Sendable {
    /// The remaining time of a countdown, otherwise the percentage.
    case automatic
    /// The share of the whole, in hundredths.
    case percent
    /// The value with its unit; for a countdown, the remaining seconds.
    case value
    /// The value as a time in seconds, such as 1:05 or 2:00:00; started seconds count.
    case time
    /// None; screen readers read the text of ``automatic``.
    case none

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("auto percent value time none") }
  }

  /// The width of the arc, as a share of the radius.
  ///
  /// Range 0.02 to 0.5. Default 0.14.
  @Within<ArcThicknessLimits> public var thickness = 0.14
  /// The shape of the ends of the arc and the segments.
  ///
  /// Default ``Cap/round``. If segments are too short for round ends, they end straight.
  public var cap = Cap.round
  /// The angle at which the arc begins, in radians; 0 is to the right, and positive is clockwise.
  ///
  /// Up to ten turns. Default −π/2, the top.
  @Within<ArcStartLimits> public var startAngle = -Circular.turn / 4
  /// The direction in which the arc grows.
  ///
  /// Default ``ArcDirection/clockwise``.
  public var direction = ArcDirection.clockwise
  /// The number of segments, which are separated by gaps; 1 for a ring without gaps.
  ///
  /// Range 1 to 100. Default 1. While the value is unknown, the ring has no gaps.
  @Within<SegmentLimits> public var segments = 1
  /// The width of the gaps between segments, as a share of the radius.
  ///
  /// Range 0 to 0.5, and at most half of a segment. Default 0.06.
  @Within<ArcGapLimits> public var gap = 0.06
  /// See ``thresholds`` and ``tints``.
  var bands = TintBands()
  /// The values at which the colour of the arc changes; for a countdown, the remaining seconds.
  ///
  /// Values within ±10¹⁵; they are sorted. NaN, and values beyond the first ``maximumThresholdCount``, are dropped.
  /// Default empty.
  public var thresholds: [Double] {
    get { bands.thresholds }
    set { bands.thresholds = newValue }
  }
  /// The colours of the arc: up to and including the first threshold, then up to the second, and so on.
  ///
  /// One more colour is for values beyond the last threshold. Default empty. A missing colour is the accent colour.
  /// Information that a colour shows is also in the text and in an announcement.
  public var tints: [Tint] {
    get { bands.tints }
    set { bands.tints = newValue }
  }
  /// The format of the text in the middle, if the app has not set a text with ``ProgressRing/writeValue(by:)``.
  ///
  /// Without room for letters of 12 points, there is no text. Default ``Format/automatic``.
  public var format = Format.automatic
  /// The number of decimals, from 0 to 15; nil for none in a percentage and for three figures in a value.
  ///
  /// Default nil.
  @WithinOrNil<DialStyle.DecimalLimits> public var decimals: Int? = nil
  /// The unit after the value, with a leading space if there is to be one.
  ///
  /// Default empty.
  @ByteText public var unit = ""
  /// The title below the value: a word for the activity.
  ///
  /// Default empty.
  @ByteText public var title = ""

  /// Creates a style with its defaults.
  public init() {}

  /// The maximum number of thresholds.
  public static var maximumThresholdCount: Int { TintBands.maximumThresholdCount }

  /// The limits of ``segments``.
  public enum SegmentLimits: Limits {
    /// Up to a hundred.
    public static let range = 1...100
  }

  /// Returns the colour of the arc at a value.
  func tint(at value: Double) -> Tint { bands.tint(at: value) ?? .role(.accent) }
}
