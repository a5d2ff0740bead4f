/// Number spinners in a row: an odometer, a date, a time, a combination lock.
///
/// Every ring goes round from its last number to its first. With
/// ``SpinnerRowOptions/carries``, that turns the next ring on the left by one, in the same instant,
/// so that the row counts as one number does.
public struct SpinnerRow: Equatable, Sendable {
  /// What is wrong with columns.
  public enum ColumnError: Error, Equatable, Sendable {
    /// There are none, or more than ``greatestCount``.
    case badCount(Int)
    /// A share is not a positive number, or beyond 1,000.
    case badShare(Double)
    /// All of them together have more than ``greatestProduct`` values.
    case tooMany
  }

  /// The most columns there can be.
  public static let greatestCount = 24
  /// The most values a row can have, so that each is a whole number: 10¹⁵.
  public static let greatestProduct: Int64 = 1_000_000_000_000_000

  /// Its columns, from the left.
  public private(set) var columns: [SpinnerColumn]
  /// What each column is called for those who do not see it, such as Hours and Minutes.
  ///
  /// Default none. One that is left out or empty is called by its place, from 1.
  public var labels: [String] {
    get { names.labels }
    set { names.labels = newValue }
  }
  /// The names of the months from January on, as they stand on the tiles of a row of dates with the look
  /// ``SpinnerRowLook/date``.
  ///
  /// Default English, of three letters. A month without a name has its number; a column's own titles come
  /// first.
  public var months: [String] {
    get { names.months }
    set { rename { $0.months = newValue } }
  }
  /// The names of the days of the week from Monday on; beside a row of dates with the look
  /// ``SpinnerRowLook/date`` stands that of the day that it shows.
  ///
  /// Default English, of three letters. Empty for none.
  public var weekdays: [String] {
    get { names.weekdays }
    set { rename { $0.weekdays = newValue } }
  }
  /// What its drums look like.
  ///
  /// Default ``SpinnerRowLook/plain``.
  public var look = SpinnerRowLook.plain { didSet { if look != oldValue { layOut() } } }
  /// How it behaves; a change applies at once, and what the user does goes on.
  ///
  /// Taking no input ends drags as cancelled touches do.
  public var options = SpinnerRowOptions() {
    didSet {
      guard options != oldValue else { return }
      if options.fitsDays != oldValue.fitsDays { findDates() }
      layOut()
    }
  }
  /// The rings' perspective, by default 2 heights, and gaps; figures and words are the columns' own.
  public var style = SpinnerRow.drums { didSet { if style != oldValue { layOut() } } }
  /// Its size in points; the columns share its width.
  ///
  /// Each side is 0 to 10⁶, and one that is no number counts as 0. A finger finds each number beside the
  /// front one on 44 points in a row that is 112 high, and a mouse on 24 in one of 72; columns are as wide
  /// as there is room.
  public var size = Size2D(320, 180) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { layOut() }
    }
  }
  /// The user's system settings; a change applies at once.
  public var environment = ControlEnvironment() {
    didSet { if environment != oldValue { layOut() } }
  }
  /// What the settings by name make its columns of.
  var kind = SpinnerRowKind.digits
  var digitCount = 3
  /// The column that keys go to, from 0.
  public internal(set) var activeColumn = 0

  /// The labels and names, held so that two rows can be compared.
  private var names = SpinnerRowNames()
  /// A ring for each column.
  var rings: [NumberSpinner] = []
  /// Which number each column shows, from 0: the one account that is kept of the value.
  var indices: [Int64]
  /// The same when it rested last, when what the user does began.
  var settled: [Int64]
  /// Whether the columns are a year, a month and a day.
  private(set) var isDate = false
  /// The index of the day that was asked for, which a short month does not show, until it rests.
  var requestedDay: Int64 = 0
  /// How many days have passed the front of their ring and are not counted yet.
  var uncountedDays: Int64 = 0
  /// Where each column and what is written after it stands.
  var frames: [SpinnerRowFrame] = []
  /// Where the day of the week stands; without width where none does.
  var weekdayFrame = Rect2D(0, 0, 0, 0)
  /// Values that the app was told in the last moments.
  var told = ToldValues<Double>()
  /// The latest time it was told, in seconds.
  public internal(set) var now = -Double.infinity
  /// When what has moved came, or comes, to rest.
  var busyUntil = -Double.infinity
  /// Whether it has not come to rest since something began.
  var isUnsettled = false
  /// Whether it was told that it opened.
  var wasOpen = false
  var hasFocus = false
  /// The column under a mouse.
  var hoveredColumn: Int?
  var scrolled = ScrollSteps()
  var typed = TypedNumber()
  /// Tiles that passed and are not counted yet; empty between inputs.
  var steps: [SpinnerRowStep] = []

  /// Drums that are seen from so far that the numbers beside the front one are as high as a finger needs.
  private static var drums: SpinnerStyle {
    var style = SpinnerStyle()
    style.perspective = 2
    return style
  }

  /// Makes a row of three digits.
  public init() {
    columns = [SpinnerColumn(), SpinnerColumn(), SpinnerColumn()]
    indices = [0, 0, 0]
    settled = indices
    makeRings()
  }

  /// Makes a row that stands on the first number of every column.
  ///
  /// - Throws: when there are no columns, too many of them or of their values, or a share is not
  ///   positive.
  public init(columns: [SpinnerColumn]) throws(ColumnError) {
    self.init()
    try replace(columns)
  }

  /// Takes other columns, each on its first number; what moved or was held ends.
  ///
  /// The same columns change nothing.
  ///
  /// - Throws: as ``init(columns:)``; nothing is changed.
  public mutating func replace(_ columns: [SpinnerColumn]) throws(ColumnError) {
    guard !columns.isEmpty, columns.count <= Self.greatestCount else {
      throw .badCount(columns.count)
    }
    var product: Int64 = 1
    for column in columns {
      guard column.share > 0, column.share <= 1_000 else { throw .badShare(column.share) }
      guard column.range.count <= Self.greatestProduct / product else { throw .tooMany }
      product *= column.range.count
    }
    guard columns != self.columns else { return }
    self.columns = columns
    makeRings()
  }

  private mutating func makeRings() {
    indices = columns.map { _ in 0 }
    settled = indices
    rings = columns.map {
      var ring = NumberSpinner(range: $0.range)
      ring.row = SpinnerRowPart()
      return ring
    }
    activeColumn = 0
    hoveredColumn = nil
    typed.clear()
    told = ToldValues()
    isUnsettled = false
    wasOpen = false
    requestedDay = 0
    showFocus()
    isDate = options.fitsDays && Self.areDates(columns)
    layOut()
  }

  /// Begins or ends to show a date.
  private mutating func findDates() {
    isDate = options.fitsDays && Self.areDates(columns)
    guard Self.areDates(columns) else { return }
    requestedDay = indices[Self.dayColumn]
    if isDate { fitDays(at: now) } else { letterDays() }
  }

  /// Changes names that are seen.
  private mutating func rename(_ change: (inout SpinnerRowNames) -> Void) {
    let before = names
    change(&names)
    if names != before { layOut() }
  }

  private mutating func layOut() {
    frames = SpinnerRowFrame.frames(of: self)
    weekdayFrame = SpinnerRowFrame.weekday(of: self)
    for index in rings.indices {
      rings[index].size = frames[index].ring.size
      rings[index].environment = environment
      var options = rings[index].options
      options.wraps = true
      options.axis = .horizontal
      options.tileCount = self.options.tileCount
      options.isEnabled = self.options.isEnabled
      rings[index].options = options
      var style = self.style
      style.minimumDigits = columns[index].minimumDigits
      style.titles = titles(ofColumn: index)
      rings[index].style = style
      rings[index].tones = SpinnerTones(look, isLast: index == columns.count - 1)
      // What is written between two columns belongs to the nearer one.
      rings[index].row?.touchMargin = size.width
    }
    // All rings have the height and the figures of the one that has least room; each is laid out with them.
    for index in rings.indices { rings[index].fit(maximumHeight: .infinity) }
    var (height, textSize) = (Double.infinity, Double.infinity)
    for ring in rings { height = Swift.min(height, ring.ring.tile.height) }
    for index in rings.indices { rings[index].fit(maximumHeight: height) }
    for ring in rings { textSize = Swift.min(textSize, ring.artwork.textSize) }
    for index in rings.indices {
      rings[index].fit(maximumHeight: height, maximumTextSize: textSize)
    }
  }
}

