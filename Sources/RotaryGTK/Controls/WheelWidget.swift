#if GTK
import CGtk
import Rotary
public final class WheelWidget: RotaryWidget {
  public static let type = ControlWidget<Wheel>.makeKind().register()
  private var core: ControlHost<Wheel> { content(Wheel.self).control }
  public init() { super.init(type: Self.type) }
  public func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    try core.set { wheel throws(SectorLayout.WeightError) in try wheel.setSectors(sectors) }
  }
  public func spin(to index: Int, turns: Int, duration: Double = 4) {
    core.move { $0.spin(to: index, turns: turns, duration: duration, at: $1) }
  }
}
extension Wheel: WidgetControl {
  static var typeName: String { "RotaryWheel" }
  static var cssName: String { "rotarywheel" }
  static func signal(for event: WheelEvent) -> WidgetSignal? { nil }
}
#endif
