#if GTK
import CGtk
import Rotary

/// Rings around one another, each of which shows a value's share of its goal.
///
/// ```swift
/// let day = ActivityRingsWidget()
/// day.rings = [ActivityRing(420, of: 600, name: "Move"), ActivityRing(34, of: 30, name: "Exercise")]
/// day.setValues([610, 34], animated: true)
/// gtk_window_set_child(window, day.widget)
/// ```
///
/// The user cannot change it. It emits `activate` when a value reaches its goal by a motion.
public final class ActivityRingsWidget: RotaryWidget {
  /// The widgets' GType, `RotaryActivityRings`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<ActivityRings>.makeKind().register()

  private var core: ControlHost<ActivityRings> { content(ActivityRings.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core: a value has reached its goal.
  ///
  /// Setting ``rings`` or ``values`` sends no events. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ActivityRingsEvent) -> Void
  ) -> WidgetConnection { content(ActivityRings.self).onEvent(body) }

  /// The rings, the outermost first; at most eight.
  ///
  /// Default empty. Setting them takes effect immediately, without animation, and sends no events.
  public var rings: [ActivityRing] {
    get { core[\.rings] }
    set { core[\.rings] = newValue }
  }

  /// The values of the rings.
  ///
  /// Default empty. Setting them takes effect immediately, without animation, and sends no events.
  public var values: [Double] {
    get { core[\.values] }
    set { core[\.values] = newValue }
  }

  /// Moves to values, and sends an event for each goal that is reached.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValues(_ values: [Double], animated: Bool) -> CommandedMotion<[Double]>? {
    let isDone = core.perform { $0.move(to: values, animated: animated) }
    return isDone == true ? core.follow(\.values) : nil
  }

  /// Moves to the values of rings, and sets everything else about them immediately; see ``setValues(_:animated:)``.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setRings(_ rings: [ActivityRing], animated: Bool) -> CommandedMotion<[Double]>? {
    let isDone = core.perform { $0.move(to: rings, animated: animated) }
    return isDone == true ? core.follow(\.values) : nil
  }

  /// The control's appearance.
  public var style: ActivityRingsStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension ActivityRings: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryActivityRings" }
  /// The signal for an event in addition to `event`.
  public static func signal(for event: ActivityRingsEvent) -> WidgetSignal? { .activate }
  /// The settings that can only be set.
  public static var unreadableNames: [String] { ["tints"] }
  /// Actions by name send events, because they continue without the app.
  public static var callsSendEvents: Bool { true }
}

/// The GType `RotaryActivityRings`.
@c(rotary_activity_rings_get_type)
public func activityRingsType() -> GType { MainActor.assumeIsolated { ActivityRingsWidget.type } }

/// Makes activity rings, with a floating reference.
@c(rotary_activity_rings_new)
public func newActivityRings() -> WidgetPointer { WidgetPointer.make(activityRingsType()) }
#endif
