#if GTK
import CGtk
import Rotary

/// A knob that selects a number; the counterpart of `GtkScale`.
///
/// ```swift
/// let heat = DialWidget()
/// heat.minimumValue = 5
/// heat.maximumValue = 30
/// heat.onValueChanged { heat in print(heat.value) }
/// gtk_window_set_child(window, heat.widget)
/// ```
public final class DialWidget: RotaryWidget {
  /// The widgets' GType, `RotaryDial`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<Dial>.makeKind().register()

  private var core: ControlHost<Dial> { content(Dial.self).control }

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
  ) -> WidgetConnection { content(Dial.self).onEvent(body) }

  /// The value shown.
  ///
  /// Setting it sends no events. A value that an event reported within the last 0.25 s counts as an echo and does not
  /// interrupt a drag; see `DialControl.value`. Default 0.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves to a value, also to one that an event just reported, unless a finger holds the dial.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// The minimum value.
  ///
  /// Setting it above the maximum also sets the maximum. A number that is invalid for a scale is ignored. Default 0.
  public var minimumValue: Double {
    get { scale.minimum }
    set { core.set("min", to: newValue) }
  }

  /// The maximum value.
  ///
  /// Setting it below the minimum also sets the minimum. A number that is invalid for a scale is ignored. Default 100.
  public var maximumValue: Double {
    get { scale.maximum }
    set { core.set("max", to: newValue) }
  }

  /// The range of values, their steps, and their angles on the dial.
  public var scale: DialScale {
    get { core[\.scale] }
    set { core[\.scale] = newValue }
  }

  /// The control's behaviour.
  public var options: DialOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The control's appearance.
  public var style: DialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// Formats a value for display and for screen readers.
  ///
  /// Default nil, which uses the style's format. It is called once for each value shown, on the main thread, and may
  /// read the widget's properties. The widget keeps the closure.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}

extension DialControl: WidgetControl {
  /// The name of the GType.
  public static var typeName: String {
    Value.self == DialRange.self ? "RotaryRangeDial" : "RotaryDial"
  }
}

/// The GType `RotaryDial`.
@c(rotary_dial_get_type)
public func dialType() -> GType { MainActor.assumeIsolated { DialWidget.type } }

/// Makes a dial from 0 to 100, with a floating reference.
@c(rotary_dial_new)
public func newDial() -> WidgetPointer { WidgetPointer.make(dialType()) }
#endif
