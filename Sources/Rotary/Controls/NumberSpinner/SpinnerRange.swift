/// The numbers a spinner offers: from a first one on, in even steps, through a last one.
///
/// The numbers are counted and not stored, so that a billion of them cost what ten do.
public struct SpinnerRange: Equatable, Sendable {
  /// The first number.
  public let start: Double
  /// What the numbers do not go beyond; it is one of them only when whole steps lead there.
  public let end: Double
  /// From one number to the next; below zero for numbers that fall.
  public let step: Double
  /// How many numbers there are, at least 1.
  public let count: Int64
  /// Places after the point that every number can be written with, at most 6.
  public let decimals: Int

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
  }

  /// The most numbers there can be: 10¹².
  public static let greatestCount: Int64 = 1_000_000_000_000
  /// No end is farther from zero, so that every whole number between can be told from the next.
  public static let farthest = 1e15
  /// What is written after the point at most.
  private static let mostDecimals = 6
  /// What a quotient of two decimal numbers may be off from a whole one.
  private static let slack = 1e-9

  /// Counts the numbers.
  ///
  /// - Parameters:
  ///   - start: the first number, up to ±10¹⁵.
  ///   - end: what they do not go beyond.
  ///   - step: from one to the next; below zero when `end` is below `start`. Default 1.
  /// - Throws: when that is no number at all, or more than 10¹².
  public init(from start: Double, through end: Double, step: Double = 1) throws(RangeError) {
    for number in 0..<2 {
      let limit = number == 0 ? start : end
      guard limit.magnitude <= Self.farthest else { throw .badNumber(limit) }
    }
    guard step.isFinite else { throw .badNumber(step) }
    guard step != 0 else { throw .noStep }
    let steps = (end - start) / step
    guard steps >= 0 else { throw .wrongWay(start: start, end: end, step: step) }
    guard steps < Double(Self.greatestCount) else { throw .tooMany(steps + 1) }
    self.start = start
    self.end = end
    self.step = step
    count = Int64((steps + Self.slack).rounded(.down)) + 1
    decimals = Self.decimals(of: start, and: step)
  }

  private init(digits: Void) {
    start = 0
    end = 9
    step = 1
    count = 10
    decimals = 0
  }

  /// The ten digits.
  public static let digits = SpinnerRange(digits: ())

  /// The number of an index; indices beyond the ends count as the ends.
  ///
  /// Where `decimals` suffice it is the nearest to what is written, 0.3 and not 0.1 + 0.1 + 0.1.
  public subscript(index: Int64) -> Double {
    let place = Swift.min(Swift.max(index, 0), count - 1)
    let number = start + step * Double(place)
    let scale = Self.scale(decimals)
    let isWritten = Self.isWhole(step * scale) && Self.isWhole(start * scale)
    return isWritten ? (number * scale).rounded() / scale : number
  }

  /// The index of the number nearest to one; beyond the ends, the end; nil for NaN.
  public func index(nearest number: Double) -> Int64? {
    guard !number.isNaN else { return nil }
    let steps = ((number - start) / step).rounded()
    return Int64(Swift.min(Swift.max(steps, 0), Double(count - 1)))
  }

  /// The least number.
  public var minimum: Double { Swift.min(self[0], self[count - 1]) }

  /// The greatest number.
  public var maximum: Double { Swift.max(self[0], self[count - 1]) }

  private static func decimals(of start: Double, and step: Double) -> Int {
    var places = 0
    while places < mostDecimals,
      !isWhole(start * scale(places)) || !isWhole(step * scale(places))
    {
      places += 1
    }
    return places
  }

  private static func scale(_ places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return scale
  }

  private static func isWhole(_ number: Double) -> Bool {
    (number - number.rounded()).magnitude <= slack * Swift.max(1, number.magnitude)
  }
}
