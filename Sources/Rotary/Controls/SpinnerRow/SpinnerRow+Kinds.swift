/// What a row is made of by name.
enum SpinnerRowKind: UInt8, CaseIterable, Equatable, Sendable {
  case digits, time, date

  /// The names of the cases, in their order.
  static let names = Words("digits time date")
}

extension SpinnerRow {
  /// The most digits that ``digits(_:)`` makes, so that the value is a whole number.
  public static let mostDigits = 15
  /// The years that ``date`` offers.
  private static let years = 1_900.0...2_100.0

  /// A row of digits, for an odometer or a lock.
  ///
  /// - Parameter count: how many, 1 to 15; others count as the nearest.
  /// - Returns: the row, which stands on 0.
  public static func digits(_ count: Int) -> SpinnerRow {
    var row = SpinnerRow()
    row.digitCount = Swift.min(Swift.max(1, count), mostDigits)
    row.make(.digits)
    return row
  }

  /// Hours and minutes of a day; the value is the minutes since midnight.
  public static var time: SpinnerRow {
    var row = SpinnerRow()
    row.make(.time)
    return row
  }

  /// Year, month and day, from 1900 through 2100; days end with their month.
  public static var date: SpinnerRow {
    var row = SpinnerRow()
    row.make(.date)
    return row
  }

  /// Takes the columns of a kind.
  mutating func make(_ kind: SpinnerRowKind) {
    self.kind = kind
    options.fitsDays = kind == .date
    var made: [SpinnerColumn] = []
    switch kind {
    case .digits:
      for _ in 0..<digitCount { made.append(SpinnerColumn()) }
    case .time:
      add(0, 23, separator: ":", to: &made)
      add(0, 59, to: &made)
    case .date:
      add(Self.years.lowerBound, Self.years.upperBound, share: 1.75, separator: "-", to: &made)
      add(1, 12, separator: "-", to: &made)
      add(1, 31, to: &made)
    }
    // These are none that could be refused.
    try? replace(made)
  }

  private func add(
    _ least: Double,
    _ most: Double,
    share: Double = 1,
    separator: String = "",
    to columns: inout [SpinnerColumn]
  ) {
    guard let range = try? SpinnerRange(from: least, through: most) else { return }
    columns.append(SpinnerColumn(range, share: share, leastDigits: 2, separator: separator))
  }
}
