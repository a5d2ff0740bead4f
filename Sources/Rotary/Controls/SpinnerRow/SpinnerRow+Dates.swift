// Rows whose columns are a year, a month and a day: no impossible date is told or shown.
extension SpinnerRow {
  /// The columns of the months and of the days.
  static let monthColumn = 1
  static let dayColumn = 2
  /// What they are called unless an app says so.
  static let englishMonths: StaticString = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
  static let englishWeekdays: StaticString = "Mon Tue Wed Thu Fri Sat Sun"

  /// The date that it shows, at rest or not; nil for a row that shows none.
  ///
  /// Setting it is what a binding does, as ``value``: it tells nothing. One beyond the years that the
  /// row offers is the first or the last of them; a row that shows no date ignores it.
  public var date: SpinnerDate? {
    get { isDate ? date(of: indices) : nil }
    set {
      if isDate, let newValue { value = newValue.daysSince1970 }
    }
  }

  /// Turns every ring to a date; see ``move(to:animated:at:emit:)-(Double,_,_,_)``.
  ///
  /// - Returns: whether the row shows dates and the time did not run backward.
  @discardableResult
  public mutating func move(
    to date: SpinnerDate,
    animated: Bool = true,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    isDate && move(to: date.daysSince1970, animated: animated, at: time, emit: emit)
  }

  /// Whether months and days of the week are shown by their names.
  var hasNames: Bool { isDate && look == .date }

  /// The date that can be read at the front of the rings, which come a little after what is told.
  private var shownDate: SpinnerDate? {
    let day = Swift.min(rings[Self.dayColumn].writtenIndex, lastIndex(ofColumn: Self.dayColumn))
    return try? SpinnerDate(
      year: Int(bounded: columns[0].range[rings[0].shownIndex]),
      month: Int(rings[1].shownIndex) + 1,
      day: Int(day) + 1
    )
  }

  /// Which day of the week is shown, from 1; 0 when none is.
  var shownWeekday: Int { hasNames ? shownDate?.weekday ?? 0 : 0 }

  /// The name of a day of the week, from 1; empty for one without a name.
  func name(ofWeekday day: Int) -> String {
    weekdays.indices.contains(day - 1) ? weekdays[day - 1] : ""
  }

  /// Whether columns are years, months and days.
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

  /// The numbers of the last day there is.
  var lastDay: [Int64] { [columns[0].range.count - 1, 11, 30] }

  /// The date that numbers of all columns make; nil when there is no such day.
  func date(of indices: [Int64]) -> SpinnerDate? {
    try? SpinnerDate(
      year: Int(bounded: columns[0].range[indices[0]]),
      month: Int(indices[1]) + 1,
      day: Int(indices[Self.dayColumn]) + 1
    )
  }

  /// The numbers of all columns that a date has; beyond the years that there are, the nearest date.
  func indices(of date: SpinnerDate) -> [Int64] {
    let years = columns[0].range
    let year = Double(date.year)
    if year < years.minimum { return [0, 0, 0] }
    if year > years.maximum { return lastDay }
    return [years.index(nearest: year) ?? 0, Int64(date.month - 1), Int64(date.day - 1)]
  }

  /// How many days a month has, by the indices of year and month.
  private func dayCount(_ year: Int64, _ month: Int64) -> Int64 {
    let year = Int(bounded: columns[0].range[year])
    return Int64(SpinnerDate.dayCount(ofMonth: Int(month) + 1, year: year))
  }

  /// Goes on by so many days, over the ends of months and years.
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
    letterDays()
  }

  /// Brings the day that is asked for within its month, in the same instant; its ring turns along.
  mutating func fitDays(at time: Double) {
    guard isDate else { return }
    let day = Swift.min(requestedDay, dayCount(indices[0], indices[1]) - 1)
    let delta = day - indices[Self.dayColumn]
    if delta != 0 {
      rings[Self.dayColumn].carry(delta, at: time)
      indices[Self.dayColumn] = day
    }
    letterDays()
    // Days that the month does not have are not seen while the ring turns back from them.
    if delta < 0 { rings[Self.dayColumn].row?.lostTiles = -delta }
  }

  /// Has the ring of the days end with the month.
  mutating func letterDays() {
    let count = isDate ? dayCount(indices[0], indices[1]) : columns[Self.dayColumn].range.count
    let front = indices[Self.dayColumn] + uncountedDays
    let ring = rings[Self.dayColumn]
    let isRight =
      ring.range.count == count
      && ring.index(of: ring.motion.detent) == NumberSpinner.remainder(front, count)
    guard !isRight, let range = try? SpinnerRange(from: 1, through: Double(count)) else { return }
    rings[Self.dayColumn].letter(isDate ? range : columns[Self.dayColumn].range, front: front)
  }

  /// The last index that a column's tiles are lettered with.
  ///
  /// A month or year that is turned by itself is shown a little later than it is told: until then no
  /// day is shown that the month which is shown has not.
  func lastIndex(ofColumn column: Int) -> Int64 {
    guard isDate, column == Self.dayColumn else { return .max }
    return dayCount(rings[0].shownIndex, rings[1].shownIndex) - 1
  }
}
