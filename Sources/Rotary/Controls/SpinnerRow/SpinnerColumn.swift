/// One ring of a row, with what is written after it.
public struct SpinnerColumn: Sendable {
  /// The numbers it offers; it goes round from the last to the first.
  public var range: SpinnerRange
  /// How wide it is, measured by the others.
  ///
  /// Positive. Default 1.
  public var share: Double
  /// How many figures stand before the point at least; zeros are put in front.
  ///
  /// 1 to 18. Default 1.
  public var leastDigits: Int
  /// Words in the place of the first numbers.
  ///
  /// Default none.
  public var titles: [String]
  /// What is written between this ring and the next, and takes a quarter of a share.
  ///
  /// Default empty, which takes no room.
  public var separator: String

  /// Makes a column.
  public init(
    _ range: SpinnerRange = .digits,
    share: Double = 1,
    leastDigits: Int = 1,
    titles: [String] = [],
    separator: String = ""
  ) {
    self.range = range
    self.share = share
    self.leastDigits = leastDigits
    self.titles = titles
    self.separator = separator
  }
}

extension SpinnerColumn: Equatable {
  /// Whether both are alike; texts byte by byte.
  public static func == (left: SpinnerColumn, right: SpinnerColumn) -> Bool {
    left.range == right.range && left.share == right.share
      && left.leastDigits == right.leastDigits
      && SettingValue.texts(left.titles) == .texts(right.titles)
      && left.separator.hasSameBytes(as: right.separator)
  }
}
