/// The entry into another detent.
public struct Crossing: Equatable, Sendable {
  /// The detent that is entered.
  public let detent: Int64
  /// The position at which the detent is entered.
  public let boundary: Double
  /// Whether detents increase in the direction of the movement.
  public let isRising: Bool

  /// Creates a crossing into a detent.
  public init(detent: Int64, boundary: Double, isRising: Bool) {
    self.detent = detent
    self.boundary = boundary
    self.isRising = isRising
  }

  /// Returns the time at which a movement at constant speed crosses the boundary.
  ///
  /// - Parameters:
  ///   - start: The position at the beginning.
  ///   - end: The position at the end.
  ///   - times: The times of both, in seconds.
  /// - Returns: A time in `times`: the last one if the position does not change, and the first one if the positions are
  ///   too large to compute the share of the path.
  public func time(from start: Double, to end: Double, during times: ClosedRange<Double>) -> Double
  {
    guard start != end else { return times.upperBound }
    let share = (boundary - start) / (end - start)
    guard share > 0 else { return times.lowerBound }
    guard share < 1 else { return times.upperBound }
    return Swift.min(
      times.lowerBound + share * (times.upperBound - times.lowerBound),
      times.upperBound
    )
  }
}

/// The boundaries between two detents, in the order in which a movement crosses them.
///
/// Nothing is stored: a wheel that turns through a thousand sectors between two frames takes time for a thousand
/// crossings, but no memory.
public struct Crossings<Scale: DetentScale>: Sequence, IteratorProtocol {
  private let scale: Scale
  private var detent: Int64
  private let last: Int64

  /// Creates the crossings from one detent to another.
  public init(on scale: Scale, fromDetent detent: Int64, toDetent last: Int64) {
    self.scale = scale
    self.detent = detent
    self.last = last
  }

  /// Creates the crossings from one position to another.
  public init(on scale: Scale, from start: Double, to end: Double) {
    self.init(
      on: scale,
      fromDetent: scale.detent(containing: start),
      toDetent: scale.detent(containing: end)
    )
  }

  /// Returns the next crossing; nil at the end.
  public mutating func next() -> Crossing? {
    guard detent != last else { return nil }
    let isRising = detent < last
    let boundary = scale.boundary(after: isRising ? detent : detent - 1)
    detent += isRising ? 1 : -1
    return Crossing(detent: detent, boundary: boundary, isRising: isRising)
  }
}
