/// The motion of a released value that may rest on detents only.
///
/// The detent is the one at which free coasting would end. If the value is already in that detent, a spring pulls it
/// there. Otherwise the deceleration is stretched or compressed in time, so that it begins with the value's velocity
/// and stops exactly on the detent, without overshoot or snapping. If the distance is so much greater than that of free
/// coasting that the value would creep, a soft spring without overshoot pulls it.
public struct DetentLanding: MotionLaw {
  /// The kind of motion.
  public enum Course: Equatable, Sendable {
    /// Coasting to another detent.
    case coasting(Deceleration)
    /// A spring to the present detent, or to one to which coasting would creep.
    case drawn(SpringMotion)
  }

  /// The maximum distance as a multiple of free coasting, unless the motion is short enough in time.
  ///
  /// Chosen by trial: with more, slow flings on a wheel of three sectors crept for seconds.
  static let farthestShare = 1.25
  /// The duration that counts as short, in seconds.
  static let soonSeconds = 0.9
  /// The response of the soft spring that replaces creeping, in seconds.
  static let creepSeconds = 0.8

  /// The kind of motion.
  public let course: Course

  /// Creates the motion of a value that is released.
  ///
  /// - Parameters:
  ///   - start: The position.
  ///   - velocity: The velocity, in units per second.
  ///   - rate: The rate of free coasting. Default ``Deceleration/Rate/normal``.
  ///   - spring: The spring that pulls the value. Default ``SpringMotion/Parameters/nudge``.
  ///   - turnsBack: Whether the value may pass a detent and come back to it, as a spring with a high speed and a short
  ///     distance does. Default true; if false, the value loses its speed when it cannot keep its direction otherwise.
  ///   - tolerance: The tolerance within which the value is at rest.
  ///   - detent: Returns the resting position of the detent at a position, or of an allowed detent if the position is
  ///     past a stop or in a locked direction.
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
      // A critically damped spring does not overshoot if its frequency is at least the speed over the distance.
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

  /// Creates a motion that rests at a position.
  public init(restingAt position: Double) {
    course = .drawn(SpringMotion(restingAt: position))
  }

  /// The position of the detent at which the motion stops.
  public var rest: Double {
    switch course {
    case .coasting(let law): return law.rest
    case .drawn(let law): return law.rest
    }
  }

  /// The time until the motion stops, in seconds.
  public var duration: Double {
    switch course {
    case .coasting(let law): return law.duration
    case .drawn(let law): return law.duration
    }
  }

  /// Returns the position at a time, in seconds after the start.
  public func position(at elapsed: Double) -> Double {
    switch course {
    case .coasting(let law): return law.position(at: elapsed)
    case .drawn(let law): return law.position(at: elapsed)
    }
  }

  /// Returns the velocity at a time, in units per second.
  public func velocity(at elapsed: Double) -> Double {
    switch course {
    case .coasting(let law): return law.velocity(at: elapsed)
    case .drawn(let law): return law.velocity(at: elapsed)
    }
  }
}
