/// The values of a dial and their angles, as a value without state.
///
/// The minimum is at ``startAngle``. From there values rise clockwise along ``sweep``, which can be several turns; see
/// ``curve`` and ``isCounterclockwise``. Angles are in radians; 0 is to the right, and positive is clockwise.
///
/// A *position* is a value that continues across turns if the scale wraps. Every function accepts any number: NaN
/// counts as the minimum. An infinite number counts as the end on its side, or as the minimum if the scale wraps.
public struct DialScale: Equatable, Sendable {
  /// The minimum.
  public let minimum: Double
  /// The maximum; if the scale wraps, it is the same point as the minimum.
  public let maximum: Double
  /// The interval of the values; 0 for any value between the ends.
  public let step: Double
  /// The angle of the minimum, in radians.
  public let startAngle: Double
  /// The angle from the minimum to the maximum, in radians.
  public let sweep: Double
  /// Whether the app requests a scale that wraps.
  public let asksToWrap: Bool
  /// Whether the minimum follows the maximum: if this is requested, the sweep is whole turns, and the scale is linear.
  public let wraps: Bool
  /// The distribution of the values along the arc.
  public let curve: DialCurve
  /// Whether values rise counterclockwise.
  public let isCounterclockwise: Bool
  /// The curve that applies between the ends.
  let appliedCurve: DialCurve.Kind
  /// The exponent of a power, or the logarithm of the ratio of the ends.
  let bend: Double
  /// The number of decimals that every value needs; 0 without steps.
  public let decimals: Int
  /// The number of different values; 0 without steps.
  public let count: Int64

  private let numbers: SpinnerRange?

  /// The reason why a scale is invalid.
  public enum ScaleError: Error, Equatable, Sendable {
    /// An end is outside ``values``, or the angle is outside ``startAngles``.
    case badNumber(Double)
    /// The maximum is less than the minimum.
    case wrongWay(minimum: Double, maximum: Double)
    /// The step is negative, or the scale would have more than 10¹² values.
    case badStep(Double)
    /// The sweep is outside ``sweeps``.
    case badSweep(Double)
  }

  /// The range of values: ±10¹⁵.
  public static var values: ClosedRange<Double> { SpinnerRange.numbers }
  /// The range of a scale's turns: 0.01 to 1,000.
  public static var turns: ClosedRange<Double> { 0.01...1_000 }
  /// The range of the angle from the minimum to the maximum, in radians: that of ``turns``.
  public static var sweeps: ClosedRange<Double> {
    turns.lowerBound * Circular.turn...turns.upperBound * Circular.turn
  }
  /// The range of the angle of the minimum, in radians: up to ten turns from the right.
  public static var startAngles: ClosedRange<Double> { -10 * Circular.turn...10 * Circular.turn }
  /// The tolerance for whole turns, in turns.
  private static let turnSlack = 1e-9
  /// The tolerance for whole steps, in steps.
  ///
  /// A quotient of two decimal numbers differs from a whole one in its last digits.
  private static let stepSlack = 1e-9
  /// The maximum number of turns: beyond it, a double cannot represent each turn.
  private static let farthestTurns = 0x1p52

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - minimum: The minimum, within ±10¹⁵.
  ///   - maximum: The maximum. If it equals the minimum, the scale has one value.
  ///   - step: The interval of the values, from the minimum; 0 for any value. The maximum is a value only if whole
  ///     steps lead to it. Default 0.
  ///   - startAngle: The angle of the minimum, in radians. Default nil: 135°, at the bottom left; 45°, at the bottom
  ///     right, if values rise counterclockwise.
  ///   - sweep: The angle from the minimum to the maximum, in radians, more than 0. Default 270°.
  ///   - wraps: Whether the minimum follows the maximum; ignored unless the sweep is whole turns and the scale is linear.
  ///     Default false.
  ///   - curve: The distribution of the values along the arc. Default ``DialCurve/linear``.
  ///   - isCounterclockwise: Whether values rise counterclockwise. Default false.
  /// - Throws: A ``ScaleError`` if an argument is invalid.
  public init(
    from minimum: Double,
    through maximum: Double,
    step: Double = 0,
    startAngle: Double? = nil,
    sweep: Double = DialScale.defaultSweep,
    wraps: Bool = false,
    curve: DialCurve = .linear,
    isCounterclockwise: Bool = false
  ) throws(ScaleError) {
    let usualStart = isCounterclockwise ? Double.pi - Self.defaultStart : Self.defaultStart
    let startAngle = startAngle ?? usualStart
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
    self.curve = curve
    self.isCounterclockwise = isCounterclockwise
    (appliedCurve, bend) = curve.applied(from: minimum, through: maximum)
    self.wraps = wraps && isWhole && minimum < maximum && appliedCurve == .linear
    self.numbers = numbers
    decimals = numbers?.decimals ?? 0
    // If the scale wraps, the maximum is the minimum.
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
    curve = .linear
    isCounterclockwise = false
    appliedCurve = .linear
    bend = 1
    numbers = try? SpinnerRange(from: 0, through: 100)
    decimals = 0
    count = 101
  }

