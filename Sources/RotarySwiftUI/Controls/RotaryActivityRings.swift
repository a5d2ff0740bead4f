#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// Rings around one another, each of which shows a value's share of its goal.
///
/// ```swift
/// RotaryActivityRings([
///   ActivityRing(420, of: 600, name: "Move", unit: " kcal"),
///   ActivityRing(34, of: 30, name: "Exercise", unit: " min"),
/// ])
/// ```
///
/// Values set within `withAnimation` are animated, with an event for each goal that is reached. Other values apply
/// immediately and send no event.
public struct RotaryActivityRings: View {
  let rings: [ActivityRing]
  var ringsStyle: ActivityRingsStyle?
  var handler: ((ActivityRingsEvent) -> Void)?

  /// Creates rings, the outermost first; at most eight.
  public init(_ rings: [ActivityRing]) { self.rings = rings }

  /// The content of the view.
  public var body: some View { HostedControl(self) }

  /// Sets the rings' appearance.
  public func style(_ style: ActivityRingsStyle) -> RotaryActivityRings {
    with(\.ringsStyle, style)
  }

  /// Sets the action to perform when a value reaches its goal.
  public func onEvent(
    _ action: @escaping (ActivityRingsEvent) -> Void
  ) -> RotaryActivityRings {
    with(\.handler, action)
  }
}

/// The last rings of a view.
final class ActivityRingsMemory {
  fileprivate var lastRings: [ActivityRing]?
}

extension RotaryActivityRings: ControlContent {
  func makeHost() -> ActivityRingsView { ActivityRingsView(frame: .zero) }
  func makeMemory() -> ActivityRingsMemory { ActivityRingsMemory() }

  func update(_ host: ActivityRingsView, memory: ActivityRingsMemory, _ context: UpdateContext) {
    set(\.style, of: host, to: context.style(ringsStyle, else: ActivityRingsStyle()))
    guard memory.lastRings != rings else { return }
    memory.lastRings = rings
    if context.isAnimated {
      host.setRings(rings, animated: true)
    } else {
      host.rings = rings
    }
  }

  func receive(
    _ event: ActivityRingsEvent,
    from host: ActivityRingsView,
    memory: ActivityRingsMemory
  ) {}
}

struct RotaryActivityRingsPreview: PreviewProvider {
  static var previews: some View {
    RotaryActivityRings([
      ActivityRing(0.7, name: "Move"), ActivityRing(1.2, name: "Exercise"), ActivityRing(0.75),
    ])
    .frame(width: 200, height: 200)
  }
}

extension View {
  /// Sets the appearance of activity rings within the view: ``RotaryActivityRings``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryActivityRingsStyle(_ style: ActivityRingsStyle?) -> some View {
    rotaryStyle(style)
  }
}
#endif
