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
    /// A share is not a positive number.
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
  /// How it behaves; a change takes effect at once.
  public var options = SpinnerRowOptions() { didSet { layOut() } }
  /// The rings' perspective and gaps; figures and words are the columns' own.
  public var style = SpinnerStyle() { didSet { layOut() } }
  /// Its size in points; the columns share its width.
  public var size = Size(320, 120) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment = Environment() { didSet { layOut() } }
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
  /// The same when it rested last.
  var settled: [Int64]
  /// Where each column and what is written after it stands.
  var frames: [SpinnerRowFrame] = []
  /// The latest time it was told.
  var now = -Double.infinity
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
  /// - Throws: as ``init(columns:)``; nothing is changed.
  public mutating func replace(_ columns: [SpinnerColumn]) throws(ColumnError) {
    guard !columns.isEmpty, columns.count <= Self.greatestCount else {
      throw .badCount(columns.count)
    }
    var product: Int64 = 1
    for column in columns {
      guard column.share.isFinite, column.share > 0 else { throw .badShare(column.share) }
      guard column.range.count <= Self.greatestProduct / product else { throw .tooMany }
      product *= column.range.count
    }
    self.columns = columns
    makeRings()
  }

  private mutating func makeRings() {
    indices = columns.map { _ in 0 }
    settled = indices
    rings = columns.map { NumberSpinner(range: $0.range) }
    for index in rings.indices { rings[index].passed = [] }
    activeColumn = 0
    hoveredColumn = nil
    typed.clear()
    isUnsettled = false
    wasOpen = false
    showFocus()
    layOut()
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
      if rings[index].options != options { rings[index].options = options }
      var style = self.style
      style.leastDigits = columns[index].leastDigits
      style.titles = columns[index].titles
      if rings[index].style != style { rings[index].style = style }
      rings[index].mostHeight = .infinity
      // What is written between two columns belongs to the nearer one.
      rings[index].touchMargin = size.width
    }
    alignRings()
  }

  /// Gives all rings the height and the figures of the one that has least room.
  private mutating func alignRings() {
    var height = Double.infinity
    for ring in rings { height = Swift.min(height, ring.ring.tile.height) }
    for index in rings.indices { rings[index].mostHeight = height }
    var textSize = Double.infinity
    for ring in rings { textSize = Swift.min(textSize, ring.face.textSize) }
    for index in rings.indices { rings[index].face.textSize = textSize }
  }

  /// All columns as one number: each counts how often those on its right go round.
  ///
  /// A row of digits reads as this number; hours and minutes make minutes since midnight.
  public var value: Double {
    var value: Int64 = 0
    for column in rings.indices { value = value * rings[column].range.count + indices[column] }
    return Double(value)
  }

  /// The number that a column shows; nil for one that is not there.
  public func number(ofColumn column: Int) -> Double? {
    rings.indices.contains(column) ? rings[column].range[indices[column]] : nil
  }

  /// What is to be read in the row, with what is written between the columns.
  public var text: String { text(of: indices) }

  /// What is to be read when the columns show these numbers.
  func text(of indices: [Int64]) -> String {
    var bytes: [UInt8] = []
    for column in rings.indices {
      rings[column].title(of: indices[column]).withBytes { bytes.append(contentsOf: $0) }
      if column < rings.count - 1 {
        columns[column].separator.withBytes { bytes.append(contentsOf: $0) }
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? ""
  }

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
}

/// Texts that are compared byte by byte; to compare by letters would link Unicode's tables.
private struct ColumnNames: Equatable, Sendable {
  var texts: [String] = []

  static func == (left: ColumnNames, right: ColumnNames) -> Bool {
    SettingValue.texts(left.texts) == .texts(right.texts)
  }
}
