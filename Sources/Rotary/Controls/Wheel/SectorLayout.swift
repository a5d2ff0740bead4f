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

  /// What is wrong with weights.
  public enum WeightError: Error, Equatable, Sendable {
    /// There is no sector.
    case noSectors
    /// The weight of this sector is 0, negative or not a number.
    case badWeight(index: Int, value: Double)
  }

  /// Lays out sectors of equal width.
  ///
  /// - Parameters:
  ///   - count: 1 to 10⁶; less counts as 1.
  ///   - isMirrored: whether they follow each other counter-clockwise.
  public init(count: Int, isMirrored: Bool = false) {
    self.init(
      count: Swift.max(1, count),
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

  /// Lays out sectors as wide as their weights.
  ///
  /// - Throws: when there is no weight, or one that is not a positive number.
  public init(weights: [Double], isMirrored: Bool = false) throws(WeightError) {
    guard let first = weights.first else { throw .noSectors }
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
    // Divided before adding, so that the largest finite weights do not add up to infinity.
    var total = 0.0
    for index in weights.indices { total += weights[index] / largest }
    var middles: [Double] = []
    var ends: [Double] = []
    var edge = -first / largest / total * .pi
    for index in weights.indices {
      let width = weights[index] / largest / total * Circular.turn
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

  /// Refuses what is no positive number.
  static func check(_ weight: Double, at index: Int) throws(WeightError) {
    guard weight > 0, weight.isFinite else { throw .badWeight(index: index, value: weight) }
  }

  /// Whether all sectors are equally wide.
  public var isEven: Bool { middles.isEmpty }

  /// How wide a sector is, in radians.
  public func width(of index: Int) -> Double {
    isEven ? Circular.turn / Double(count) : 2 * (ends[index] - middles[index])
  }

  /// Where a sector's middle is at rotation 0, in radians clockwise from the pointer.
  public func middle(of index: Int) -> Double {
    order * place(of: index)
  }

  /// Which sector a detent stands for.
  public func index(of detent: Int64) -> Int {
    let remainder = Int(detent % Int64(count))
    return remainder < 0 ? remainder + count : remainder
  }

  /// The detent that stands on the pointer at a rotation.
  ///
  /// - Parameter rotation: radians up to ±10⁹; beyond, and for NaN, the answer is 0.
  /// - Returns: the detent.
  public func detent(at rotation: Double) -> Int64 {
    guard rotation.magnitude <= 1e9 else { return 0 }
    let place = -order * rotation
    if isEven {
      return Int64(Turns(rotation: place, stepsPerTurn: Double(count)).whole)
    }
    let turns = Turns(rotation: place, stepsPerTurn: 1)
    var whole = Int64(turns.whole)
    var rest = turns.fraction * Circular.turn
    if rest < ends[count - 1] - Circular.turn {
      rest += Circular.turn
      whole -= 1
    }
    return whole * Int64(count) + Int64(index(atPlace: rest))
  }

  /// The sector that stands on the pointer at a rotation.
  public func selection(at rotation: Double) -> Int {
    index(of: detent(at: rotation))
  }

  /// The rotation at which a detent rests with its middle on the pointer.
  public func rotation(of detent: Int64) -> Double {
    if isEven {
      return -order * Turns.rotation(steps: Double(detent), stepsPerTurn: Double(count))
    }
    let index = index(of: detent)
    let turns = (detent - Int64(index)) / Int64(count)
    return -order * (Turns.rotation(steps: Double(turns), stepsPerTurn: 1) + middles[index])
  }

  /// The rotation at which a detent gives way to the next one.
  public func boundary(after detent: Int64) -> Double {
    if isEven {
      return -order
        * Turns.rotation(steps: Double(2 * detent + 1), stepsPerTurn: Double(2 * count))
    }
    let index = index(of: detent)
    let turns = (detent - Int64(index)) / Int64(count)
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
    let here = detent(at: rotation)
    let base = here - Int64(self.index(of: here)) + Int64(index)
    // Rotation falls as detents rise, seen clockwise.
    var best = base
    var bestWay = Double.infinity
    for turn in -1...1 {
      let candidate = base + Int64(turn * count)
      let way = self.rotation(of: candidate) - rotation
      if turning != 0, way * turning < -1e-9 { continue }
      if way.magnitude < bestWay {
        best = candidate
        bestWay = way.magnitude
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
