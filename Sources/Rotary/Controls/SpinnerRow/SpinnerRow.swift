/// Number spinners in a row: an odometer, a date, a time, a combination lock.
///
/// A ring usually wraps from its last number to its first. With ``SpinnerRowOptions/carries``, this also turns the ring
/// before it by one, at the same time, so that the row counts like one number.
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

  /// The columns, from the one that counts most: hours before minutes, and AM and PM before hours.
  ///
  /// The order on the screen is that of the ``format``; columns of your own have the same order on the screen.
  public var columns: [SpinnerColumn] { numbers.columns }
  /// How the row writes times and dates; a change keeps the value.
  public var format = SpinnerRowFormat() {
    didSet { if format != oldValue { reformat(wasInSeconds: oldValue.showsSeconds) } }
  }
  /// The least value that the user can select; nil, the default, for no limit.
  ///
  /// Numbers of a column that are not reachable are dimmed. Keys and the mouse wheel skip them, and a row that is
  /// turned beyond a limit turns back to it. The value is always within the limits; NaN is no limit.
  public var minimumValue: Double? { didSet { if minimumValue != oldValue { limit() } } }
  /// The greatest value that the user can select; see ``minimumValue``.
  ///
  /// Nil, the default, for no limit. A greatest value that is less than the least counts as the least.
  public var maximumValue: Double? { didSet { if maximumValue != oldValue { limit() } } }
  /// The accessibility labels of the columns, such as Hours and Minutes; that of AM and PM is the last.
  ///
  /// Default none. A missing or empty label is the column's position, from 1.
  @ByteTexts public var labels: [String] = []
  /// The names of the months, from January, on the tiles of a row of dates with the look ``SpinnerRowLook/date``.
  ///
  /// Default: English names of three letters. A month without a name has its number; a column's titles replace the
  /// names.
  @ByteTexts public var months = TokenList(SpinnerRow.englishMonths).all {
    didSet { if !months.hasSameBytes(as: oldValue) { layOut() } }
  }
  /// The names of the days of the week, from Monday.
  ///
  /// A row of dates with the look ``SpinnerRowLook/date`` shows the name of its day beside it.
  ///
  /// Default: English names of three letters. Empty for none.
  @ByteTexts public var weekdays = TokenList(SpinnerRow.englishWeekdays).all {
    didSet { if !weekdays.hasSameBytes(as: oldValue) { layOut() } }
  }
  /// The names for AM and PM.
  ///
  /// Default AM and PM.
  @ByteTexts public var periods = ["AM", "PM"] {
    didSet { if !periods.hasSameBytes(as: oldValue) { layOut() } }
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
      makeNumbers(columns)
      fit(at: now)
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
    didSet { if environment != oldValue { reformat(wasInSeconds: format.showsSeconds) } }
  }
  /// The kind of columns, the number of digits, the app's own columns, and the texts between them, for settings.
  var kind = SpinnerRowKind.digits
  var digitCount = 3
  var ownColumns: [SpinnerColumn] = []
  @ByteTexts var separators: [String] = []
  /// The column that has the keyboard, from 0.
  public internal(set) var activeColumn = 0

  /// The columns and their arithmetic.
  var numbers: SpinnerRowNumbers
  /// The order of the columns on the screen, from the left or, in a mirrored row, from the right.
  var order = SpinnerColumnOrder.forward
  /// A ring for each column.
  var rings: [NumberSpinner] = []
  /// The index of the number in each column, from 0.
  ///
  /// The value is stored only here.
  var indices: [Int64] = []
  /// The requested index of the last column, until the row rests.
  ///
  /// The column shows it only if the number exists: the 31st is not in every month.
  var requested: Int64 = 0
  /// The indices when the row last rested before the user's current action.
  var settled: [Int64] = []
  /// The frames of the columns and separators.
  var frames: [SpinnerRowFrame] = []
  /// The frame of the day of the week; without width if there is none.
  var weekdayFrame = Rect2D(0, 0, 0, 0)
  /// The values recently sent to the app.
  var sentValues = SentValues<Double>()
  /// Whether the rings dim numbers beyond the limits.
  var isDimmed = false
  /// The latest time that the row received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ValueEvent<Double>>()
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
  var steps: [SpinnerStep] = []

  /// A style with a distant eye, so that the numbers beside the front one are as high as a finger needs.
  private static var drums: SpinnerStyle {
    var style = SpinnerStyle()
    style.perspective = 2
    return style
  }

  /// Creates a row of three digits.
  public init() {
    let digits = [SpinnerColumn](repeating: SpinnerColumn(), count: digitCount)
    numbers = SpinnerRowNumbers(digits, options)
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
    try Self.check(columns)
    guard columns != self.columns else { return }
    ownColumns = columns
    kind = .columns
    (minimumValue, maximumValue) = (nil, nil)
    setColumns(columns)
  }

  /// Throws an error if columns are invalid.
  static func check(_ columns: [SpinnerColumn]) throws(ColumnError) {
    guard !columns.isEmpty, columns.count <= Self.greatestCount else {
      throw .badCount(columns.count)
    }
    var product: Int64 = 1
    for column in columns {
      guard column.share > 0, column.share <= 1_000 else { throw .badShare(column.share) }
      guard column.range.count <= Self.greatestProduct / product else { throw .tooMany }
      product *= column.range.count
    }
  }

  /// Sets valid columns.
  mutating func setColumns(_ columns: [SpinnerColumn]) {
    makeNumbers(columns)
    makeRings()
  }

  private mutating func makeNumbers(_ columns: [SpinnerColumn]) {
    let isTime = kind == .time
    numbers = SpinnerRowNumbers(
      columns,
      options,
      unit: isTime ? format.interval : 1,
      hasPeriods: hasPeriods
    )
    numbers.limit(from: minimumValue, through: maximumValue)
  }

  /// Applies the limits to the row, without an event; a row in motion turns back when it stops.
  private mutating func limit() {
    numbers.limit(from: minimumValue, through: maximumValue)
    let goal = numbers.limited(indices)
    if isResting, goal != indices { adopt(goal) }
    label()
  }

  private mutating func makeRings() {
    indices = columns.map { _ in 0 }
    settled = indices
    requested = 0
    rings = columns.indices.map { column in
      var ring = NumberSpinner(range: columns[column].range)
      ring.row = SpinnerRowPart(column: column)
      return ring
    }
    order = columnOrder
    activeColumn = column(atPlace: 0)
    hoveredColumn = nil
    typed.clear()
    sentValues = SentValues()
    isUnsettled = false
    wasOpen = false
    showFocus()
    layOut()
  }
}

