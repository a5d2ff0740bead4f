/// From the least to the most of what a curve shows, with a little air.
struct PlotScale: Equatable, Sendable {
  let least: Double
  let most: Double

  init(least: Double, most: Double) {
    self.least = least
    self.most = most
  }

  /// As far as values go, 0 among them.
  init(_ values: [Double]) {
    var least = 0.0
    var most = 0.0
    for value in values where value.isFinite {
      least = Swift.min(least, value)
      most = Swift.max(most, value)
    }
    if most - least < 1e-9 { most = least + 1 }
    let air = (most - least) * 0.06
    self.init(least: least < 0 ? least - air : least, most: most + air)
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
