@testable import Rotary

/// Drives a row of spinners as a script does, and keeps what it tells.
struct SpinnerRowDriver {
  var row: SpinnerRow
  private(set) var time = 0.0
  private(set) var events: [SpinnerRowEvent] = []
  private(set) var times: [Double] = []
  var framesPerSecond = 120.0

  init(_ row: SpinnerRow, carries: Bool = false) {
    self.row = row
    self.row.options.carries = carries
  }

  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    wait(pause)
    var heard: [(SpinnerRowEvent, Double)] = []
    let response = row.handle(input, at: time) { heard.append(($0, $1)) }
    keep(heard)
    return response
  }

  /// A pointer at so many tiles' widths to the right of a column's middle.
  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    column: Int,
    tiles: Double = 0,
    id: Int = 1,
    after pause: Double = 0
  ) -> Response {
    let center = row.frames[column].ring.center
    let place = Point(center.x + tiles * row.rings[column].ring.tile.width, center.y)
    return input(.pointer(PointerEvent(phase, id: id, at: place)), after: pause)
  }

  @discardableResult
  mutating func move(to value: Double, animated: Bool = true) -> Bool {
    var heard: [(SpinnerRowEvent, Double)] = []
    let isDone = row.move(to: value, animated: animated, at: time) { heard.append(($0, $1)) }
    keep(heard)
    return isDone
  }

  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / framesPerSecond)
      var heard: [(SpinnerRowEvent, Double)] = []
      row.advance(to: time) { heard.append(($0, $1)) }
      keep(heard)
    }
  }

  private mutating func keep(_ heard: [(SpinnerRowEvent, Double)]) {
    events += heard.map { $0.0 }
    times += heard.map { $0.1 }
  }

  /// Lets time pass until nothing moves.
  mutating func settle() {
    for _ in 0..<100_000 where row.isMoving { wait(1 / framesPerSecond) }
  }

  /// Drags a column by so many tiles, at an even speed, and holds it before letting go.
  mutating func drag(column: Int, tiles: Double, seconds: Double = 0.3, hold: Double = 0.2) {
    // Rising numbers come from the right.
    pointer(.down, column: column)
    for step in 1...20 {
      let share = Double(step) / 20
      pointer(.move, column: column, tiles: -tiles * share, after: seconds / 20)
    }
    pointer(.up, column: column, tiles: -tiles, after: hold)
  }

  /// The events of one kind.
  func count(_ isCounted: (SpinnerRowEvent) -> Bool) -> Int { events.filter(isCounted).count }
}
