#if GTK
import CGtk
import Rotary

/// A rotating picker of sectors, used like a list with one column.
///
/// ```swift
/// let wheel = WheelWidget()
/// try wheel.setSectors([Sector("Tea"), Sector("Coffee"), Sector("Water")])
/// wheel.onValueChanged { wheel in print(wheel.selectedIndex) }
/// gtk_window_set_child(window, wheel.widget)
/// ```
///
/// A press on the hub emits `activate`.
public final class WheelWidget: RotaryWidget {
  /// The widgets' GType, `RotaryWheel`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<Wheel>.makeKind().register()

  private var core: ControlHost<Wheel> { content(Wheel.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core.
  ///
  /// Only the user's actions send events, not the program's changes. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ValueEvent<Int>) -> Void
  ) -> WidgetConnection { content(Wheel.self).onEvent(body) }

  /// The sectors, at least one.
  public var sectors: [Sector] { core.read { $0.sectors } }

  /// Replaces the sectors.
  ///
  /// The selection stays if its index still exists.
  ///
  /// - Throws: if there are no sectors, or a weight is not a positive number. The wheel is then unchanged.
  public func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    try core.set { wheel throws(SectorLayout.WeightError) in try wheel.setSectors(sectors) }
  }

  /// The sector at the pointer, also while the wheel turns.
  ///
  /// Setting it sends no events. An index that an event reported within the
  /// last 0.25 s counts as an echo and does not interrupt a drag. An index without a sector is ignored. Default 0.
  public var selectedIndex: Int {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns to a sector in the shorter direction, and interrupts any drag or motion.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setSelectedIndex(_ index: Int, animated: Bool) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.select(index, animated: animated) }
  }

  /// Spins to a sector.
  ///
  /// Sends no events.
  ///
  /// - Parameters:
  ///   - index: the sector at which the wheel stops. An index without a sector is ignored.
  ///   - turns: the number of full turns on the way; negative for counterclockwise.
  ///   - duration: the duration in seconds. Default 4.
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func spin(to index: Int, turns: Int, duration: Double = 4) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.spin(to: index, turns: turns, duration: duration) }
  }

  /// Draws a sector at random by the sectors' odds, and spins to it; ``lastDraw`` is then the draw.
  ///
  /// Sends no events.
  ///
  /// - Parameters:
  ///   - turns: as for ``spin(to:turns:duration:)``. Default 4.
  ///   - duration: as for ``spin(to:turns:duration:)``. Default 4.
  ///   - generator: the source of the random number.
  /// - Returns: the motion, whose end you can await; nil if nothing moves, for example if all odds are 0.
  @discardableResult
  public func draw(
    turns: Int = 4,
    duration: Double = 4,
    using generator: inout some RandomNumberGenerator
  ) -> CommandedMotion<Int>? {
    let random = Double.random(in: 0..<1, using: &generator)
    return core.move(\.value) { $0.draw(random, turns: turns, duration: duration) }
  }

  /// Draws a sector with the system's random number generator; see ``draw(turns:duration:using:)``.
  @discardableResult
  public func draw(turns: Int = 4, duration: Double = 4) -> CommandedMotion<Int>? {
    var generator = SystemRandomNumberGenerator()
    return draw(turns: turns, duration: duration, using: &generator)
  }

  /// The last draw, with its random number and its odds, so that you can verify it; nil before the first.
  public var lastDraw: WheelDraw? { core.read { $0.lastDraw } }

  /// The control's behaviour.
  public var options: WheelOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The control's appearance.
  public var style: WheelStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension Wheel: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryWheel" }
  /// The settings that can only be set.
  public static var unreadableNames: [String] {
    ["icons", "tints", "inner-tints", "weights", "touch-weights", "odds", "groups", "stops"]
  }
}

/// The GType `RotaryWheel`.
@c(rotary_wheel_get_type)
public func wheelType() -> GType { MainActor.assumeIsolated { WheelWidget.type } }

/// Makes a wheel of eight sectors, with a floating reference.
@c(rotary_wheel_new)
public func newWheel() -> WidgetPointer { WidgetPointer.make(wheelType()) }
#endif
