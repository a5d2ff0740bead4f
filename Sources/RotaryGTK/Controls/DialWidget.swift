#if GTK
import CGtk
import Rotary

/// A knob for a number, used as a `GtkScale` is.
///
/// ```swift
/// let heat = DialWidget()
/// heat.minimumValue = 5
/// heat.maximumValue = 30
/// heat.onValueChanged { heat in print(heat.value) }
/// gtk_window_set_child(window, heat.widget)
/// ```
public final class DialWidget: RotaryWidget {
  /// The type of its widgets, `RotaryDial`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<Dial>.makeKind().register()

  private var core: ControlHost<Dial> { content(Dial.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (DialEvent<Double>) -> Void
  ) -> WidgetConnection { content(Dial.self).onEvent(body) }

  /// The value shown.
  ///
  /// Setting it tells nothing. A value that the app was just told, and sets in return, disturbs no finger;
  /// see `DialControl.value`. Default 0.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Goes to a value, whatever was told before, but not while a finger holds the dial; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated, at: $1) }
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
  /// It is called once for each value shown, on the main thread, and may ask the widget.
  /// The widget keeps it.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}

extension DialControl: WidgetControl {
  static var typeName: String { Value.self == DialRange.self ? "RotaryRangeDial" : "RotaryDial" }
  static var cssName: String { typeName.lowercased() }
  static func signal(for event: DialEvent<Value>) -> WidgetSignal? {
    switch event {
    case .changing: return .valueChanged
    case .changed, .crossed, .metEnd: return nil
    }
  }
}

/// The type `RotaryDial`.
@c(rotary_dial_get_type)
public func dialType() -> GType { MainActor.assumeIsolated { DialWidget.type } }

/// Makes a dial from 0 to 100, with a floating reference.
@c(rotary_dial_new)
public func newDial() -> WidgetPointer { WidgetPointer.make(dialType()) }
#endif
