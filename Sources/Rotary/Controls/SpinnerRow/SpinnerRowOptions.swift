/// A ring of a row, and the separator after it.
public struct SpinnerColumn: Equatable, Sendable {
  /// The numbers of the ring, which wraps from the last to the first.
  public var range: SpinnerRange
  /// The width, relative to the other columns.
  ///
  /// More than 0, up to 1,000; a row rejects other shares. Default 1.
  public var share: Double
  /// The minimum number of figures before the decimal separator; zeros are added in front.
  ///
  /// Clamped to 1 to 18. Default 1.
  public var minimumDigits: Int
  /// The titles of the first numbers, instead of figures.
  ///
  /// Default empty.
  @ByteTexts public var titles: [String]
  /// The text between this ring and the next, which has the width of a quarter of a share.
  ///
  /// Default empty, without a width.
  @ByteText public var separator: String

  /// Creates a column.
  public init(
    _ range: SpinnerRange = .digits,
    share: Double = 1,
    minimumDigits: Int = 1,
    titles: [String] = [],
    separator: String = ""
  ) {
    self.range = range
    self.share = share
    self.minimumDigits = minimumDigits
    self.titles = titles
    self.separator = separator
  }
}

/// A row's behaviour.
///
/// Numbers outside the documented range are clamped, and NaN is ignored.
public struct SpinnerRowOptions: Equatable, Sendable {
  /// Whether a ring that passes from its last number to its first turns the next ring on the left by one, and back.
  ///
  /// Default false: the rings are independent.
  public var carries = false
  /// The numbers that open a lock, one for each column; empty for none.
  ///
  /// Default empty. A code of another length never opens the lock.
  public var code: [Double] = []
  /// Whether three columns show a date whose days end with the month.
  ///
  /// Default false. The columns must be years from 1 to 9999, months from 1 to 12 and days from 1 to 31; other columns
  /// show no date. If the month becomes shorter, a day beyond its end immediately becomes its last day. The day returns
  /// if the month becomes longer again before the row rests.
  public var fitsDays = false
  /// The number of tiles around each ring.
  ///
  /// Range 1 to 360. Default 10, so that the numbers beside the front one are as high as a finger needs.
  @Within<SpinnerOptions.TileCountLimits> public var tileCount = 10
  /// Whether a second finger turns another column.
  ///
  /// Default false, because two fingers zoom the page.
  public var usesSecondFinger = false
  /// The distance that a trackpad scrolls to move by one number, in points.
  ///
  /// Range 1 to 10,000. Default 40. A notch of a mouse wheel is always one number.
  @Within<DragLimits> public var scrollPointsPerStep = 40.0
  /// Whether the app enables the row.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their defaults.
  public init() {}
}
