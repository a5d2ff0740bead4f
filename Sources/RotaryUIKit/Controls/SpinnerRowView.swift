#if canImport(UIKit)
import Rotary
import UIKit

/// Several number spinners side by side that make one value: an odometer, a time, a date, a lock.
///
/// A row of dates is used as a `UIDatePicker` is:
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
/// A row that comes to rest on its code sends `.primaryActionTriggered`.
open class SpinnerRowView: RotaryValueView {
  private let core = ControlHost(SpinnerRow())

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((SpinnerRowEvent) -> Void)?

  override var host: any ControlHosting { core }

  /// Up and down step a column; left and right go to the next one, and from the last one the focus leaves.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool {
    var tried = row
    return tried.handle(.key(arrow.key), at: now) == .handled
  }

  override func sendEvents() {
    core.sendEvents { event in
      give(SpinnerRow.feedback(for: event))
      eventHandler?(event)
      switch event {
      case .changing, .skipped: sendValueChanged(isFinal: false)
      case .changed: sendValueChanged(isFinal: true)
      case .opened: sendActions(for: .primaryActionTriggered)
      }
    }
  }

  /// The calendar by which ``date`` is a day; its time zone says when that begins.
  ///
  /// Default the Gregorian one, in the device's time zone. The row counts Gregorian days in any case.
  public var calendar = Calendar(identifier: .gregorian)

  /// The row as the core has it, with its columns: set it to `.date`, `.time` or `.digits(4)`, or to one of
  /// your own columns.
  ///
  /// Setting it keeps nothing of the row before but the size.
  public var row: SpinnerRow {
    get { core.read { $0 } }
    set { core.replace(with: newValue) }
  }

  /// The number that all columns make; see `SpinnerRow.value`.
  ///
  /// Setting it tells nothing, and disturbs no finger where the app only sets what it was told.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns every ring to a value; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated, at: $1) }
  }

  /// The beginning of the day that is shown; nil for a row that shows no date.
  ///
  /// Setting it tells nothing; a day beyond the years of the row is the first or the last one.
  public var date: Date? {
    get {
      guard let day = core[\.date] else { return nil }
      let components = DateComponents(year: day.year, month: day.month, day: day.day)
      return calendar.date(from: components)
    }
    set { core[\.date] = newValue.flatMap { day(of: $0) } }
  }

  /// Turns every ring to the day that a date falls on; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setDate(_ date: Date, animated: Bool) -> CommandedMotion<Double>? {
    guard let day = day(of: date) else { return nil }
    return core.move(\.value) { $0.move(to: day, animated: animated, at: $1) }
  }

  private func day(of date: Date) -> SpinnerDate? {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return try? SpinnerDate(year: year, month: month, day: day)
  }

  /// How it behaves.
  public var options: SpinnerRowOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: SpinnerStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// How columns and names are set out.
  public var look: SpinnerRowLook {
    get { core[\.look] }
    set { core[\.look] = newValue }
  }
}
#endif