// Values.
extension SpinnerRow {
  /// The columns as one number, at rest or in motion: each column counts the turns of those after it.
  ///
  /// The value of digits is the number that they show, of hours and minutes the minutes since midnight, with seconds the
  /// seconds, and of a date the days since 1 January 1970; see ``SpinnerDate/daysSince1970``.
  ///
  /// Setting it is meant for bindings, and sends no event:
  /// - A number that the row sent in the last 0.25 s counts as an echo and is ignored, as is the number shown or the
  ///   number at which the row will stop.
  /// - Any other number is set immediately. A column that is held continues from there, and turning rings follow.
  ///
  /// A number between two values becomes the nearest one, and a number beyond the ends becomes the end; NaN is ignored.
  /// To animate, call ``move(to:animated:)-(Double,_)``.
  public var value: Double {
    get { numbers.value(of: numbers.limited(indices)) }
    set {
      guard let goal = numbers.indices(ofValue: newValue) else { return }
      let number = numbers.value(of: goal)
      if sentValues.isRequest(number, shown: value, goal: goalValue, at: now) { adopt(goal) }
    }
  }

  /// The value at which the row last rested before the user's current action.
  public var settledValue: Double { numbers.value(of: settled) }

  /// Returns the number that a column shows; nil for an invalid column.
  public func number(ofColumn column: Int) -> Double? {
    rings.indices.contains(column) ? columns[column].range[indices[column]] : nil
  }

  /// Whether no ring turns or is held.
  public var isResting: Bool { rings.allSatisfy { $0.isStill } }

  /// Whether the columns rest on the code.
  public var isOpen: Bool {
    options.code.count == rings.count && isResting
      && rings.indices.allSatisfy { number(ofColumn: $0) == options.code[$0] }
  }
}
