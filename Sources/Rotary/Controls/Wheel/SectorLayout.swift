/// Which sector of a wheel is where: the one place that turns rotations into sectors and back.
///
/// Sectors are counted on through the turns: *detent* D stands for sector D mod N after
/// ⌊D/N⌋ turns. Every rotation belongs to exactly one detent, and each detent has one rotation
/// at which it rests. Which is all a motion needs to know about a wheel.
public struct SectorLayout: DetentScale, Equatable, Sendable {
  /// How many sectors there are, at least 1.
  public let count: Int
  /// +1 when sectors follow each other clockwise, −1 when they are mirrored.
  public let order: Double
  /// Where each sector's middle is, in radians along the order from the middle of sector 0.
  ///
  /// Empty when all are equally wide; then nothing is stored per sector.
  private let middles: [Double]
  /// Where each sector ends and the next begins, in the same measure.
  private let ends: [Double]

  /// The most sectors there can be.
  public static let greatestCount = 1_000_000

  /// What is wrong with weights.
  public enum WeightError: Error, Equatable, Sendable {
    /// There is no sector.
    case noSectors
    /// There are more sectors than ``SectorLayout/greatestCount``.
    case tooManySectors(Int)
    /// The weight of this sector is 0, negative or not a number.
    case badWeight(index: Int, value: Double)
  }

  /// Lays out sectors of equal width.
  ///
  /// - Parameters:
  ///   - count: 1 to 10⁶; less counts as 1, and more as 10⁶.
  ///   - isMirrored: whether they follow each other counter-clockwise.
  public init(count: Int, isMirrored: Bool = false) {
    self.init(
      count: Swift.min(Swift.max(1, count), Self.greatestCount),
      order: isMirrored ? -1 : 1,
      middles: [],
      ends: []
    )
  }

  private init(count: Int, order: Double, middles: [Double], ends: [Double]) {
    self.count = count
    self.order = order
    self.middles = middles
    self.ends = ends
  }

  /// The least share of the turn that a sector has, whatever its weight: 10⁻⁷.
  ///
  /// Nobody sees a sector of 0.00004°, but keys reach it, and where it rests, it is the one that is
  /// selected, up to 10⁹ radians.
  public static let minimumShare = 1e-7

  /// Lays out sectors as wide as their weights.
  ///
  /// - A sector whose weight would leave it less than ``minimumShare`` of the turn has as much as that;
  ///   the others share the rest.
  ///
  /// - Throws: when there is no weight, or one that is not a positive number.
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
    self.init(
      count: weights.count,
      order: isMirrored ? -1 : 1,
      middles: middles,
      ends: ends
    )
  }

  /// What part of the turn each sector has.
  private static func shares(of weights: [Double], largest: Double) -> [Double] {
    // Divided before adding, so that the largest finite weights do not add up to infinity.
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

  /// Refuses what is no positive number.
  static func check(_ weight: Double, at index: Int) throws(WeightError) {
    guard weight > 0, weight.isFinite else { throw .badWeight(index: index, value: weight) }
  }

  /// Whether all sectors are equally wide.
  public var isEven: Bool { middles.isEmpty }

  /// How wide a sector is, in radians; sectors are counted on round the wheel.
  public func width(of index: Int) -> Double {
    guard !isEven else { return Circular.turn / Double(count) }
    let index = self.index(of: Int64(index))
    return 2 * (ends[index] - middles[index])
  }

  /// Where a sector's middle is at rotation 0, in radians clockwise from the pointer.
  public func middle(of index: Int) -> Double {
    order * place(of: self.index(of: Int64(index)))
  }

  /// Which sector a detent stands for.
  public func index(of detent: Int64) -> Int { Self.divided(detent, by: count).index }

  /// After how many turns a detent comes, and which sector it then stands for.
  private static func divided(_ detent: Int64, by count: Int) -> (turns: Int64, index: Int) {
    let (turns, rest) = detent.quotientAndRemainder(dividingBy: Int64(count))
    return rest < 0 ? (turns - 1, Int(rest) + count) : (turns, Int(rest))
  }

  /// The detent that stands on the pointer at a rotation.
  ///
  /// - Parameter rotation: radians up to ±10⁹; beyond, and for NaN, the answer is 0.
  /// - Returns: the detent.
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

  /// The sector that stands on the pointer at a rotation.
  public func selection(at rotation: Double) -> Int {
    index(of: detent(containing: rotation))
  }

  /// The rotation at which a detent rests with its middle on the pointer.
  public func rotation(of detent: Int64) -> Double {
    if isEven {
      return -order * Turns.rotation(steps: Double(detent), stepsPerTurn: Double(count))
    }
    let (turns, index) = Self.divided(detent, by: count)
    return -order * (Turns.rotation(steps: Double(turns), stepsPerTurn: 1) + middles[index])
  }

  /// The rotation at which a detent gives way to the next one.
  public func boundary(after detent: Int64) -> Double {
    if isEven {
      return -order
        * Turns.rotation(steps: 2 * Double(detent) + 1, stepsPerTurn: Double(2 * count))
    }
    let (turns, index) = Self.divided(detent, by: count)
    return -order * (Turns.rotation(steps: Double(turns), stepsPerTurn: 1) + ends[index])
  }

  /// The detent of a sector that is nearest to a rotation.
  ///
  /// - Parameters:
  ///   - index: the sector.
  ///   - rotation: where the wheel stands.
  ///   - turning: +1 to find the next one clockwise, −1 counter-clockwise, 0 the nearest; what
  ///     rests here already is the next one either way.
  /// - Returns: the detent.
  public func detent(of index: Int, from rotation: Double, turning: Double = 0) -> Int64 {
    let here = detent(containing: rotation)
    let base = here - Int64(self.index(of: here)) + Int64(self.index(of: Int64(index)))
    // Rotation falls as detents rise, seen clockwise.
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

  /// The sector whose drawn slice lies at a place along the order from the middle of sector 0.
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

  /// What part a weight is of two, however large they are.
  private static func share(of weight: Double, beside other: Double) -> Double {
    let sum = weight + other
    return sum.isFinite ? weight / sum : weight / 2 / (weight / 2 + other / 2)
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
