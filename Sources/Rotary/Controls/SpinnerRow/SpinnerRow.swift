/// Number spinners in a row: an odometer, a date, a time, a combination lock.
///
/// Every ring wraps from its last number to its first. With ``SpinnerRowOptions/carries``, this also turns the next
/// ring on the left by one, at the same time, so that the row counts like one number.
public struct SpinnerRow: Equatable, Sendable {
  /// The reason why columns are invalid.
  public enum ColumnError: Error, Equatable, Sendable {
    /// There are no columns, or more than ``greatestCount``.
    case badCount(Int)
    /// A share is not a positive number, or exceeds 1,000.
    case badShare(Double)
    /// All columns together have more than ``greatestProduct`` values.
    case tooMany
  }

  /// The maximum number of columns.
  public static let greatestCount = 24
  /// The maximum number of values of a row, so that each is a whole number: 10¹⁵.
  public static let greatestProduct: Int64 = 1_000_000_000_000_000

  /// The columns, from the left.
  public private(set) var columns: [SpinnerColumn]
  /// The accessibility labels of the columns, such as Hours and Minutes.
  ///
  /// Default none. A missing or empty label is the column's position, from 1.
  public var labels: [String] {
    get { names.labels }
    set { names.labels = newValue }
  }
  /// The names of the months, from January, on the tiles of a row of dates with the look ``SpinnerRowLook/date``.
  ///
  /// Default: English names of three letters. A month without a name has its number; a column's titles replace the
  /// names.
  public var months: [String] {
    get { names.months }
    set { rename { $0.months = newValue } }
  }
  /// The names of the days of the week, from Monday.
  ///
  /// A row of dates with the look ``SpinnerRowLook/date`` shows the name of its day beside it.
  ///
  /// Default: English names of three letters. Empty for none.
  public var weekdays: [String] {
    get { names.weekdays }
    set { rename { $0.weekdays = newValue } }
  }
  /// The look of the rings.
  ///
  /// Default ``SpinnerRowLook/plain``.
  public var look = SpinnerRowLook.plain { didSet { if look != oldValue { layOut() } } }
  /// The row's behaviour; a change applies immediately, and drags continue.
  ///
  /// Disabling the row ends drags like cancelled touches.
  public var options = SpinnerRowOptions() {
    didSet {
      guard options != oldValue else { return }
      if options.fitsDays != oldValue.fitsDays { findDates() }
      layOut()
    }
  }
  /// The perspective of the rings, by default 2 heights, and their gaps; the columns have the figures and words.
  public var style = SpinnerRow.drums { didSet { if style != oldValue { layOut() } } }
  /// The control's size in points; the columns share its width.
  ///
  /// Sides are clamped to 0 to 10⁶, and NaN counts as 0. Each number beside the front one is a target of 44 points for
  /// a finger in a row that is 112 high, and of 24 points for a mouse in a row that is 72 high. Columns are as wide as
  /// the width allows.
  public var size = Size2D(320, 180) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { layOut() }
    }
  }
  /// The user's system settings; a change applies immediately.
  public var environment = ControlEnvironment() {
    didSet { if environment != oldValue { layOut() } }
  }
  /// The kind of columns, and the number of digits, for settings.
  var kind = SpinnerRowKind.digits
  var digitCount = 3
  /// The column that has the keyboard, from 0.
  public internal(set) var activeColumn = 0

  /// The labels and names, in a type that can be compared.
  private var names = SpinnerRowNames()
  /// A ring for each column.
  var rings: [NumberSpinner] = []
  /// The index of the number in each column, from 0.
  ///
  /// The value is stored only here.
  var indices: [Int64]
  /// The indices when the row last rested before the user's current action.
  var settled: [Int64]
  /// Whether the columns are a year, a month and a day.
  var isDate = false
  /// The index of the requested day, which a short month does not show, until the row rests.
  var requestedDay: Int64 = 0
  /// The number of days that have passed the front of their ring and are not counted yet.
  var uncountedDays: Int64 = 0
  /// The frames of the columns and separators.
  var frames: [SpinnerRowFrame] = []
  /// The frame of the day of the week; without width if there is none.
  var weekdayFrame = Rect2D(0, 0, 0, 0)
  /// The values recently sent to the app.
  var sentValues = SentValues<Double>()
  /// The latest time that the row received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<SpinnerRowEvent>()
  /// The time at which the last motion ended, or will end.
  var busyUntil = -Double.infinity
  /// Whether the row has not rested since a motion began.
  var isUnsettled = false
  /// Whether the event that the row opened has been sent.
  var wasOpen = false
  var hasFocus = false
  /// The column under a mouse.
  var hoveredColumn: Int?
  var scrolled = ScrollSteps()
  var typed = TypedNumber()
  /// Tiles that passed and are not counted yet; empty between inputs.
  var steps: [SpinnerRowStep] = []

  /// A style with a distant eye, so that the numbers beside the front one are as high as a finger needs.
  private static var drums: SpinnerStyle {
    var style = SpinnerStyle()
    style.perspective = 2
    return style
  }

  /// Creates a row of three digits.
  public init() {
    columns = [SpinnerColumn(), SpinnerColumn(), SpinnerColumn()]
    indices = [0, 0, 0]
    settled = indices
    makeRings()
  }

  /// Creates a row with columns, at the first number of each.
  ///
  /// - Throws: A ``ColumnError`` if there are no columns, too many columns or values, or a share that is not positive.
  public init(columns: [SpinnerColumn]) throws(ColumnError) {
    self.init()
    try replace(columns)
  }

  /// Replaces the columns, with each at its first number; a motion or drag in progress ends.
  ///
  /// Equal columns change nothing.
  ///
  /// - Throws: The errors of ``init(columns:)``; then nothing changes.
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
    sentValues = SentValues()
    isUnsettled = false
    wasOpen = false
    requestedDay = 0
    showFocus()
    isDate = options.fitsDays && Self.areDates(columns)
    layOut()
  }

  /// Changes names, and draws them again if they are visible.
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
      // A touch between two columns is for the nearer one.
      rings[index].row?.touchMargin = size.width
    }
    // Disabling the row ends drags now.
    if !takesInput, isUnsettled { busyUntil = Swift.max(busyUntil, now) }
    // All rings have the height and figures of the ring with the least room.
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

