/// The kinds of rows in settings.
enum SpinnerRowKind: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  case digits, time, date

  static var names: TokenList { TokenList("digits time date") }
}

extension SpinnerRow {
  /// The maximum number of digits of ``digits(_:)``, so that the value is a whole number.
  public static let maximumDigits = 15
  /// The years of ``date``.
  private static let years = 1_900.0...2_100.0

  /// Returns a row of digits, for an odometer or a lock.
  ///
  /// - Parameter count: The number of digits, clamped to 1 to 15.
  /// - Returns: The row, with the value 0.
  public static func digits(_ count: Int) -> SpinnerRow {
    var row = SpinnerRow()
    row.digitCount = Swift.min(Swift.max(1, count), maximumDigits)
    row.make(.digits)
    return row
  }

  /// A row for hours and minutes of a day; the value is the minutes since midnight.
  public static var time: SpinnerRow {
    var row = SpinnerRow()
    row.make(.time)
    return row
  }

  /// A row for year, month and day, from 1900 through 2100; days end with their month.
  public static var date: SpinnerRow {
    var row = SpinnerRow()
    row.make(.date)
    return row
  }

  /// Sets the columns of a kind.
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
    // These columns are always valid.
    try? replace(made)
  }

  private func add(
    _ minimum: Double,
    _ maximum: Double,
    share: Double = 1,
    separator: String = "",
    to columns: inout [SpinnerColumn]
  ) {
    guard let range = try? SpinnerRange(from: minimum, through: maximum) else { return }
    columns.append(SpinnerColumn(range, share: share, minimumDigits: 2, separator: separator))
  }
}

// Text.
extension SpinnerRow {
  /// Returns the indices of all columns for a text in the format of ``text``.
  ///
  /// - Parameter text: A number for each column, with at most as many figures as the column's greatest number. Other
  ///   characters between the numbers are skipped.
  /// - Returns: The indices; nil if a number is missing, not in its column or left over, or if the numbers of a row of
  ///   dates are not a date.
  func indices(in text: String) -> [Int64]? {
    var found: [Int64] = []
    var isWhole = false
    text.withBytes { bytes in
      var offset = 0
      for column in columns {
        while offset < bytes.count, !Self.isFigure(bytes[offset]) { offset += 1 }
        guard let number = Self.number(in: bytes, &offset, upTo: column.range.maximum),
          let index = column.range.index(nearest: number), column.range[index] == number
        else { return }
        found.append(index)
      }
      isWhole = offset == bytes.count
    }
    return isWhole && (!isDate || date(of: found) != nil) ? found : nil
  }

  /// Returns the number at an offset, and moves the offset behind it.
  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ offset: inout Int,
    upTo greatest: Double
  ) -> Double? {
    var number = 0.0
    var power = 1.0
    let start = offset
    while offset < bytes.count, isFigure(bytes[offset]), power <= greatest || offset == start {
      number = number * 10 + Double(bytes[offset] - 48)
      power *= 10
      offset += 1
    }
    return offset > start ? number : nil
  }

  private static func isFigure(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
