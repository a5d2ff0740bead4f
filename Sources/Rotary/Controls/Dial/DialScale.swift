/// The values of a dial, and at which angle each of them stands: one value, and no state.
///
/// The least value stands at ``startAngle``; from there values rise clockwise, evenly, along
/// ``sweep``, which may be several turns. Angles are radians, 0 to the right, positive clockwise.
///
/// A *position* is a value that is counted on through the turns where the scale goes round. Every
/// function takes any number at all: NaN counts as the least value, and an infinite one as the end on
/// its side, or as the least value where there are no ends.
public struct DialScale: Equatable, Sendable {
  /// The least value.
  public let minimum: Double
  /// The greatest value; where the scale goes round, it is the least once more.
  public let maximum: Double
  /// From one value to the next; 0 for every value between the ends.
  public let step: Double
  /// The direction in which the least value stands, in radians.
  public let startAngle: Double
  /// How far it is from the least value to the greatest, in radians.
  public let sweep: Double
  /// Whether the least value is to follow the greatest.
  public let asksToWrap: Bool
  /// Whether it does: only where both stand in one direction, which is after whole turns.
  public let wraps: Bool
  /// Places after the point that every value can be written with; 0 without steps.
  public let decimals: Int
  /// How many values there are that differ; 0 without steps.
  public let count: Int64

  private let numbers: SpinnerRange?

  /// What is wrong with a scale.
  public enum ScaleError: Error, Equatable, Sendable {
    /// An end is out of ``values``, or the angle out of ``startAngles``.
    case badNumber(Double)
    /// The greatest value is below the least.
    case wrongWay(minimum: Double, maximum: Double)
    /// The step is below 0, or there would be more than 10¹² values.
    case badStep(Double)
    /// The sweep is out of ``sweeps``.
    case badSweep(Double)
  }

  /// The numbers that can be values: up to ±10¹⁵.
  public static var values: ClosedRange<Double> { SpinnerRange.numbers }
  /// How many turns a scale can have: a hundredth of one to a thousand.
  public static var turns: ClosedRange<Double> { 0.01...1_000 }
  /// How far it can be from the least value to the greatest, in radians: as many ``turns``.
  public static var sweeps: ClosedRange<Double> {
    turns.lowerBound * Circular.turn...turns.upperBound * Circular.turn
  }
  /// Where the least value can stand, in radians: up to ten turns from the right.
  public static var startAngles: ClosedRange<Double> { -10 * Circular.turn...10 * Circular.turn }
  /// Sweeps that differ less from whole turns are whole turns, in turns.
  private static let turnSlack = 1e-9
  /// What a value may be off from one that steps lead to, in steps: a quotient of two decimal numbers
  /// is off from a whole one by its last digits.
  private static let stepSlack = 1e-9
  /// More turns are not counted: beyond, a double cannot tell one from the next.
  private static let farthestTurns = 0x1p52

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - minimum: the least value, within ±10¹⁵.
  ///   - maximum: the greatest; the same as the least is a scale of one value.
  ///   - step: from one value to the next; 0 for every value between. Values are counted from the
  ///     least, and the greatest is one of them only when whole steps lead there. Default 0.
  ///   - startAngle: the direction of the least value, in radians. Default 135°, below to the left.
  ///   - sweep: from the least value to the greatest, in radians, above 0. Default 270°.
  ///   - wraps: whether the least follows the greatest; of no effect but after whole turns.
  ///     Default false.
  /// - Throws: when that is no scale.
  public init(
    from minimum: Double,
    through maximum: Double,
    step: Double = 0,
    startAngle: Double = DialScale.defaultStart,
    sweep: Double = DialScale.defaultSweep,
    wraps: Bool = false
  ) throws(ScaleError) {
    guard Self.values.contains(minimum) else { throw .badNumber(minimum) }
    guard Self.values.contains(maximum) else { throw .badNumber(maximum) }
    guard Self.startAngles.contains(startAngle) else { throw .badNumber(startAngle) }
    guard minimum <= maximum else { throw .wrongWay(minimum: minimum, maximum: maximum) }
    guard Self.sweeps.contains(sweep) else { throw .badSweep(sweep) }
    guard step >= 0, step.isFinite else { throw .badStep(step) }
    let numbers = step > 0 ? try? SpinnerRange(from: minimum, through: maximum, step: step) : nil
    guard step == 0 || numbers != nil else { throw .badStep(step) }
    let turns = sweep / Circular.turn
    let isWhole = (turns - turns.rounded()).magnitude < Self.turnSlack
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.startAngle = startAngle
    self.sweep = isWhole ? turns.rounded() * Circular.turn : sweep
    asksToWrap = wraps
    self.wraps = wraps && isWhole && minimum < maximum
    self.numbers = numbers
    decimals = numbers?.decimals ?? 0
    // Where it goes round, the greatest is the least.
    let isDouble = self.wraps && numbers.map { $0[$0.count - 1] == maximum } ?? false
    count = (numbers?.count ?? 0) - (isDouble ? 1 : 0)
  }

