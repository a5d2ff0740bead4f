#if GTK
import CGtk
import Rotary

/// A knob with two thumbs, for a lower and an upper value.
///
/// ```swift
/// let sleep = RangeDialWidget()
/// sleep.scale = try DialScale(from: 0, through: 1_440, step: 5)
/// sleep.value = DialRange(low: 540, high: 1_020)
/// sleep.onValueChanged { sleep in print(sleep.lowerValue, sleep.upperValue) }
/// gtk_window_set_child(window, sleep.widget)
/// ```
public final class RangeDialWidget: RotaryWidget {
  /// The widgets' GType, `RotaryRangeDial`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<RangeDial>.makeKind().register()

  private var core: ControlHost<RangeDial> { content(RangeDial.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core.
  ///
  /// Only the user's actions send events, not the program's changes. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ValueEvent<DialRange>) -> Void
  ) -> WidgetConnection { content(RangeDial.self).onEvent(body) }

  /// Both values.
  ///
  /// Setting them sends no events. Values that an event reported within the last 0.25 s count as an echo and do not
  /// interrupt a drag; see `DialControl.value`. Default 0 and 0.
  public var value: DialRange {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves to two values, unless a finger holds the dial.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: DialRange, animated: Bool) -> CommandedMotion<DialRange>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// The lower value.
  ///
  /// Setting it keeps the upper one, unless they would be too close.
  public var lowerValue: Double {
    get { value.low }
    set { value = DialRange(low: newValue, high: value.high) }
  }

  /// The upper value.
  ///
  /// Setting it keeps the lower one.
  public var upperValue: Double {
    get { value.high }
    set { value = DialRange(low: value.low, high: newValue) }
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

  /// How the two thumbs affect each other.
  public var thumbs: RangeDialThumbs {
    get { core[\.thumbs] }
    set { core[\.thumbs] = newValue }
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
  /// Default nil, which uses the style's format. It is called once for each value shown, the lower one first, on the
  /// main thread, and may read the widget's properties. The widget keeps the closure.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}

/// The GType `RotaryRangeDial`.
@c(rotary_range_dial_get_type)
public func rangeDialType() -> GType { MainActor.assumeIsolated { RangeDialWidget.type } }

/// Makes a dial with two thumbs, with a floating reference.
@c(rotary_range_dial_new)
public func newRangeDial() -> WidgetPointer { WidgetPointer.make(rangeDialType()) }
#endif
