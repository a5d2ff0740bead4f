/// A day of the Gregorian calendar, for a row of spinners.
///
/// Every value is a valid date. Days before the calendar was introduced are counted as if it had always been in use
/// (ISO 8601).
public struct SpinnerDate: Equatable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day, from 1 to the last day of the month.
  public let day: Int

  /// The reason why a date is invalid.
  public enum DateError: Error, Equatable, Sendable {
    /// The year is not from 1 to 9999.
    case badYear(Int)
    /// The month is not from 1 to 12.
    case badMonth(Int)
    /// The month does not have this day.
    case badDay(Int)
  }

  /// The range of years.
  public static let years = 1...9_999

  /// Creates a date.
  ///
  /// - Throws: A ``DateError`` if the day does not exist.
  public init(year: Int, month: Int, day: Int) throws(DateError) {
    guard Self.years.contains(year) else { throw .badYear(year) }
    guard (1...12).contains(month) else { throw .badMonth(month) }
    guard day >= 1, day <= Self.dayCount(ofMonth: month, year: year) else { throw .badDay(day) }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the date that is a number of days after 1 January 1970; see ``daysSince1970``.
  ///
  /// - Parameter days: A whole number. For a day outside the years 1 to 9999, the initializer returns nil.
  ///
  /// Source: H. Hinnant, "chrono-compatible low-level date algorithms", 2014, `civil_from_days`,
  /// https://howardhinnant.github.io/date_algorithms.html.
  public init?(daysSince1970 days: Double) {
    guard days == days.rounded(), days.magnitude < 1e7 else { return nil }
    // Years begin in March here, so that a leap day is the last day of a year; 400 years are an era.
    let total = Int(bounded: days) + Self.daysBefore1970
    let era = (total >= 0 ? total : total - Self.daysPerEra + 1) / Self.daysPerEra
    let dayOfEra = total - era * Self.daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * march + 2) / 5 + 1
    month = march < 10 ? march + 3 : march - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard Self.years.contains(year) else { return nil }
  }

  /// The number of days after 1 January 1970; negative before it.
  ///
  /// Source: as for ``init(daysSince1970:)``, `days_from_civil`.
  public var daysSince1970: Double {
    let shifted = year - (month <= 2 ? 1 : 0)
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * Self.daysPerEra + dayOfEra - Self.daysBefore1970)
  }

  /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
  public var weekday: Int {
    // 1 January 1970 was a Thursday, and the first day of year 1 was a Monday.
    let first = 719_162
    return (Int(bounded: daysSince1970) + first) % 7 + 1
  }

  /// Returns the number of days in a month.
  ///
  /// - Parameters:
  ///   - month: The month, 1 to 12.
  ///   - year: The year. Every fourth year is a leap year, except three of four full centuries.
  /// - Returns: A number from 28 to 31.
  public static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// The number of days in 400 years.
  private static let daysPerEra = 146_097
  /// The number of days from 1 March of year 0 to 1 January 1970.
  private static let daysBefore1970 = 719_468
}

extension SpinnerDate: Comparable {
  /// Returns whether a day is before another.
  public static func < (left: SpinnerDate, right: SpinnerDate) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }
}
