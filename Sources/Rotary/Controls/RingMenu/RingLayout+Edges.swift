extension RingLayout {
  /// Moves the ring inside bounds; one that is larger than they are stands in their middle.
  ///
  /// - Parameters:
  ///   - bounds: what it is to lie in.
  ///   - reach: how far it reaches from its middle, in points of the screen.
  mutating func moveInside(_ bounds: Rect, reach: Double) {
    center = Point(
      Self.moved(center.x, inside: bounds.minX, bounds.maxX, reach: reach),
      Self.moved(center.y, inside: bounds.minY, bounds.maxY, reach: reach)
    )
  }

  private static func moved(
    _ place: Double,
    inside least: Double,
    _ most: Double,
    reach: Double
  ) -> Double {
    guard most - least > 2 * reach else { return (least + most) / 2 }
    return Swift.min(Swift.max(place, least + reach), most - reach)
  }

  /// The least part of a turn that is enough for a ring.
  private static let leastSweep = Double.pi / 2
  /// How many directions are looked at: one for each degree.
  private static let directionCount = 360

  /// Takes as much of the turn as lies inside bounds, with the wedges in the same order.
  ///
  /// - Parameters:
  ///   - bounds: what the wedges are to lie in.
  ///   - reach: how far they reach from the middle, in points of the screen.
  /// - Returns: whether there is room for a ring at all; without, nothing is changed.
  mutating func becomePartial(in bounds: Rect, reach: Double) -> Bool {
    let step = Circular.turn / Double(Self.directionCount)
    func isFree(_ index: Int) -> Bool {
      let place = center.moved(by: reach, towards: Double(index) * step)
      return bounds.contains(place)
    }
    // The longest run of free directions, looked for through two turns.
    var best = (start: 0, count: 0)
    var count = 0
    for index in 0..<(2 * Self.directionCount) {
      count = isFree(index) ? Swift.min(count + 1, Self.directionCount) : 0
      if count > best.count { best = (index - count + 1, count) }
    }
    guard best.count < Self.directionCount else { return true }
    let free = Double(best.count - 1) * step
    guard free >= Self.leastSweep else { return false }
    sweep = free
    startAngle = Double(best.start) * step + (isMirrored ? free : 0)
    return true
  }
}
