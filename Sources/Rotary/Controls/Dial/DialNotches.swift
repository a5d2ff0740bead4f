/// Values at which a dial is held a little, and each of which is felt as it is passed.
struct DialNotches: DetentScale, Equatable, Sendable {
  /// The values, rising; each within the scale's ends.
  let values: [Double]
  /// From the values of one turn to those of the next; 0 where nothing goes round.
  let period: Double

  /// How many of the values lie at a place or below it, counted on through the turns.
  func detent(at position: Double) -> Int64 {
    guard let first = values.first else { return 0 }
    let turn = period > 0 ? ((position - first) / period).rounded(.down) : 0
    let rest = position - turn * period
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= rest { low = middle + 1 } else { high = middle }
    }
    return Int64(turn) * Int64(values.count) + Int64(low)
  }

  func boundary(after detent: Int64) -> Double {
    let count = Int64(values.count)
    guard period > 0 else { return values[Int(Swift.min(Swift.max(detent, 0), count - 1))] }
    let turn = (Double(detent) / Double(count)).rounded(.down)
    return values[Int(detent - Int64(turn) * count)] + turn * period
  }

  /// The nearest of the values, if any is as near as that.
  func nearest(to position: Double, within distance: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let above = detent(at: position)
    var best: Double?
    for detent in [above - 1, above] where period > 0 || detent >= 0 && detent < Int64(values.count)
    {
      let value = boundary(after: detent)
      let isNearer = (value - position).magnitude < ((best ?? .infinity) - position).magnitude
      if (value - position).magnitude <= distance, isNearer { best = value }
    }
    return best
  }
}
