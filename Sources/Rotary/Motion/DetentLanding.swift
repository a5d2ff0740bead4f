/// What something does that was let go and may rest on detents only.
///
/// The rest of its deceleration decides on which one. If it stands in that one already, a spring
/// draws it there; else the deceleration is tuned so that it passes with the speed it has exactly
/// through that detent, and stops on it. It never overshoots and never snaps. Where that would take
/// much longer than coasting freely, for little speed and a long way, a soft spring draws it, from
/// so little speed that it does not overshoot either.
public struct DetentLanding: MotionLaw {
  /// How it goes on.
  public enum Course: Equatable, Sendable {
    /// To another detent.
    case coasting(Deceleration)
    /// To the one in which it stands, or to one that it would only creep to.
    case drawn(SpringMotion)
  }

  /// How quickly it slows down at least, as a share of how quickly it would freely.
  ///
  /// Chosen by hand: with less, slow flings on a wheel of three sectors crept for 20 seconds.
  static let leastDecayShare = 0.75
  /// The response of the spring that draws what hardly moves and has far to go, in seconds: soft.
  static let creepSeconds = 0.8

  /// How it goes on.
  public let course: Course

  /// Lets go of something.
  ///
  /// - Parameters:
  ///   - start: where it is.
  ///   - velocity: how fast, in units per second.
  ///   - rate: how quickly it would slow down. Default ``Deceleration/Rate/normal``.
  ///   - spring: what draws it. Default ``SpringMotion/Parameters/nudge``.
  ///   - turnsBack: whether it may pass a detent and come back to it, as a spring does that has much
  ///     speed and a short way. Default true; otherwise the speed is lost where there is no other
  ///     way to keep to the direction.
  ///   - tolerance: what counts as being at rest.
  ///   - detent: where the detent rests that a position belongs to, or, past a stop or against a
  ///     direction that is locked, the one that may be had instead.
  public init(
    from start: Double,
    velocity: Double,
    rate: Deceleration.Rate = .normal,
    spring: SpringMotion.Parameters = .nudge,
    turnsBack: Bool = true,
    tolerance: MotionTolerance = .rotation,
    onto detent: (Double) -> Double
  ) {
    let free = Deceleration(from: start, velocity: velocity, rate: rate, tolerance: tolerance)
    let target = detent(free.rest)
    let landing = Deceleration(
      from: start,
      velocity: velocity,
      landingOn: target,
      tolerance: tolerance
    )
    let leastDecay = Self.leastDecayShare * free.decay
    var draw = spring
    if let landing, !turnsBack || target != detent(start) {
      guard landing.decay < leastDecay else {
        course = .coasting(landing)
        return
      }
      draw = Self.creep(decay: landing.decay, leastDecay: leastDecay)
    }
    course = .drawn(
      SpringMotion(
        from: start,
        velocity: turnsBack || landing != nil ? velocity : 0,
        to: target,
        parameters: draw,
        tolerance: tolerance
      )
    )
  }

  /// What draws something to where it would only creep.
  ///
  /// Critically damped, x″ = ω·(ω·way − 2·velocity), and velocity/way is the tuned decay: with ω twice
  /// that, it just does not speed up. So it is where coasting becomes a creep, and there is no seam;
  /// the slower it would creep, the nearer ω comes to that of ``creepSeconds``. It does not overshoot,
  /// for ω is never less than the decay.
  private static func creep(decay: Double, leastDecay: Double) -> SpringMotion.Parameters {
    let soft = Circular.turn / creepSeconds
    let frequency = soft + (2 * leastDecay - soft) * decay / leastDecay
    return SpringMotion.Parameters(dampingRatio: 1, response: Circular.turn / frequency)
  }

  /// Stands still.
  public init(restingAt position: Double) {
    course = .drawn(SpringMotion(restingAt: position))
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
