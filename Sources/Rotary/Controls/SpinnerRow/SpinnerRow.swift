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
    get { names.texts }
    set { names.texts = newValue }
  }
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
  /// The rings' perspective and gaps; figures and words are the columns' own.
  public var style = SpinnerStyle() { didSet { if style != oldValue { layOut() } } }
  /// Its size in points; the columns share its width.
  ///
  /// Each side is 0 to 10⁶, and one that is no number counts as 0.
  public var size = Size2D(320, 120) {
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

  /// The labels, held so that two rows can be compared.
  private var names = ColumnNames()
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

  private mutating func layOut() {
    frames = SpinnerRowFrame.frames(of: self)
    for index in rings.indices {
      rings[index].size = frames[index].ring.size
      rings[index].environment = environment
      var options = rings[index].options
      options.wraps = true
      options.tileCount = self.options.tileCount
      options.isEnabled = self.options.isEnabled
      rings[index].options = options
      var style = self.style
      style.minimumDigits = columns[index].minimumDigits
      style.titles = columns[index].titles
      rings[index].style = style
      // What is written between two columns belongs to the nearer one.
      rings[index].row?.touchMargin = size.width
    }
    // All rings have the height and the figures of the one that has least room.
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

  /// What is to be read in the row, with what is written between the columns.
  public var text: String { text(of: indices) }

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
  func text(of indices: [Int64]) -> String {
    var bytes: [UInt8] = []
    for column in rings.indices {
      title(of: indices[column], ofColumn: column).withBytes { bytes.append(contentsOf: $0) }
      if column < rings.count - 1 {
        columns[column].separator.withBytes { bytes.append(contentsOf: $0) }
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? ""
  }

  /// What is written on the tile of a column's number.
  func title(of index: Int64, ofColumn column: Int) -> String {
    rings[column].style.title(of: index, in: columns[column].range)
  }
}

/// Texts that are compared byte by byte; to compare by letters would link Unicode's tables.
private struct ColumnNames: Equatable, Sendable {
  var texts: [String] = []

  static func == (left: ColumnNames, right: ColumnNames) -> Bool {
    SettingValue.texts(left.texts) == .texts(right.texts)
  }
}
