/// How a control turns by itself at the moment.
enum Glide: Equatable, Sendable {
  /// Coasting to a stop, or, up to a time, towards an end of the stops.
  case deceleration(Deceleration, until: Double)
  /// Drawn to a place.
  case spring(Spring)
  /// Moved to a place in a given time.
  case eased(EasedMove)
  /// Turning at one speed.
  case steady(SteadyMotion)

  func position(at elapsed: Double) -> Double {
    switch self {
    case .deceleration(let law, _): return law.position(at: elapsed)
    case .spring(let law): return law.position(at: elapsed)
    case .eased(let law): return law.position(at: elapsed)
    case .steady(let law): return law.position(at: elapsed)
    }
  }

  func velocity(at elapsed: Double) -> Double {
    switch self {
    case .deceleration(let law, _): return law.velocity(at: elapsed)
    case .spring(let law): return law.velocity(at: elapsed)
    case .eased(let law): return law.velocity(at: elapsed)
    case .steady(let law): return law.velocity(at: elapsed)
    }
  }

  var duration: Double {
    switch self {
    case .deceleration(let law, let until): return Swift.min(law.duration, until)
    case .spring(let law): return law.duration
    case .eased(let law): return law.duration
    case .steady(let law): return law.duration
    }
  }

  /// The one instant at which it turns back, if it does.
  var reversal: Double? {
    switch self {
    case .spring(let law): return law.firstReversal
    case .deceleration, .eased, .steady: return nil
    }
  }

  /// When it passes a position between two instants: halving, to the last bit.
  ///
  /// - Parameters:
  ///   - target: the position.
  ///   - from: seconds since it began, as all times here; it does not turn back until `end`.
  ///   - end: when it has passed.
  /// - Returns: seconds since it began.
  func time(passing target: Double, from: Double, to end: Double) -> Double {
    var low = Swift.max(from, 0)
    var high = end
    // From where to where, not from the boundary: a frame may stand exactly on it.
    let rises = position(at: high) > position(at: low)
    for _ in 0..<50 where low < high {
      let middle = (low + high) / 2
      let place = position(at: middle)
      if rises ? place >= target : place <= target { high = middle } else { low = middle }
    }
    return high
  }
}

/// A glide of a control, and when it began.
protocol TimedGlide {
  var glide: Glide { get }
  /// When it began, in seconds.
  var start: Double { get }
}

extension TimedGlide {
  /// When it ends.
  var end: Double { start + glide.duration }

  /// Where it is at a time.
  func position(at time: Double) -> Double { glide.position(at: time - start) }

  /// How fast it is at a time.
  func velocity(at time: Double) -> Double { glide.velocity(at: time - start) }

  /// When it passes a position between two instants, between which it does not turn back.
  func time(passing target: Double, from: Double, to end: Double) -> Double {
    start + glide.time(passing: target, from: from - start, to: end - start)
  }

  /// Calls `body` with the beginning and the end of each part of a span in which it does not turn
  /// back: one, or two with its reversal between them.
  func forEachPart(from begin: Double, to end: Double, _ body: (Double, Double) -> Void) {
    var from = begin
    if let reversal = glide.reversal, from < start + reversal, start + reversal < end {
      from = start + reversal
      body(begin, from)
    }
    body(from, end)
  }
}

extension MotionTrack where Law == EasedMove {
  /// Fades to a value, unless it does so already.
  mutating func fade(to goal: Double, duration: Double, at time: Double) {
    guard goal != rest else { return }
    retarget(to: goal, duration: duration, easing: .easeOut, at: time)
  }

  /// Fades from a value to another, whatever it was.
  mutating func fade(from value: Double, to goal: Double, duration: Double, at time: Double) {
    self = MotionTrack(
      EasedMove(from: value, to: goal, duration: duration, easing: .easeOut),
      at: time
    )
  }
}
