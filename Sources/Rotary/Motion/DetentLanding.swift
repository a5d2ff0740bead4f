/// What something does that was let go and may rest on detents only.
///
/// The rest of its deceleration decides on which one. If it stands in that one already, a spring
/// draws it there; else the deceleration is tuned so that it passes with the speed it has exactly
/// through that detent, and stops on it. It never overshoots and never snaps.
public struct DetentLanding: MotionLaw {
  /// How it goes on.
  public enum Course: Equatable, Sendable {
    /// To another detent.
    case coasting(Deceleration)
    /// To the one in which it stands.
    case drawn(Spring)
  }

  /// How it goes on.
  public let course: Course

  /// Lets go of something.
  ///
  /// - Parameters:
  ///   - start: where it is.
  ///   - velocity: how fast, in units per second.
  ///   - rate: how quickly it would slow down. Default ``Deceleration/Rate/normal``.
  ///   - spring: what draws it. Default ``Spring/Parameters/nudge``.
  ///   - tolerance: what counts as being at rest.
  ///   - detent: where the detent rests that a position belongs to, or, past a stop or against a
  ///     direction that is locked, the one that may be had instead.
  public init(
    from start: Double,
    velocity: Double,
    rate: Deceleration.Rate = .normal,
    spring: Spring.Parameters = .nudge,
    tolerance: MotionTolerance = .rotation,
    onto detent: (Double) -> Double
  ) {
    let free = Deceleration(from: start, velocity: velocity, rate: rate, tolerance: tolerance)
    let target = detent(free.rest)
    if target != detent(start),
      let landing = Deceleration(
        from: start,
        velocity: velocity,
        landingOn: target,
        tolerance: tolerance
      )
    {
      course = .coasting(landing)
    } else {
      course = .drawn(
        Spring(
          from: start,
          velocity: velocity,
          to: target,
          parameters: spring,
          tolerance: tolerance
        )
      )
    }
  }

  /// Stands still.
  public init(restingAt position: Double) {
    course = .drawn(Spring(restingAt: position))
  }

  /// The detent it comes to rest on.
  public var rest: Double {
    switch course {
    case .coasting(let law): return law.rest
    case .drawn(let law): return law.rest
    }
  }

  /// When it has come to rest.
  public var duration: Double {
    switch course {
    case .coasting(let law): return law.duration
    case .drawn(let law): return law.duration
    }
  }

  /// Where it is then.
  public func position(at elapsed: Double) -> Double {
    switch course {
    case .coasting(let law): return law.position(at: elapsed)
    case .drawn(let law): return law.position(at: elapsed)
    }
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    switch course {
    case .coasting(let law): return law.velocity(at: elapsed)
    case .drawn(let law): return law.velocity(at: elapsed)
    }
  }
}
