/// The values of a dial, and at which angle each of them stands: one value, and no state.
///
/// The least value stands at ``startAngle``; from there values rise clockwise, evenly, along
/// ``sweep``, which may be several turns. Angles are radians, 0 to the right, positive clockwise.
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
  /// Places after the point that every value can be written with, at most 6; 0 without steps.
  public let decimals: Int
  /// How many values there are that differ; 0 without steps.
  public let count: Int64

  private let numbers: SpinnerRange?

  /// What is wrong with a scale.
  public enum ScaleError: Error, Equatable, Sendable {
    /// An end, the step or an angle is not finite, or an end is beyond ±10¹⁵.
    case badNumber(Double)
    /// The greatest value is below the least.
    case wrongWay(minimum: Double, maximum: Double)
    /// The step is below 0, or there would be more than 10¹² values.
    case badStep(Double)
    /// The sweep is not above 0, or more than ``mostTurns``.
    case badSweep(Double)
  }

  /// The most turns that a scale can have.
  public static let mostTurns = 1_000.0
  /// Sweeps that differ less from whole turns are whole turns, in turns.
  private static let slack = 1e-9

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
    for place in 0..<2 {
      let end = place == 0 ? minimum : maximum
      guard end.magnitude <= SpinnerRange.farthest else { throw .badNumber(end) }
    }
    guard startAngle.isFinite else { throw .badNumber(startAngle) }
    guard minimum <= maximum else { throw .wrongWay(minimum: minimum, maximum: maximum) }
    guard sweep > 0, sweep <= Self.mostTurns * Circular.turn else { throw .badSweep(sweep) }
    guard step >= 0, step.isFinite else { throw .badStep(step) }
    let numbers = step > 0 ? try? SpinnerRange(from: minimum, through: maximum, step: step) : nil
    guard step == 0 || numbers != nil else { throw .badStep(step) }
    let turns = sweep / Circular.turn
    let isWhole = (turns - turns.rounded()).magnitude < Self.slack
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

  /// How far a value stands from the least one along the scale, in radians; beyond the ends it goes on.
  public func turned(of value: Double) -> Double {
    span > 0 ? (value - minimum) / span * sweep : 0
  }

  /// The direction in which a value stands, in radians, counted on through the turns.
  public func angle(of value: Double) -> Double { startAngle + turned(of: value) }

  /// The value that stands in a direction.
  ///
  /// In the gap between the ends it is the nearer end; of several turns it is that which is
  /// nearest to a value.
  ///
  /// - Parameters:
  ///   - angle: a direction, in radians.
  ///   - neighbor: a value, within the ends or, where the scale goes round, beyond them.
  /// - Returns: a value on the same turn as the neighbour, or on the next one; not rounded to steps.
  public func value(atAngle angle: Double, near neighbor: Double) -> Double {
    let offset = Circular.positive(angle - startAngle)
    if !wraps, sweep < offset {
      let isPastEnd = offset - sweep <= Circular.turn - offset
      return isPastEnd ? maximum : minimum
    }
    var turns = ((turned(of: neighbor) - offset) / Circular.turn).rounded()
    if !wraps {
      let most = ((sweep - offset) / Circular.turn).rounded(.down)
      turns = Swift.min(Swift.max(turns, 0), most)
    }
    let turned = offset + turns * Circular.turn
    return clamped(minimum + turned * valuePerRadian)
  }

  /// The nearest value within the ends; where the scale goes round, there are none.
  public func clamped(_ value: Double) -> Double {
    wraps ? value : Swift.min(Swift.max(value, minimum), maximum)
  }

  /// The same value on the first turn: the least, or above it and below the greatest.
  public func wrapped(_ value: Double) -> Double {
    guard wraps else { return clamped(value) }
    if value >= minimum, value < maximum { return value }
    if count > 0 { return position(of: index(at: value) % count, onTurn: 0) }
    let rest = (value - minimum).truncatingRemainder(dividingBy: span)
    let inside = minimum + (rest < 0 ? rest + span : rest)
    return inside < maximum ? inside : minimum
  }

  /// The nearest value that whole steps lead to.
  public func stepped(_ value: Double) -> Double {
    count > 0 ? position(of: index(at: value)) : clamped(value)
  }

  /// Which of the values is nearest to one, counted on through the turns.
  func index(at value: Double) -> Int64 {
    guard let numbers else { return 0 }
    guard wraps else { return numbers.index(nearest: value) ?? 0 }
    let turn = ((value - minimum) / span).rounded(.down)
    let rest = value - minimum - turn * span
    let last = Double(count - 1) * step
    var index = Swift.min(Int64((rest / step + 0.5).rounded(.down)), count - 1)
    if rest >= (last + span) / 2 { index = count }
    return Int64(turn) * count + index
  }

  /// The value of an index, counted on through the turns.
  func position(of index: Int64) -> Double {
    guard wraps else { return position(of: index, onTurn: 0) }
    let turn = (Double(index) / Double(count)).rounded(.down)
    return position(of: index - Int64(turn) * count, onTurn: turn)
  }

  private func position(of index: Int64, onTurn turn: Double) -> Double {
    let inside = index < 0 ? index + count : index
    return (numbers?[inside] ?? minimum) + turn * span
  }
}

// The steps as detents: the value of an index is where it is read, half way the next one is.
extension DialScale: DetentScale {
  /// Which of the values a place is read as; see ``stepped(_:)``.
  public func detent(at position: Double) -> Int64 { index(at: position) }

  /// Where one value gives way to the next.
  public func boundary(after detent: Int64) -> Double {
    (position(of: detent) + position(of: detent + 1)) / 2
  }
}
