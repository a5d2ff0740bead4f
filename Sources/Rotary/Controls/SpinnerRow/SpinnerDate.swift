/// A day of the Gregorian calendar, as a row of spinners takes and tells it.
///
/// Every one is a date that there is. Days before the calendar was introduced are counted as if it had
/// always been (ISO 8601).
public struct SpinnerDate: Equatable, Sendable {
  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31, or where the month ends.
  public let day: Int

  /// What is no date.
  public enum DateError: Error, Equatable, Sendable {
    /// The year is not from 1 to 9999.
    case badYear(Int)
    /// The month is not from 1 to 12.
    case badMonth(Int)
    /// The month has no such day.
    case badDay(Int)
  }

  /// The years that a date can have.
  public static let years = 1...9_999

  /// Makes a date.
  ///
  /// - Throws: when there is no such day.
  public init(year: Int, month: Int, day: Int) throws(DateError) {
    guard Self.years.contains(year) else { throw .badYear(year) }
    guard (1...12).contains(month) else { throw .badMonth(month) }
    guard day >= 1, day <= Self.dayCount(ofMonth: month, year: year) else { throw .badDay(day) }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Makes the date that is so many days after 1 January 1970, as ``daysSince1970`` counts.
  ///
  /// - Parameter days: a whole number; nil comes back for one beyond the years 1 to 9999.
  ///
  /// Source: H. Hinnant, "chrono-compatible low-level date algorithms", 2014, `civil_from_days`,
  /// https://howardhinnant.github.io/date_algorithms.html.
  public init?(daysSince1970 days: Double) {
    guard days == days.rounded(), days.magnitude < 1e7 else { return nil }
    // Years begin in March here, so that a leap day is a year's last, and 400 years are an era.
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

  /// How many days it is after 1 January 1970; negative before.
  ///
  /// Source: as ``init(daysSince1970:)``, `days_from_civil`.
  public var daysSince1970: Double {
    let shifted = year - (month <= 2 ? 1 : 0)
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * Self.daysPerEra + dayOfEra - Self.daysBefore1970)
  }

  /// Which day of the week it is, from 1 for Monday to 7 for Sunday (ISO 8601).
  public var weekday: Int {
    // 1 January 1970 was a Thursday, and the first day of the first year a Monday.
    let first = 719_162
    return (Int(bounded: daysSince1970) + first) % 7 + 1
  }

  /// How many days a month has.
  ///
  /// - Parameters:
  ///   - month: 1 to 12.
  ///   - year: leap years are every fourth, but of the full hundreds only every fourth.
  /// - Returns: 28 to 31.
  public static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// 400 years.
  private static let daysPerEra = 146_097
  /// From 1 March of the year 0 to 1 January 1970.
  private static let daysBefore1970 = 719_468
}

extension SpinnerDate: Comparable {
  /// Whether one day comes before the other.
  public static func < (left: SpinnerDate, right: SpinnerDate) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }
}
