import Rotary

/// Drives a number spinner as a script does, and keeps what it tells.
struct SpinnerDriver {
  var spinner: NumberSpinner
  private(set) var time = 0.0
  private(set) var events: [SpinnerEvent] = []
  var framesPerSecond = 120.0

  init(_ spinner: NumberSpinner) {
    self.spinner = spinner
  }

  /// Spins the numbers of a range.
  init(_ start: Double, _ end: Double, step: Double = 1, wraps: Bool = false) throws {
    spinner = NumberSpinner(range: try SpinnerRange(from: start, through: end, step: step))
    spinner.options.wraps = wraps
  }

  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    wait(pause)
    var heard: [SpinnerEvent] = []
    let response = spinner.handle(input, at: time) { event, _ in heard.append(event) }
    events += heard
    return response
  }

  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    _ x: Double,
    id: Int = 1,
    after pause: Double = 0
  ) -> Response {
    let place = Point(x, spinner.size.height / 2)
    return input(.pointer(PointerEvent(phase, id: id, at: place)), after: pause)
  }

  @discardableResult
  mutating func move(to value: Double, animated: Bool = true) -> Bool {
    var heard: [SpinnerEvent] = []
    let isDone = spinner.move(to: value, animated: animated, at: time) { event, _ in
      heard.append(event)
    }
    events += heard
    return isDone
  }

  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / framesPerSecond)
      var heard: [SpinnerEvent] = []
      spinner.advance(to: time) { event, _ in heard.append(event) }
      events += heard
    }
  }

  /// Lets time pass until nothing moves.
  mutating func settle() {
    for _ in 0..<100_000 where spinner.isMoving { wait(1 / framesPerSecond) }
  }

  /// Drags from the middle, at an even speed.
  mutating func drag(by points: Double, seconds: Double = 0.5, hold: Double = 0) {
    let start = spinner.size.width / 2
    pointer(.down, start)
    for step in 1...30 {
      pointer(.move, start + points * Double(step) / 30, after: seconds / 30)
    }
    pointer(.up, start + points, after: hold)
  }

  /// Taps a place.
  mutating func tap(_ x: Double) {
    pointer(.down, x)
    pointer(.up, x, after: 0.05)
  }

  /// Where a tile's middle is seen, so many tiles to the right of the front.
  func middle(ofTile steps: Double) -> Double {
    let ring = spinner.ring
    return ring.place(atAngle: steps * ring.tileAngle).project(.zero)?.x ?? .nan
  }
}
