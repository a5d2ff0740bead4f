#if GTK
import CGtk
import Rotary

/// Number spinners side by side that form one value: an odometer, a time, a date, a combination lock.
///
/// With dates, it is the counterpart of a `GtkCalendar`:
///
/// ```swift
/// let birthday = SpinnerRowWidget()
/// birthday.row = .date
/// birthday.date = try SpinnerDate(year: 2026, month: 2, day: 28)
/// birthday.onValueChanged { birthday in print(birthday.date ?? "") }
/// gtk_window_set_child(window, birthday.widget)
/// ```
///
/// A row that stops at its lock's code emits `activate`.
public final class SpinnerRowWidget: RotaryWidget {
  /// The widgets' GType, `RotarySpinnerRow`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<SpinnerRow>.makeKind().register()

  private var core: ControlHost<SpinnerRow> { content(SpinnerRow.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core.
  ///
  /// Only the user's actions send events, not the program's changes. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ValueEvent<Double>) -> Void
  ) -> WidgetConnection { content(SpinnerRow.self).onEvent(body) }

  /// The core's row with its columns.
  ///
  /// Set it to `.date`, `.time`, `.digits(4)`, or a row with your own columns. This replaces everything except the size
  /// and the system settings.
  public var row: SpinnerRow {
    get { core.read { $0 } }
    set { core.replace(with: newValue) }
  }

  /// The number that all columns form; see `SpinnerRow.value`.
  ///
  /// Setting it sends no events. A number that an event reported within the last 0.25 s counts as an echo and does not
  /// interrupt a drag.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns every ring to a value.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// The day shown; nil if the row shows no date.
  ///
  /// Setting it sends no events. A day outside the row's years becomes the first or the last day.
  public var date: SpinnerDate? {
    get { core[\.date] }
    set { core[\.date] = newValue }
  }

  /// Turns every ring to a day.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setDate(_ date: SpinnerDate, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: date, animated: animated) }
  }

  /// How the row writes times and dates; a change keeps the value.
  public var format: SpinnerRowFormat {
    get { core[\.format] }
    set { core[\.format] = newValue }
  }

  /// The least value that the user can select; nil, the default, for no limit.
  public var minimumValue: Double? {
    get { core[\.minimumValue] }
    set { core[\.minimumValue] = newValue }
  }

  /// The greatest value that the user can select; nil, the default, for no limit.
  public var maximumValue: Double? {
    get { core[\.maximumValue] }
    set { core[\.maximumValue] = newValue }
  }

  /// The control's behaviour.
  public var options: SpinnerRowOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The control's appearance.
  public var style: SpinnerStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// The layout of the columns and their names.
  public var look: SpinnerRowLook {
    get { core[\.look] }
    set { core[\.look] = newValue }
  }
}

extension SpinnerRow: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotarySpinnerRow" }
  /// The settings that can only be set.
  public static var unreadableNames: [String] { ["code", "columns", "separators"] }
}

/// The GType `RotarySpinnerRow`.
@c(rotary_spinner_row_get_type)
public func spinnerRowType() -> GType { MainActor.assumeIsolated { SpinnerRowWidget.type } }

/// Makes a row of spinners, with a floating reference.
@c(rotary_spinner_row_new)
public func newSpinnerRow() -> WidgetPointer { WidgetPointer.make(spinnerRowType()) }
#endif
