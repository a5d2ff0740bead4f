/// How a row of spinners behaves.
public struct SpinnerRowOptions: Equatable, Sendable {
  /// Whether a ring that passes from its last number to its first turns the next one on the left
  /// by one, and back.
  ///
  /// Default false: every ring turns for itself.
  public var carries = false
  /// The numbers that open a lock, one for each column; empty for none.
  ///
  /// Default empty. One of another length opens nothing.
  public var code: [Double] = []
  /// Whether the columns are a year, a month and a day, and days end with their month.
  ///
  /// Default false. A day beyond the month's end becomes its last when the row comes to rest.
  public var fitsDays = false
  /// How many tiles each ring has room for.
  ///
  /// 1 to 360; others count as the nearest. Default 6, so that the number at the front is wide.
  public var tileCount = 6
  /// Points of a mouse wheel or trackpad that move by one number.
  ///
  /// Default 40.
  public var scrollPointsPerStep = 40.0
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}
}
