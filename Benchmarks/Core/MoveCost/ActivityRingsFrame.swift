import Rotary

/// A frame of three rings whose values change ten times a second, one of them beyond its goal.
///
/// Only changed values allocate memory.
struct ActivityRingsFrame: Figure {
  static let name = "activityRingsFrame"
  static let title = "a frame of activity rings that follow their values"
  static let mayAllocate = true

  private var rings = ActivityRings()
  private var presenter = ScenePresenter<ActivityRings>()
  private var goals = [[0.2, 0.5, 1.4], [0.4, 0.6, 1.6]]
  private var count = 0
  private(set) var trace = 0.0

  init() {
    rings.style.format = .none
    rings.values = [0.2, 0.5, 1.4]
    run(100)
  }

  mutating func step() {
    count += 1
    if count % 12 == 0 { rings.move(to: goals[count / 12 % 2]) }
    rings.advance(to: Double(count) / 120)
    while rings.nextEvent() != nil {}
    presenter.update(with: rings) { _ in trace += 1 }
  }
}