// What it shows.
extension SpinnerRow {
  /// All columns as one number, at rest or not: each counts how often those on its right go round.
  ///
  /// A row of digits reads as this number; hours and minutes make minutes since midnight; a date is
  /// the days since 1 January 1970, see ``SpinnerDate/daysSince1970``.
  ///
  /// Setting it is what a binding does, and tells nothing:
  /// - a number that was told in the last 0.25 s is taken for an echo, and what is shown or is being
  ///   gone to is nothing;
  /// - any other is there at once: a column that is held goes on from there, rings that turn come
  ///   after.
  ///
  /// Between two values it is the nearest, beyond the ends the end; NaN is ignored. To turn there, see
  /// ``move(to:animated:at:emit:)-(Double,_,_,_)``.
  public var value: Double {
    get { value(of: indices) }
    set {
      guard let goal = indices(ofValue: newValue) else { return }
      if told.isWish(value(of: goal), shown: value, goal: goalValue, at: now) { adopt(goal) }
    }
  }

  /// The value on which it rested last, when what the user does began.
  public var settledValue: Double { value(of: settled) }

  /// The number that a column shows; nil for one that is not there.
  public func number(ofColumn column: Int) -> Double? {
    rings.indices.contains(column) ? columns[column].range[indices[column]] : nil
  }

