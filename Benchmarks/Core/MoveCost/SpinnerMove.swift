import Rotary

/// A move of a finger that turns a spinner back and forth, and the numbers that it selects.
private struct SpinnerMove {
  private var spinner = NumberSpinner()
  private var count = 0
  private(set) var trace = 0.0

  init(count: Double) {
    if let range = try? SpinnerRange(from: 0, through: count - 1) { spinner.range = range }
    spinner.options.wraps = true
    handle(.down, at: 160)
  }

  mutating func step() {
    count += 1
    // Across the front and back, in 64 moves.
    let place = count % 64
    handle(.move, at: 160 + 4 * Double(place < 32 ? place : 64 - place))
    trace += spinner.value
  }

  private mutating func handle(_ phase: PointerEvent.Phase, at x: Double) {
    let event = PointerEvent(phase, position: Point2D(x, 60))
    spinner.handle(.pointer(event), at: Double(count) / 120)
    while spinner.nextEvent() != nil {}
  }
}

/// A move on a spinner of ten numbers.
struct SpinnerMoveOfTen: Figure {
  static let name = "spinnerMoveOfTen"
  static let title = "a move on a spinner of ten numbers"

  private var move = SpinnerMove(count: 10)
  var trace: Double { move.trace }

  init() { run(100) }

  mutating func step() { move.step() }
}

/// A move on a spinner of a billion numbers.
struct SpinnerMoveOfABillion: Figure {
  static let name = "spinnerMoveOfABillion"
  static let title = "a move on a spinner of a billion numbers"

  private var move = SpinnerMove(count: 1e9)
  var trace: Double { move.trace }

  init() { run(100) }

  mutating func step() { move.step() }
}
