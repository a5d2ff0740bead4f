#if GTK
import CGtk
import Rotary

/// A gauge that shows a value on a scale, the counterpart of `GtkLevelBar`.
///
/// ```swift
/// let speed = GaugeDialWidget()
/// speed.maximumValue = 200
/// speed.setValue(87, animated: true)
/// gtk_window_set_child(window, speed.widget)
/// ```
///
/// The user can change it if ``isEditable`` is true.
public final class GaugeDialWidget: RotaryWidget {
  /// The widgets' GType, `RotaryGaugeDial`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<GaugeDial>.makeKind().register()

  private var core: ControlHost<GaugeDial> { content(GaugeDial.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core: the user changed the value, or it crossed a threshold.
  ///
  /// Setting ``value`` sends no events. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ValueEvent<Double>) -> Void
  ) -> WidgetConnection { content(GaugeDial.self).onEvent(body) }

  /// The value shown.
  ///
  /// Setting it takes effect immediately, without animation, and sends no events. Default 0.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves to a value, and sends an event for each threshold on the way, unless a finger holds the gauge.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    let isDone = core.perform { $0.move(to: value, animated: animated) }
    return isDone == true ? core.follow(\.value) : nil
  }

  /// Further values, each shown by a marker; at most eight.
  ///
  /// Setting them takes effect immediately. Default empty.
  public var others: [Double] {
    get { core[\.others] }
    set { core[\.others] = newValue }
  }

  /// Moves the markers of further values.
  public func setOthers(_ others: [Double], animated: Bool) {
    core.perform { $0.move(others: others, animated: animated) }
  }

  /// The target, which is marked at the track; nil for none.
  ///
  /// Default nil.
  public var target: Double? {
    get { core[\.target] }
    set { core[\.target] = newValue }
  }

  /// Whether the user can change the value.
  ///
  /// Default false.
  public var isEditable: Bool {
    get { core[\.isEditable] }
    set { core[\.isEditable] = newValue }
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

  /// The range of values, their steps, and their angles on the gauge.
  public var scale: DialScale {
    get { core[\.scale] }
    set { core[\.scale] = newValue }
  }

  /// The control's appearance.
  public var style: GaugeDialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// Formats the value for display and for screen readers.
  ///
  /// Default nil, which uses the style's format. It is called once for each value shown, on the main thread, and may
  /// read the widget's properties. The widget keeps the closure.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}

extension GaugeDial: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryGaugeDial" }
  /// The settings that can only be set.
  public static var unreadableNames: [String] { ["text", "tints"] }
}

/// The GType, `RotaryGaugeDial`.
@c(rotary_gauge_dial_get_type)
public func gaugeDialType() -> GType { MainActor.assumeIsolated { GaugeDialWidget.type } }

/// Makes a gauge, with a floating reference.
@c(rotary_gauge_dial_new)
public func newGaugeDial() -> WidgetPointer { WidgetPointer.make(gaugeDialType()) }
#endif
