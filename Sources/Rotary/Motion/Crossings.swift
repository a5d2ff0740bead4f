/// A detent that was entered on the way.
public struct Crossing: Equatable, Sendable {
  /// The one that was entered.
  public let detent: Int64
  /// The position at which it was entered.
  public let boundary: Double
  /// Whether detents rise on the way.
  public let isRising: Bool

  /// Makes a crossing into a detent.
  public init(detent: Int64, boundary: Double, isRising: Bool) {
    self.detent = detent
    self.boundary = boundary
    self.isRising = isRising
  }

  /// When a movement at an even speed passed the boundary.
  ///
  /// - Parameters:
  ///   - start: the position at the beginning.
  ///   - end: the position at the end.
  ///   - times: the instants of both, in seconds.
  /// - Returns: an instant among `times`; the last one for a movement that did not move, and the
  ///   first where the positions are so large that no share of the way can be told.
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

/// Every boundary between one detent and another, in the order in which it was passed, however far
/// it was in one step.
///
/// Nothing is stored: a wheel that was thrown through a thousand sectors between two frames costs
/// its thousand crossings and no memory.
public struct Crossings<Scale: DetentScale>: Sequence, IteratorProtocol {
  private let scale: Scale
  private var detent: Int64
  private let last: Int64

  /// Goes from one detent to another.
  public init(on scale: Scale, fromDetent detent: Int64, toDetent last: Int64) {
    self.scale = scale
    self.detent = detent
    self.last = last
  }

  /// Goes from one position to another.
  public init(on scale: Scale, from start: Double, to end: Double) {
    self.init(
      on: scale,
      fromDetent: scale.detent(containing: start),
      toDetent: scale.detent(containing: end)
    )
  }

  /// The next crossing; nil at the end of the way.
  public mutating func next() -> Crossing? {
    guard detent != last else { return nil }
    let isRising = detent < last
    let boundary = scale.boundary(after: isRising ? detent : detent - 1)
    detent += isRising ? 1 : -1
    return Crossing(detent: detent, boundary: boundary, isRising: isRising)
  }
}
