/// The kinds of rows in settings.
enum SpinnerRowKind: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  case digits, time, date

  static var names: TokenList { TokenList("digits time date") }

  /// An example of the row's text.
  var form: StaticString {
    switch self {
    case .digits: return "0042"
    case .time: return "09:41"
    case .date: return "2024-02-29"
    }
  }

  /// Returns the columns of a row.
  ///
  /// - Parameter digitCount: The number of columns for digits.
  /// - Returns: The columns.
  func columns(digitCount: Int) -> [SpinnerColumn] {
    func column(
      _ numbers: ClosedRange<Double>,
      share: Double = 1,
      separator: String = ""
    ) -> SpinnerColumn {
      let range = try? SpinnerRange(from: numbers.lowerBound, through: numbers.upperBound)
      var column = SpinnerColumn(range ?? .digits, share: share, separator: separator)
      column.minimumDigits = 2
      return column
    }
    switch self {
    case .digits: return [SpinnerColumn](repeating: SpinnerColumn(), count: digitCount)
    case .time: return [column(0...23, separator: ":"), column(0...59)]
    case .date:
      return [
        column(1_900...2_100, share: 1.75, separator: "-"),
        column(1...12, separator: "-"),
        column(1...31),
      ]
    }
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
  public static var time: SpinnerRow { SpinnerRow(.time) }

  /// A row for year, month and day, from 1900 through 2100; days end with their month.
  public static var date: SpinnerRow { SpinnerRow(.date) }

  /// Sets the columns of a kind.
  mutating func make(_ kind: SpinnerRowKind) {
    self.kind = kind
    options.fitsDays = kind == .date
    // These columns are always valid.
    try? replace(kind.columns(digitCount: digitCount))
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
    var found: [Int64] = []
    var isWhole = false
    text.withBytes { bytes in
      var offset = 0
      for column in columns {
        while offset < bytes.count, !Self.isFigure(bytes[offset]) { offset += 1 }
        guard let number = Self.number(in: bytes, &offset, upTo: column.range.maximum),
          let index = column.range.index(nearest: number), column.range[index] == number
        else { return }
        found.append(index)
      }
      isWhole = offset == bytes.count
    }
    guard isWhole else { return nil }
    let count = numbers.count(ofColumn: lastColumn) { found[$0] }
    return found[lastColumn] < count ? found : nil
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
