/// The numbers of a row's columns, and how they form one value.
///
/// Usually each column counts the turns of the columns after it. In a row of dates, ``DateColumns`` counts instead, and
/// the last column ends with the month.
struct SpinnerRowNumbers: Equatable, Sendable {
  /// The columns, from the one that counts most.
  let columns: [SpinnerColumn]
  /// Whether a column that wraps turns the column before it.
  let carries: Bool
  /// Whether the first column is AM and PM, which the hours always turn.
  let hasPeriods: Bool
  /// The arithmetic of dates; nil for a row that shows no date.
  let dates: DateColumns?
  /// The value of one step of the last column.
  let unit: Double
  /// The indices of the least and of the greatest value; nil without a limit.
  private(set) var least: [Int64]?
  private(set) var greatest: [Int64]?

  /// Creates the numbers of at least one column.
  init(
    _ columns: [SpinnerColumn],
    _ options: SpinnerRowOptions,
    unit: Int = 1,
    hasPeriods: Bool = false
  ) {
    self.columns = columns
    self.hasPeriods = hasPeriods
    self.unit = Double(unit)
    carries = options.carries
    dates = options.fitsDays ? DateColumns(columns) : nil
  }

  /// Sets the least and the greatest value; a greatest value below the least counts as the least.
  ///
  /// NaN and nil are no limit.
  mutating func limit(from minimum: Double?, through maximum: Double?) {
    least = minimum.flatMap { allIndices(ofValue: $0, rounded: .up) }
    greatest = maximum.flatMap { allIndices(ofValue: $0, rounded: .down) }
    if let least, let end = greatest, Self.side(of: end, least, before: columns.count) < 0 {
      greatest = least
    }
  }

  /// Whether there is a least or a greatest value.
  var isLimited: Bool { least != nil || greatest != nil }

  /// Returns the value for the indices of all columns.
  func value(of indices: [Int64]) -> Double {
    if let dates { return dates.value(of: indices) }
    var value: Int64 = 0
    for column in columns.indices { value = value * columns[column].range.count + indices[column] }
    return Double(value) * unit
  }

  /// Returns the indices for a value: between two values, the nearest; clamped to the limits; nil for NaN.
  func indices(ofValue value: Double) -> [Int64]? {
    allIndices(ofValue: value, rounded: .toNearestOrAwayFromZero).map { limited($0) }
  }

  /// Returns the indices for a value, clamped to the numbers of the columns; nil for NaN.
  private func allIndices(
    ofValue value: Double,
    rounded rule: FloatingPointRoundingRule
  ) -> [Int64]? {
    guard !value.isNaN else { return nil }
    let steps = (value / unit).rounded(rule)
    if let dates { return dates.indices(ofValue: steps) }
    var product: Int64 = 1
    for column in columns { product *= column.range.count }
    var rest = Swift.min(Swift.max(Int64(bounded: steps), 0), product - 1)
    var indices = columns.map { _ in Int64(0) }
    for column in columns.indices.reversed() {
      indices[column] = rest % columns[column].range.count
      rest /= columns[column].range.count
    }
    return indices
  }

  /// Returns the indices, or those of the limit on their side.
  func limited(_ indices: [Int64]) -> [Int64] {
    if let least, Self.side(of: indices, least, before: columns.count) < 0 { return least }
    if let greatest, Self.side(of: indices, greatest, before: columns.count) > 0 { return greatest }
    return indices
  }

  /// Returns the indices of a column's numbers that are within the limits for some numbers of the columns after it.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - indices: The indices of all columns.
  /// - Returns: The indices; none if the columns before it are already beyond a limit.
  func reach(ofColumn column: Int, at indices: [Int64]) -> SpinnerReach {
    var reach = SpinnerReach(first: 0, last: count(ofColumn: column) { indices[$0] } - 1)
    if let least {
      let side = Self.side(of: indices, least, before: column)
      if side < 0 { return .none }
      if side == 0 { reach.first = least[column] }
    }
    if let greatest {
      let side = Self.side(of: indices, greatest, before: column)
      if side > 0 { return .none }
      if side == 0 { reach.last = Swift.min(reach.last, greatest[column]) }
    }
    return reach
  }

  /// Returns −1, 0 or 1 if indices are before a limit, equal or after it, in the columns before one.
  private static func side(of indices: [Int64], _ limit: [Int64], before end: Int) -> Int {
    for column in 0..<end where indices[column] != limit[column] {
      return indices[column] < limit[column] ? -1 : 1
    }
    return 0
  }

  /// Returns the tiles by which steps turn a column, without stopping at a number that is not reachable.
  ///
  /// - Parameters:
  ///   - steps: The requested steps, not 0.
  ///   - column: The column.
  ///   - indices: The indices of all columns.
  /// - Returns: The tiles; 0 if there is no other number.
  func tiles(for steps: Int64, inColumn column: Int, at indices: [Int64]) -> Int64 {
    let wraps = columns[column].wraps
    guard column == 0 || !carries(from: column), isLimited || !wraps else { return steps }
    let reach = reach(ofColumn: column, at: indices)
    guard reach.contains(indices[column]) else { return steps }
    let goal = indices[column] + steps
    guard wraps else { return goal.clamped(to: reach.first...reach.last) - indices[column] }
    let count = count(ofColumn: column) { indices[$0] }
    // The column itself wraps where all its numbers are reachable.
    guard reach.last - reach.first < count - 1 else { return steps }
    let size = reach.last - reach.first + 1
    let tiles = (goal - reach.first).remainder(by: size) + reach.first - indices[column]
    return tiles != 0 && (tiles < 0) != (steps < 0) ? tiles + steps.signum() * count : tiles
  }

  /// Returns whether a column that wraps turns the column before it.
  private func carries(from column: Int) -> Bool { carries || hasPeriods && column == 1 }

  /// Returns the count of a column's numbers, which can depend on the columns before it.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - index: Returns the index of another column's number.
  /// - Returns: The count.
  @inline(__always)
  func count(ofColumn column: Int, at index: (_ column: Int) -> Int64) -> Int64 {
    guard let dates, column == DateColumns.day else { return columns[column].range.count }
    return dates.dayCount(year: index(0), month: index(DateColumns.month))
  }

  /// Wraps the number of a column.
  ///
  /// - Parameters:
  ///   - sum: The index with the tiles that were added to it.
  ///   - column: The column.
  ///   - indices: The indices of the columns before it.
  /// - Returns: The index of the number, and the turns to add to the column before it; without carrying, 0.
  func wrap(_ sum: Int64, inColumn column: Int, at indices: [Int64]) -> (Int64, turns: Int64) {
    if carries, column == DateColumns.day, let dates {
      return dates.wrap(day: sum, year: indices[0], month: indices[DateColumns.month])
    }
    let count = count(ofColumn: column) { indices[$0] }
    let index = sum.remainder(by: count)
    return (index, carries(from: column) ? (sum - index) / count : 0)
  }
}

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
    let months = (year * 12 + month).remainder(by: yearCount * 12)
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
