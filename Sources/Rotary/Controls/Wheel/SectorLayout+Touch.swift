extension SectorLayout {
  /// The sector that a finger means.
  ///
  /// Between the middles of two neighbours the border lies where their touch weights say: at
  /// their drawn border when these are the drawn weights.
  ///
  /// - Parameters:
  ///   - offset: the finger's direction from the pointer, clockwise, in radians.
  ///   - rotation: how the wheel stands.
  ///   - touchWeight: the touch weight of a sector.
  /// - Returns: its index.
  public func sector(
    atOffset offset: Double,
    rotation: Double,
    touchWeight: (Int) -> Double
  ) -> Int {
    // Turning the wheel so far that the finger's place comes to the pointer.
    let turned = rotation - offset
    let hit = detent(at: turned)
    let isPastMiddle = order * (self.rotation(of: hit) - turned) >= 0
    let first = isPastMiddle ? hit : hit - 1
    let firstWeight = touchWeight(index(of: first))
    let secondWeight = touchWeight(index(of: first + 1))
    let from = self.rotation(of: first)
    let way = (self.rotation(of: first + 1) - from) * firstWeight / (firstWeight + secondWeight)
    return index(of: order * (turned - from - way) > 0 ? first : first + 1)
  }
}

/// The rotations at which a sector is selected, each in [−π, π].
public struct SectorRange: Equatable, Sendable {
  /// Where it begins to be selected, turning clockwise.
  public var minimum: Double
  /// Where it rests.
  public var middle: Double
  /// Where it ceases to be selected; below `minimum` for a sector that straddles ±π.
  public var maximum: Double

  /// Makes a range.
  public init(minimum: Double, middle: Double, maximum: Double) {
    self.minimum = minimum
    self.middle = middle
    self.maximum = maximum
  }
}

extension SectorLayout {
  /// The rotations at which a sector is selected.
  public func range(of index: Int) -> SectorRange {
    let middle = Circular.wrapped(rotation(of: Int64(index)))
    let half = width(of: index) / 2
    let minimum = Circular.wrapped(middle - half)
    return SectorRange(
      minimum: minimum > .pi - 1e-12 ? -.pi : minimum,
      middle: middle,
      maximum: Circular.wrapped(middle + half)
    )
  }
}
