/// The positions of a wheel's sectors: converts rotations to sectors and back.
///
/// *Detents* number the sectors across turns: with N sectors, detent D is sector D mod N after ⌊D/N⌋ turns. Every
///  rotation belongs to exactly one detent, and each detent has one rotation at which it rests. A motion needs no other
///  facts about a wheel.
public struct SectorLayout: DetentScale, Equatable, Sendable {
  /// The number of sectors, at least 1.
  public let count: Int
  /// +1 if the sectors follow each other clockwise, −1 if they are mirrored.
  public let order: Double
  /// The middle of each sector, in radians along the order from the middle of sector 0.
  ///
  /// Empty if all sectors are equally wide; then nothing is stored per sector.
  private let middles: [Double]
  /// The end of each sector, where the next one begins, in the same measure.
  private let ends: [Double]

  /// The maximum number of sectors.
  public static let greatestCount = 1_000_000

  /// The reason why weights are invalid.
  public enum WeightError: Error, Equatable, Sendable {
    /// There are no sectors.
    case noSectors
    /// There are more sectors than ``SectorLayout/greatestCount``.
    case tooManySectors(Int)
    /// The weight of a sector is 0, negative or not a finite number.
    case badWeight(index: Int, value: Double)
  }

  /// Creates a layout of sectors of equal width.
  ///
  /// - Parameters:
  ///   - count: The number of sectors, clamped to 1 to 10⁶.
  ///   - isMirrored: Whether the sectors follow each other counter-clockwise.
  public init(count: Int, isMirrored: Bool = false) {
    let count = count.clamped(to: 1...Self.greatestCount)
    self.init(count: count, isMirrored: isMirrored, middles: [], ends: [])
  }

  private init(count: Int, isMirrored: Bool, middles: [Double], ends: [Double]) {
    self.count = count
    order = isMirrored ? -1 : 1
    self.middles = middles
    self.ends = ends
  }

  /// The minimum share of the turn of a sector: 10⁻⁷.
  ///
  /// A sector of 0.00004° is not visible, but keys reach it. When the wheel rests on it, it is the selected sector, for
  /// rotations up to 10⁹ radians.
  public static let minimumShare = 1e-7

  /// Creates a layout of sectors whose widths are proportional to their weights.
  ///
  /// A sector gets at least ``minimumShare`` of the turn; the other sectors share the rest.
  ///
  /// - Throws: An error if there is no weight, or if a weight is not a positive finite number.
  public init(weights: [Double], isMirrored: Bool = false) throws(WeightError) {
    guard let first = weights.first else { throw .noSectors }
    guard weights.count <= Self.greatestCount else { throw .tooManySectors(weights.count) }
    var least = first
    var largest = first
    for index in weights.indices {
      try Self.check(weights[index], at: index)
      least = Swift.min(least, weights[index])
      largest = Swift.max(largest, weights[index])
    }
    guard least < largest else {
      self.init(count: weights.count, isMirrored: isMirrored)
      return
    }
    let shares = Self.shares(of: weights, largest: largest)
    var middles: [Double] = []
    var ends: [Double] = []
    var edge = -shares[0] * .pi
    for share in shares {
      let width = share * Circular.turn
      middles.append(edge + width / 2)
      edge += width
      ends.append(edge)
    }
    self.init(count: weights.count, isMirrored: isMirrored, middles: middles, ends: ends)
  }

  /// Returns each sector's share of the turn.
  private static func shares(of weights: [Double], largest: Double) -> [Double] {
    // The weights are divided before they are added, so that the largest finite weights do not add up to infinity.
    var total = 0.0
    for weight in weights { total += weight / largest }
    var shares: [Double] = []
    shares.reserveCapacity(weights.count)
    var narrow = 0.0
    var wide = 0.0
    for weight in weights {
      let share = weight / largest / total
      if share < minimumShare { narrow += minimumShare } else { wide += share }
      shares.append(share)
    }
    guard narrow > 0 else { return shares }
    for index in shares.indices {
      let share = shares[index]
      shares[index] = share < minimumShare ? minimumShare : share * (1 - narrow) / wide
    }
    return shares
  }

  /// Throws an error unless a weight is a positive finite number.
  static func check(_ weight: Double, at index: Int) throws(WeightError) {
    guard weight > 0, weight.isFinite else { throw .badWeight(index: index, value: weight) }
  }

  /// Whether all sectors are equally wide.
  public var isEven: Bool { middles.isEmpty }

  /// Returns the width of a sector, in radians, for an index of any size; the sectors repeat.
  public func width(of index: Int) -> Double {
    guard !isEven else { return Circular.turn / Double(count) }
    let index = self.index(of: Int64(index))
    return 2 * (ends[index] - middles[index])
  }

  /// Returns the middle of a sector at rotation 0, in radians clockwise from the pointer.
  public func middle(of index: Int) -> Double {
    order * place(of: self.index(of: Int64(index)))
  }

  /// Returns the sector of a detent.
  public func index(of detent: Int64) -> Int { Self.divided(detent, by: count).index }

  /// Returns the number of turns before a detent, and the detent's sector.
  private static func divided(_ detent: Int64, by count: Int) -> (turns: Int64, index: Int) {
    let (turns, rest) = detent.quotientAndRemainder(dividingBy: Int64(count))
    return rest < 0 ? (turns - 1, Int(rest) + count) : (turns, Int(rest))
  }

