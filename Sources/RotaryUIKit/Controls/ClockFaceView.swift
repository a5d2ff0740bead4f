#if canImport(UIKit)
import Rotary
import UIKit

/// A clock face on which the user sets a time of day.
///
/// It is similar to `UIDatePicker` with the mode `.time`:
///
/// ```swift
/// let alarm = ClockFaceView(frame: CGRect(x: 20, y: 80, width: 256, height: 344))
/// alarm.date = Date()
/// alarm.addAction(UIAction { [unowned alarm] _ in print(alarm.date) }, for: .valueChanged)
/// view.addSubview(alarm)
/// ```
///
/// Whether it has AM and PM follows the locale; see `ClockFaceOptions.hourCycle`.
open class ClockFaceView: RotaryValueView, EventSending {
  private let core = ControlHost(ClockFace())

  /// A closure that receives every event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((ValueEvent<Double>) -> Void)?

  override var host: any ControlHosting { core }

  override var restorableNumbers: [Double] {
    get { [value] }
    set { value = newValue[0] }
  }

  /// Up and down change a part of the time; left and right move to the next part, or from the last one to another view.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool {
    var copy = core.read { $0 }
    return copy.handle(.key(arrow.key), at: now) == .handled
  }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// The time in minutes since midnight.
  ///
  /// Setting it takes effect immediately and sends no event. Setting it to the value that the clock has just reported
  /// does not interrupt a drag. Default 0.
  @IBInspectable public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves the hands to a time without sending an event, unless the user holds one.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// The calendar that converts between ``date`` and the hands.
  ///
  /// Its time zone determines when a day begins. Default the Gregorian calendar in the device's time zone.
  public var calendar: Calendar {
    get { time.calendar }
    set {
      time.calendar = newValue
      limit()
    }
  }

  /// The time on the day that was set last, at first today.
  ///
  /// Setting it sends no event. A date outside ``minimumDate`` and ``maximumDate`` becomes the nearest one.
  public var date: Date {
    get { limited(time.date(atSecond: Int(value) * 60) ?? time.day) }
    set { value = minutes(showing: newValue) }
  }

  /// Moves the hands to the time of a date without sending an event, unless the user holds one.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setDate(_ date: Date, animated: Bool) -> CommandedMotion<Double>? {
    setValue(minutes(showing: date), animated: animated)
  }

  /// The earliest time that the user can select, in minutes since midnight; nil, the default, for no limit.
  ///
  /// Numbers that are not reachable are dimmed, and hands stop at the limit.
  public var minimumValue: Double? {
    get { core[\.minimumValue] }
    set { core[\.minimumValue] = newValue }
  }

  /// The latest time that the user can select, in minutes since midnight; nil, the default, for no limit.
  public var maximumValue: Double? {
    get { core[\.maximumValue] }
    set { core[\.maximumValue] = newValue }
  }

  /// The first date that the user can select; nil, the default, for no limit.
  ///
  /// It sets ``minimumValue``.
  public var minimumDate: Date? { didSet { minimumValue = minimumDate.map(minutesSinceMidnight) } }

  /// The last date that the user can select; nil, the default, for no limit.
  ///
  /// It sets ``maximumValue``.
  public var maximumDate: Date? { didSet { maximumValue = maximumDate.map(minutesSinceMidnight) } }

  /// The part of the time that keys change; with a single hand, the face shows its numbers.
  public var activeField: ClockFaceField {
    get { core.read { $0.activeField } }
    set { core.edit { $0.activate(newValue) } }
  }

  /// The settings for the clock's look and behaviour.
  public var options: ClockFaceOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The names of the hour, of the minute, and of AM and PM, for screen readers.
  ///
  /// Default empty, which uses English names.
  public var labels: [String] {
    get { core[\.labels] }
    set { core[\.labels] = newValue }
  }

  /// The names for AM and PM.
  ///
  /// Default AM and PM.
  public var periods: [String] {
    get { core[\.periods] }
    set { core[\.periods] = newValue }
  }

  private var time = DayTime()

  private func limited(_ date: Date) -> Date {
    date.limited(from: minimumDate, through: maximumDate)
  }

  /// Applies the first and the last date again.
  private func limit() {
    if let minimumDate { minimumValue = minutesSinceMidnight(minimumDate) }
    if let maximumDate { maximumValue = minutesSinceMidnight(maximumDate) }
  }

  /// Returns the value for a date, and makes its day the day of the clock.
  private func minutes(showing date: Date) -> Double {
    let date = limited(date)
    if time.day != date {
      time.day = date
      limit()
    }
    return minutesSinceMidnight(date)
  }

  private func minutesSinceMidnight(_ date: Date) -> Double {
    (time.second(of: date) / 60).rounded(.down)
  }
}
#endif
