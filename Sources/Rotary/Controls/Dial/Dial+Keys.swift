extension Dial {
  /// How many steps a key or a notch of the mouse wheel divides a scale without steps into.
  private static let stepsOfNone = 100.0
  /// A Page key moves by this share of the scale, or by a step if that is more.
  ///
  /// A tenth, as browsers have it for `<input type=range>`.
  private static let pageShare = 0.1

  /// Takes a key: as a slider does, on the thumb that was touched last.
  mutating func handle(
    _ key: Key,
    isFine: Bool,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) -> Response {
    let page = Swift.max(1, (scale.span * Self.pageShare / stepSize).rounded())
    let share = isFine && scale.step == 0 ? options.fineGain : 1
    switch key {
    case .right, .up: step(by: share, at: time, emit: emit)
    case .left, .down: step(by: -share, at: time, emit: emit)
    case .pageUp: step(by: page, at: time, emit: emit)
    case .pageDown: step(by: -page, at: time, emit: emit)
    case .home: goToEnd(scale.minimum, at: time, emit: emit)
    case .end: goToEnd(greatest, at: time, emit: emit)
    case .enter, .space:
      // The other thumb is for the keys now.
      guard options.isRange else { return .declined }
      active = active == .low ? .high : .low
    case .backspace, .escape, .character: return .declined
    }
    return .handled
  }

  private var stepSize: Double {
    if scale.step > 0 { return scale.step }
    return scale.span > 0 ? scale.span / Self.stepsOfNone : 1
  }

  private mutating func goToEnd(
    _ end: Double,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) {
    guard isResting else { return }
    // Where the scale goes round, the greatest value is the least: the last step stands before it.
    let isLast = scale.wraps && end == scale.maximum && scale.count > 0
    let target = isLast ? scale.position(of: scale.count - 1) : end
    if options.isRange, scale.wraps {
      move(active, to: target, at: time, emit: emit)
    } else {
      go(active, to: target, at: time, emit: emit)
    }
  }

  /// Moves the thumb for the keys by so many steps; at an end it tells so.
  mutating func step(by steps: Double, at time: Double, emit: (DialEvent, Double) -> Void) {
    guard steps != 0, isResting else { return }
    let thumb = active == .both ? .high : active
    let start = place(of: thumb)
    let reach = reach(of: thumb)
    let target: Double
    if scale.step > 0 {
      let most = Double(Swift.max(1, scale.count))
      let bounded = Int64(Swift.min(Swift.max(steps, -most), most))
      let index = scale.index(at: start) + bounded
      target = scale.wraps ? scale.position(of: index) : scale.minimum + Double(index) * scale.step
    } else {
      target = start + Swift.min(Swift.max(steps * stepSize, -scale.span), scale.span)
    }
    if target < reach.lowerBound || target > reach.upperBound { emit(.reachedEnd, time) }
    go(thumb, to: target, at: time, emit: emit)
  }

  /// Adds up scrolled points, and moves by a step for each so many of them.
  mutating func scroll(by points: Double, at time: Double, emit: (DialEvent, Double) -> Void) {
    let steps = scrolled.take(points, perStep: options.scrollPointsPerStep, most: Self.stepsOfNone)
    step(by: steps, at: time, emit: emit)
  }
}