  /// Returns the detent at the pointer at a rotation.
  ///
  /// - Parameter rotation: The rotation in radians, up to ±10⁹. Beyond that, and for NaN, the result is 0.
  /// - Returns: The detent.
  public func detent(containing rotation: Double) -> Int64 {
    guard rotation.magnitude <= 1e9 else { return 0 }
    let place = -order * rotation
    if isEven {
      return Int64(bounded: Turns(rotation: place, stepsPerTurn: Double(count)).whole)
    }
    let turns = Turns(rotation: place, stepsPerTurn: 1)
    var whole = Int64(bounded: turns.whole)
    var rest = turns.fraction * Circular.turn
    if rest < ends[count - 1] - Circular.turn {
      rest += Circular.turn
      whole -= 1
    }
    return whole * Int64(count) + Int64(index(atPlace: rest))
  }

  /// Returns the sector at the pointer at a rotation.
  public func selection(at rotation: Double) -> Int {
    index(of: detent(containing: rotation))
  }

  /// Returns the rotation at which the middle of a detent is at the pointer.
  public func rotation(of detent: Int64) -> Double {
    if isEven {
      return -order * Turns.rotation(steps: Double(detent), stepsPerTurn: Double(count))
    }
    let (turns, index) = Self.divided(detent, by: count)
    return -order * (Turns.rotation(steps: Double(turns), stepsPerTurn: 1) + middles[index])
  }

  /// Returns the rotation between a detent and the next one.
  public func boundary(after detent: Int64) -> Double {
    if isEven {
      return -order
        * Turns.rotation(steps: 2 * Double(detent) + 1, stepsPerTurn: Double(2 * count))
    }
    let (turns, index) = Self.divided(detent, by: count)
    return -order * (Turns.rotation(steps: Double(turns), stepsPerTurn: 1) + ends[index])
  }

  /// Returns the detent of a sector that is nearest to a rotation.
  ///
  /// - Parameters:
  ///   - index: The sector.
  ///   - rotation: The wheel's rotation.
  ///   - turning: +1 for the next detent clockwise, −1 counter-clockwise, 0 for the nearest. A detent that rests at
  ///     this rotation is the next one in both directions.
  /// - Returns: The detent.
  public func detent(of index: Int, from rotation: Double, turning: Double = 0) -> Int64 {
    let here = detent(containing: rotation)
    let base = here - Int64(self.index(of: here)) + Int64(self.index(of: Int64(index)))
    // Clockwise, the rotation falls as detents rise.
    var best = base
    var bestWay = Double.infinity
    for turn in -1...1 {
      let candidate = base + Int64(turn * count)
      let delta = self.rotation(of: candidate) - rotation
      if turning != 0, delta * turning < -1e-9 { continue }
      if delta.magnitude < bestWay {
        best = candidate
        bestWay = delta.magnitude
      }
    }
    return best
  }

  /// Returns the sector whose drawn slice is at a place along the order from the middle of sector 0.
  ///
  /// O(1) for equal sectors, O(log N) for weighted ones.
  private func index(atPlace place: Double) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if place < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func place(of index: Int) -> Double {
    isEven
      ? Turns.rotation(steps: Double(index), stepsPerTurn: Double(count)) : middles[index]
  }
}

extension SectorLayout {
  /// Returns the sector that a touch selects.
  ///
  /// The border between two neighbours is between their middles, at a position proportional to their touch weights. If
  /// these are the drawn weights, it is the drawn border.
  ///
  /// - Parameters:
  ///   - offset: The direction of the touch from the pointer, clockwise, in radians.
  ///   - rotation: The wheel's rotation.
  ///   - touchWeight: Returns the touch weight of a sector.
  /// - Returns: The sector's index.
  public func sector(
    atOffset offset: Double,
    rotation: Double,
    touchWeight: (Int) -> Double
  ) -> Int {
    // The rotation that would move the touched place to the pointer.
    let turned = rotation - offset
    let hit = detent(containing: turned)
    let isPastMiddle = order * (self.rotation(of: hit) - turned) >= 0
    let first = isPastMiddle ? hit : hit - 1
    let firstWeight = touchWeight(index(of: first))
    let secondWeight = touchWeight(index(of: first + 1))
    let from = self.rotation(of: first)
    let delta =
      (self.rotation(of: first + 1) - from) * Self.share(of: firstWeight, beside: secondWeight)
    return index(of: order * (turned - from - delta) > 0 ? first : first + 1)
  }

  /// Returns the share of a weight in the sum of two; the weights can have any size.
  private static func share(of weight: Double, beside other: Double) -> Double {
    let sum = weight + other
    return sum.isFinite ? weight / sum : weight / 2 / (weight / 2 + other / 2)
  }
}

/// The rotations at which a sector is selected, each from −π to π.
public struct SectorRange: Equatable, Sendable {
  /// The rotation at which the selection begins, turning clockwise.
  public var minimum: Double
  /// The rotation at which the sector rests.
  public var middle: Double
  /// The rotation at which the selection ends.
  ///
  /// It is less than `minimum` for a sector that includes ±π.
  public var maximum: Double

  /// Creates a range.
  public init(minimum: Double, middle: Double, maximum: Double) {
    self.minimum = minimum
    self.middle = middle
    self.maximum = maximum
  }
}

extension SectorLayout {
  /// Returns the rotations at which a sector is selected.
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