// Values.
extension SpinnerRow {
  /// The columns as one number, at rest or in motion: each column counts the turns of those on its right.
  ///
  /// The value of digits is the number that they show, of hours and minutes the minutes since midnight, and of a date
  /// the days since 1 January 1970; see ``SpinnerDate/daysSince1970``.
  ///
  /// Setting it is meant for bindings, and sends no event:
  /// - A number that the row sent in the last 0.25 s counts as an echo and is ignored, as is the number shown or the
  ///   number at which the row will stop.
  /// - Any other number is set immediately. A column that is held continues from there, and turning rings follow.
  ///
  /// A number between two values becomes the nearest one, and a number beyond the ends becomes the end; NaN is ignored.
  /// To animate, call ``move(to:animated:)-(Double,_)``.
  public var value: Double {
    get { value(of: indices) }
    set {
      guard let goal = indices(ofValue: newValue) else { return }
      if sentValues.isRequest(value(of: goal), shown: value, goal: goalValue, at: now) {
        adopt(goal)
      }
    }
  }

  /// The value at which the row last rested before the user's current action.
  public var settledValue: Double { value(of: settled) }

  /// Returns the number that a column shows; nil for an invalid column.
  public func number(ofColumn column: Int) -> Double? {
    rings.indices.contains(column) ? columns[column].range[indices[column]] : nil
  }

  /// The text of the row, with separators.
  ///
  /// A month is its number, even if its name is shown, and the digits are Latin.
  public var text: String { text(of: indices, .latin) }

  /// Whether no ring turns or is held.
  public var isResting: Bool {
    for ring in rings where !ring.isStill { return false }
    return true
  }

  /// Whether the columns rest on the code.
  public var isOpen: Bool {
    guard options.code.count == rings.count, isResting else { return false }
    for column in rings.indices where number(ofColumn: column) != options.code[column] {
      return false
    }
    return true
  }

  /// Returns the value for indices.
  func value(of indices: [Int64]) -> Double {
    if isDate { return date(of: indices)?.daysSince1970 ?? 0 }
    var value: Int64 = 0
    for column in columns.indices { value = value * columns[column].range.count + indices[column] }
    return Double(value)
  }

  /// Returns the indices for a value: between two values, the nearest; clamped to the ends; nil for NaN.
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

  /// Returns the row's text for indices.
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

  /// Returns the text on the tile of a column's number.
  func title(of index: Int64, ofColumn column: Int) -> String {
    rings[column].style.title(of: index, in: columns[column].range, environment.numerals)
  }

  /// Returns the titles of a column's first numbers.
  func titles(ofColumn column: Int) -> [String] {
    let own = columns[column].titles
    return hasNames && column == Self.monthColumn && own.isEmpty ? months : own
  }
}

/// The labels of a row's columns, and the names of months and days.
///
/// Texts are compared byte by byte; to compare characters would link Unicode's tables.
private struct SpinnerRowNames: Equatable, Sendable {
  @ByteTexts var labels: [String] = []
  @ByteTexts var months = TokenList(SpinnerRow.englishMonths).all
  @ByteTexts var weekdays = TokenList(SpinnerRow.englishWeekdays).all
}
