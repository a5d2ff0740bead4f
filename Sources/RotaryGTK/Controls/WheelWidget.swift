#if GTK
import CGtk
import Rotary

/// A rotating picker of sectors, used as a list of one column is, or a rotary phone's dial.
///
/// ```swift
/// let wheel = WheelWidget()
/// try wheel.setSectors([Sector("Tea"), Sector("Coffee"), Sector("Water")])
/// wheel.onValueChanged { wheel in print(wheel.selectedIndex) }
/// gtk_window_set_child(window, wheel.widget)
/// ```
///
/// A press of the hub emits `activate`.
public final class WheelWidget: RotaryWidget {
  /// The type of its widgets, `RotaryWheel`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<Wheel>.makeKind().register()

  private var core: ControlHost<Wheel> { content(Wheel.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (WheelEvent) -> Void
  ) -> WidgetConnection { content(Wheel.self).onEvent(body) }

  /// What it offers, at least one.
  public var sectors: [Sector] { core.read { $0.sectors } }

  /// Replaces the sectors; the selection stays where its index still exists.
  ///
  /// - Throws: when there is none, or one whose weight is not a positive number; the wheel is as it was.
  public func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    try core.set { wheel throws(SectorLayout.WeightError) in try wheel.setSectors(sectors) }
  }

  /// The sector that is on the pointer, turning or not; a phone's last dialled hole.
  ///
  /// Setting it tells nothing, and disturbs no finger where the app only sets what it was told; one that
  /// does not exist is ignored. Default 0.
  public var selectedIndex: Int {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns to a sector by the shorter way, whatever moved or held the wheel; tells nothing.
  ///
  /// A phone is dialled, and tells nothing of that either.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setSelectedIndex(_ index: Int, animated: Bool) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.select(index, animated: animated, at: $1) }
  }

  /// Spins to a sector; tells nothing.
  ///
  /// - Parameters:
  ///   - index: the sector on which it comes to rest; one that does not exist changes nothing.
  ///   - turns: how many full turns it makes on the way, below zero counterclockwise.
  ///   - duration: how long it takes, in seconds. Default 4.
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func spin(to index: Int, turns: Int, duration: Double = 4) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.spin(to: index, turns: turns, duration: duration, at: $1) }
  }

  /// How it behaves.
  public var options: WheelOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: WheelStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension Wheel: WidgetControl {
  static var typeName: String { "RotaryWheel" }
  static var cssName: String { "rotarywheel" }
  static func signal(for event: WheelEvent) -> WidgetSignal? {
    switch event {
    case .changing, .skipped, .dialled: return .valueChanged
    case .pressed: return .activate
    case .changed, .pulse, .metEnd: return nil
    }
  }
  static var unreadableNames: [String] {
    ["icons", "tints", "weights", "touch-weights", "odds", "groups", "stops"]
  }
}

/// The type `RotaryWheel`.
@c(rotary_wheel_get_type)
public func wheelType() -> GType { MainActor.assumeIsolated { WheelWidget.type } }

/// Makes a wheel of eight sectors, with a floating reference.
@c(rotary_wheel_new)
public func newWheel() -> WidgetPointer { WidgetPointer.make(wheelType()) }
#endif
