#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// A row of number spinners that form one value: an odometer, a time, a date or a combination lock.
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
/// Turning a ring writes the binding continuously. A value set within `withAnimation` is animated, any other applies
/// immediately; neither sends an event.
public struct RotarySpinnerRow: View {
  /// The app's binding.
  private enum Source {
    case value(Binding<Double>)
    case date(Binding<Date>)
  }

  private let source: Source
  private var row: SpinnerRow
  private var handler: ((ValueEvent<Double>) -> Void)?
  /// Determines when a day begins.
  @Environment(\.timeZone) private var timeZone

  /// Creates a row of year, month and day, similar to `DatePicker`.
  ///
  /// The years are 1900 to 2100. A date outside of them is shown as the first or the last day; the binding keeps it
  /// until the user turns a ring.
  ///
  /// - Parameter date: A date on the day that the row shows, in the environment's time zone. Another day keeps the time
  ///   of day. If a daylight-saving change skips that time, the next valid time is used, and stays in use.
  public init(date: Binding<Date>) {
    source = .date(date)
    row = .date
  }

  /// Creates a row of other columns.
  ///
  /// - Parameters:
  ///   - value: The number that all columns form together, such as the minutes since midnight for `.time`.
  ///   - row: `.time`, `.digits(4)`, or a row of your own columns, with its names. Its value and size are ignored. A
  ///     change of more than options, style and look ends the user's drag.
  public init(value: Binding<Double>, row: SpinnerRow) {
    source = .value(value)
    self.row = row
  }

  /// The content of the view.
  public var body: some View {
    SpinnerRowContent(value: value, row: row, handler: handler).hosted
  }

  /// Sets the spinners' appearance.
  public func style(_ style: SpinnerStyle) -> RotarySpinnerRow { changed { $0.style = style } }

  /// Sets the layout of columns and names.
  public func look(_ look: SpinnerRowLook) -> RotarySpinnerRow { changed { $0.look = look } }

  /// Sets the names of the columns for screen readers, such as "Year", "Month" and "Day".
  public func labels(_ labels: [String]) -> RotarySpinnerRow { changed { $0.labels = labels } }

  /// Sets the row's behaviour.
  ///
  /// In a row for a date, `fitsDays` is always true.
  public func options(_ options: SpinnerRowOptions) -> RotarySpinnerRow {
    changed {
      $0.options = options
      if case .date = source { $0.options.fitsDays = true }
    }
  }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<Double>) -> Void) -> RotarySpinnerRow {
    var copy = self
    copy.handler = action
    return copy
  }

  private func changed(_ change: (inout SpinnerRow) -> Void) -> RotarySpinnerRow {
    var copy = self
    change(&copy.row)
    return copy
  }

  /// The number that all columns form together, converted from a date if necessary.
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

/// Converts dates to the days since 1 January 1970, which a row of dates counts.
private struct DayCalendar {
  private static let secondsPerDay = 86_400.0
  private var calendar = Calendar(identifier: .gregorian)

  init(timeZone: TimeZone) { calendar.timeZone = timeZone }

  /// Returns the day of a date.
  func day(of date: Date) -> Double {
    let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
    return ((date.timeIntervalSince1970 + offset) / Self.secondsPerDay).rounded(.down)
  }

  /// Returns the same time on another day.
  func date(_ date: Date, movedTo day: Double) -> Date {
    guard let days = Int(exactly: day - self.day(of: date)) else { return date }
    return calendar.date(byAdding: .day, value: days, to: date) ?? date
  }
}

/// The row, with its value as a number.
private struct SpinnerRowContent: BoundContent {
  let value: Binding<Double>
  let row: SpinnerRow
  let handler: ((ValueEvent<Double>) -> Void)?

  func makeHost() -> SpinnerRowView { SpinnerRowView(frame: .zero) }

  func updateSettings(of host: SpinnerRowView) -> Bool {
    if !host.row.hasSameColumns(as: row) {
      host.row = row
      return true
    }
    set(\.look, of: host, to: row.look)
    set(\.style, of: host, to: row.style)
    return set(\.options, of: host, to: row.options)
  }

  func set(_ value: Double, of host: SpinnerRowView) { host.value = value }

  func move(_ host: SpinnerRowView, to value: Double) { host.setValue(value, animated: true) }
  func jump(_ host: SpinnerRowView, to value: Double) { host.jump(to: value) }
}

extension SpinnerRow {
  /// Whether both rows have the same columns and names.
  fileprivate func hasSameColumns(as other: SpinnerRow) -> Bool {
    columns == other.columns && labels == other.labels && months == other.months
      && weekdays == other.weekdays
  }
}

struct RotarySpinnerRowPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(Date(timeIntervalSince1970: 0)) { RotarySpinnerRow(date: $0).look(.date) }
  }
}
#endif
