/// The ways to count the hours of a day.
public enum HourCycle: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// 00 to 23.
  case h23
  /// 12, 1 to 11, twice, with AM and PM chosen separately.
  case h12
  /// That of the user's language; see ``ControlEnvironment/dates``.
  case locale

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("h23 h12 locale") }

  /// Whether hours have AM and PM, for a user's language.
  func hasPeriods(in dates: DateConventions) -> Bool {
    self == .h12 || self == .locale && dates.hasPeriods
  }
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

/// A number of minutes or seconds into which an hour or a minute divides.
@propertyWrapper
public struct HourDivisor: Equatable, Sendable {
  /// The accepted numbers.
  public static let all = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]

  private var number = 1

  /// Creates a property; see ``wrappedValue``.
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

  /// The number, one of ``all``; the next smaller one is used for any other number.
  public var wrappedValue: Int {
    get { number }
    set { number = Self.all.last { $0 <= newValue } ?? 1 }
  }

  /// The wrapper.
  public var projectedValue: HourDivisor {
    get { self }
    set { self = newValue }
  }
}

extension SettingVisitor {
  /// Visits the setting for the conventions of the user's language.
  @inline(__always)
  mutating func conventions(_ set: (DateConventions) -> Void) {
    texts("conventions", []) {
      """
      How the user's language writes dates and times, for the word locale: year-month-day, \
      day-month-year or month-day-year; h12 or h23; period-first.
      """
    } set: { words throws(SettingError) in
      set(try DateConventions(words: words))
    }
  }

  /// Visits the setting for the distance between times.
  @inline(__always)
  mutating func interval(_ divisor: inout HourDivisor, _ summary: () -> StaticString) {
    integer("interval", divisor.wrappedValue, in: 1...30, summary) {
      number throws(SettingError) in
      guard HourDivisor.all.contains(number) else {
        throw SettingValue.number(Double(number))
          .refusal(.choice(TokenList("1 2 3 4 5 6 10 12 15 20 30")))
      }
      divisor.wrappedValue = number
    }
  }
}
