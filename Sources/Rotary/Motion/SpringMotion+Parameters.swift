extension SpringMotion {
  /// The physical parameters of a spring.
  public struct Parameters: Equatable, Sendable {
    /// The mass; a number that is not positive and finite counts as 1.
    public var mass: Double
    /// The force per distance; positive.
    ///
    /// With 0, a negative number or NaN there is no pull, so that a value away from its rest never reaches it. The
    /// stiffness is limited to a frequency of 10⁹ radians per second.
    public var stiffness: Double
    /// The force per speed; a negative number or NaN counts as 0.
    ///
    /// The damping is limited: speeds fall by the factor e at most 10⁹ times per second.
    public var damping: Double

    /// Creates a spring from its physical parameters.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
    }

    /// Creates a spring from its visible behaviour.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 stops soonest without overshoot; less swings, more creeps.
    ///   - response: The duration of one undamped swing, in seconds; 0, a negative number or NaN is immediate.
    ///   - mass: No visible effect. Default 1.
    public init(dampingRatio: Double, response: Double, mass: Double = 1) {
      let frequency = response > 0 ? Circular.turn / response : .infinity
      self.init(
        mass: mass,
        stiffness: frequency * frequency * mass,
        damping: 2 * dampingRatio * frequency * mass
      )
    }

    /// Creates a spring from its perceived duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; positive.
    ///   - bounce: 0 for none, towards 1 for more bounce, below 0 for a flatter curve; clamped to −1…1.
    public init(duration: Double, bounce: Double) {
      let bounce = bounce.bounded(to: 1)
      self.init(
        dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
        response: duration
      )
    }

    /// The damping ratio: below 1 the spring swings, at 1 it stops soonest, above 1 it creeps.
    ///
    /// 0 without damping; infinite for damping without stiffness.
    public var dampingRatio: Double {
      guard damping > 0 else { return 0 }
      let ratio = damping / (2 * (Swift.max(0, stiffness) * weight).squareRoot())
      return ratio.isNaN ? decay / undampedSquared.squareRoot() : ratio
    }

    /// The duration of one undamped swing, in seconds; infinite without stiffness.
    public var response: Double {
      stiffness > 0 ? Circular.turn * (weight / stiffness).squareRoot() : .infinity
    }

    /// The bounce, as in ``init(duration:bounce:)``, whose duration is `response`.
    public var bounce: Double {
      let ratio = dampingRatio
      return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The effective mass.
    private var weight: Double { mass > 0 && mass.isFinite ? mass : 1 }

    /// c/2m, the decay of the envelope in 1/s, within the limits of laws.
    var decay: Double {
      let decay = (damping / (2 * weight)).bounded(to: MotionLimits.fastest)
      return decay < MotionLimits.slowest ? 0 : decay
    }

    /// k/m, the square of the undamped frequency, within the limits of laws.
    var undampedSquared: Double {
      let most = MotionLimits.fastest * MotionLimits.fastest
      let square = (stiffness / weight).bounded(to: most)
      return square < MotionLimits.slowest * MotionLimits.slowest ? 0 : square
    }

    /// The spring that catches a coasting value at an edge: critically damped, stiffness 100.
    public static let edgeBounce = Parameters(stiffness: 100, damping: 20)

    /// The spring that pulls a slow value back to its detent: critically damped, 0.3 s.
    public static let nudge = Parameters(dampingRatio: 1, response: 0.3)
  }
}
