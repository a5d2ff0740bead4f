@testable import Rotary

/// Drives a spinner row as a script, and stores its events.
struct SpinnerRowDriver: ControlDriver {
  var subject: SpinnerRow
  var time = 0.0
  var events: [ValueEvent<Double>] = []
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

  /// Sends a pointer event, at a distance in tile heights below a column's middle.
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
    act { $0.move(to: value, animated: animated) }
  }

  /// Drags a column by a number of tiles, at a constant speed, and rests before the release.
  mutating func drag(column: Int, tiles: Double, seconds: Double = 0.3, hold: Double = 0.2) {
    // Larger numbers come from below.
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

  /// Returns the number of events of a kind.
  func count(_ isCounted: (ValueEvent<Double>) -> Bool) -> Int { events.filter(isCounted).count }
}
