#if GTK
import CGtk
import Rotary

/// What holds a widget's ring menu, or may come to; points are those of the surface that the widget is on.
@MainActor
enum RingMenuPress {
  case none
  /// The secondary button is down, since a point.
  case button(guint, start: Point2D)
  /// A finger is down, and may come to hold the menu.
  case waiting(WaitingFinger)
  /// A finger slides over the menu.
  case finger(OpaquePointer)
}

/// A finger of which a menu that nobody sees finds out whether it is meant: by how long it rests, and how far it
/// goes.
@MainActor
final class WaitingFinger {
  /// How much later than the core's own time it is looked whether that has passed.
  private static let delaySeconds = 0.001
  /// Half of the side of a menu that every finger is inside, wherever it goes, in points.
  private static let reach = 500_000.0

  /// The finger.
  let sequence: OpaquePointer
  /// Where it is, on the surface that the widget is on.
  private(set) var point: Point2D
  /// What the core made of its first touch.
  let response: Response
  private var menu: RingMenu
  private var timeout: Timeout?

  /// Begins with a finger that came down.
  ///
  /// - Parameters:
  ///   - sequence: the finger.
  ///   - point: where.
  ///   - menu: the menu that is to open.
  ///   - time: now.
  ///   - held: is called when the finger has rested long enough.
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

  /// Takes a move, or the end; what the core makes of it.
  func take(_ phase: PointerEvent.Phase, at point: Point2D, time: Double) -> Response {
    self.point = point
    return menu.handle(.pointer(Self.event(phase, at: point)), at: time) { _, _ in }
  }

  /// Whether the menu has opened, by a tap.
  var isOpen: Bool { menu.isOpen }

  private func wait(
    until due: Double,
    from time: Double,
    _ held: @escaping @MainActor () -> Void
  ) {
    timeout = Timeout(seconds: due - time + Self.delaySeconds) { [weak self] in
      guard let self else { return }
      menu.advance(to: due + Self.delaySeconds) { _, _ in }
      if menu.claims(PointerEvent.ringFinger) { held() }
    }
  }

  private static func event(_ phase: PointerEvent.Phase, at point: Point2D) -> PointerEvent {
    PointerEvent(
      phase,
      id: PointerEvent.ringFinger,
      position: Point2D(point.x + reach, point.y + reach)
    )
  }
}

extension PointerEvent {
  /// The number of the pointer that has opened a menu; those on the ring itself have others.
  static var ringFinger: Int { -1 }
}
#endif
