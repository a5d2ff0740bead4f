#if GTK
import CGtk
import Rotary

/// A picker that shows a number on a turning ring of tiles; the counterpart of `GtkSpinButton`.
///
/// ```swift
/// let spinner = NumberSpinnerWidget()
/// spinner.maximumValue = 59
/// spinner.onValueChanged { spinner in print(spinner.value) }
/// gtk_window_set_child(window, spinner.widget)
/// ```
///
/// A tap on the number at the front emits `activate`.
public final class NumberSpinnerWidget: RotaryWidget {
  /// The widgets' GType, `RotaryNumberSpinner`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<NumberSpinner>.makeKind().register()

  private var core: ControlHost<NumberSpinner> { content(NumberSpinner.self).control }

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
  ) -> WidgetConnection { content(NumberSpinner.self).onEvent(body) }

  /// The number at the front, also while the ring turns.
  ///
  /// Setting it sends no events. A number that an event reported within the last 0.25 s counts as an echo and does not
  /// interrupt a drag. Other numbers are rounded to the nearest one in ``range``. Default 0.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns to a number, and interrupts any drag or motion.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// The minimum number.
  ///
  /// Setting it above the maximum also sets the maximum. A number that is invalid for a range is ignored. Default 0.
  public var minimumValue: Double {
    get { range.minimum }
    set { core.set("min", to: newValue) }
  }

  /// The maximum number.
  ///
  /// Setting it below the minimum also sets the minimum. A number that is invalid for a range is ignored. Default 9.
  public var maximumValue: Double {
    get { range.maximum }
    set { core.set("max", to: newValue) }
  }

  /// The difference between two neighbouring numbers.
  ///
  /// If it is negative, the numbers descend. A step that is invalid for a range is ignored. Default 1.
  public var stepValue: Double {
    get { range.step }
    set { core.set("step", to: newValue) }
  }

  /// The numbers on the tiles, in ascending or descending order.
  public var range: SpinnerRange {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// The control's behaviour.
  public var options: SpinnerOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The control's appearance.
  public var style: SpinnerStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension NumberSpinner: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryNumberSpinner" }
}

/// The GType `RotaryNumberSpinner`.
@c(rotary_number_spinner_get_type)
public func numberSpinnerType() -> GType { MainActor.assumeIsolated { NumberSpinnerWidget.type } }

/// Makes a spinner from 0 to 9, with a floating reference.
@c(rotary_number_spinner_new)
public func newNumberSpinner() -> WidgetPointer { WidgetPointer.make(numberSpinnerType()) }
#endif
