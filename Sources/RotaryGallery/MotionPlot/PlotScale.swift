/// From the least to the most of what a curve shows.
struct PlotScale: Equatable, Sendable {
  let least: Double
  let most: Double

  init(least: Double, most: Double) {
    self.least = least
    self.most = most
  }

  /// Scales as far as values of two kinds go, with their zeros at one height.
  static func pair(_ first: [Double], _ second: [Double]) -> (PlotScale, PlotScale) {
    let (one, other) = (PlotScale(reaching: first), PlotScale(reaching: second))
    // How much lies below zero, measured by what lies above it.
    let below = Swift.max(-one.least / one.most, -other.least / other.most)
    let air = 1.06
    func scale(_ reach: PlotScale) -> PlotScale {
      PlotScale(least: -below * reach.most * air, most: reach.most * air)
    }
    return (scale(one), scale(other))
  }

  /// From the least to the most of some values, 0 among them, and something above it.
  private init(reaching values: [Double]) {
    var least = 0.0
    var most = 0.0
    for value in values where value.isFinite {
      least = Swift.min(least, value)
      most = Swift.max(most, value)
    }
    // What lies almost all below zero has a tenth of it above.
    most = Swift.max(most, -least / 10)
    self.init(least: least, most: most > 0 ? most : 1)
  }

  /// Where a value lies, 0 at the least and 1 at the most.
  func share(of value: Double) -> Double { (value - least) / (most - least) }

  /// Round values inside, at even steps of 1, 2 or 5 times a power of ten.
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