  private init(percent: Void) {
    minimum = 0
    maximum = 100
    step = 1
    startAngle = Self.defaultStart
    sweep = Self.defaultSweep
    asksToWrap = false
    wraps = false
    numbers = try? SpinnerRange(from: 0, through: 100)
    decimals = 0
    count = 101
  }

  /// Below to the left: 135°.
  public static let defaultStart = 135 * Double.pi / 180
  /// Three quarters of a turn: 270°.
  public static let defaultSweep = 1.5 * Double.pi
  /// 0 to 100 by 1, on three quarters of a turn.
  public static let percent = DialScale(percent: ())

  /// From the least value to the greatest.
  public var span: Double { maximum - minimum }

  /// How much the value rises by a radian; 0 for a scale of one value.
  var valuePerRadian: Double { span / sweep }

  /// The last value that steps lead to; where the scale goes round, the greatest.
  var last: Double { wraps ? maximum : stepped(maximum) }
}

// Values and angles.
extension DialScale {
  /// How far a position stands from the least value along the scale, in radians; beyond the ends it
  /// goes on.
  public func rotation(of position: Double) -> Double {
    guard span > 0 else { return 0 }
    let spans = (meant(position) - minimum) / span
    return spans.bounded(to: -Self.farthestTurns...Self.farthestTurns, else: 0) * sweep
  }

  /// The direction in which a position stands, in radians, counted on through the turns.
  public func angle(of position: Double) -> Double { startAngle + rotation(of: position) }

  /// The value that stands in a direction.
  ///
  /// In the gap between the ends it is the nearer end; of several turns it is that which is
  /// nearest to a position.
  ///
  /// - Parameters:
  ///   - angle: a direction, in radians; one that is not finite counts as ``startAngle``.
  ///   - neighbor: a position, within the ends or, where the scale goes round, beyond them.
  /// - Returns: a position on the same turn as the neighbour, or on the next one; not rounded to steps.
  public func value(atAngle angle: Double, near neighbor: Double) -> Double {
    let offset = angle.isFinite ? Circular.positive(angle - startAngle) : 0
    if !wraps, sweep < offset {
      let isPastEnd = offset - sweep <= Circular.turn - offset
      return isPastEnd ? maximum : minimum
    }
    var turns = ((rotation(of: neighbor) - offset) / Circular.turn).rounded()
    if !wraps {
      let most = ((sweep - offset) / Circular.turn).rounded(.down)
      turns = Swift.min(Swift.max(turns, 0), most)
    }
    let rotation = offset + turns * Circular.turn
    return clamped(minimum + rotation * valuePerRadian)
  }

  /// The nearest position within the ends; where the scale goes round, there are none.
  public func clamped(_ position: Double) -> Double {
    let position = meant(position)
    return wraps ? position : Swift.min(Swift.max(position, minimum), maximum)
  }

  /// The value of a position: the same on the first turn, the least, or above it and below the greatest.
  public func wrapped(_ position: Double) -> Double {
    guard wraps else { return clamped(position) }
    let rest = rest(of: position)
    if count > 0 {
      // What is a step but for its last digits is that step, as it is written.
      let index = index(ofRest: rest)
      let value = value(of: index)
      if (rest - (value - minimum)).magnitude <= slack { return index < count ? value : minimum }
    }
    let inside = minimum + rest
    return inside < maximum ? inside : minimum
  }

  /// The nearest position that whole steps lead to.
  public func stepped(_ position: Double) -> Double {
    count > 0 ? self.position(of: index(nearest: position)) : clamped(position)
  }

  /// The least position that steps lead to and that is no less than another; at most the end.
  func stepped(notBelow position: Double) -> Double {
    guard count > 0 else { return clamped(position) }
    let index = index(nearest: position)
    let isBelow = self.position(of: index) < position - slack
    return self.position(of: isBelow ? index + 1 : index)
  }

  /// The greatest position that steps lead to and that is no more than another; at least the end.
  func stepped(notAbove position: Double) -> Double {
    guard count > 0 else { return clamped(position) }
    let index = index(nearest: position)
    let isAbove = self.position(of: index) > position + slack
    return self.position(of: isAbove ? index - 1 : index)
  }

