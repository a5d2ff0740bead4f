extension Dial {
  /// How long what is shown takes to come after a tap or a key.
  static let moveSeconds = 0.2

  /// Moves to a value; of a range, its upper one.
  ///
  /// - Parameters:
  ///   - value: where to; beyond the ends, the end; between two steps, the nearer.
  ///   - animated: whether it is seen to go there, in 0.2 s. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether it is a number, no finger holds the dial, and time did not run backward.
  @discardableResult
  public mutating func move(
    to value: Double,
    animated: Bool = true,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) -> Bool {
    move(.high, to: value, animated: animated, at: time, emit: emit)
  }

  /// Moves both values of a range.
  ///
  /// - Parameters:
  ///   - low: the lower value.
  ///   - high: the upper one; where the scale goes round, it may be the lesser number.
  ///   - animated: whether they are seen to go there, in 0.2 s. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: as ``move(to:animated:at:emit:)``; false also for a dial that is no range.
  @discardableResult
  public mutating func move(
    low: Double,
    high: Double,
    animated: Bool = true,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) -> Bool {
    guard options.isRange, high.isFinite else { return false }
    return move(.low, to: low, animated: animated, at: time, emit: emit)
      && move(.high, to: high, animated: animated, at: time, emit: emit)
  }

  /// Moves a thumb; see ``move(to:animated:at:emit:)``.
  @discardableResult
  mutating func move(
    _ thumb: DialThumb,
    to value: Double,
    animated: Bool = true,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) -> Bool {
    guard isResting, value.isFinite, time.isFinite, time >= now else { return false }
    advance(to: time, emit: emit)
    let target = aligned(thumb, value)
    go(thumb, to: target, after: animated ? Self.moveSeconds : 0, at: time, emit: emit)
    return true
  }

  /// Goes back to the default.
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  public mutating func reset(at time: Double, emit: (DialEvent, Double) -> Void) {
    move(to: options.defaultValue ?? scale.minimum, at: time, emit: emit)
  }

  /// Moves a thumb from rest, and tells what it passes and that it rests again.
  mutating func go(
    _ thumb: DialThumb,
    to place: Double,
    after seconds: Double = moveSeconds,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) {
    let before = value
    let reach = reach(of: thumb)
    let start = self.place(of: thumb)
    let end = Swift.min(Swift.max(place, reach.lowerBound), reach.upperBound)
    cross(from: start, to: end, emit: emit) { _ in time }
    let target = scale.stepped(end)
    if options.isRange, options.meeting == .swap, !scale.wraps {
      // A key or a command leaves each thumb on its side.
      let limit = thumb == .low ? high - leastDistance : low + leastDistance
      let inside = thumb == .low ? Swift.min(target, limit) : Swift.max(target, limit)
      put(values(thumb, at: scale.stepped(inside)), after: seconds, at: time)
    } else {
      put(values(thumb, at: target), after: seconds, at: time)
    }
    if value != before { emit(.valueChanging(value), time) }
    rest(at: time, emit: emit)
  }

  /// Comes to rest, and tells if it is elsewhere than before.
  mutating func rest(at time: Double, emit: (DialEvent, Double) -> Void) {
    unwind()
    guard value != settled else { return }
    settled = value
    emit(.valueChanged(value), time)
  }
}
