#if GTK
import CGtk
import Rotary

/// A number on a ring of tiles that is turned, used as a `GtkSpinButton` is.
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
  /// The type of its widgets, `RotaryNumberSpinner`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<NumberSpinner>.makeKind().register()

  private var core: ControlHost<NumberSpinner> { content(NumberSpinner.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (SpinnerEvent) -> Void
  ) -> WidgetConnection { content(NumberSpinner.self).onEvent(body) }

  /// The number at the front, turning or not.
  ///
  /// Setting it tells nothing, and disturbs no finger where the app only sets what it was told. Between two
  /// numbers it is the nearest, beyond the ends the end. Default 0.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns to a number, whatever moved or held the ring; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated, at: $1) }
  }

  /// The least number; setting it above the greatest sets that, too.
  ///
  /// A number that no range can have changes nothing. Default 0.
  public var minimumValue: Double {
    get { range.minimum }
    set { core.set("min", to: newValue) }
  }

  /// The greatest number; setting it below the least sets that, too.
  ///
  /// A number that no range can have changes nothing. Default 9.
  public var maximumValue: Double {
    get { range.maximum }
    set { core.set("max", to: newValue) }
  }

  /// From one number to the next, below 0 for numbers that fall; a step that no range can have changes nothing.
  ///
  /// Default 1.
  public var stepValue: Double {
    get { range.step }
    set { core.set("step", to: newValue) }
  }

  /// The numbers it offers, which may also fall from tile to tile.
  public var range: SpinnerRange {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// How it behaves.
  public var options: SpinnerOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: SpinnerStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension NumberSpinner: WidgetControl {
  static var typeName: String { "RotaryNumberSpinner" }
  static var cssName: String { "rotarynumberspinner" }
  static func signal(for event: SpinnerEvent) -> WidgetSignal? {
    switch event {
    case .changing, .skipped: return .valueChanged
    case .pressed: return .activate
    case .changed, .metEnd: return nil
    }
  }
}

/// The type `RotaryNumberSpinner`.
@c(rotary_number_spinner_get_type)
public func numberSpinnerType() -> GType { MainActor.assumeIsolated { NumberSpinnerWidget.type } }

/// Makes a spinner from 0 to 9, with a floating reference.
@c(rotary_number_spinner_new)
public func newNumberSpinner() -> WidgetPointer { WidgetPointer.make(numberSpinnerType()) }
#endif
