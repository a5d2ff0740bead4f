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

  override func sendEvents() {
    sendEvents(of: core) { eventHandler?($0) }
    if !core.isMoving, !core.isHeld { returnToLimits(animated: true) }
  }

  /// The calendar that converts between ``date`` and the columns.
  ///
  /// Its time zone determines when a day begins. Default the Gregorian calendar in the device's time zone. The row
  /// always shows Gregorian days.
  public var calendar = Calendar(identifier: .gregorian)

  /// The columns and their contents: `.date`, `.time`, `.digits(4)`, or a row of your own columns.
  ///
  /// Setting it discards all of the previous row except its size.
  public var row: SpinnerRow {
    get { core.read { $0 } }
    set { core.replace(with: newValue) }
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
      guard let number = newValue.flatMap({ number(of: $0) }) else { return }
      value = number
    }
  }

  /// Turns all rings to a date without sending an event.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setDate(_ date: Date, animated: Bool) -> CommandedMotion<Double>? {
    number(of: date).flatMap { setValue($0, animated: animated) }
  }

  /// The first date that the user can select; nil, the default, for no limit.
  ///
  /// A row that the user turns beyond it turns back.
  public var minimumDate: Date? { didSet { returnToLimits(animated: false) } }

  /// The last date that the user can select; nil, the default, for no limit.
  ///
  /// A row that the user turns beyond it turns back.
  public var maximumDate: Date? { didSet { returnToLimits(animated: false) } }

  /// The day of a row of hours and minutes.
  private var day = Date()

  private var isTime: Bool { row.columns == SpinnerRow.time.columns }

  private func limited(_ date: Date) -> Date {
    let date = maximumDate.map { min(date, $0) } ?? date
    return minimumDate.map { max(date, $0) } ?? date
  }

  private func date(of value: Double) -> Date? {
    if isTime {
      let minutes = Int(value)
      return calendar.date(bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: day)
    }
    guard core[\.date] != nil, let shown = SpinnerDate(daysSince1970: value) else { return nil }
    let parts = DateComponents(year: shown.year, month: shown.month, day: shown.day)
    return calendar.date(from: parts)
  }

  /// Returns the row's value for a date within the limits.
  private func number(of date: Date) -> Double? {
    let date = limited(date)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute
    else { return nil }
    if isTime {
      self.day = date
      return Double(hour * 60 + minute)
    }
    guard core[\.date] != nil else { return nil }
    return (try? SpinnerDate(year: year, month: month, day: day))?.daysSince1970
  }

  /// Turns back to the nearest date within the limits.
  private func returnToLimits(animated: Bool) {
    guard minimumDate != nil || maximumDate != nil, let shown = date(of: value),
      let nearest = number(of: shown), nearest != value
    else { return }
    setValue(nearest, animated: animated)
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
