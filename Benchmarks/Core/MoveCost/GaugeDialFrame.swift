import Rotary

/// A frame of a gauge with three markers, whose value changes ten times a second.
struct GaugeFrame: Figure {
  static let name = "gaugeFrame"
  static let title = "a frame of a gauge that follows its values"

  private var gauge = GaugeDial()
  private var presenter = ScenePresenter<GaugeDial>()
  private var count = 0
  private(set) var trace = 0.0

  init() {
    gauge.style.showsValue = false
    gauge.others = [20, 50, 80]
    run(100)
  }

  mutating func step() {
    count += 1
    if count % 12 == 0 {
      gauge.move(to: Double(count / 12 % 7) * 15)
    }
    gauge.advance(to: Double(count) / 120)
    while gauge.nextEvent() != nil {}
    presenter.update(with: gauge) { _ in trace += 1 }
  }
}
