/// The numbers a spinner offers: from a first one on, in even steps, through a last one.
///
/// The numbers are counted and not stored, so that a billion of them cost what ten do. Each is the
/// double nearest to the decimal number that is meant: 0.3 and not 0.1 + 0.1 + 0.1.
public struct SpinnerRange: Equatable, Sendable {
  /// The first number: the double nearest to the decimal that was meant.
  ///
  /// It is what was given but for a hair: for 0.1 + 0.2, a hair above 0.3, it is 0.3. So are `end`
  /// and `step`.
  public let start: Double
  /// What the numbers do not go beyond; it is one of them only when whole steps lead there.
  public let end: Double
  /// From one number to the next; below zero for numbers that fall.
  public let step: Double
  /// How many numbers there are, at least 1.
  public let count: Int64
  /// Places after the point that every number can be written with, at most ``maximumDecimals``.
  ///
  /// Numbers that no short decimal stands for, like thirds, have 6; so many figures that a double
  /// does not tell them apart, none has.
  public let decimals: Int

  /// How the numbers are counted.
  private let line: NumberLine

  /// What is wrong with a range.
  public enum RangeError: Error, Equatable, Sendable {
    /// An end or the step is not finite, or an end is beyond ±10¹⁵.
    case badNumber(Double)
    /// The step is 0.
    case noStep
    /// The step leads away from the end.
    case wrongWay(start: Double, end: Double, step: Double)
    /// There would be more than ``greatestCount`` numbers.
    case tooMany(Double)
    /// The step is so small beside the ends that neighbours would be the same double, or nearly.
    case tooFine(step: Double)
  }

  /// The most numbers there can be: 10¹².
  public static let greatestCount: Int64 = 1_000_000_000_000
  /// No end is farther from zero, so that every whole number between can be told from the next.
  public static let farthest = 1e15
  /// The numbers that a range can have: up to ±10¹⁵.
  static var numbers: ClosedRange<Double> { -farthest...farthest }
  /// What is written after the point at most.
  public static let maximumDecimals = 15
  /// What is written after the point of numbers that no short decimal stands for.
  private static let usualDecimals = 6
  /// No number is written with more figures: a double does not tell more apart.
  private static let maximumFigures = 1e17
  /// A step is at least so many times the distance between doubles at the farther end, so that a
  /// number's index can be told from the number.
  private static let leastSpacings = 4.0

  /// Counts the numbers.
  ///
  /// - Parameters:
  ///   - start: the first number, up to ±10¹⁵.
  ///   - end: what they do not go beyond.
  ///   - step: from one to the next; below zero when `end` is below `start`. Default 1.
  /// - Throws: when that is no number at all, more than 10¹², or numbers that are too near to each
  ///   other for doubles of their size.
  public init(from start: Double, through end: Double, step: Double = 1) throws(RangeError) {
    for number in 0..<2 {
      let limit = number == 0 ? start : end
      guard limit.magnitude <= Self.farthest else { throw .badNumber(limit) }
    }
    guard step.isFinite else { throw .badNumber(step) }
    guard step != 0 else { throw .noStep }
    let first = InferredDecimal(start)
    let stride = InferredDecimal(step)
    let limit = InferredDecimal(end).value
    let steps = (limit - first.value) / stride.value
    guard steps >= 0 else { throw .wrongWay(start: start, end: end, step: step) }
    guard steps < Double(Self.greatestCount) else { throw .tooMany(steps + 1) }
    // The end that was given may be one of numbers of more digits than a decimal is meant to have.
    let isRising = stride.value > 0
    let bound = isRising ? Swift.max(limit, end) : Swift.min(limit, end)
    let line = NumberLine(from: first, by: stride, through: bound, steps: steps)
    let farther = Swift.max(first.value.magnitude, limit.magnitude)
    guard line.last == 0 || stride.value.magnitude >= Self.leastSpacings * farther.ulp else {
      throw .tooFine(step: step)
    }
    self.start = line[0]
    self.end = isRising ? Swift.max(limit, line[line.last]) : Swift.min(limit, line[line.last])
    self.step = stride.value
    self.line = line
    count = line.last + 1
    decimals = Self.decimals(of: first, and: stride, farther: farther)
  }

  /// Counts numbers up to an end that a setting has given, in the step or, where that would make too many numbers or
  /// numbers that are too near to each other, in the least power of ten of it that does not.
  ///
  /// So ends and step may be set in any order.
  static func counting(from start: Double, through end: Double, step: Double) -> SpinnerRange? {
    var step = step
    while step.isFinite {
      do {
        return try SpinnerRange(from: start, through: end, step: step)
      } catch {
        switch error {
        case .tooMany, .tooFine: step *= 10
        case .badNumber, .noStep, .wrongWay: return nil
        }
      }
    }
    return nil
  }

  /// The ten digits.
  public static let digits = SpinnerRange(lastDigit: 9)

