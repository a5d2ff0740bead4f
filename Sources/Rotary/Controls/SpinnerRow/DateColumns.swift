/// The arithmetic of three columns that show a date: years, months, and days that end with their month.
struct DateColumns: Equatable, Sendable {
  /// The columns of months and days.
  static let month = 1
  static let day = 2

  private let firstYear: Int
  private let yearCount: Int64

  /// Creates the arithmetic of columns; nil if they are not years, months and days.
  init?(_ columns: [SpinnerColumn]) {
    guard columns.count == 3,
      columns[Self.month].range == (try? SpinnerRange(from: 1, through: 12)),
      columns[Self.day].range == (try? SpinnerRange(from: 1, through: 31))
    else { return nil }
    let years = columns[0].range
    guard years.start >= Double(SpinnerDate.years.lowerBound),
      years.end <= Double(SpinnerDate.years.upperBound), years.step == 1, years.decimals == 0
    else { return nil }
    firstYear = Int(bounded: years.start)
    yearCount = years.count
  }

  /// Returns the date for the indices of the columns; nil if the day does not exist.
  func date(year: Int64, month: Int64, day: Int64) -> SpinnerDate? {
    try? SpinnerDate(year: firstYear + Int(year), month: Int(month) + 1, day: Int(day) + 1)
  }

  /// Returns the days since 1 January 1970 for the indices of the columns.
  ///
  /// A day beyond the end of the month counts as its last day.
  func value(of indices: [Int64]) -> Double {
    let (year, month) = (indices[0], indices[Self.month])
    let day = Swift.min(indices[Self.day], dayCount(year: year, month: month) - 1)
    return date(year: year, month: month, day: day)?.daysSince1970 ?? 0
  }

  /// Returns the indices of the columns for days since 1 January 1970; outside the years, those of the nearest date.
  func indices(ofValue value: Double) -> [Int64] {
    let date = SpinnerDate(daysSince1970: value.rounded())
    let year = date.map { Int64($0.year - firstYear) } ?? (value > 0 ? yearCount : -1)
    guard year >= 0 else { return [0, 0, 0] }
    guard let date, year < yearCount else { return [yearCount - 1, 11, 30] }
    return [year, Int64(date.month - 1), Int64(date.day - 1)]
  }

  /// Returns the number of days in a month, which is counted from a year's first month across the ends of years.
  func dayCount(year: Int64, month: Int64) -> Int64 {
    let months = NumberSpinner.remainder(year * 12 + month, yearCount * 12)
    let year = firstYear + Int(months / 12)
    return Int64(SpinnerDate.dayCount(ofMonth: Int(months % 12) + 1, year: year))
  }

  /// Moves a day that is counted from a month's first day into the month to which it belongs.
  ///
  /// - Returns: The index of the day in that month, and the number of months from the given one.
  func wrap(day: Int64, year: Int64, month: Int64) -> (index: Int64, turns: Int64) {
    var (day, months) = (day, Int64(0))
    while day < 0 {
      months -= 1
      day += dayCount(year: year, month: month + months)
    }
    while true {
      let count = dayCount(year: year, month: month + months)
      guard day >= count else { return (day, months) }
      day -= count
      months += 1
    }
  }
}
