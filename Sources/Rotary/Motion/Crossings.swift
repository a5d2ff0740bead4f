/// A detent that was entered on the way.
public struct Crossing: Equatable, Sendable {
  /// The one that was entered.
  public let detent: Int64
  /// The position at which it was entered.
  public let boundary: Double
  /// Whether detents rise on the way.
  public let isRising: Bool

  /// When a movement at an even speed passed the boundary.
  ///
  /// - Parameters:
  ///   - start: the position at the beginning.
  ///   - end: the position at the end.
  ///   - times: the instants of both, in seconds.
  /// - Returns: an instant among `times`; the last one for a movement that did not move.
  public func time(from start: Double, to end: Double, during times: ClosedRange<Double>) -> Double
  {
    guard start != end else { return times.upperBound }
    let share = Swift.min(Swift.max((boundary - start) / (end - start), 0), 1)
    return times.lowerBound + share * (times.upperBound - times.lowerBound)
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
    self.init(on: scale, fromDetent: scale.detent(at: start), toDetent: scale.detent(at: end))
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
