#if canImport(UIKit)
import Foundation

/// Converts between the seconds since midnight of a day and dates.
package struct DayTime {
  /// The calendar, whose time zone determines when a day begins.
  package var calendar: Calendar
  /// A date on the day.
  package var day: Date

  /// Creates the times of a day, by default those of today.
  package init(calendar: Calendar = Calendar(identifier: .gregorian), day: Date = Date()) {
    self.calendar = calendar
    self.day = day
  }

  /// Returns the date at a number of seconds since midnight; nil if the day does not have it.
  package func date(atSecond second: Int) -> Date? {
    calendar.date(
      bySettingHour: second / 3_600,
      minute: second / 60 % 60,
      second: second % 60,
      of: day
    )
  }

  /// Returns the seconds since midnight of a date; before the day 0, and after it a number beyond its end.
  package func second(of date: Date) -> Double {
    guard calendar.isDate(date, inSameDayAs: day) else {
      return date < day ? 0 : .greatestFiniteMagnitude
    }
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return Double(((parts.hour ?? 0) * 60 + (parts.minute ?? 0)) * 60 + (parts.second ?? 0))
  }
}

extension Date {
  /// Returns the nearest date between two others, the first of which has priority; nil for no limit.
  package func limited(from first: Date?, through last: Date?) -> Date {
    let date = last.map { min(self, $0) } ?? self
    return first.map { max(date, $0) } ?? date
  }
}
#endif
