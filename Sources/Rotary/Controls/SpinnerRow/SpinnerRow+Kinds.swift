/// The kinds of rows in settings.
enum SpinnerRowKind: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  case digits, time, date, columns

  static var names: TokenList { TokenList("digits time date columns") }

  /// An example of the row's text.
  var form: StaticString {
    switch self {
    case .digits, .columns: return "0042"
    case .time: return "09:41"
    case .date: return "2024-02-29"
    }
  }

  /// Returns the columns of a row with two figures each.
  fileprivate static func column(
    _ numbers: ClosedRange<Double>,
    by step: Int = 1,
    share: Double = 1,
    separator: String
  ) -> SpinnerColumn {
    let range = try? SpinnerRange(
      from: numbers.lowerBound,
      through: numbers.upperBound,
      step: Double(step)
    )
    var column = SpinnerColumn(range ?? .digits, share: share, separator: separator)
    column.minimumDigits = 2
    return column
  }
}

extension SpinnerRow {
  /// The maximum number of digits of ``digits(_:)``, so that the value is a whole number.
  public static let maximumDigits = 15

  /// Creates a row of a kind.
  private init(_ kind: SpinnerRowKind, digitCount: Int = 3) {
    self.init()
    self.digitCount = digitCount
    make(kind)
  }

  /// Returns a row of digits, for an odometer or a lock.
  ///
  /// - Parameter count: The number of digits, clamped to 1 to 15.
  /// - Returns: The row, with the value 0.
  public static func digits(_ count: Int) -> SpinnerRow {
    SpinnerRow(.digits, digitCount: count.clamped(to: 1...maximumDigits))
  }

  /// A row for hours and minutes of a day; the value is the minutes since midnight.
  ///
  /// Its ``format`` adds seconds, AM and PM, and an interval.
  public static var time: SpinnerRow { SpinnerRow(.time) }

  /// A row for year, month and day, from 1900 through 2100; days end with their month.
  ///
  /// Its ``format`` has the order.
  public static var date: SpinnerRow { SpinnerRow(.date) }

  /// Whether the row shows a time of day; see ``time``.
  public var showsTime: Bool { kind == .time }

  /// Whether the first column is AM and PM.
  var hasPeriods: Bool { kind == .time && format.hourCycle.hasPeriods(in: environment.dates) }

  /// Sets the columns of a kind, at the first number of each, without limits.
  mutating func make(_ kind: SpinnerRowKind) {
    self.kind = kind
    options.fitsDays = kind == .date
    (minimumValue, maximumValue) = (nil, nil)
    setColumns(usualColumns)
  }

  /// Sets the columns again after a change of the format or of the language, and keeps the time and the limits.
  ///
  /// - Parameter wasInSeconds: Whether the present values are in seconds.
  mutating func reformat(wasInSeconds: Bool) {
    guard kind == .time, columns != usualColumns || numbers.unit != Double(format.interval) else {
      return layOut()
    }
    let scale = (format.showsSeconds ? 60.0 : 1) / (wasInSeconds ? 60 : 1)
    let (value, settledValue) = (value * scale, settledValue * scale)
    let (least, greatest) = (minimumValue.map { $0 * scale }, maximumValue.map { $0 * scale })
    setColumns(usualColumns)
    (minimumValue, maximumValue) = (least, greatest)
    adopt(numbers.indices(ofValue: value) ?? indices)
    settled = numbers.indices(ofValue: settledValue) ?? indices
  }

  /// The columns of the row's kind, in its format.
  private var usualColumns: [SpinnerColumn] {
    switch kind {
    case .digits: return [SpinnerColumn](repeating: SpinnerColumn(), count: digitCount)
    case .time: return Self.timeColumns(format, hasPeriods: hasPeriods)
    case .date:
      return [
        SpinnerRowKind.column(1_900...2_100, share: 1.75, separator: "-"),
        SpinnerRowKind.column(1...12, separator: "-"),
        SpinnerRowKind.column(1...31, separator: "-"),
      ]
    case .columns: return ownColumns.isEmpty ? columns : ownColumns
    }
  }

  private static func timeColumns(
    _ format: SpinnerRowFormat,
    hasPeriods: Bool
  ) -> [SpinnerColumn] {
    let afterTime = hasPeriods ? " " : ""
    var columns = [SpinnerRowKind.column(hasPeriods ? 0...11 : 0...23, separator: ":")]
    if format.showsSeconds { columns.append(SpinnerRowKind.column(0...59, separator: ":")) }
    columns.append(SpinnerRowKind.column(0...59, by: format.interval, separator: afterTime))
    if hasPeriods {
      var period = SpinnerRowKind.column(0...1, separator: " ")
      period.wraps = false
      columns.insert(period, at: 0)
    }
    return columns
  }

