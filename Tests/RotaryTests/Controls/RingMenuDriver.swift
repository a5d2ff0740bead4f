@testable import Rotary

/// Drives a ring menu as a script, and stores its events.
struct RingMenuDriver: ControlDriver {
  var subject: RingMenu
  var time = 0.0
  var events: [RingMenuEvent] = []
  var times: [Double] = []
  var framesPerSecond = 120.0

  var menu: RingMenu {
    get { subject }
    set { subject = newValue }
  }

  init(_ menu: RingMenu = RingMenu()) {
    subject = menu
  }

  /// Returns the events since the last call.
  mutating func take() -> [RingMenuEvent] {
    defer { forget() }
    return events
  }

  @discardableResult
  mutating func key(_ key: Key, after pause: Double = 0) -> Response {
    input(.key(key), after: pause)
  }

  /// Holds in the middle until the menu is open.
  mutating func hold() {
    pointer(.down, menu.size.center)
    wait(menu.options.holdSeconds)
  }

  /// Taps a place.
  mutating func tap(_ place: Point2D) {
    pointer(.down, place)
    pointer(.up, place, after: 0.05)
  }

  /// Returns a point by its radius in the style's points and its direction.
  func place(_ radius: Double, _ angle: Double) -> Point2D {
    menu.center.moved(by: radius * menu.scale, towards: angle)
  }

  /// Returns the middle of an item's wedge.
  func place(of item: Int, radius: Double? = nil) -> Point2D {
    guard let ring = menu.rings.last, let slot = ring.slot(of: item) else { return .zero }
    return ring.layout.position(of: slot, radius: radius ?? menu.style.iconRadius)
  }
}
