#if canImport(UIKit)
import Rotary
import UIKit

/// A row of number spinners that form one value: an odometer, a time, a date or a combination lock.
///
/// A row of dates is similar to `UIDatePicker`:
///
/// ```swift
/// let birthday = SpinnerRowView(frame: CGRect(x: 20, y: 80, width: 320, height: 180))
/// birthday.row = .date
/// birthday.date = Date()
/// birthday.addAction(
///   UIAction { [unowned birthday] _ in print(birthday.date ?? "") },
///   for: .valueChanged
/// )
/// view.addSubview(birthday)
/// ```
///
/// A row that stops at its code sends `.primaryActionTriggered`.
open class SpinnerRowView: RotaryValueView, EventSending {
  private let core = ControlHost(SpinnerRow())

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((ValueEvent<Double>) -> Void)?

  override var host: any ControlHosting { core }

  override var restorableNumbers: [Double] {
    get { [value] }
    set { value = newValue[0] }
  }

  /// Up and down step a column; left and right move to the next column, or from the last one to another view.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool {
    var copy = row
    return copy.handle(.key(arrow.key), at: now) == .handled
  }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// The calendar that converts between ``date`` and the columns.
  ///
  /// Its time zone determines when a day begins. Default the Gregorian calendar in the device's time zone. The row
  /// always shows Gregorian days.
  public var calendar: Calendar {
    get { time.calendar }
    set {
      time.calendar = newValue
      limit()
    }
  }

  /// The columns and their contents: `.date`, `.time`, `.digits(4)`, or a row of your own columns.
  ///
  /// Setting it discards all of the previous row except its size, ``minimumDate`` and ``maximumDate``.
  public var row: SpinnerRow {
    get { core.read { $0 } }
    set {
      core.replace(with: newValue)
      limit()
    }
  }

  /// How the row writes times and dates: the order of its columns, hours, seconds, and an interval.
  ///
  /// A change keeps the value. Default year, month and day, and 24 hours, in every locale.
  public var format: SpinnerRowFormat {
    get { core[\.format] }
    set {
      core[\.format] = newValue
      limit()
    }
  }

  /// The number that all columns form together; see `SpinnerRow.value`.
  ///
  /// Setting it sends no event. Setting it to the value that the row has just reported does not interrupt a drag.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns all rings to a value without sending an event.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// Moves immediately to a value for a command of the app, which has no end to report.
  package func jump(to value: Double) { core.edit { _ = $0.move(to: value, animated: false) } }

  /// The date that the row shows: the start of a day, or a time on the day that was set last; nil for other rows.
  ///
  /// Setting it sends no event. A date outside the row's years, or outside ``minimumDate`` and ``maximumDate``, becomes
  /// the nearest one. A row of hours and minutes begins with today.
  public var date: Date? {
    get { date(of: value).map { limited($0) } }
    set {
      guard let number = newValue.flatMap({ show(limited($0)) }) else { return }
      value = number
    }
  }

  /// Turns all rings to a date without sending an event.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setDate(_ date: Date, animated: Bool) -> CommandedMotion<Double>? {
    show(limited(date)).flatMap { setValue($0, animated: animated) }
  }

  /// The least value that the user can select; nil, the default, for no limit.
  ///
  /// Numbers that are not reachable are dimmed, and a row that the user turns beyond a limit turns back.
  public var minimumValue: Double? {
    get { core[\.minimumValue] }
    set { core[\.minimumValue] = newValue }
  }

  /// The greatest value that the user can select; nil, the default, for no limit.
  public var maximumValue: Double? {
    get { core[\.maximumValue] }
    set { core[\.maximumValue] = newValue }
  }

  /// The first date that the user can select; nil, the default, for no limit.
  ///
  /// It sets ``minimumValue``. A row that shows no date ignores it.
  public var minimumDate: Date? { didSet { minimumValue = minimumDate.flatMap(number) } }

  /// The last date that the user can select; nil, the default, for no limit.
  ///
  /// It sets ``maximumValue``. A row that shows no date ignores it.
  public var maximumDate: Date? { didSet { maximumValue = maximumDate.flatMap(number) } }

  /// The day of a row of hours and minutes.
  private var time = DayTime()

  private func limited(_ date: Date) -> Date {
    date.limited(from: minimumDate, through: maximumDate)
  }

  /// Applies the first and the last date to the row again.
  private func limit() {
    if let minimumDate { minimumValue = number(minimumDate) }
    if let maximumDate { maximumValue = number(maximumDate) }
  }

  private func date(of value: Double) -> Date? {
    if row.showsTime {
      return time.date(atSecond: Int(format.showsSeconds ? value : value * 60))
    }
    guard core[\.date] != nil, let shown = SpinnerDate(daysSince1970: value) else { return nil }
    let parts = DateComponents(year: shown.year, month: shown.month, day: shown.day)
    return calendar.date(from: parts)
  }

  /// Returns the row's value for a date, and makes its day the day of a row of hours and minutes.
  private func show(_ date: Date) -> Double? {
    if row.showsTime, time.day != date {
      time.day = date
      limit()
    }
    return number(date)
  }

  /// Returns the row's value for a date; for a time on another day, the first or the last.
  private func number(_ date: Date) -> Double? {
    if row.showsTime {
      let seconds = time.second(of: date)
      return format.showsSeconds ? seconds : (seconds / 60).rounded(.down)
    }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard core[\.date] != nil, let year = parts.year, let month = parts.month, let day = parts.day
    else { return nil }
    return (try? SpinnerDate(year: year, month: month, day: day))?.daysSince1970
  }

  /// The settings for the row's behaviour.
  public var options: SpinnerRowOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The settings for the spinners' appearance.
  public var style: SpinnerStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// The settings for the layout of columns and names.
  public var look: SpinnerRowLook {
    get { core[\.look] }
    set { core[\.look] = newValue }
  }
}
#endif