  /// The titles of hours that begin with 12.
  var hourTitles: [String] {
    var titles: [String] = []
    for hour in 0..<12 { titles.append(environment.text(of: Double(hour == 0 ? 12 : hour))) }
    return titles
  }
}

// Text.
extension SpinnerRow {
  /// Returns the indices of all columns for a text in the format of ``text``.
  ///
  /// - Parameter text: A number for each column, with at most as many figures as the column's greatest number. Other
  ///   characters between the numbers are skipped.
  /// - Returns: The indices; nil if a number is missing, not in its column or left over, or does not exist with the
  ///   other numbers, as the 31st in some months.
  func indices(in text: String) -> [Int64]? {
    guard kind == .time else { return Self.indices(in: text, of: numbers) }
    // The text of a time has 24 hours and every minute, in any format, and can lack seconds.
    let plain = plainNumbers(withSeconds: format.showsSeconds)
    if let found = Self.indices(in: text, of: plain) {
      return numbers.indices(ofValue: plain.value(of: found))
    }
    let short = plainNumbers(withSeconds: false)
    guard format.showsSeconds, let found = Self.indices(in: text, of: short) else { return nil }
    return numbers.indices(ofValue: short.value(of: found) * 60)
  }

  /// The row's text, with separators.
  ///
  /// A month is its number, even if its name is shown, and the digits are Latin. A time has 24 hours.
  public var text: String {
    hasPeriods ? text(ofValue: value) : text(of: numbers.limited(indices), numbers)
  }

  /// Returns the text of a value; empty for nil and NaN.
  func text(ofValue value: Double?) -> String {
    let numbers = hasPeriods ? plainNumbers(withSeconds: format.showsSeconds) : numbers
    return value.flatMap { numbers.indices(ofValue: $0) }.map { text(of: $0, numbers) } ?? ""
  }

  /// The numbers of a time with 24 hours and every minute, or every second.
  private func plainNumbers(withSeconds showsSeconds: Bool) -> SpinnerRowNumbers {
    var format = format
    format.showsSeconds = showsSeconds
    format.interval = 1
    return SpinnerRowNumbers(Self.timeColumns(format, hasPeriods: false), options)
  }

  private func text(of indices: [Int64], _ numbers: SpinnerRowNumbers) -> String {
    let columns = numbers.columns
    var bytes: [UInt8] = []
    for column in columns.indices {
      var style = SpinnerStyle()
      style.minimumDigits = columns[column].minimumDigits
      style.titles = columns[column].titles
      bytes.append(textOf: style.title(of: indices[column], in: columns[column].range, .latin))
      if column < columns.count - 1 { bytes.append(textOf: columns[column].separator) }
    }
    return String(validBytes: bytes)
  }

  private static func indices(in text: String, of numbers: SpinnerRowNumbers) -> [Int64]? {
    var found: [Int64] = []
    var isWhole = false
    text.withBytes { bytes in
      var offset = 0
      for column in numbers.columns {
        guard let index = index(in: bytes, &offset, of: column) else { return }
        found.append(index)
      }
      isWhole = offset == bytes.count
    }
    guard isWhole else { return nil }
    let last = found.count - 1
    return found[last] < numbers.count(ofColumn: last) { found[$0] } ? found : nil
  }

  /// Returns the index of the next title or number of a column, and moves the offset behind it.
  private static func index(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ offset: inout Int,
    of column: SpinnerColumn
  ) -> Int64? {
    while offset < bytes.count {
      // The longest title counts, so that XL is not X.
      var (title, length) = (Int64(0), 0)
      for index in column.titles.indices {
        column.titles[index].withBytes { words in
          guard words.count > length, words.count <= bytes.count - offset else { return }
          if words.hasSameBytes(as: bytes.part(offset, offset + words.count)) {
            (title, length) = (Int64(index), words.count)
          }
        }
      }
      if length > 0, title < column.range.count {
        offset += length
        return title
      }
      let byte = bytes[offset]
      if isFigure(byte) { break }
      // A letter that begins no title is another word.
      let isLetter = byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      guard column.titles.isEmpty || !isLetter else { return nil }
      offset += 1
    }
    guard let number = number(in: bytes, &offset, upTo: column.range.maximum),
      let index = column.range.index(nearest: number), column.range[index] == number,
      index >= Int64(column.titles.count)
    else { return nil }
    return index
  }

  /// Returns the number at an offset, and moves the offset behind it.
  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ offset: inout Int,
    upTo greatest: Double
  ) -> Double? {
    var number = 0.0
    var power = 1.0
    let start = offset
    while offset < bytes.count, isFigure(bytes[offset]), power <= greatest || offset == start {
      number = number * 10 + Double(bytes[offset] - 48)
      power *= 10
      offset += 1
    }
    return offset > start ? number : nil
  }

  private static func isFigure(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
