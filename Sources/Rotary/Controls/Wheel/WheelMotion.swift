/// How a wheel turns by itself at the moment.
enum WheelGlide: Equatable, Sendable {
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
}

/// A glide with its beginning and what comes after it.
struct WheelMotion: Equatable, Sendable {
  /// What follows when it has ended.
  enum Next: Equatable, Sendable {
    /// The wheel rests on the goal.
    case rest
    /// It came up against an end: a spring draws it to the goal.
    case bounce
    /// A phone's dial reached the stop: it runs back.
    case runBack(dialled: Int)
  }

  var glide: WheelGlide
  /// When it began.
  var start: Double
  /// The detent on which it will rest; nil while it turns for ever or is a phone's.
  var goal: Int64?
  var next: Next
}

/// A pointer that holds the wheel or its hub.
struct WheelHold: Equatable, Sendable {
  /// What it holds.
  enum Grip: Equatable, Sendable {
    /// The disc.
    case ring
    /// One hole of a phone's dial.
    case hole(Int)
    /// The hub, as long as it has not left it.
    case hub(isInside: Bool)
  }

  var grip: Grip
  /// Whether it stopped a wheel that was turning.
  var caught: Bool
  /// The rotation that the finger asks for, before stops have their say.
  var pull: Double
  /// Whether a phone's hole has been at the stop.
  var reachedStop = false
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
