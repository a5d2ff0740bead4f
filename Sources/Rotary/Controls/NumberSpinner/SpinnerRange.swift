/// The numbers of a spinner: from a start, in even steps, through an end.
///
/// The numbers are computed and not stored, so that a billion of them cost no more than ten. Each is the double nearest
/// to the decimal number that its steps lead to: 0.3 and not 0.1 + 0.1 + 0.1.
public struct SpinnerRange: Equatable, Sendable {
  /// The first number: the double nearest to the intended decimal.
  ///
  /// It can differ from the argument by a rounding error: for 0.1 + 0.2, which is slightly more than 0.3, it is 0.3.
  /// The same applies to `end` and `step`.
  public let start: Double
  /// The limit of the numbers; it is one of them only if whole steps lead to it.
  public let end: Double
  /// The difference between neighbours; negative for falling numbers.
  public let step: Double
  /// The count of the numbers, at least 1.
  public let count: Int64
  /// The number of decimals with which every number can be written, at most ``maximumDecimals``.
  ///
  /// Numbers that are not short decimals, such as thirds, have 6 decimals. Numbers with too many figures for a double
  /// to distinguish have none.
  public let decimals: Int

  /// Computes the numbers.
  private let line: NumberLine

  /// The reason why a range is invalid.
  public enum RangeError: Error, Equatable, Sendable {
    /// An end or the step is not finite, or an end is beyond ±10¹⁵.
    case badNumber(Double)
    /// The step is 0.
    case noStep
    /// The step leads away from the end.
    case wrongWay(start: Double, end: Double, step: Double)
    /// The range would have more than ``greatestCount`` numbers.
    case tooMany(Double)
    /// The step is too small relative to the ends: neighbours would be the same double, or nearly.
    case tooFine(step: Double)
  }

  /// The maximum count of numbers: 10¹².
  public static let greatestCount: Int64 = 1_000_000_000_000
  /// The maximum magnitude of an end, so that doubles distinguish all whole numbers between the ends.
  public static let farthest = 1e15
  /// The range of the numbers: ±10¹⁵.
  static var numbers: ClosedRange<Double> { -farthest...farthest }
  /// The maximum number of decimals.
  public static let maximumDecimals = 15
  /// The number of decimals for numbers that are not short decimals.
  private static let usualDecimals = 6
  /// The limit of a number in its last decimal: a double does not distinguish more figures.
  private static let maximumFigures = 1e17
  /// The minimum step, in distances between doubles at the larger end, so that a number determines its index.
  private static let leastSpacings = 4.0

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - start: The first number, within ±10¹⁵.
  ///   - end: The limit of the numbers, within ±10¹⁵.
  ///   - step: The difference between neighbours; negative if `end` is less than `start`. Default 1.
  /// - Throws: A ``RangeError`` if an argument is invalid, if there would be more than 10¹² numbers, or if neighbours
  ///   would be too close for doubles of their size.
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
    // The given end may be one of the numbers, with more figures than a decimal.
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

  /// Returns the range up to an end that a setting has set.
  ///
  /// The step is the given one. If that makes too many numbers, or numbers that are too close to each other, it is the
  /// step times the smallest power of ten that does not. So ends and step can be set in any order.
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

  /// The digits 0 to 9.
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

  /// The number at an index, which is clamped to the numbers.
  ///
  /// It is the double nearest to the intended number, with any number of decimals, and never beyond the ends.
  public subscript(index: Int64) -> Double {
    line[Swift.min(Swift.max(index, 0), count - 1)]
  }

  /// Returns the index of the nearest number; beyond the ends, that of the end; nil for NaN.
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

/// Numbers at equal distances, counted in units in which decimals are whole.
private struct NumberLine: Equatable, Sendable {
  /// The number of units in 1: a power of ten.
  private let unitsPerOne: Double
  private let first: DoubleDouble
  private let stride: DoubleDouble
  /// The end, if the last number is the end and doubles would differ from it by a rounding error.
  private let end: Double?
  /// Whether all units are whole numbers that doubles represent exactly.
  private let isWhole: Bool
  /// The last index.
  let last: Int64

  /// The tolerance for whole quotients of numbers that are not round decimals.
  private static let slack = 1e-9
  /// The same tolerance, as a share of a large quotient: a few roundings.
  private static let relativeSlack = 1e-15
  /// The tolerance between the last of such numbers and the intended end, in units of the last place.
  private static let hairs = 2.0
  /// The number up to which every whole number is a double: 2⁵³.
  private static let farthestWhole = 0x1p53

  /// Computes the steps.
  ///
  /// - Parameters:
  ///   - first: The first number.
  ///   - stride: The difference between neighbours, not 0.
  ///   - end: The limit of the numbers.
  ///   - steps: The quotient, less than 10¹², with an error of at most one half, because ends are rounded too.
  init(from first: InferredDecimal, by stride: InferredDecimal, through end: Double, steps: Double)
  {
    let isDecimal = first.decimals != nil && stride.decimals != nil
    let isRound = first.isRound && stride.isRound
    let slack = isRound ? 0 : Self.slack + Self.relativeSlack * steps
    let places = Swift.max(first.places, stride.places)
    let scale = InferredDecimal.power(places)
    let firstUnits = first.units(places: places)
    // If the first step is already far beyond the end, the step can have any size and is ignored.
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

  /// The number at an index from 0 to the last.
  subscript(index: Int64) -> Double {
    if index == last, let end { return end }
    guard !isWhole else { return (first.high + stride.high * Double(index)) / unitsPerOne }
    return Self.number(first, stride, index, unitsPerOne)
  }

  /// Computes a number in two doubles and rounds it once.
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
  /// Whether the value is a whole number in one double.
  fileprivate var isWhole: Bool { low == 0 && high == high.rounded() }
}
