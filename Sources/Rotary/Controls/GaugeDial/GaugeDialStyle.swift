/// A gauge's look.
///
/// Numbers outside the documented range are clamped, and NaN is ignored. Setting a property by name rejects them.
public struct GaugeDialStyle: Equatable, Sendable {
  /// The kinds of pointers.
  public enum Pointer: UInt8, SettingChoice, Equatable, Sendable {
    /// A needle from a hub in the middle.
    case needle
    /// An arc from the smallest value.
    case bar
    /// A mark on the track.
    case marker

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("needle bar marker") }
  }

  /// The kind of the pointer to the value.
  ///
  /// Default ``Pointer/needle``. Further values have markers.
  public var pointer = Pointer.needle
  /// The width of the track, as a share of the radius.
  ///
  /// Range 0.02 to 0.5. Default 0.1.
  @Within<ArcThicknessLimits> public var thickness = 0.1
  /// See ``thresholds`` and ``tints``.
  var bands = TintBands()
  /// The values at which one coloured range of the track ends and the next begins.
  ///
  /// Values within ±10¹⁵; they are sorted. NaN, and values beyond the first 100, are dropped. Default empty.
  public var thresholds: [Double] {
    get { bands.thresholds }
    set { bands.thresholds = newValue }
  }
  /// The colours of the ranges: up to and including the first threshold, then up to the second, and so on.
  ///
  /// One more colour is for values beyond the last threshold. Default empty. A range without a colour is as the track
  /// is; a bar in it has the accent colour.
  public var tints: [Tint] {
    get { bands.tints }
    set { bands.tints = newValue }
  }
  /// The names of the ranges, such as Low and High, which screen readers read after the value.
  ///
  /// Default empty.
  @ByteTexts public var rangeNames: [String] = []
  /// The interval of long ticks, in value units, or the base of their powers on a logarithmic scale; 0 for none.
  ///
  /// Range 0 to 10¹⁵. Default 10. If there would be more than 360 ticks, none is drawn.
  @Within<RangeDialThumbs.DistanceLimits> public var majorTicks = 10.0
  /// The interval of short ticks, in value units, or in powers of ``majorTicks`` on a logarithmic scale; 0 for none.
  ///
  /// Range 0 to 10¹⁵. Default 0. If there would be more than 360 ticks, none is drawn.
  @Within<RangeDialThumbs.DistanceLimits> public var minorTicks = 0.0
  /// The labels of the long ticks, in order; empty for their numbers.
  ///
  /// Default empty.
  @ByteTexts public var labels: [String] = []
  /// Whether the long ticks have labels.
  ///
  /// Default true.
  public var showsLabels = true
  /// Whether the gauge shows its value as text.
  ///
  /// Default true.
  public var showsValue = true
  /// The number of decimals of the value, from 0 to 15; nil for as many as needed.
  ///
  /// Default nil: as many as the steps need, and without steps enough for at least three figures.
  @WithinOrNil<DialStyle.DecimalLimits> public var decimals: Int? = nil
  /// The unit after the value, with a leading space if there is to be one.
  ///
  /// Default empty.
  @ByteText public var unit = ""
  /// The title: a word for the quantity.
  ///
  /// Default empty.
  @ByteText public var title = ""

  /// Creates a style with its defaults.
  public init() {}
}
