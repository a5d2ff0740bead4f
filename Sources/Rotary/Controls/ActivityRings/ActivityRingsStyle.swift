/// The look of activity rings.
///
/// Numbers outside the documented range are clamped, and NaN is ignored. Setting a property by name rejects them.
public struct ActivityRingsStyle: Equatable, Sendable {
  /// The formats of the values, which are listed in the middle.
  public enum Format: UInt8, SettingChoice, Equatable, Sendable {
    /// The share of the goal, in hundredths.
    case percent
    /// The value with its unit.
    case value
    /// The value, the goal and the unit, such as 420/600 kcal.
    case goal
    /// None; screen readers read the percentage.
    case none

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("percent value goal none") }
  }

  /// The width of a ring, as a share of the radius.
  ///
  /// Range 0.02 to 0.5. Default 0.14. If there is no room for all rings, they and their gaps are narrower.
  @Within<ArcThicknessLimits> public var thickness = 0.14
  /// The width of the gaps between rings, as a share of the radius.
  ///
  /// Range 0 to 0.5. Default 0.02.
  @Within<ArcGapLimits> public var gap = 0.02
  /// The angle at which the rings begin, in radians; 0 is to the right, and positive is clockwise.
  ///
  /// Up to ten turns. Default −π/2, the top.
  @Within<ArcStartLimits> public var startAngle = -Circular.turn / 4
  /// The direction in which the rings grow.
  ///
  /// Default ``ArcDirection/clockwise``.
  public var direction = ArcDirection.clockwise
  /// The format of the values, which are listed in the middle with the names.
  ///
  /// Without room for letters of 12 points, the names are left out, and then the list. Default ``Format/percent``.
  public var format = Format.percent
  /// The number of decimals, from 0 to 15; nil for none in a percentage and for up to three figures in a value.
  ///
  /// Numbers are rounded down, so that only a goal that is reached reads as reached. Default nil.
  @WithinOrNil<DialStyle.DecimalLimits> public var decimals: Int? = nil

  /// Creates a style with its defaults.
  public init() {}
}