  /// The position of a value on the turn that is nearest to another position.
  func position(of value: Double, near neighbor: Double) -> Double {
    guard wraps else { return clamped(value) }
    let inside = wrapped(value)
    let turns = ((meant(neighbor) - inside) / span).rounded()
    return inside + turns.bounded(to: -Self.farthestTurns...Self.farthestTurns, else: 0) * span
  }

  /// What a number is taken for that is not finite.
  private func meant(_ number: Double) -> Double {
    if number.isFinite { return number }
    return !wraps && number > 0 ? maximum : minimum
  }

  /// How far a position is above the least value on its turn; from 0 up to the span.
  private func rest(of position: Double) -> Double {
    let rest = (meant(position) - minimum).truncatingRemainder(dividingBy: span)
    guard rest < 0 else { return rest }
    // A hair below the least value plus a span rounds to the span itself.
    return rest + span < span ? rest + span : 0
  }

  /// How much two numbers differ that are to be one.
  private var slack: Double {
    let largest = Swift.max(minimum.magnitude, maximum.magnitude)
    return Swift.max(step * Self.stepSlack, 4 * largest.ulp)
  }
}

// The steps as detents: the value of an index is where it is read, half way the next one is.
extension DialScale: DetentScale {
  /// No index is farther from 0, so that turns of any number of values can be counted on from it.
  private static let farthestIndex = 0x1p62

  /// Which of the values a position is read as; see ``stepped(_:)``.
  public func detent(containing position: Double) -> Int64 { index(nearest: position) }

  /// Where one value gives way to the next.
  public func boundary(after detent: Int64) -> Double {
    let farthest = Int64(bounded: Self.farthestIndex)
    let detent = Swift.min(Swift.max(detent, -farthest), farthest)
    return (position(of: detent) + position(of: detent + 1)) / 2
  }

  /// Which of the values is nearest to a position, counted on through the turns.
  func index(nearest position: Double) -> Int64 {
    guard let numbers else { return 0 }
    guard wraps else { return numbers.index(nearest: meant(position)) ?? 0 }
    let rest = rest(of: position)
    let turn = ((meant(position) - minimum - rest) / span).rounded()
    let farthest = (Self.farthestIndex / Double(count)).rounded(.down) - 1
    return Int64(bounded: turn.bounded(to: -farthest...farthest, else: 0)) * count
      + index(ofRest: rest)
  }

  /// The same of a position on the first turn; the count stands for the least value one turn further.
  private func index(ofRest rest: Double) -> Int64 {
    let last = Double(count - 1) * step
    if rest >= (last + span) / 2 { return count }
    return Swift.min(Int64(bounded: (rest / step + 0.5).rounded(.down)), count - 1)
  }

  /// The position of an index, counted on through the turns.
  func position(of index: Int64) -> Double {
    guard wraps, count > 0 else { return value(of: Swift.min(Swift.max(index, 0), count - 1)) }
    let inside = index % count < 0 ? index % count + count : index % count
    let turn = Double((index - inside) / count)
    if inside == 0, turn == 1 { return maximum }
    return value(of: inside) + turn * span
  }

  /// The value of an index on the first turn, as it is written; the count is the greatest.
  private func value(of index: Int64) -> Double {
    guard index > 0, let numbers else { return minimum }
    return index < count ? Swift.min(Swift.max(numbers[index], minimum), maximum) : maximum
  }
}

/// Values at which a dial is held a little, and each of which is felt as it is passed.
struct DialDetents: DetentScale, Equatable, Sendable {
  /// The values, rising; each within the scale's ends.
  let values: [Double]
  /// From the values of one turn to those of the next; 0 where nothing goes round.
  let period: Double

  /// How many of the values lie at a position or below it, counted on through the turns.
  func detent(containing position: Double) -> Int64 {
    guard let first = values.first else { return 0 }
    let turn = period > 0 ? ((position - first) / period).rounded(.down) : 0
    let rest = position - turn * period
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= rest { low = middle + 1 } else { high = middle }
    }
    // Half of all integers may be turns, so that their product with the count is one, too.
    let farthest = (0x1p62 / Double(values.count)).rounded(.down)
    return Int64(bounded: turn.bounded(to: -farthest...farthest, else: 0)) * Int64(values.count)
      + Int64(low)
  }

  func boundary(after detent: Int64) -> Double {
    let count = Int64(values.count)
    guard period > 0 else { return values[Int(Swift.min(Swift.max(detent, 0), count - 1))] }
    let inside = detent % count < 0 ? detent % count + count : detent % count
    return values[Int(inside)] + Double((detent - inside) / count) * period
  }

  /// The nearest of the values, if any is as near as that.
  func nearest(to position: Double, within distance: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let above = detent(containing: position)
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
