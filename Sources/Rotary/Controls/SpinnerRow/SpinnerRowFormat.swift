/// How a row writes times and dates.
///
/// It applies to ``SpinnerRow/time``, and its order to every row that shows dates. The value stays the same time if the
/// format changes.
public struct SpinnerRowFormat: Equatable, Sendable {
  /// The order of a date's columns, and the side of AM and PM.
  ///
  /// Default ``SpinnerRowOrder/yearMonthDay``.
  public var order = SpinnerRowOrder.yearMonthDay
  /// Whether a day has 24 hours or twice 12.
  ///
  /// Default ``SpinnerHourCycle/h23``.
  public var hourCycle = SpinnerHourCycle.h23
  /// Whether a time has seconds.
  ///
  /// Default false. With seconds, the value is the seconds since midnight instead of the minutes.
  public var showsSeconds = false
  /// The distance between neighbours in the last column of a time: minutes or, with seconds, seconds.
  ///
  /// One of ``intervals``; the next smaller one is used for any other number. Default 1.
  public var interval: Int {
    get { storedInterval }
    set { storedInterval = Self.intervals.last { $0 <= newValue } ?? 1 }
  }
  private var storedInterval = 1

  /// The intervals into which an hour divides.
  public static let intervals = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]

  /// Creates a format with its defaults.
  public init() {}
}

/// The orders of a row's columns.
///
/// The order of reading differs, not the value: a change of the month carries to the year in every order.
public enum SpinnerRowOrder: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// Dates as 2026-02-28; AM and PM after the time.
  case yearMonthDay
  /// Dates as 28-02-2026; AM and PM after the time.
  case dayMonthYear
  /// Dates as 02-28-2026; AM and PM after the time.
  case monthDayYear
  /// Dates as 2026-02-28; AM and PM before the time, as in Chinese and Korean.
  case periodFirst
  /// The order of the user's language; see ``ControlEnvironment/dates``.
  case locale

  /// The names of the cases in settings.
  public static var names: TokenList {
    TokenList("year-month-day day-month-year month-day-year period-first locale")
  }
}

/// The ways to count the hours of a day.
public enum SpinnerHourCycle: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// 00 to 23.
  case h23
  /// 12, 1 to 11, twice, with AM and PM in a separate column.
  case h12
  /// That of the user's language; see ``ControlEnvironment/dates``.
  case locale

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("h23 h12 locale") }
}

/// How the user's language writes dates and times.
public struct DateConventions: Equatable, Sendable {
  /// The order of year, month and day.
  ///
  /// ``SpinnerRowOrder/periodFirst`` and ``SpinnerRowOrder/locale`` count as the default. Default
  /// ``SpinnerRowOrder/yearMonthDay``.
  public var order: SpinnerRowOrder
  /// Whether AM and PM come before the time.
  ///
  /// Default false.
  public var periodIsFirst: Bool
  /// Whether times have AM and PM.
  ///
  /// Default false.
  public var hasPeriods: Bool

  /// Creates conventions, by default those of ISO 8601.
  public init(
    order: SpinnerRowOrder = .yearMonthDay,
    periodIsFirst: Bool = false,
    hasPeriods: Bool = false
  ) {
    self.order = order
    self.periodIsFirst = periodIsFirst
    self.hasPeriods = hasPeriods
  }

  private static let words = TokenList(
    "year-month-day day-month-year month-day-year period-first h12 h23"
  )

  /// Creates conventions from the words of the setting `conventions`.
  ///
  /// - Throws: An error with a word that is none of them.
  init(words: [String]) throws(SettingError) {
    self.init()
    for word in words {
      switch try SettingValue.text(word).choice(Self.words.text) {
      case let index where index < 3: order = SpinnerRowOrder(rawValue: index) ?? order
      case 3: periodIsFirst = true
      case let index: hasPeriods = index == 4
      }
    }
  }
}

// A column's text in settings.
extension SpinnerColumn {
  /// Creates a column from a text: numbers as `0..9` or `00..55/5`, or words separated by spaces.
  ///
  /// Leading zeros of the first number set ``minimumDigits``.
  ///
  /// - Throws: An error for an empty text or an invalid range.
  init(text: String) throws(SettingError) {
    var column: SpinnerColumn?
    text.withBytes { column = Self.hasDots($0) ? Self.numbers(in: $0) : Self.words(in: $0) }
    guard let column else {
      throw SettingValue.text(text).refusal(.format(TokenList("0..9 00..55/5 S")))
    }
    self = column
  }

  private static func words(in bytes: UnsafeBufferPointer<UInt8>) -> SpinnerColumn? {
    var words: [String] = []
    bytes.forEachWord { if $0.count > 0 { words.append(String(validBytes: $0)) } }
    guard !words.isEmpty else { return nil }
    let range = try? SpinnerRange(from: 0, through: Double(words.count - 1))
    // Between two words, there is only one way.
    return range.map { SpinnerColumn($0, titles: words, wraps: words.count > 2) }
  }

  private static func numbers(in bytes: UnsafeBufferPointer<UInt8>) -> SpinnerColumn? {
    let dots = place(of: ".", in: bytes, isTwice: true)
    let slash = place(of: "/", in: bytes)
    guard dots < slash, let start = number(in: bytes.part(0, dots)),
      let end = number(in: bytes.part(dots + 2, slash)),
      let step = slash == bytes.count ? 1 : number(in: bytes.part(slash + 1, bytes.count)),
      let range = try? SpinnerRange(from: start, through: end, step: step)
    else { return nil }
    var column = SpinnerColumn(range)
    let first = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    if bytes[first] == UInt8(ascii: "0") { column.minimumDigits = dots - first }
    return column
  }

  private static func hasDots(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    place(of: ".", in: bytes, isTwice: true) < bytes.count
  }

  /// Returns the first place of a character, or of two of them; the end if there is none.
  private static func place(
    of character: Unicode.Scalar,
    in bytes: UnsafeBufferPointer<UInt8>,
    isTwice: Bool = false
  ) -> Int {
    let last = bytes.count - (isTwice ? 1 : 0)
    var place = 0
    while place < last {
      let byte = UInt8(ascii: character)
      if bytes[place] == byte, !isTwice || bytes[place + 1] == byte { return place }
      place += 1
    }
    return bytes.count
  }

  private static func number(in bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let found = DecimalNumber.read(bytes, from: 0), found.end == bytes.count else {
      return nil
    }
    return found.value
  }
}
