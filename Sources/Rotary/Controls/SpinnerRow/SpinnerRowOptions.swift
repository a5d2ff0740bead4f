/// One ring of a row, with what is written after it.
public struct SpinnerColumn: Sendable {
  /// The numbers it offers; it goes round from the last to the first.
  public var range: SpinnerRange
  /// How wide it is, measured by the others.
  ///
  /// More than 0, up to 1,000; a row refuses any other. Default 1.
  public var share: Double
  /// How many figures stand before the point at least; zeros are put in front.
  ///
  /// 1 to 18; others count as the nearest. Default 1.
  public var minimumDigits: Int
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

extension SpinnerColumn: Equatable {
  /// Whether both are alike; texts byte by byte.
  public static func == (left: SpinnerColumn, right: SpinnerColumn) -> Bool {
    left.range == right.range && left.share == right.share
      && left.minimumDigits == right.minimumDigits
      && SettingValue.texts(left.titles) == .texts(right.titles)
      && left.separator.hasSameBytes(as: right.separator)
  }
}

/// How a row of spinners behaves.
///
/// A number beyond its range is brought to the end, and NaN leaves the one before.
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
  /// Whether a row of three columns, years from 1 to 9999, months from 1 to 12 and days from 1 to 31,
  /// shows a date, and the days end with their month.
  ///
  /// Default false. Turned to a shorter month, a day beyond its end becomes its last in the same
  /// instant; it comes back when a longer month does before the row rests. Columns of other numbers are
  /// no date.
  public var fitsDays = false
  /// How many tiles each ring has room for.
  ///
  /// 1 to 360. Default 10, so that the numbers beside the front one are as high as a finger needs.
  public var tileCount = 10 {
    didSet { tileCount = tileCount.clamped(to: SpinnerOptions.tileCounts) }
  }
  /// Whether a second finger turns another column.
  ///
  /// Default false: two fingers zoom the page on which the row is.
  public var usesSecondFinger = false
  /// Points that a trackpad scrolls to move by one number; a notch of a mouse wheel is always one.
  ///
  /// 1 to 10,000. Default 40.
  public var scrollPointsPerStep = 40.0 {
    didSet {
      let points = ScrollSteps.pointsPerStep
      scrollPointsPerStep = scrollPointsPerStep.bounded(to: points, else: oldValue)
    }
  }
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}
}

/// What a row of spinners tells the app.
///
/// Of a row of dates, `SpinnerDate(daysSince1970:)` makes a value a date; so does ``date``.
public enum SpinnerRowEvent: Equatable, Sendable {
  /// Another tile of a ring passes the front, and with it whatever it carries.
  case changing(Double)
  /// So many tiles of a ring passed at once that they are not told one by one, and this is the value.
  case skipped(count: Int, to: Double)
  /// The row has come to rest on numbers other than those it rested on before.
  case changed(Double)
  /// The row has come to rest on its code.
  case opened
}

extension SpinnerRowEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .changing: return "changing"
    case .skipped: return "skipped"
    case .changed: return "changed"
    case .opened: return "opened"
    }
  }

  /// The row's value, if it is about that.
  public var value: Double? {
    switch self {
    case .changing(let value), .skipped(_, let value), .changed(let value): return value
    case .opened: return nil
    }
  }

  /// The date that a row of dates tells; nil for what is not about a value.
  public var date: SpinnerDate? { value.flatMap { SpinnerDate(daysSince1970: $0) } }

  /// Tells the value, and how many tiles passed at once.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if let value { read("value", .number(value)) }
    if case .skipped(let count, _) = self { read("count", .number(Double(count))) }
  }
}
