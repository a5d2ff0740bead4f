@testable import Rotary

/// Drives a ring menu as a script does, and keeps what it tells.
struct RingMenuDriver {
  var menu: RingMenu
  private(set) var time = 0.0
  private(set) var events: [RingMenuEvent] = []
  private(set) var times: [Double] = []
  var framesPerSecond = 120.0

  init(_ menu: RingMenu = RingMenu()) {
    self.menu = menu
  }

  /// What was told since it was asked last.
  mutating func take() -> [RingMenuEvent] {
    defer {
      events = []
      times = []
    }
    return events
  }

  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    wait(pause)
    var heard: [(RingMenuEvent, Double)] = []
    let response = menu.handle(input, at: time) { heard.append(($0, $1)) }
    keep(heard)
    return response
  }

  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    _ place: Point,
    id: Int = 1,
    kind: PointerEvent.Kind = .touch,
    after pause: Double = 0
  ) -> Response {
    input(.pointer(PointerEvent(phase, id: id, at: place, kind: kind)), after: pause)
  }

  @discardableResult
  mutating func key(_ key: Key, after pause: Double = 0) -> Response {
    input(.key(key), after: pause)
  }

  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / framesPerSecond)
      var heard: [(RingMenuEvent, Double)] = []
      menu.advance(to: time) { heard.append(($0, $1)) }
      keep(heard)
    }
  }

  private mutating func keep(_ heard: [(RingMenuEvent, Double)]) {
    events += heard.map { $0.0 }
    times += heard.map { $0.1 }
  }

  /// Lets time pass until nothing moves.
  mutating func settle() {
    for _ in 0..<10_000 where menu.isMoving { wait(1 / framesPerSecond) }
  }

  /// Holds in the middle until it is open.
  mutating func hold() {
    pointer(.down, menu.size.center)
    wait(menu.options.holdSeconds)
  }

  /// Taps a place.
  mutating func tap(_ place: Point) {
    pointer(.down, place)
    pointer(.up, place, after: 0.05)
  }

  /// A place by its radius in the style's points and its direction.
  func place(_ radius: Double, _ angle: Double) -> Point {
    menu.center.moved(by: radius * menu.scale, towards: angle)
  }

  /// The middle of an item's wedge.
  func place(of item: Int, radius: Double? = nil) -> Point {
    guard let ring = menu.rings.last, let slot = ring.slot(of: item) else { return .zero }
    return ring.layout.place(of: slot, radius: radius ?? menu.style.iconRadius)
  }
}
