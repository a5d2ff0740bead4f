#if GTK
import CGtk
import Rotary

/// A ring of hues around a square of saturation and brightness, on which the user selects a colour.
///
/// ```swift
/// let paint = ColorWheelWidget()
/// paint.value = RGBA(hex: 0x4F46E5)
/// paint.onValueChanged { paint in print(paint.value.text) }
/// gtk_window_set_child(window, paint.widget)
/// ```
public final class ColorWheelWidget: RotaryWidget {
  /// The widgets' GType, `RotaryColorWheel`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<ColorWheel>.makeKind().register()

  private var core: ControlHost<ColorWheel> { content(ColorWheel.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core.
  ///
  /// Only the user's actions send events, not the program's changes. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ValueEvent<RGBA>) -> Void
  ) -> WidgetConnection { content(ColorWheel.self).onEvent(body) }

  /// The colour, with each component a multiple of 1/255.
  ///
  /// Setting it sends no events. A colour that an event reported within the last 0.25 s counts as an echo and does not
  /// interrupt a drag. Default red.
  public var value: RGBA {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves the thumbs to a colour, unless the user holds one.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: RGBA, animated: Bool) -> CommandedMotion<RGBA>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// The hue in degrees, in [0, 360); also of a grey.
  public var hue: Double { core.read { $0.hue } }
  /// The distance of the colour from grey, from 0 to 1; also of black.
  public var saturation: Double { core.read { $0.saturation } }
  /// The brightness of the colour, from 0 to 1.
  public var brightness: Double { core.read { $0.brightness } }
  /// The opacity of the colour, from 0 to 1; 1 if the options have none.
  public var opacity: Double { core.read { $0.opacity } }

  /// The coordinate that keys change.
  public var activePart: ColorWheelPart {
    get { core.read { $0.activePart } }
    set { core.edit { $0.activate(newValue) } }
  }

  /// The control's behaviour.
  public var options: ColorWheelOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The names of hue, saturation, brightness and opacity, for screen readers.
  ///
  /// Default empty, which uses English names.
  public var labels: [String] {
    get { core[\.labels] }
    set { core[\.labels] = newValue }
  }
}

extension ColorWheel: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryColorWheel" }
}

/// The GType, `RotaryColorWheel`.
@c(rotary_color_wheel_get_type)
public func colorWheelType() -> GType { MainActor.assumeIsolated { ColorWheelWidget.type } }

/// Makes a colour wheel, with a floating reference.
@c(rotary_color_wheel_new)
public func newColorWheel() -> WidgetPointer { WidgetPointer.make(colorWheelType()) }
#endif
