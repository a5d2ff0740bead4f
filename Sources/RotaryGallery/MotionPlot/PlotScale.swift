/// The range of a plotted quantity.
struct PlotScale: Equatable, Sendable {
  let least: Double
  let most: Double

  init(least: Double, most: Double) {
    self.least = least
    self.most = most
  }

  /// Returns scales for two quantities whose zeros have the same height.
  static func pair(_ first: [Double], _ second: [Double]) -> (PlotScale, PlotScale) {
    let (one, other) = (PlotScale(reaching: first), PlotScale(reaching: second))
    // The part below zero, relative to the part above.
    let below = Swift.max(-one.least / one.most, -other.least / other.most)
    let headroom = 1.06
    func scale(_ reach: PlotScale) -> PlotScale {
      PlotScale(least: -below * reach.most * headroom, most: reach.most * headroom)
    }
    return (scale(one), scale(other))
  }

  /// Makes a scale from the minimum to the maximum of some values and 0, with some room above.
  private init(reaching values: [Double]) {
    var least = 0.0
    var most = 0.0
    for value in values where value.isFinite {
      least = Swift.min(least, value)
      most = Swift.max(most, value)
    }
    // A scale whose values are almost all negative has a tenth of them above zero.
    most = Swift.max(most, -least / 10)
    self.init(least: least, most: most > 0 ? most : 1)
  }

  /// Returns the relative height of a value: 0 at the minimum, 1 at the maximum.
  func share(of value: Double) -> Double { (value - least) / (most - least) }

  /// Returns round values in the range, at steps of 1, 2 or 5 times a power of ten.
  func ticks(atMost count: Int) -> [Double] {
    let span = most - least
    var step = 1e-6
    var factor = 0
    while span / step > Double(count) {
      step *= factor % 3 == 1 ? 2.5 : 2
      factor += 1
    }
    var ticks: [Double] = []
    var tick = (least / step).rounded(.up) * step
    while tick <= most {
      ticks.append(tick)
      tick += step
    }
    return ticks
  }
}
