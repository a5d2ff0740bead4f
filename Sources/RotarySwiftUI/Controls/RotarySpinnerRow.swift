#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// Several number spinners side by side that make one value: an odometer, a time, a date, a lock.
///
/// ```swift
/// @State private var birthday = Date()
/// @State private var alarm = 390.0
///
/// var body: some View {
///   RotarySpinnerRow(date: $birthday)
///   RotarySpinnerRow(value: $alarm, row: .time)
/// }
/// ```
///
/// The binding is written while a ring turns. A value set within `withAnimation` is turned to, any other is
/// there at once; neither is told.
public struct RotarySpinnerRow: View {
  /// What the app keeps.
  private enum Source {
    case value(Binding<Double>)
    case date(Binding<Date>)
  }

  private let source: Source
  private var row: SpinnerRow
  private var handler: ((SpinnerRowEvent) -> Void)?
  /// Says when a day begins.
  @Environment(\.timeZone) private var timeZone

  /// Makes a row of year, month and day, used as a `DatePicker` is.
  ///
  /// The years are 1900 to 2100; a date beyond them is shown as the first or the last day, and stays the
  /// app's until the user turns.
  ///
  /// - Parameter date: a moment of the day that is shown, in the time zone of the environment. Turned to
  ///   another day, it keeps the time of day; where a clock is put forward over that, it is the next time
  ///   that there is, and stays it.
  public init(date: Binding<Date>) {
    source = .date(date)
    row = .date
  }

  /// Makes a row of a kind, or of columns of your own.
  ///
  /// - Parameters:
  ///   - value: the number that all columns make, such as the minutes since midnight of `.time`.
  ///   - row: `.time`, `.digits(4)`, or a row of your own, with its names; its value and its size do not
  ///     count. When it changes in more than options, style and look, what the user does with it ends.
  public init(value: Binding<Double>, row: SpinnerRow) {
    source = .value(value)
    self.row = row
  }

  /// The row as SwiftUI shows it.
  public var body: some View {
    SpinnerRowContent(value: value, row: row, handler: handler).hosted
  }

  /// Sets what it looks like.
  public func style(_ style: SpinnerStyle) -> RotarySpinnerRow { changed { $0.style = style } }

  /// Sets how columns and names are set out.
  public func look(_ look: SpinnerRowLook) -> RotarySpinnerRow { changed { $0.look = look } }

  /// Sets how it behaves; days end with their month in any row that was made for a date.
  public func options(_ options: SpinnerRowOptions) -> RotarySpinnerRow {
    changed {
      $0.options = options
      if case .date = source { $0.options.fitsDays = true }
    }
  }

  /// Calls for everything that the user brings about, after the binding is written.
  public func onEvent(_ action: @escaping (SpinnerRowEvent) -> Void) -> RotarySpinnerRow {
    var copy = self
    copy.handler = action
    return copy
  }

  private func changed(_ change: (inout SpinnerRow) -> Void) -> RotarySpinnerRow {
    var copy = self
    change(&copy.row)
    return copy
  }

  /// The number that the columns make, wherever the app keeps it.
  private var value: Binding<Double> {
    switch source {
    case .value(let value): return value
    case .date(let date):
      let days = DayCalendar(timeZone: timeZone)
      return Binding { @MainActor in
        days.day(of: date.wrappedValue)
      } set: { @MainActor day in
        date.wrappedValue = days.date(date.wrappedValue, movedTo: day)
      }
    }
  }
}

/// Counts days as a row of dates does: since 1 January 1970.
private struct DayCalendar {
  private static let secondsPerDay = 86_400.0
  private var calendar = Calendar(identifier: .gregorian)

  init(timeZone: TimeZone) { calendar.timeZone = timeZone }

  /// The day that a moment falls on.
  func day(of date: Date) -> Double {
    let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
    return ((date.timeIntervalSince1970 + offset) / Self.secondsPerDay).rounded(.down)
  }

  /// The same time of another day.
  func date(_ date: Date, movedTo day: Double) -> Date {
    guard let days = Int(exactly: day - self.day(of: date)) else { return date }
    return calendar.date(byAdding: .day, value: days, to: date) ?? date
  }
}

/// The row, once it is known where its number is.
private struct SpinnerRowContent: BoundContent {
  let value: Binding<Double>
  let row: SpinnerRow
  let handler: ((SpinnerRowEvent) -> Void)?

  static var eventHandler: ReferenceWritableKeyPath<SpinnerRowView, ((SpinnerRowEvent) -> Void)?> {
    \.eventHandler
  }

  static func value(toldBy event: SpinnerRowEvent) -> Double? { event.value }

  func makeHost() -> SpinnerRowView { SpinnerRowView(frame: .zero) }

  func updateSettings(of host: SpinnerRowView) -> Bool {
    if !host.row.isMade(as: row) {
      host.row = row
      return true
    }
    set(\.look, of: host, to: row.look)
    set(\.style, of: host, to: row.style)
    return set(\.options, of: host, to: row.options)
  }

  func show(_ value: Double, on host: SpinnerRowView, isAnimated: Bool) {
    if isAnimated { host.setValue(value, animated: true) } else { host.value = value }
  }
}

extension SpinnerRow {
  /// Whether both have the same columns and names.
  fileprivate func isMade(as other: SpinnerRow) -> Bool {
    columns == other.columns && labels == other.labels && months == other.months
      && weekdays == other.weekdays
  }
}

struct RotarySpinnerRowPreview: PreviewProvider {
  static var previews: some View {
    Tried(Date(timeIntervalSince1970: 0)) { RotarySpinnerRow(date: $0).look(.date) }
  }
}
#endif
