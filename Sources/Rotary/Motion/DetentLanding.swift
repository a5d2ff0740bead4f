/// What something does that was let go and may rest on detents only.
///
/// The rest of its deceleration decides on which one. If it stands in that one already, a spring
/// draws it there; else the deceleration is stretched or compressed in time so that it begins with the
/// speed it has and stops exactly on that detent. It never overshoots and never snaps. Where the way is
/// so much longer than it would coast freely that it would creep, a soft spring draws it, which does
/// not overshoot either.
public struct DetentLanding: MotionLaw {
  /// How it goes on.
  public enum Course: Equatable, Sendable {
    /// To another detent.
    case coasting(Deceleration)
    /// To the one in which it stands, or to one that it would only creep to.
    case drawn(SpringMotion)
  }

  /// How much farther than freely it coasts at most, unless it is there soon enough.
  ///
  /// Chosen by hand: with more, slow flings on a wheel of three sectors crept for seconds.
  static let farthestShare = 1.25
  /// What is soon enough, in seconds.
  static let soonSeconds = 0.9
  /// The response of the spring that draws what would creep, in seconds: soft.
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
      rate: rate,
      landingOn: target,
      tolerance: tolerance
    )
    var draw = spring
    if let landing, !turnsBack || target != detent(start) {
      let way = (target - start).magnitude
      let farthest = (free.rest - start).magnitude * Self.farthestShare
      guard way > farthest, landing.duration > Self.soonSeconds else {
        course = .coasting(landing)
        return
      }
      // Critically damped, it does not overshoot with a frequency of at least speed over way.
      let frequency = Swift.max(Circular.turn / Self.creepSeconds, velocity.magnitude / way)
      draw = SpringMotion.Parameters(dampingRatio: 1, response: Circular.turn / frequency)
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
