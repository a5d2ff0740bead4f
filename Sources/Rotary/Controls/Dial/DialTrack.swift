/// The positions of both thumbs, the lower one first.
typealias DialPositions = (low: Double, high: Double)

/// The track of a dial: the positions of the thumbs, their limits, and the effect of one on the other.
///
/// Without a second thumb the lower position stays where it is. The track is small and separate from the rest of a
/// dial, because every move of a finger uses it often.
struct DialTrack: Equatable, Sendable {
  /// Whether there are two thumbs.
  let isRange: Bool
  /// See ``DialControl/scale``.
  var scale = DialScale.percent
  /// See ``DialControl/thumbs``.
  var thumbs = RangeDialThumbs()
  /// The position of the lower thumb; ignored if there is one thumb.
  var low = 0.0
  /// The position of the upper or the only thumb.
  var high = 0.0

  init(isRange: Bool) { self.isRange = isRange }

  /// Both positions.
  var positions: DialPositions {
    get { (low, high) }
    set { (low, high) = newValue }
  }

  /// The value for the positions.
  var value: DialRange { reading(positions) }

  /// The minimum distance between the thumbs, at most the length of the scale.
  private var minimumDistance: Double {
    Swift.min(thumbs.minimumDistance, scale.last - scale.minimum)
  }

  /// The maximum distance between the thumbs, at most the length of the scale.
  private var maximumDistance: Double {
    Swift.min(thumbs.maximumDistance, scale.last - scale.minimum)
  }

  /// Returns the range of the upper thumb for a position of the lower one, without regard to the ends.
  private func highRoom(above low: Double) -> ClosedRange<Double> {
    let least = scale.stepped(notBelow: low + minimumDistance)
    return least...Swift.max(least, scale.stepped(notAbove: low + maximumDistance))
  }

  /// Returns the range of the lower thumb for a position of the upper one, without regard to the ends.
  private func lowRoom(below high: Double) -> ClosedRange<Double> {
    let most = scale.stepped(notAbove: high - minimumDistance)
    return Swift.min(most, scale.stepped(notBelow: high - maximumDistance))...most
  }

  /// Returns the range in which a thumb can be moved; for both thumbs, that of the lower one.
  func reach(of thumb: DialThumb) -> ClosedRange<Double> {
    guard !scale.wraps else { return -Double.infinity...Double.infinity }
    let isFree = thumbs.meeting == .swap && thumb != .both
    return isFree ? scale.minimum...scale.last : room(for: thumb)
  }

  /// Returns the range of a thumb that stays on its side; for both thumbs, that of the lower one.
  private func room(for thumb: DialThumb) -> ClosedRange<Double> {
    guard !scale.wraps else { return -Double.infinity...Double.infinity }
    let (first, last) = (scale.minimum, scale.last)
    guard isRange else { return first...last }
    switch thumb {
    case .low: return first...scale.stepped(notAbove: last - minimumDistance)
    case .high: return scale.stepped(notBelow: first + minimumDistance)...last
    case .both: return first...scale.stepped(scale.position(asFarFrom: last, as: low, from: high))
    }
  }

  /// Returns the range in which a thumb can be moved without moving the other.
  func roomBesideOther(_ thumb: DialThumb) -> ClosedRange<Double> {
    guard isRange else { return room(for: thumb) }
    let room = thumb == .low ? lowRoom(below: high) : highRoom(above: low)
    return scale.wraps ? room : room.clamped(to: scale.minimum...scale.last)
  }

  /// Returns the position of a thumb; for both thumbs, that of the lower one.
  func position(of thumb: DialThumb) -> Double { thumb == .high ? high : low }

  /// Returns the value for positions of the thumbs.
  func reading(_ positions: DialPositions) -> DialRange {
    let high = scale.wrapped(positions.high)
    return DialRange(low: isRange ? scale.wrapped(positions.low) : high, high: high)
  }

  /// Returns the positions for two values, on the turn nearest to the thumbs.
  ///
  /// If the values are too close or too far apart, the upper one is adjusted.
  func positions(for range: DialRange) -> DialPositions {
    guard isRange else {
      return (low, scale.stepped(scale.position(of: range.high, near: high)))
    }
    let first = scale.stepped(scale.position(of: range.low, near: low))
    let second = scale.position(of: range.high, near: first)
    return fitted(first, high: scale.wraps ? onOrAfter(first, second) : second)
  }

  /// Returns the positions after one thumb moves to a value, on the turn nearest to its position.
  ///
  /// The other thumb is on the matching turn, and is pushed or pulled along.
  func positions(with thumb: DialThumb, atValue value: Double) -> DialPositions {
    let target = scale.stepped(scale.position(of: value, near: position(of: thumb)))
    guard isRange, scale.wraps else { return positions(with: thumb, at: target) }
    return thumb == .high
      ? positions(with: .high, at: onOrAfter(low, target))
      : fitted(target, high: onOrAfter(target, high))
  }

