import Rotary

/// A frame of a spinner that a finger turns: a move, and the movement of its tiles.
///
/// If a tile appears, disappears or becomes the front one, everything is drawn and compared.
///
/// All numbers have nine digits.
private struct SpinnerFrame {
  private var spinner = NumberSpinner()
  private var presenter = ScenePresenter<NumberSpinner>()
  private var count = 0
  /// The length of one move, in points.
  private let stride: Double
  private(set) var trace = 0.0

  init(from start: Double, through end: Double, at value: Double, stride: Double = 4) {
    self.stride = stride
    if let range = try? SpinnerRange(from: start, through: end) { spinner.range = range }
    spinner.options.wraps = true
    spinner.move(to: value, animated: false)
    // Moves off the current number.
    handle(.down, at: 152)
  }

  mutating func step() {
    count += 1
    // To one side and back, in 64 moves.
    let place = count % 64
    handle(.move, at: 160 + stride * Double(place < 32 ? place : 64 - place))
    presenter.update(with: spinner) { _ in trace += 1 }
  }

  private mutating func handle(_ phase: PointerEvent.Phase, at x: Double) {
    let event = PointerEvent(phase, position: Point2D(x, 60))
    spinner.handle(.pointer(event), at: Double(count) / 120)
    while spinner.nextEvent() != nil {}
  }
}

/// A frame of a spinner of ten numbers.
struct SpinnerFrameOfTen: Figure {
  static let name = "spinnerFrameOfTen"
  static let title = "a frame of a spinner of ten numbers"

  private var frame = SpinnerFrame(from: 500_000_000, through: 500_000_009, at: 500_000_005)
  var trace: Double { frame.trace }

  init() { run(100) }

  mutating func step() { frame.step() }
}

/// A frame of a spinner of a billion numbers.
struct SpinnerFrameOfABillion: Figure {
  static let name = "spinnerFrameOfABillion"
  static let title = "a frame of a spinner of a billion numbers"

  private var frame = SpinnerFrame(from: 0, through: 999_999_999, at: 500_000_005)
  var trace: Double { frame.trace }

  init() { run(100) }

  mutating func step() { frame.step() }
}

/// A frame with the same visible tiles, which only move.
struct SpinnerGlide: Figure {
  static let name = "spinnerGlide"
  static let title = "a frame of a spinner between two numbers, a billion in all"

  private var frame: SpinnerFrame
  var trace: Double { frame.trace }

  init() {
    frame = SpinnerFrame(from: 0, through: 999_999_999, at: 500_000_005, stride: 0.2)
    run(100)
  }

  mutating func step() { frame.step() }
}
