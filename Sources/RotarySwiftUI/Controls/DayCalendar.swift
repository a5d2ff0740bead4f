#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import RotaryUIKit
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
  /// Hour, minute and second.
  public static let hourMinuteAndSecond = RotaryDateComponents(rawValue: 6)
}

/// Converts dates to the numbers that rows count: days since 1 January 1970, and minutes or seconds since midnight.
@MainActor
struct DayCalendar {
  private static let secondsPerDay = 86_400.0
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

  /// Returns a binding to the time of a date, in units of a number of seconds.
  func time(of date: Binding<Date>, unit: Int) -> Binding<Double> {
    Binding { @MainActor in
      Double(seconds(of: limited(date.wrappedValue)) / unit)
    } set: { @MainActor number in
      guard let number = Int(exactly: number) else { return }
      let shown = limited(date.wrappedValue)
      // A row without seconds keeps them.
      let seconds = number * unit + seconds(of: shown) % unit
      date.wrappedValue = limited(self.date(shown, at: seconds))
    }
  }

  /// Returns the limits of a row of days.
  var dayLimits: (first: Double, last: Double)? {
    limits.map { (day(of: $0.lowerBound), day(of: $0.upperBound)) }
  }

  /// Returns the limits of a row of times on the day of a date, in units of a number of seconds.
  func timeLimits(on date: Date, unit: Int) -> (first: Double, last: Double)? {
    guard let limits else { return nil }
    let day = day(of: limited(date))
    let first = self.day(of: limits.lowerBound) < day ? 0 : seconds(of: limits.lowerBound)
    let last =
      self.day(of: limits.upperBound) > day
      ? Int(Self.secondsPerDay) - 1 : seconds(of: limits.upperBound)
    return (Double(first / unit), Double(last / unit))
  }

  private func limited(_ date: Date) -> Date {
    date.limited(from: limits?.lowerBound, through: limits?.upperBound)
  }

  private func year(of date: Date) -> Int { calendar.component(.year, from: date) }

  private func seconds(of date: Date) -> Int { Int(time(on: date).second(of: date)) }

  /// Returns another time on the same day.
  private func date(_ date: Date, at seconds: Int) -> Date {
    time(on: date).date(atSecond: seconds) ?? date
  }

  /// Returns the times of the day of a date.
  private func time(on date: Date) -> DayTime { DayTime(calendar: calendar, day: date) }

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
