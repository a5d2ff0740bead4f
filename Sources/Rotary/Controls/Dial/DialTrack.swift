/// The positions of both thumbs, the lower one first.
typealias DialPositions = (low: Double, high: Double)

/// The track of a dial with its thumbs: where they stand, where they may, and what the one does to the
/// other.
///
/// Without a second thumb the lower position stays where it is. It is kept small and apart from the rest
/// of a dial, as every move of a finger asks it much.
struct DialTrack: Equatable, Sendable {
  /// Whether there are two thumbs.
  let isRange: Bool
  /// See ``DialControl/scale``.
  var scale = DialScale.percent
  /// See ``DialControl/thumbs``.
  var thumbs = RangeDialThumbs()
  /// The position of the lower thumb; of no meaning without one.
  var low = 0.0
  /// The position of the upper thumb, or of the only one.
  var high = 0.0

  init(isRange: Bool) { self.isRange = isRange }

  /// Both positions.
  var positions: DialPositions {
    get { (low, high) }
    set { (low, high) = newValue }
  }

  /// What is read where the thumbs stand.
  var value: DialRange { reading(positions) }

  /// The smallest distance between the thumbs; no more than there is.
  private var minimumDistance: Double {
    Swift.min(thumbs.minimumDistance, scale.last - scale.minimum)
  }

  /// The greatest distance between them.
  private var maximumDistance: Double {
    Swift.min(thumbs.maximumDistance, scale.last - scale.minimum)
  }

  /// Where the upper thumb may stand while the lower one stands somewhere, ends left out.
  private func highRoom(above low: Double) -> ClosedRange<Double> {
    let least = scale.stepped(notBelow: low + minimumDistance)
    return least...Swift.max(least, scale.stepped(notAbove: low + maximumDistance))
  }

  /// Where the lower thumb may stand while the upper one stands somewhere, ends left out.
  private func lowRoom(below high: Double) -> ClosedRange<Double> {
    let most = scale.stepped(notAbove: high - minimumDistance)
    return Swift.min(most, scale.stepped(notBelow: high - maximumDistance))...most
  }

  /// Between which positions a thumb can be brought; of both, the lower one.
  func reach(of thumb: DialThumb) -> ClosedRange<Double> {
    guard !scale.wraps else { return -Double.infinity...Double.infinity }
    let isFree = thumbs.meeting == .swap && thumb != .both
    return isFree ? scale.minimum...scale.last : room(for: thumb)
  }

  /// Between which positions a thumb can stand that stays on its side; of both, the lower one.
  private func room(for thumb: DialThumb) -> ClosedRange<Double> {
    guard !scale.wraps else { return -Double.infinity...Double.infinity }
    let (first, last) = (scale.minimum, scale.last)
    guard isRange else { return first...last }
    switch thumb {
    case .low: return first...scale.stepped(notAbove: last - minimumDistance)
    case .high: return scale.stepped(notBelow: first + minimumDistance)...last
    case .both: return first...scale.stepped(last - (high - low))
    }
  }

  /// Between which positions a thumb can be brought while the other one stays where it is.
  func roomBesideOther(_ thumb: DialThumb) -> ClosedRange<Double> {
    guard isRange else { return room(for: thumb) }
    let room = thumb == .low ? lowRoom(below: high) : highRoom(above: low)
    return scale.wraps ? room : room.clamped(to: scale.minimum...scale.last)
  }

  /// Where a thumb stands; of both, the lower one.
  func position(of thumb: DialThumb) -> Double { thumb == .high ? high : low }

  /// What is read where the thumbs stand.
  func reading(_ positions: DialPositions) -> DialRange {
    let high = scale.wrapped(positions.high)
    return DialRange(low: isRange ? scale.wrapped(positions.low) : high, high: high)
  }

