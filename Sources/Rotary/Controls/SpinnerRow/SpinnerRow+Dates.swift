// Rows with columns for a year, a month and a day. They neither send nor show an invalid date.
extension SpinnerRow {
  /// The columns of months and days.
  static let monthColumn = 1
  static let dayColumn = 2
  /// The default names.
  static let englishMonths: StaticString = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
  static let englishWeekdays: StaticString = "Mon Tue Wed Thu Fri Sat Sun"

  /// The date shown, at rest or in motion; nil for a row that shows no date.
  ///
  /// Setting it works as for ``value``: it is meant for bindings, and sends no event. A date outside the row's years
  /// becomes the first or the last day. A row that shows no date ignores it.
  public var date: SpinnerDate? {
    get { isDate ? date(of: indices) : nil }
    set {
      if isDate, let newValue { value = newValue.daysSince1970 }
    }
  }

  /// Turns every ring to a date; see ``move(to:animated:)-(Double,_)``.
  ///
  /// - Returns: Whether the row shows dates.
  @discardableResult
  public mutating func move(to date: SpinnerDate, animated: Bool = true) -> Bool {
    isDate && move(to: date.daysSince1970, animated: animated)
  }

  /// Starts or stops showing a date.
  mutating func findDates() {
    isDate = options.fitsDays && Self.areDates(columns)
    guard Self.areDates(columns) else { return }
    requestedDay = indices[Self.dayColumn]
    if isDate { fitDays(at: now) } else { labelDays() }
  }

  /// Whether months and days of the week are shown by their names.
  var hasNames: Bool { isDate && look == .date }

  /// The date that the shown rings have at the front; it is slightly behind the date in events.
  private var shownDate: SpinnerDate? {
    let day = Swift.min(rings[Self.dayColumn].writtenIndex, lastIndex(ofColumn: Self.dayColumn))
    return try? SpinnerDate(
      year: Int(bounded: columns[0].range[rings[0].shownIndex]),
      month: Int(rings[1].shownIndex) + 1,
      day: Int(day) + 1
    )
  }

  /// The day of the week that is shown, from 1; 0 for none.
  var shownWeekday: Int { hasNames ? shownDate?.weekday ?? 0 : 0 }

  /// Returns the name of a day of the week, from 1; empty for a day without a name.
  func name(ofWeekday day: Int) -> String {
    weekdays.indices.contains(day - 1) ? weekdays[day - 1] : ""
  }

  /// Returns whether columns are years, months and days.
  static func areDates(_ columns: [SpinnerColumn]) -> Bool {
    guard columns.count == 3 else { return false }
    func isWhole(_ column: Int, _ start: Double, _ end: Double) -> Bool {
      let range = columns[column].range
      return range.start >= start && range.end <= end && range.step == 1 && range.decimals == 0
    }
    let (first, last) = (SpinnerDate.years.lowerBound, SpinnerDate.years.upperBound)
    return isWhole(0, Double(first), Double(last)) && isWhole(1, 1, 12)
      && columns[1].range.count == 12 && isWhole(2, 1, 31) && columns[2].range.count == 31
  }

  /// The indices of the last day.
  var lastDay: [Int64] { [columns[0].range.count - 1, 11, 30] }

  /// Returns the date for indices of all columns; nil if the day does not exist.
  func date(of indices: [Int64]) -> SpinnerDate? {
    try? SpinnerDate(
      year: Int(bounded: columns[0].range[indices[0]]),
      month: Int(indices[1]) + 1,
      day: Int(indices[Self.dayColumn]) + 1
    )
  }

  /// Returns the indices of all columns for a date; outside the row's years, those of the nearest date.
  func indices(of date: SpinnerDate) -> [Int64] {
    let years = columns[0].range
    let year = Double(date.year)
    if year < years.minimum { return [0, 0, 0] }
    if year > years.maximum { return lastDay }
    return [years.index(nearest: year) ?? 0, Int64(date.month - 1), Int64(date.day - 1)]
  }

  /// Returns the number of days in a month, for indices of year and month.
  private func dayCount(_ year: Int64, _ month: Int64) -> Int64 {
    let year = Int(bounded: columns[0].range[year])
    return Int64(SpinnerDate.dayCount(ofMonth: Int(month) + 1, year: year))
  }

  /// Moves on by a number of days, across the ends of months and years.
  mutating func addDays(_ days: Int64, at time: Double) {
    let first = date(of: [0, 0, 0])?.daysSince1970 ?? 0
    let last = date(of: lastDay)?.daysSince1970 ?? first
    let passed = Int64(bounded: value - first) + days
    let rest = NumberSpinner.remainder(passed, Int64(bounded: last - first) + 1)
    guard let date = SpinnerDate(daysSince1970: first + Double(rest)) else { return }
    let goal = indices(of: date)
    for column in 0..<Self.dayColumn where goal[column] != indices[column] {
      rings[column].carry(delta(column, to: goal[column]), at: time)
      indices[column] = goal[column]
    }
    indices[Self.dayColumn] = goal[Self.dayColumn]
    requestedDay = goal[Self.dayColumn]
    labelDays()
  }

  /// Moves the requested day into its month immediately; the day's ring follows.
  mutating func fitDays(at time: Double) {
    guard isDate else { return }
    let day = Swift.min(requestedDay, dayCount(indices[0], indices[1]) - 1)
    let delta = day - indices[Self.dayColumn]
    if delta != 0 {
      rings[Self.dayColumn].carry(delta, at: time)
      indices[Self.dayColumn] = day
    }
    labelDays()
    // Days that the month does not have are invisible while the ring turns back from them.
    if delta < 0 { rings[Self.dayColumn].row?.lostTiles = -delta }
  }

  /// Ends the ring of the days with the month.
  mutating func labelDays() {
    let count = isDate ? dayCount(indices[0], indices[1]) : columns[Self.dayColumn].range.count
    let front = indices[Self.dayColumn] + uncountedDays
    let ring = rings[Self.dayColumn]
    let isRight =
      ring.range.count == count
      && ring.index(of: ring.motion.detent) == NumberSpinner.remainder(front, count)
    guard !isRight, let range = try? SpinnerRange(from: 1, through: Double(count)) else { return }
    rings[Self.dayColumn].letter(isDate ? range : columns[Self.dayColumn].range, front: front)
  }

  /// Returns the last index on a column's tiles.
  ///
  /// A month or year that the row itself turns is shown slightly later than it is sent. Until then, no day is shown
  /// that does not exist in the shown month.
  func lastIndex(ofColumn column: Int) -> Int64 {
    guard isDate, column == Self.dayColumn else { return .max }
    return dayCount(rings[0].shownIndex, rings[1].shownIndex) - 1
  }
}