  private init(lastDigit: Double) {
    let first = InferredDecimal(0)
    let stride = InferredDecimal(1)
    start = first.value
    end = lastDigit
    step = stride.value
    line = NumberLine(from: first, by: stride, through: lastDigit, steps: lastDigit)
    count = line.last + 1
    decimals = 0
  }

  /// The number of an index; indices beyond the ends count as the ends.
  ///
  /// It is the double nearest to what is meant, whatever the decimals, and never beyond the ends.
  public subscript(index: Int64) -> Double {
    line[Swift.min(Swift.max(index, 0), count - 1)]
  }

  /// The index of the number nearest to one; beyond the ends, the end; nil for NaN.
  public func index(nearest number: Double) -> Int64? {
    guard !number.isNaN else { return nil }
    let steps = ((number - start) / step).rounded()
    return Swift.min(Swift.max(Int64(bounded: steps), 0), count - 1)
  }

  /// The least number.
  public var minimum: Double { Swift.min(self[0], self[count - 1]) }

  /// The greatest number.
  public var maximum: Double { Swift.max(self[0], self[count - 1]) }

  private static func decimals(
    of start: InferredDecimal,
    and step: InferredDecimal,
    farther: Double
  ) -> Int {
    var places = Swift.max(start.decimals ?? usualDecimals, step.decimals ?? usualDecimals)
    places = Swift.min(places, maximumDecimals)
    while places > 0, farther * InferredDecimal.power(places) >= maximumFigures { places -= 1 }
    return places
  }
}

/// Numbers at equal distances, counted in units that are whole where the numbers are decimals.
private struct NumberLine: Equatable, Sendable {
  /// How many units are 1: a power of ten.
  private let unitsPerOne: Double
  private let first: DoubleDouble
  private let stride: DoubleDouble
  /// The last number is the end itself, from which counting in doubles may be off by a hair.
  private let end: Double?
  /// Whether all of it can be counted in whole numbers that are doubles.
  private let isWhole: Bool
  /// The last index.
  let last: Int64

  /// What a quotient of two numbers that are no round decimals may be off from a whole one.
  private static let slack = 1e-9
  /// The same, as a share of a large quotient: a few roundings.
  private static let relativeSlack = 1e-15
  /// What the last of such numbers may be off from the end that is meant, in its last digits.
  private static let hairs = 2.0
  /// Up to here every whole number is a double: 2⁵³.
  private static let farthestWhole = 0x1p53

  /// Counts the steps.
  ///
  /// - Parameters:
  ///   - first: the first number.
  ///   - stride: from one to the next, not 0.
  ///   - end: what they do not go beyond.
  ///   - steps: the quotient, below 10¹², to within a half: ends are rounded, too.
  init(from first: InferredDecimal, by stride: InferredDecimal, through end: Double, steps: Double) {
    let isDecimal = first.decimals != nil && stride.decimals != nil
    let isRound = first.isRound && stride.isRound
    let slack = isRound ? 0 : Self.slack + Self.relativeSlack * steps
    let places = Swift.max(first.places, stride.places)
    let scale = InferredDecimal.power(places)
    let firstUnits = first.units(places: places)
    // A step that leads far beyond at once may be of any size, and is not counted in.
    let isAlone = steps < 0.5
    let strideUnits =
      isAlone ? DoubleDouble(high: 0, low: 0) : stride.units(places: places)
    func excess(_ index: Int64) -> Double {
      (Self.number(firstUnits, strideUnits, index, scale) - end) / stride.value
    }
    var index = isAlone ? 0 : Int64(bounded: (steps + 1 + slack).rounded(.down))
    while index > 0, excess(index) > slack { index -= 1 }
    last = index
    let delta = Self.number(firstUnits, strideUnits, index, scale) - end
    self.end = !stride.isRound && delta.magnitude <= Self.hairs * end.ulp ? end : nil
    unitsPerOne = scale
    self.first = firstUnits
    self.stride = strideUnits
    let farthest = Swift.max(first.value.magnitude, end.magnitude) * scale
    isWhole =
      isDecimal && farthest + strideUnits.high.magnitude < Self.farthestWhole
      && firstUnits.isWhole && strideUnits.isWhole
  }

  /// The number of an index from 0 to the last.
  subscript(index: Int64) -> Double {
    if index == last, let end { return end }
    guard !isWhole else { return (first.high + stride.high * Double(index)) / unitsPerOne }
    return Self.number(first, stride, index, unitsPerOne)
  }

  /// A number that is counted on in two doubles and rounded once.
  @inline(never)
  private static func number(
    _ first: DoubleDouble,
    _ stride: DoubleDouble,
    _ index: Int64,
    _ unitsPerOne: Double
  ) -> Double {
    let delta = DoubleDouble(product: stride.high, Double(index))
    let sum = DoubleDouble(sum: first.high, delta.high)
    let rest = sum.low + ((first.low + delta.low) + stride.low * Double(index))
    let total = DoubleDouble(sum: sum.high, rest)
    return total.divided(by: unitsPerOne)
  }
}

extension DoubleDouble {
  /// Whether it is one whole double.
  fileprivate var isWhole: Bool { low == 0 && high == high.rounded() }
}
