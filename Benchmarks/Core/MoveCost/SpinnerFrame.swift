import Rotary

/// A frame of a spinner that a finger turns: a move, and all tiles drawn and compared.
///
/// Its tiles are drawn anew where they stand, so it asks for memory. All numbers have nine figures.
private struct SpinnerFrame {
  private var spinner = NumberSpinner()
  private var presenter = ScenePresenter<NumberSpinner>()
  private var count = 0
  private(set) var trace = 0.0

  init(from start: Double, through end: Double, at value: Double) {
    if let range = try? SpinnerRange(from: start, through: end) { spinner.range = range }
    spinner.options.wraps = true
    spinner.move(to: value, animated: false, at: 0) { _, _ in }
    handle(.down, at: 160)
  }

  mutating func step() {
    count += 1
    // Across the front and back, in 64 moves.
    let place = count % 64
    handle(.move, at: 160 + 4 * Double(place < 32 ? place : 64 - place))
    presenter.update(with: spinner) { _ in trace += 1 }
  }

  private mutating func handle(_ phase: PointerEvent.Phase, at x: Double) {
    let event = PointerEvent(phase, at: Point(x, 60))
    _ = spinner.handle(.pointer(event), at: Double(count) / 120) { _, _ in }
  }
}

/// A frame of a spinner of ten numbers.
struct SpinnerFrameOfTen: Figure {
  static let name = "spinnerFrameOfTen"
  static let title = "a frame of a spinner of ten numbers"
  static let mayAllocate = true

  private var frame = SpinnerFrame(from: 500_000_000, through: 500_000_009, at: 500_000_005)
  var trace: Double { frame.trace }

  init() { run(100) }

  mutating func step() { frame.step() }
}

/// The same of a billion.
struct SpinnerFrameOfABillion: Figure {
  static let name = "spinnerFrameOfABillion"
  static let title = "a frame of a spinner of a billion numbers"
  static let mayAllocate = true

  private var frame = SpinnerFrame(from: 0, through: 999_999_999, at: 500_000_005)
  var trace: Double { frame.trace }

  init() { run(100) }

  mutating func step() { frame.step() }
}