  /// The default angle of the minimum, at the bottom left: 135°.
  public static let defaultStart = 135 * Double.pi / 180
  /// The default sweep, three quarters of a turn: 270°.
  public static let defaultSweep = 1.5 * Double.pi
  /// A scale from 0 to 100 with the step 1, on three quarters of a turn.
  public static let percent = DialScale(percent: ())

  /// The difference between the maximum and the minimum.
  public var span: Double { maximum - minimum }

  /// The change of the value per radian, on average; 0 for a scale of one value.
  var valuePerRadian: Double { span / sweep }

  /// The last value that whole steps lead to; if the scale wraps, the maximum.
  var last: Double { wraps ? maximum : stepped(maximum) }

  /// The value that the End key moves to: ``last``, or one step before the minimum if the scale wraps.
  var lastStop: Double { wraps && count > 0 ? position(of: count - 1) : last }
}

// Values and angles.
extension DialScale {
  /// Returns the angle from the minimum to a position, in radians; beyond the ends it continues.
  public func rotation(of position: Double) -> Double {
    guard span > 0 else { return 0 }
    let spans = share(of: meant(position))
    return spans.bounded(to: -Self.farthestTurns...Self.farthestTurns, else: 0) * sweep
  }

  /// Returns the angle of a position, in radians, not wrapped.
  public func angle(of position: Double) -> Double { angle(ofRotation: rotation(of: position)) }

  /// Returns the angle at a distance from the minimum along the arc.
  @inline(__always)
  func angle(ofRotation rotation: Double) -> Double {
    startAngle + (isCounterclockwise ? -rotation : rotation)
  }

  /// Returns the position at an angle.
  ///
  /// In the gap between the ends, the result is the nearer end. With several turns, it is the position nearest to
  /// another one.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians; an angle that is not finite counts as ``startAngle``.
  ///   - neighbor: A position within the ends or, if the scale wraps, any position.
  /// - Returns: A position on the same turn as the neighbour, or on an adjacent one; not rounded to steps.
  public func value(atAngle angle: Double, near neighbor: Double) -> Double {
    let clockwise = angle.isFinite ? angle - startAngle : 0
    let offset = Circular.positive(isCounterclockwise ? -clockwise : clockwise)
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
    if isLinear { return clamped(minimum + rotation * valuePerRadian) }
    return position(atShare: rotation / sweep)
  }

  /// Returns the nearest position within the ends; a scale that wraps has none.
  public func clamped(_ position: Double) -> Double {
    let position = meant(position)
    return wraps ? position : Swift.min(Swift.max(position, minimum), maximum)
  }

  /// Returns the value of a position: the position on the first turn, from the minimum up to but not including the
  /// maximum.
  public func wrapped(_ position: Double) -> Double {
    guard wraps else { return clamped(position) }
    let rest = rest(of: position)
    if count > 0 {
      // A value that differs from a step only in the last digits is that step.
      let index = index(ofRest: rest)
      let value = value(of: index)
      if (rest - (value - minimum)).magnitude <= slack { return index < count ? value : minimum }
    }
    let inside = minimum + rest
    return inside < maximum ? inside : minimum
  }

  /// Returns the nearest position that whole steps lead to.
  public func stepped(_ position: Double) -> Double {
    count > 0 ? self.position(of: index(nearest: position)) : clamped(position)
  }

  /// Returns the least step that is not less than a position; at most the end.
  func stepped(notBelow position: Double) -> Double {
    guard count > 0 else { return clamped(position) }
    let index = index(nearest: position)
    let isBelow = self.position(of: index) < position - slack
    return self.position(of: isBelow ? index + 1 : index)
  }

  /// Returns the greatest step that is not more than a position; at least the end.
  func stepped(notAbove position: Double) -> Double {
    guard count > 0 else { return clamped(position) }
    let index = index(nearest: position)
    let isAbove = self.position(of: index) > position + slack
    return self.position(of: isAbove ? index - 1 : index)
  }

