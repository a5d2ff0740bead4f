@testable import Rotary

/// Drives a row of spinners as a script does, and keeps what it tells.
struct SpinnerRowDriver: ControlDriver {
  var subject: SpinnerRow
  var time = 0.0
  var events: [SpinnerRowEvent] = []
  var times: [Double] = []
  var framesPerSecond = 120.0

  var row: SpinnerRow {
    get { subject }
    set { subject = newValue }
  }

  init(_ row: SpinnerRow, carries: Bool = false) {
    subject = row
    subject.options.carries = carries
  }

  /// A pointer at so many tiles' heights below a column's middle.
  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    column: Int,
    tiles: Double = 0,
    id: Int = 1,
    after pause: Double = 0
  ) -> Response {
    let center = row.frames[column].ring.center
    let place = Point2D(center.x, center.y + tiles * row.rings[column].ring.tile.height)
    return input(.pointer(PointerEvent(phase, id: id, position: place)), after: pause)
  }

  @discardableResult
  mutating func move(to value: Double, animated: Bool = true) -> Bool {
    act { $0.move(to: value, animated: animated, at: $1, emit: $2) }
  }

  /// Drags a column by so many tiles, at an even speed, and holds it before letting go.
  mutating func drag(column: Int, tiles: Double, seconds: Double = 0.3, hold: Double = 0.2) {
    // Rising numbers come from below.
    pointer(.down, column: column)
    for step in 1...20 {
      let share = Double(step) / 20
      pointer(.move, column: column, tiles: -tiles * share, after: seconds / 20)
    }
    pointer(.up, column: column, tiles: -tiles, after: hold)
  }

  /// Taps a place, without moving.
  mutating func tap(_ place: Point2D, kind: PointerEvent.Kind = .touch) {
    input(.pointer(PointerEvent(.down, position: place, kind: kind)))
    input(.pointer(PointerEvent(.up, position: place, kind: kind)), after: 0.05)
  }

  /// The events of one kind.
  func count(_ isCounted: (SpinnerRowEvent) -> Bool) -> Int { events.filter(isCounted).count }
}
