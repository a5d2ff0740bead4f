import Rotary

/// Drives a wheel as a script does, and keeps what it tells.
struct WheelDriver {
  var wheel: Wheel
  private(set) var time = 0.0
  private(set) var events: [WheelEvent] = []
  private(set) var times: [Double] = []
  var framesPerSecond = 120.0

  init(_ wheel: Wheel) {
    self.wheel = wheel
  }

  /// Lets an input happen after a pause.
  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    wait(pause)
    return act { wheel, time, emit in wheel.handle(input, at: time, emit: emit) }
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

  /// Does something to the wheel now.
  @discardableResult
  mutating func act<R>(
    _ body: (inout Wheel, Double, (WheelEvent, Double) -> Void) -> R
  ) -> R {
    var heard: [(WheelEvent, Double)] = []
    let result = body(&wheel, time) { heard.append(($0, $1)) }
    events += heard.map { $0.0 }
    times += heard.map { $0.1 }
    return result
  }

  /// Lets time pass, frame by frame.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / framesPerSecond)
      act { wheel, time, emit in wheel.advance(to: time, emit: emit) }
    }
  }

  /// Lets time pass until nothing moves.
  mutating func settle() {
    for _ in 0..<100_000 where wheel.isMoving { wait(1 / framesPerSecond) }
  }

  /// A place on the wheel, by direction and share of the radius.
  func place(_ direction: Double, _ share: Double = 0.7) -> Point {
    wheel.size.center.moved(by: wheel.size.shorterSide / 2 * share, towards: direction)
  }

  /// Drags along the arc from one direction to another, in steps.
  mutating func drag(
    from start: Double,
    by sweep: Double,
    share: Double = 0.7,
    seconds: Double = 0.5,
    steps: Int = 30,
    hold: Double = 0
  ) {
    pointer(.down, place(start, share))
    for step in 1...steps {
      let way = sweep * Double(step) / Double(steps)
      pointer(.move, place(start + way, share), after: seconds / Double(steps))
    }
    pointer(.up, place(start + sweep, share), after: hold)
  }

  mutating func forgetEvents() {
    events.removeAll()
    times.removeAll()
  }
}