  /// The positions of two values, on the turn that is nearest to where the thumbs stand; where they are
  /// too close or too far apart, the upper one gives way.
  func positions(for range: DialRange) -> DialPositions {
    guard isRange else {
      return (low, scale.stepped(scale.position(of: range.high, near: high)))
    }
    let first = scale.stepped(scale.position(of: range.low, near: low))
    let second = scale.position(of: range.high, near: first)
    return fitted(first, high: scale.wraps ? onOrAfter(first, second) : second)
  }

  /// The positions once one thumb stands at a value, on the turn that is nearest to where it stands;
  /// the other is on the turn that belongs to it, and pushed or drawn along.
  func positions(with thumb: DialThumb, atValue value: Double) -> DialPositions {
    let target = scale.stepped(scale.position(of: value, near: position(of: thumb)))
    guard isRange, scale.wraps else { return positions(with: thumb, at: target) }
    return thumb == .high
      ? positions(with: .high, at: onOrAfter(low, target))
      : fitted(target, high: onOrAfter(target, high))
  }

  /// Both positions once a thumb stands at one, the other pushed or drawn along.
  func positions(with thumb: DialThumb, at position: Double) -> DialPositions {
    let room = room(for: thumb)
    let position = position.clamped(to: room)
    guard isRange else { return (low, position) }
    switch thumb {
    case .low: return fitted(position, high: high)
    case .high:
      let ends = lowRoom(below: position)
      return (low.clamped(to: ends), position)
    case .both: return fitted(position, high: scale.stepped(position + (high - low)))
    }
  }

  /// Both positions once the lower thumb stands somewhere and the upper one is as near to another
  /// position as it may.
  private func fitted(_ low: Double, high: Double) -> DialPositions {
    let room = room(for: .low)
    let low = low.clamped(to: room)
    let ends = highRoom(above: low)
    return (low, high.clamped(to: ends))
  }

  /// The position of the same value that is the first on or after another position.
  private func onOrAfter(_ first: Double, _ position: Double) -> Double {
    let turns = (first - position) / scale.span
    // A quotient may be off from a whole one by its last digits.
    let isWhole = (turns - turns.rounded()).magnitude < Self.turnSlack
    let turned = position + turns.rounded(isWhole ? .toNearestOrEven : .up) * scale.span
    return Swift.max(first, scale.stepped(turned))
  }

  /// Positions that differ less from whole turns are whole turns apart, in turns.
  private static let turnSlack = 1e-9

  /// Both positions once a thumb is dragged somewhere: where thumbs swap, past the other or back, which
  /// stays.
  ///
  /// - Returns: which thumb the dragged one is now, and the positions.
  func dragged(_ thumb: DialThumb, to target: Double) -> (
    thumb: DialThumb, positions: DialPositions
  ) {
    guard isRange, thumbs.meeting == .swap, !scale.wraps, thumb != .both else {
      return (thumb, positions(with: thumb, at: target))
    }
    let other = thumb == .low ? high : low
    if isUpper(target, of: thumb, beside: other) {
      let ends = highRoom(above: other)
      return (.high, (other, target.clamped(to: ends)))
    }
    let ends = lowRoom(below: other)
    return (.low, (target.clamped(to: ends), other))
  }

  /// Whether a thumb that is dragged somewhere stands above the other one there.
  private func isUpper(_ target: Double, of thumb: DialThumb, beside other: Double) -> Bool {
    if other > room(for: .low).upperBound { return false }
    if other < room(for: .high).lowerBound { return true }
    return target > other || target == other && thumb == .high
  }

  /// The nearest position on its side of the other thumb, for a thumb that must not push it.
  func besideOther(_ thumb: DialThumb, _ position: Double) -> Double {
    guard isRange, thumbs.meeting == .swap, !scale.wraps else { return position }
    switch thumb {
    case .low: return Swift.min(position, lowRoom(below: high).upperBound)
    case .high: return Swift.max(position, highRoom(above: low).lowerBound)
    case .both: return position
    }
  }
}
