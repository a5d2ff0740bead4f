// The date of a row, and the names of its months and days of the week.
extension SpinnerRow {
  /// The default names.
  static let englishMonths: StaticString = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
  static let englishWeekdays: StaticString = "Mon Tue Wed Thu Fri Sat Sun"

  /// The date shown, at rest or in motion; nil for a row that shows no date.
  ///
  /// Setting it works as for ``value``: it is meant for bindings, and sends no event. A date outside the row's years
  /// becomes the first or the last day. A row that shows no date ignores it.
  public var date: SpinnerDate? {
    get { numbers.dates == nil ? nil : SpinnerDate(daysSince1970: value) }
    set {
      if numbers.dates != nil, let newValue { value = newValue.daysSince1970 }
    }
  }

  /// Turns every ring to a date; see ``move(to:animated:)-(Double,_)``.
  ///
  /// - Returns: Whether the row shows dates.
  @discardableResult
  public mutating func move(to date: SpinnerDate, animated: Bool = true) -> Bool {
    numbers.dates != nil && move(to: date.daysSince1970, animated: animated)
  }

  /// Whether months and days of the week are shown by their names.
  var hasNames: Bool { look == .date && numbers.dates != nil }

  /// The day of the week that is shown, from 1; 0 for none.
  ///
  /// It belongs to the numbers that the shown rings have at the front, which are slightly behind those in events.
  var shownWeekday: Int {
    guard hasNames else { return 0 }
    let day = Swift.min(rings[DateColumns.day].writtenIndex, lastIndex(ofColumn: DateColumns.day))
    let (year, month) = (rings[0].shownIndex, rings[DateColumns.month].shownIndex)
    return numbers.dates?.date(year: year, month: month, day: day)?.weekday ?? 0
  }

  /// Returns the name of a day of the week, from 1; empty for a day without a name.
  private func name(ofWeekday day: Int) -> String {
    weekdays.indices.contains(day - 1) ? weekdays[day - 1] : ""
  }

  /// Returns the titles of a column's first numbers.
  func titles(ofColumn column: Int) -> [String] {
    let own = columns[column].titles
    if hasPeriods, column < 2 { return column == 0 ? periods : hourTitles }
    return hasNames && column == DateColumns.month && own.isEmpty ? months : own
  }

  /// Draws the day of the week, which the user cannot turn.
  func drawWeekday(_ id: NodeID, into scene: inout ControlScene) {
    let day = shownWeekday
    let size = rings[0].artwork.textSize * SpinnerRowFrame.weekdaySize
    guard day > 0, weekdayFrame.size.width > 0, size > 0 else { return }
    let style = TextStyle(size: size, weight: .medium)
    draw(name(ofWeekday: day), style, .inkSecondary, in: weekdayFrame, id, into: &scene)
  }

  /// Returns a column's text for screen readers: its title, and for a day also the day of the week, if it has a name.
  func spokenTitle(ofColumn column: Int) -> String {
    let (style, range) = (rings[column].style, columns[column].range)
    let title = style.title(of: settled[column], in: range, environment.numerals)
    guard hasNames, column == DateColumns.day else { return title }
    let weekday = SpinnerDate(daysSince1970: settledValue)?.weekday ?? 0
    let name = name(ofWeekday: weekday)
    return name.isEmpty ? title : String(joining: title, ", ", name)
  }
}
