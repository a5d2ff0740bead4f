/// What a number spinner looks like.
public struct SpinnerStyle: Equatable, Sendable {
  /// How far the eye is from the front tile, in widths of the control; nil for an orthographic ring.
  ///
  /// Positive. Default 1.1.
  public var perspective: Double? = 1.1
  /// How much of a tile's width is left free between it and the next.
  ///
  /// 0 to 0.5. Default 0.06.
  public var gap = 0.06
  /// How many figures stand before the point at least; zeros are put in front.
  ///
  /// 1 to 18. Default 1.
  public var leastDigits = 1
  /// Whether a thin space stands between thousands.
  ///
  /// Default false.
  public var groups = false
  /// Words in the place of the first numbers, such as the names of months.
  ///
  /// Default none.
  public var titles: [String] = []

  /// Makes a style, each part at its default.
  public init() {}

  /// Whether both look alike; titles byte by byte.
  public static func == (left: SpinnerStyle, right: SpinnerStyle) -> Bool {
    left.perspective == right.perspective && left.gap == right.gap
      && left.leastDigits == right.leastDigits && left.groups == right.groups
      && SettingValue.texts(left.titles) == .texts(right.titles)
  }
}
