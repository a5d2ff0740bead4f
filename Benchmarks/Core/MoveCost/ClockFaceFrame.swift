import Rotary

/// A frame of a clock whose hand moves to another hour.
///
/// Only a changed text, of the time or of the number under the hand's end, allocates memory.
struct ClockFrame: Figure {
  static let name = "clockFrame"
  static let title = "a frame of a clock's hand"
  static let mayAllocate = true

  private var clock = ClockFace()
  private var presenter = ScenePresenter<ClockFace>()
  private var count = 0
  private(set) var trace = 0.0

  init() { run(100) }

  mutating func step() {
    count += 1
    if count % 60 == 0 { clock.move(to: Double(count / 60 % 5) * 180) }
    clock.advance(to: Double(count) / 120)
    while clock.nextEvent() != nil {}
    presenter.update(with: clock) { _ in trace += 1 }
  }
}
