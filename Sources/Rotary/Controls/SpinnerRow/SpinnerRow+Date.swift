extension SpinnerRow {
  /// How many days a month has in the Gregorian calendar.
  ///
  /// - Parameters:
  ///   - month: 1 to 12; others count as the nearest.
  ///   - year: any; leap years are every fourth, but of the full hundreds only every fourth.
  /// - Returns: 28 to 31.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// Lets the days end with their month.
  mutating func fitDays() {
    guard options.fitsDays, rings.count == 3, let year = number(ofColumn: 0),
      let month = number(ofColumn: 1), year.magnitude < 1e9, month.magnitude < 1e9
    else { return }
    let days = Self.days(inMonth: Int(month), of: Int(year))
    guard rings[2].range.count != Int64(days),
      let range = try? SpinnerRange(from: 1, through: Double(days))
    else { return }
    rings[2].range = range
    indices[2] = Swift.min(indices[2], range.count - 1)
  }
}