  /// What is to be read in the row, with what is written between the columns; a month is its number, with
  /// whatever names it is shown, and its digits are Latin.
  public var text: String { text(of: indices, .latin) }

  /// Whether nothing turns or is held.
  public var isResting: Bool {
    for ring in rings where !ring.isStill { return false }
    return true
  }

  /// Whether the columns are at rest on the code.
  public var isOpen: Bool {
    guard options.code.count == rings.count, isResting else { return false }
    for column in rings.indices where number(ofColumn: column) != options.code[column] {
      return false
    }
    return true
  }

  /// The value of such numbers.
  func value(of indices: [Int64]) -> Double {
    if isDate { return date(of: indices)?.daysSince1970 ?? 0 }
    var value: Int64 = 0
    for column in columns.indices { value = value * columns[column].range.count + indices[column] }
    return Double(value)
  }

  /// The numbers of a value: between two, the nearest; beyond the ends, the end; nil for NaN.
  func indices(ofValue value: Double) -> [Int64]? {
    guard !value.isNaN else { return nil }
    if isDate {
      let date = SpinnerDate(daysSince1970: value.rounded())
      return date.map { self.indices(of: $0) } ?? (value > 0 ? lastDay : [0, 0, 0])
    }
    var product: Int64 = 1
    for column in columns { product *= column.range.count }
    var rest = Swift.min(Swift.max(Int64(bounded: value.rounded()), 0), product - 1)
    var indices = indices
    for column in columns.indices.reversed() {
      indices[column] = rest % columns[column].range.count
      rest /= columns[column].range.count
    }
    return indices
  }

  /// What is to be read when the columns show these numbers.
  func text(of indices: [Int64], _ numerals: Numerals) -> String {
    var bytes: [UInt8] = []
    for column in rings.indices {
      var style = rings[column].style
      style.titles = columns[column].titles
      let title = style.title(of: indices[column], in: columns[column].range, numerals)
      bytes.append(textOf: title)
      if column < rings.count - 1 { bytes.append(textOf: columns[column].separator) }
    }
    return String(validBytes: bytes)
  }

  /// What is written on the tile of a column's number.
  func title(of index: Int64, ofColumn column: Int) -> String {
    rings[column].style.title(of: index, in: columns[column].range, environment.numerals)
  }

  /// The words on a column's tiles in the place of its first numbers.
  func titles(ofColumn column: Int) -> [String] {
    let own = columns[column].titles
    return hasNames && column == Self.monthColumn && own.isEmpty ? months : own
  }
}

/// What a row calls its columns, and what it calls months and days.
///
/// Texts are compared byte by byte; to compare by letters would link Unicode's tables.
private struct SpinnerRowNames: Equatable, Sendable {
  var labels: [String] = []
  var months = TokenList(SpinnerRow.englishMonths).all
  var weekdays = TokenList(SpinnerRow.englishWeekdays).all

  static func == (left: SpinnerRowNames, right: SpinnerRowNames) -> Bool {
    SettingValue.texts(left.labels) == .texts(right.labels)
      && SettingValue.texts(left.months) == .texts(right.months)
      && SettingValue.texts(left.weekdays) == .texts(right.weekdays)
  }
}
