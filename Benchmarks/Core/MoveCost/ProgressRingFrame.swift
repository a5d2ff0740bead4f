import Rotary

/// A frame of an hour's countdown in twelve segments, in which only the arc changes.
struct CountdownFrame: Figure {
  static let name = "countdownFrame"
  static let title = "a frame of a countdown"

  private var ring = ProgressRing(countdown: 3_600)
  private var presenter = ScenePresenter<ProgressRing>()
  private var count = 0
  private(set) var trace = 0.0

  init() {
    ring.style.segments = 12
    ring.style.format = .none
    ring.start()
    run(100)
  }

  mutating func step() {
    count += 1
    ring.advance(to: Double(count) / 120)
    while ring.nextEvent() != nil {}
    presenter.update(with: ring) { _ in trace += 1 }
  }
}

/// A frame of a ring that spins because the progress is unknown.
struct LoadingFrame: Figure {
  static let name = "loadingFrame"
  static let title = "a frame of a ring that turns"

  private var ring = ProgressRing()
  private var presenter = ScenePresenter<ProgressRing>()
  private var count = 0
  private(set) var trace = 0.0

  init() { run(100) }

  mutating func step() {
    count += 1
    ring.advance(to: Double(count) / 120)
    while ring.nextEvent() != nil {}
    presenter.update(with: ring) { _ in trace += 1 }
  }
}
