#if GTK
import CGtk
import Rotary

/// A clock face on which the user sets a time of day.
///
/// ```swift
/// let alarm = ClockFaceWidget()
/// alarm.value = 7 * 60 + 30
/// alarm.onValueChanged { alarm in print(alarm.value) }
/// gtk_window_set_child(window, alarm.widget)
/// ```
///
/// Whether it has AM and PM follows `LC_TIME`; see `ClockFaceOptions.hourCycle`.
public final class ClockFaceWidget: RotaryWidget {
  /// The widgets' GType, `RotaryClockFace`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<ClockFace>.makeKind().register()

  private var core: ControlHost<ClockFace> { content(ClockFace.self).control }

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
  ) -> WidgetConnection { content(ClockFace.self).onEvent(body) }

  /// The time in minutes since midnight.
  ///
  /// Setting it sends no events. A number that an event reported within the last 0.25 s counts as an echo and does not
  /// interrupt a drag. Default 0.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves the hands to a time, unless the user holds one.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// The earliest time that the user can select, in minutes since midnight; nil, the default, for no limit.
  public var minimumValue: Double? {
    get { core[\.minimumValue] }
    set { core[\.minimumValue] = newValue }
  }

  /// The latest time that the user can select, in minutes since midnight; nil, the default, for no limit.
  public var maximumValue: Double? {
    get { core[\.maximumValue] }
    set { core[\.maximumValue] = newValue }
  }

  /// The part of the time that keys change; with a single hand, the face shows its numbers.
  public var activeField: ClockFaceField {
    get { core.read { $0.activeField } }
    set { core.edit { $0.activate(newValue) } }
  }

  /// The control's look and behaviour.
  public var options: ClockFaceOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The names of the hour, of the minute, and of AM and PM, for screen readers.
  ///
  /// Default empty, which uses English names.
  public var labels: [String] {
    get { core[\.labels] }
    set { core[\.labels] = newValue }
  }

  /// The names for AM and PM.
  ///
  /// Default AM and PM.
  public var periods: [String] {
    get { core[\.periods] }
    set { core[\.periods] = newValue }
  }
}

extension ClockFace: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryClockFace" }
}

/// The GType, `RotaryClockFace`.
@c(rotary_clock_face_get_type)
public func clockFaceType() -> GType { MainActor.assumeIsolated { ClockFaceWidget.type } }

/// Makes a clock face, with a floating reference.
@c(rotary_clock_face_new)
public func newClockFace() -> WidgetPointer { WidgetPointer.make(clockFaceType()) }
#endif
