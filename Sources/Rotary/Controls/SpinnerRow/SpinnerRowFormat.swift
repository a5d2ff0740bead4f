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
  /// Default ``HourCycle/h23``.
  public var hourCycle = HourCycle.h23
  /// Whether a time has seconds.
  ///
  /// Default false. With seconds, the value is the seconds since midnight instead of the minutes.
  public var showsSeconds = false
  /// The distance between neighbours in the last column of a time: minutes or, with seconds, seconds.
  ///
  /// One of ``HourDivisor/all``; the next smaller one is used for any other number. Default 1.
  @HourDivisor public var interval = 1

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
