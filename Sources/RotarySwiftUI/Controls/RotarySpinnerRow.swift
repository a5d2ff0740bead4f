#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// A row of number spinners that form one value: an odometer, a time, a date or a combination lock.
///
/// ```swift
/// @State private var birthday = Date()
/// @State private var alarm = Date()
///
/// var body: some View {
///   RotarySpinnerRow(date: $birthday, in: Date.distantPast...Date())
///   RotarySpinnerRow(date: $alarm, displayedComponents: .hourAndMinute)
/// }
/// ```
///
/// Turning a ring writes the binding continuously. A value set within `withAnimation` is animated, any other applies
/// immediately; neither sends an event.
public struct RotarySpinnerRow: View {
  /// The app's binding.
  private enum Source {
    case value(Binding<Double>)
    case date(Binding<Date>, limits: ClosedRange<Date>?, RotaryDateComponents)
  }

  private let source: Source
  private var row: SpinnerRow
  private var rowStyle: SpinnerStyle?
  private var handler: ((ValueEvent<Double>) -> Void)?
  /// Determines when a day begins.
  @Environment(\.timeZone) private var timeZone

  /// Creates a row of year, month and day, of hours and minutes, or one row of each, similar to `DatePicker`.
  ///
  /// Without limits, the years are 1900 to 2100. A date outside of them, or of the limits, is shown as the nearest one;
  /// the binding keeps it until the user turns a ring. The order of the columns, and AM and PM, are those of the
  /// environment's locale; see ``format(_:)``.
  ///
  /// - Parameters:
  ///   - date: The date that the row shows, in the environment's time zone. Another day keeps the time of day, and
  ///     another time keeps the day. If a daylight-saving change skips a time, the next valid time is used, and stays in
  ///     use.
  ///   - limits: The first and the last date. Numbers beyond them are dimmed, and a row that the user turns beyond them
  ///     turns back. Default nil.
  ///   - displayedComponents: The components that the user can change. Default `.date`.
  public init(
    date: Binding<Date>,
    in limits: ClosedRange<Date>? = nil,
    displayedComponents: RotaryDateComponents = .date
  ) {
    source = .date(date, limits: limits, displayedComponents)
    row = displayedComponents.contains(.date) ? .date : .time
    row.format.order = .locale
    row.format.hourCycle = .locale
    row.format.showsSeconds = displayedComponents.contains(.hourMinuteAndSecond)
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
    switch source {
    case .value(let value): content(row, value)
    case .date(let date, let limits, let components):
      let days = DayCalendar(timeZone: timeZone, limits: limits)
      VStack {
        if components.contains(.date) || components.isEmpty {
          content(row.limited(to: days.years).limited(to: days.dayLimits), days.days(of: date))
        }
        if components.contains(.hourAndMinute) {
          let unit = row.format.showsSeconds ? 1 : 60
          let limits = days.timeLimits(on: date.wrappedValue, unit: unit)
          content(timeRow.limited(to: limits), days.time(of: date, unit: unit))
        }
      }
    }
  }

  private func content(_ row: SpinnerRow, _ value: Binding<Double>) -> some View {
    SpinnerRowContent(value: value, row: row, rowStyle: rowStyle, handler: handler).hosted
  }

  /// The row of a time; below a row of dates, with the same settings.
  private var timeRow: SpinnerRow {
    guard !row.showsTime else { return row }
    var time = SpinnerRow.time
    time.options = row.options
    time.options.fitsDays = false
    time.format = row.format
    return time
  }

  /// Sets the spinners' appearance.
  public func style(_ style: SpinnerStyle) -> RotarySpinnerRow {
    var copy = self
    copy.rowStyle = style
    return copy
  }

  /// Sets the layout of columns and names.
  public func look(_ look: SpinnerRowLook) -> RotarySpinnerRow { changed { $0.look = look } }

  /// Sets how times and dates are written: the order of the columns, hours, and an interval.
  ///
  /// A row for a date has its components' seconds.
  public func format(_ format: SpinnerRowFormat) -> RotarySpinnerRow {
    changed {
      let showsSeconds = $0.format.showsSeconds
      $0.format = format
      if case .date = source { $0.format.showsSeconds = showsSeconds }
    }
  }

  /// Sets the names of the columns for screen readers, such as "Year", "Month" and "Day".
  public func labels(_ labels: [String]) -> RotarySpinnerRow { changed { $0.labels = labels } }

  /// Sets the row's behaviour.
  ///
  /// In a row for a date, `fitsDays` is always true.
  public func options(_ options: SpinnerRowOptions) -> RotarySpinnerRow {
    changed {
      $0.options = options
      if case .date(_, _, let components) = source {
        $0.options.fitsDays = components.contains(.date)
      }
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
}

/// The row, with its value as a number.
private struct SpinnerRowContent: BoundContent {
  let value: Binding<Double>
  let row: SpinnerRow
  let rowStyle: SpinnerStyle?
  let handler: ((ValueEvent<Double>) -> Void)?

  func makeHost() -> SpinnerRowView { SpinnerRowView(frame: .zero) }

  func updateSettings(of host: SpinnerRowView, _ context: UpdateContext) -> Bool {
    var row = row
    row.style = context.style(rowStyle, else: row.style)
    if !host.row.hasSameColumns(as: row) {
      host.row = row
      return true
    }
    set(\.format, of: host, to: row.format)
    set(\.minimumValue, of: host, to: row.minimumValue)
    set(\.maximumValue, of: host, to: row.maximumValue)
    set(\.look, of: host, to: row.look)
    set(\.style, of: host, to: row.style)
    return set(\.options, of: host, to: row.options)
  }

  func set(_ value: Double, of host: SpinnerRowView) { host.value = value }

  func move(_ host: SpinnerRowView, to value: Double) { host.setValue(value, animated: true) }
  func jump(_ host: SpinnerRowView, to value: Double) { host.jump(to: value) }
}

extension SpinnerRow {
  /// Returns a row with a least and a greatest value.
  fileprivate func limited(to limits: (first: Double, last: Double)?) -> SpinnerRow {
    var copy = self
    (copy.minimumValue, copy.maximumValue) = (limits?.first, limits?.last)
    return copy
  }

  /// Returns a row of dates whose years are limited; any other row stays.
  fileprivate func limited(to years: ClosedRange<Int>?) -> SpinnerRow {
    guard let years,
      let range = try? SpinnerRange(
        from: Double(years.lowerBound),
        through: Double(years.upperBound)
      )
    else { return self }
    var (copy, columns) = (self, columns)
    columns[0].range = range
    // Years out of the calendar's range keep the columns.
    try? copy.replace(columns)
    return copy
  }

  /// Whether both rows have the same columns and names.
  fileprivate func hasSameColumns(as other: SpinnerRow) -> Bool {
    // The columns of a time follow its format and the locale.
    (showsTime ? other.showsTime : columns == other.columns) && labels == other.labels
      && months == other.months && weekdays == other.weekdays && periods == other.periods
  }
}

struct RotarySpinnerRowPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(Date(timeIntervalSince1970: 0)) { RotarySpinnerRow(date: $0).look(.date) }
  }
}

/// A reader for ``RotarySpinnerRow``.
public typealias RotarySpinnerRowReader<Content: View> = RotaryReader<SpinnerRowView, Content>

extension RotaryProxy where Host == SpinnerRowView {
  /// Turns all rings to a value.
  @discardableResult
  public func move(to value: Double, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setValue(value, animated: animated) }
  }

  /// Turns all rings to the day of a date.
  @discardableResult
  public func move(to date: Date, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setDate(date, animated: animated) }
  }
}
#endif
