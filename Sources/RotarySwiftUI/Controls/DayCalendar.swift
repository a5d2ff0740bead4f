#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import SwiftUI

/// The parts of a date that a ``RotarySpinnerRow`` shows, as those of a `DatePicker`.
public struct RotaryDateComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates components from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Year, month and day.
  public static let date = RotaryDateComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = RotaryDateComponents(rawValue: 2)
}

/// Converts dates to the numbers that rows count: days since 1 January 1970, and minutes since midnight.
@MainActor
struct DayCalendar {
  private static let secondsPerDay = 86_400.0
  private static let minutesPerHour = 60
  private var calendar = Calendar(identifier: .gregorian)
  private let limits: ClosedRange<Date>?

  init(timeZone: TimeZone, limits: ClosedRange<Date>?) {
    calendar.timeZone = timeZone
    self.limits = limits
  }

  /// The years of the limits; nil without limits.
  var years: ClosedRange<Int>? {
    limits.map {
      // The rows without limits have these years.
      let (first, last) = (year(of: $0.lowerBound), year(of: $0.upperBound))
      return min(max(first, 1_900), 2_100)...min(max(last, 1_900), 2_100)
    }
  }

  /// Returns a binding to the day of a date.
  func days(of date: Binding<Date>) -> Binding<Double> {
    Binding { @MainActor in
      day(of: limited(date.wrappedValue))
    } set: { @MainActor day in
      date.wrappedValue = limited(self.date(limited(date.wrappedValue), movedTo: day))
    }
  }

  /// Returns a binding to the minutes of a date.
  func minutes(of date: Binding<Date>) -> Binding<Double> {
    Binding { @MainActor in
      Double(minutes(of: limited(date.wrappedValue)))
    } set: { @MainActor minutes in
      guard let minutes = Int(exactly: minutes) else { return }
      date.wrappedValue = limited(self.date(limited(date.wrappedValue), at: minutes))
    }
  }

  private func limited(_ date: Date) -> Date {
    limits.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  private func year(of date: Date) -> Int { calendar.component(.year, from: date) }

  private func minutes(of date: Date) -> Int {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return (parts.hour ?? 0) * Self.minutesPerHour + (parts.minute ?? 0)
  }

  /// Returns another time on the same day, with the same seconds.
  private func date(_ date: Date, at minutes: Int) -> Date {
    calendar.date(
      bySettingHour: minutes / Self.minutesPerHour,
      minute: minutes % Self.minutesPerHour,
      second: calendar.component(.second, from: date),
      of: date
    ) ?? date
  }

  private func day(of date: Date) -> Double {
    let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
    return ((date.timeIntervalSince1970 + offset) / Self.secondsPerDay).rounded(.down)
  }

  /// Returns the same time on another day.
  private func date(_ date: Date, movedTo day: Double) -> Date {
    guard let days = Int(exactly: day - self.day(of: date)) else { return date }
    return calendar.date(byAdding: .day, value: days, to: date) ?? date
  }
}
#endif
