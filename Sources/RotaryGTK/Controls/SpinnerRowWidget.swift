#if GTK
import CGtk
import Rotary

/// Several number spinners side by side that make one value: an odometer, a time, a date, a lock.
///
/// A row of dates is used as a `GtkCalendar` is:
///
/// ```swift
/// let birthday = SpinnerRowWidget()
/// birthday.row = .date
/// birthday.date = try SpinnerDate(year: 2026, month: 2, day: 28)
/// birthday.onValueChanged { birthday in print(birthday.date ?? "") }
/// gtk_window_set_child(window, birthday.widget)
/// ```
///
/// A row that comes to rest on its code emits `activate`.
public final class SpinnerRowWidget: RotaryWidget {
  /// The type of its widgets, `RotarySpinnerRow`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<SpinnerRow>.makeKind().register()

  private var core: ControlHost<SpinnerRow> { content(SpinnerRow.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (SpinnerRowEvent) -> Void
  ) -> WidgetConnection { content(SpinnerRow.self).onEvent(body) }

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

  /// The day that is shown; nil for a row that shows no date.
  ///
  /// Setting it tells nothing; a day beyond the years of the row is the first or the last one.
  public var date: SpinnerDate? {
    get { core[\.date] }
    set { core[\.date] = newValue }
  }

  /// Turns every ring to a day; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setDate(_ date: SpinnerDate, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: date, animated: animated, at: $1) }
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

extension SpinnerRow: WidgetControl {
  static var typeName: String { "RotarySpinnerRow" }
  static var cssName: String { "rotaryspinnerrow" }
  static func signal(for event: SpinnerRowEvent) -> WidgetSignal? {
    switch event {
    case .changing, .skipped: return .valueChanged
    case .opened: return .activate
    case .changed: return nil
    }
  }
  static var unreadableNames: [String] { ["code"] }
}

/// The type `RotarySpinnerRow`.
@c(rotary_spinner_row_get_type)
public func spinnerRowType() -> GType { MainActor.assumeIsolated { SpinnerRowWidget.type } }

/// Makes a row of spinners, with a floating reference.
@c(rotary_spinner_row_new)
public func newSpinnerRow() -> WidgetPointer { WidgetPointer.make(spinnerRowType()) }
#endif
