import Rotary

/// Drives a number spinner as a script, and stores its events.
struct SpinnerDriver: ControlDriver {
  var subject: NumberSpinner
  var time = 0.0
  var events: [ValueEvent<Double>] = []
  var times: [Double] = []
  var framesPerSecond = 120.0

  var spinner: NumberSpinner {
    get { subject }
    set { subject = newValue }
  }

  init(_ spinner: NumberSpinner) {
    subject = spinner
  }

  /// Makes a spinner for a range.
  init(_ start: Double, _ end: Double, step: Double = 1, wraps: Bool = false) throws {
    subject = NumberSpinner(range: try SpinnerRange(from: start, through: end, step: step))
    subject.options.wraps = wraps
  }

  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    _ x: Double,
    id: Int = 1,
    after pause: Double = 0
  ) -> Response {
    let place = Point2D(x, spinner.size.height / 2)
    return input(.pointer(PointerEvent(phase, id: id, position: place)), after: pause)
  }

  @discardableResult
  mutating func move(to value: Double, animated: Bool = true) -> Bool {
    act { $0.move(to: value, animated: animated) }
  }

  /// Drags from the middle, at a constant speed.
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

  /// Returns the visible middle of a tile, by its number of tiles to the right of the front.
  func middle(ofTile steps: Double) -> Double {
    let ring = spinner.ring
    return ring.transform(atAngle: steps * ring.tileAngle).project(.zero)?.x ?? .nan
  }
}
