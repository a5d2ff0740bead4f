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

  /// Up and down step a column; left and right move to the next column, or from the last one to another view.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool {
    var copy = row
    return copy.handle(.key(arrow.key), at: now) == .handled
  }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// The calendar that converts between ``date`` and a day.
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

  /// The start of the day that the row shows; nil if the row shows no date.
  ///
  /// Setting it sends no event. A day outside the row's years becomes the row's first or last day.
  public var date: Date? {
    get {
      guard let day = core[\.date] else { return nil }
      let components = DateComponents(year: day.year, month: day.month, day: day.day)
      return calendar.date(from: components)
    }
    set { core[\.date] = newValue.flatMap { day(of: $0) } }
  }

  /// Turns all rings to the day of a date without sending an event.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setDate(_ date: Date, animated: Bool) -> CommandedMotion<Double>? {
    guard let day = day(of: date) else { return nil }
    return core.move(\.value) { $0.move(to: day, animated: animated) }
  }

  private func day(of date: Date) -> SpinnerDate? {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return try? SpinnerDate(year: year, month: month, day: day)
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
