#if GTK
import CGtk
import Rotary

/// The press that opens a ring menu; points are on the surface that shows the widget.
@MainActor
enum RingMenuPress {
  case none
  /// The secondary button is down; it went down at a point.
  case button(guint, start: Point2D)
  /// A finger is down and may open the menu.
  case waiting(WaitingFinger)
  /// A finger slides over the open menu.
  case finger(OpaquePointer)
}

/// A finger that may open a menu; an invisible `RingMenu` decides by the finger's duration and distance.
@MainActor
final class WaitingFinger {
  /// The delay of the check after the core's hold time, in seconds.
  private static let delaySeconds = 0.001
  /// Half the side of the invisible menu, in points, which is large enough for every finger.
  private static let reach = 500_000.0

  /// The finger's sequence.
  let sequence: OpaquePointer
  /// The finger's position on the surface that shows the widget.
  private(set) var point: Point2D
  /// The core's response to the press.
  let response: Response
  private var menu: RingMenu
  private var timeout: Timeout?

  /// Begins with a finger that went down.
  ///
  /// - Parameters:
  ///   - sequence: the finger's sequence.
  ///   - point: its position.
  ///   - menu: the menu to open.
  ///   - time: the present time.
  ///   - held: called when the finger has rested long enough.
  init(
    _ sequence: OpaquePointer,
    at point: Point2D,
    of menu: RingMenuWidget,
    time: Double,
    held: @escaping @MainActor () -> Void
  ) {
    self.sequence = sequence
    self.point = point
    self.menu = RingMenu(items: menu.items)
    self.menu.options = menu.options
    self.menu.options.anchor = .finger
    self.menu.size = Size2D(2 * Self.reach, 2 * Self.reach)
    response = self.menu.handle(.pointer(Self.event(.down, at: point)), at: time) { _, _ in }
    guard response == .undecided else { return }
    wait(until: time + menu.options.holdSeconds, from: time, held)
  }

  /// Handles a move or the end of the finger; returns the core's response.
  func process(_ phase: PointerEvent.Phase, at point: Point2D, time: Double) -> Response {
    self.point = point
    return menu.handle(.pointer(Self.event(phase, at: point)), at: time) { _, _ in }
  }

  /// Whether a tap has opened the menu.
  var isOpen: Bool { menu.isOpen }

  private func wait(
    until due: Double,
    from time: Double,
    _ held: @escaping @MainActor () -> Void
  ) {
    timeout = Timeout(seconds: due - time + Self.delaySeconds) { [weak self] in
      guard let self else { return }
      menu.advance(to: due + Self.delaySeconds) { _, _ in }
      if menu.claims(PointerEvent.openingPointer) { held() }
    }
  }

  private static func event(_ phase: PointerEvent.Phase, at point: Point2D) -> PointerEvent {
    PointerEvent(
      phase,
      id: PointerEvent.openingPointer,
      position: Point2D(point.x + reach, point.y + reach)
    )
  }
}

extension PointerEvent {
  /// The ID of the pointer that opened a menu; pointers on the ring itself have other IDs.
  static var openingPointer: Int { -1 }
}
#endif