  /// Returns the positions after a thumb moves to a position; the other is pushed or pulled along.
  ///
  /// - Parameters:
  ///   - thumb: The thumb, or both.
  ///   - position: The new position of the thumb; for both thumbs, that of the lower one.
  ///   - origin: The positions whose distance both thumbs together keep. Default nil: the present ones.
  /// - Returns: The positions, within the limits of the track.
  func positions(
    with thumb: DialThumb,
    at position: Double,
    from origin: DialPositions? = nil
  ) -> DialPositions {
    let room = room(for: thumb)
    let position = position.clamped(to: room)
    guard isRange else { return (low, position) }
    switch thumb {
    case .low: return fitted(position, high: high)
    case .high:
      let ends = lowRoom(below: position)
      return (low.clamped(to: ends), position)
    case .both:
      let (low, high) = origin ?? positions
      return fitted(
        position,
        high: scale.stepped(scale.position(asFarFrom: position, as: high, from: low))
      )
    }
  }

  /// Returns the positions with the lower thumb at a position and the upper one as near to another as allowed.
  private func fitted(_ low: Double, high: Double) -> DialPositions {
    let room = room(for: .low)
    let low = low.clamped(to: room)
    let ends = highRoom(above: low)
    return (low, high.clamped(to: ends))
  }

  /// Returns the first position with the same value at or after another position.
  private func onOrAfter(_ first: Double, _ position: Double) -> Double {
    let turns = (first - position) / scale.span
    // A quotient may differ from a whole number in its last digits.
    let isWhole = (turns - turns.rounded()).magnitude < Self.turnSlack
    let turned = position + turns.rounded(isWhole ? .toNearestOrEven : .up) * scale.span
    return Swift.max(first, scale.stepped(turned))
  }

  /// The tolerance for whole turns, in turns.
  private static let turnSlack = 1e-9

  /// Returns the positions after a thumb is dragged to a position.
  ///
  /// If thumbs swap, the dragged one passes the other, which stays.
  ///
  /// - Parameters:
  ///   - thumb: The dragged thumb.
  ///   - target: Its new position.
  ///   - origin: The positions before the drag, whose distance both thumbs together keep.
  /// - Returns: The dragged thumb's role now, and the positions.
  func dragged(_ thumb: DialThumb, to target: Double, from origin: DialRange) -> (
    thumb: DialThumb, positions: DialPositions
  ) {
    guard isRange, thumbs.meeting == .swap, !scale.wraps, thumb != .both else {
      return (thumb, positions(with: thumb, at: target, from: (origin.low, origin.high)))
    }
    let other = thumb == .low ? high : low
    if isUpper(target, of: thumb, beside: other) {
      let ends = highRoom(above: other)
      return (.high, (other, target.clamped(to: ends)))
    }
    let ends = lowRoom(below: other)
    return (.low, (target.clamped(to: ends), other))
  }

  /// Returns whether a thumb that is dragged to a position is above the other one.
  private func isUpper(_ target: Double, of thumb: DialThumb, beside other: Double) -> Bool {
    if other > room(for: .low).upperBound { return false }
    if other < room(for: .high).lowerBound { return true }
    return target > other || target == other && thumb == .high
  }

  /// Returns the nearest position on its side of the other thumb, for a thumb that must not push it.
  func besideOther(_ thumb: DialThumb, _ position: Double) -> Double {
    guard isRange, thumbs.meeting == .swap, !scale.wraps else { return position }
    switch thumb {
    case .low: return Swift.min(position, lowRoom(below: high).upperBound)
    case .high: return Swift.max(position, highRoom(above: low).lowerBound)
    case .both: return position
    }
  }
}

/// The values that hold a dial, and that tick when passed.
struct DialDetents: DetentScale, Equatable, Sendable {
  /// The values in ascending order, each within the scale's ends.
  let values: [Double]
  /// The distance between the same values of two turns; 0 if the scale does not wrap.
  let period: Double

  /// Returns the number of values at or below a position, continuing across turns.
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
    // At most half of all integers are turns, so that their product with the count is also an integer.
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

  /// Returns the value nearest to a position, if it is between two others.
  func nearest(to position: Double, from low: Double, to high: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let above = detent(containing: position)
    var best: Double?
    for detent in [above - 1, above] where period > 0 || detent >= 0 && detent < Int64(values.count)
    {
      let value = boundary(after: detent)
      let isNearer = (value - position).magnitude < ((best ?? .infinity) - position).magnitude
      if value >= low, value <= high, isNearer { best = value }
    }
    return best
  }
}
