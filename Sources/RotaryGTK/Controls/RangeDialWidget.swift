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
  /// The type of its widgets, `RotaryRangeDial`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<RangeDial>.makeKind().register()

  private var core: ControlHost<RangeDial> { content(RangeDial.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (DialEvent<DialRange>) -> Void
  ) -> WidgetConnection { content(RangeDial.self).onEvent(body) }

  /// Both values.
  ///
  /// Setting it tells nothing, and disturbs no finger where the app only sets what it was told; see
  /// `DialControl.value`. Default 0 and 0.
  public var value: DialRange {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Goes to two values, but not while a finger holds the dial; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: DialRange, animated: Bool) -> CommandedMotion<DialRange>? {
    core.move(\.value) { $0.move(to: value, animated: animated, at: $1) }
  }

  /// The lower value; setting it leaves the upper one, unless they would be too near.
  public var lowerValue: Double {
    get { value.low }
    set { value = DialRange(low: newValue, high: value.high) }
  }

  /// The upper value; setting it leaves the lower one.
  public var upperValue: Double {
    get { value.high }
    set { value = DialRange(low: value.low, high: newValue) }
  }

  /// The least value; setting it above the greatest sets that, too.
  ///
  /// A number that no scale can have changes nothing. Default 0.
  public var minimumValue: Double {
    get { scale.minimum }
    set { core.set("min", to: newValue) }
  }

  /// The greatest value; setting it below the least sets that, too.
  ///
  /// A number that no scale can have changes nothing. Default 100.
  public var maximumValue: Double {
    get { scale.maximum }
    set { core.set("max", to: newValue) }
  }

  /// The values and where they stand: steps, angles, turns.
  public var scale: DialScale {
    get { core[\.scale] }
    set { core[\.scale] = newValue }
  }

  /// How the two thumbs behave to each other.
  public var thumbs: RangeDialThumbs {
    get { core[\.thumbs] }
    set { core[\.thumbs] = newValue }
  }

  /// How it behaves.
  public var options: DialOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: DialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// Writes a value in the app's own way, as it is shown and read out; nil, the default, for the style's.
  ///
  /// It is called once for each value shown, the lower one first, on the main thread, and may ask the widget.
  /// The widget keeps it.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}

/// The type `RotaryRangeDial`.
@c(rotary_range_dial_get_type)
public func rangeDialType() -> GType { MainActor.assumeIsolated { RangeDialWidget.type } }

/// Makes a dial with two thumbs, with a floating reference.
@c(rotary_range_dial_new)
public func newRangeDial() -> WidgetPointer { WidgetPointer.make(rangeDialType()) }
#endif