  /// Returns the position of a value on the turn that is nearest to another position.
  func position(of value: Double, near neighbor: Double) -> Double {
    guard wraps else { return clamped(value) }
    let inside = wrapped(value)
    let turns = ((meant(neighbor) - inside) / span).rounded()
    return inside + turns.bounded(to: -Self.farthestTurns...Self.farthestTurns, else: 0) * span
  }

  /// Returns a finite number for any number.
  private func meant(_ number: Double) -> Double {
    if number.isFinite { return number }
    return !wraps && number > 0 ? maximum : minimum
  }

  /// Returns the distance of a position from the minimum on its turn, from 0 up to the span.
  private func rest(of position: Double) -> Double {
    let rest = (meant(position) - minimum).truncatingRemainder(dividingBy: span)
    guard rest < 0 else { return rest }
    // A number slightly below 0 plus the span rounds to the span itself.
    return rest + span < span ? rest + span : 0
  }

  /// The difference up to which two numbers count as equal.
  private var slack: Double {
    let largest = Swift.max(minimum.magnitude, maximum.magnitude)
    return Swift.max(step * Self.stepSlack, 4 * largest.ulp)
  }
}

// The steps as detents: the boundary between two values is in the middle.
extension DialScale: DetentScale {
  /// The maximum index, so that turns of any number of values can be counted from it.
  private static let farthestIndex = 0x1p62

  /// Returns the index of the step for a position; see ``stepped(_:)``.
  public func detent(containing position: Double) -> Int64 { index(nearest: position) }

  /// Returns the boundary between a value and the next one.
  public func boundary(after detent: Int64) -> Double {
    let farthest = Int64(bounded: Self.farthestIndex)
    let detent = Swift.min(Swift.max(detent, -farthest), farthest)
    return (position(of: detent) + position(of: detent + 1)) / 2
  }

  /// Returns the index of the value nearest to a position, continuing across turns.
  func index(nearest position: Double) -> Int64 {
    guard let numbers else { return 0 }
    guard wraps else { return numbers.index(nearest: meant(position)) ?? 0 }
    let rest = rest(of: position)
    let turn = ((meant(position) - minimum - rest) / span).rounded()
    let farthest = (Self.farthestIndex / Double(count)).rounded(.down) - 1
    return Int64(bounded: turn.bounded(to: -farthest...farthest, else: 0)) * count
      + index(ofRest: rest)
  }

  /// Returns the index for a distance on the first turn; the count means the minimum of the next turn.
  private func index(ofRest rest: Double) -> Int64 {
    let last = Double(count - 1) * step
    if rest >= (last + span) / 2 { return count }
    return Swift.min(Int64(bounded: (rest / step + 0.5).rounded(.down)), count - 1)
  }

  /// Returns the position of an index, continuing across turns.
  func position(of index: Int64) -> Double {
    guard wraps, count > 0 else { return value(of: Swift.min(Swift.max(index, 0), count - 1)) }
    let inside = index % count < 0 ? index % count + count : index % count
    let turn = Double((index - inside) / count)
    if inside == 0, turn == 1 { return maximum }
    return value(of: inside) + turn * span
  }

  /// Returns the value of an index on the first turn, without rounding errors; the count means the maximum.
  private func value(of index: Int64) -> Double {
    guard index > 0, let numbers else { return minimum }
    return index < count ? Swift.min(Swift.max(numbers[index], minimum), maximum) : maximum
  }
}

// Texts.
extension DialScale {
  /// Returns a value as it is written, with a number of decimals; nil for as many as it needs.
  func rounded(_ value: Double, decimals: Int?) -> Double {
    let unit = DecimalNumber.powerOfTen((decimals ?? self.decimals(of: value)).magnitude)
    return (value * unit).rounded() / unit
  }

  /// Returns the number of decimals with which a value is written: as many as the step needs, or without steps a
  /// hundredth of the scale, or on a logarithmic scale three figures.
  func decimals(of value: Double) -> Int {
    if step > 0 { return decimals }
    let isRatio = appliedCurve == .logarithmic && value != 0
    var number = isRatio ? value.magnitude : span > 0 ? span : 1
    let limit = isRatio ? 99.95 : 100
    var places = 0
    while number < limit, places < DialStyle.DecimalLimits.range.upperBound {
      number *= 10
      places += 1
    }
    return places
  }
}
