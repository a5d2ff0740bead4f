extension SpringMotion {
  /// What a spring is made of.
  public struct Parameters: Equatable, Sendable {
    /// Mass; one that is not positive and finite counts as 1.
    public var mass: Double
    /// Force per distance; positive.
    ///
    /// 0, less, or NaN: nothing draws it, so that what is away from its rest never comes there. It is
    /// at most so much that it swings 10⁹ radians in a second.
    public var stiffness: Double
    /// Force per speed; what is less than 0, or NaN, counts as 0.
    ///
    /// It is at most so much that speeds fall by e 10⁹ times in a second.
    public var damping: Double

    /// A spring by its physics.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
    }

    /// A spring by its look.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest soonest without overshoot; less swings, more creeps.
    ///   - response: seconds of one swing without damping; what is not positive is at once.
    ///   - mass: changes nothing to be seen. Default 1.
    public init(dampingRatio: Double, response: Double, mass: Double = 1) {
      let frequency = response > 0 ? Circular.turn / response : .infinity
      self.init(
        mass: mass,
        stiffness: frequency * frequency * mass,
        damping: 2 * dampingRatio * frequency * mass
      )
    }

    /// A spring by how long it seems to take and how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: seconds; positive.
    ///   - bounce: 0 none, towards 1 ever more, below 0 flatter; −1…1, and more or less counts as
    ///     one of these.
    public init(duration: Double, bounce: Double) {
      let bounce = bounce.bounded(to: 1)
      self.init(
        dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
        response: duration
      )
    }

    /// How it is damped: below 1 it swings, at 1 it comes to rest soonest, above it creeps.
    ///
    /// 0 without damping; infinite for a damping without stiffness.
    public var dampingRatio: Double {
      guard damping > 0 else { return 0 }
      let ratio = damping / (2 * (Swift.max(0, stiffness) * weight).squareRoot())
      return ratio.isNaN ? decay / undampedSquared.squareRoot() : ratio
    }

    /// Seconds of one swing without damping; infinite without stiffness.
    public var response: Double {
      stiffness > 0 ? Circular.turn * (weight / stiffness).squareRoot() : .infinity
    }

    /// How much it bounces, as the third way to give a spring has it; its duration is `response`.
    public var bounce: Double {
      let ratio = dampingRatio
      return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The mass as it counts.
    private var weight: Double { mass > 0 && mass.isFinite ? mass : 1 }

    /// c/2m, the decay of the envelope in 1/s, within what a motion can be.
    var decay: Double {
      let decay = (damping / (2 * weight)).bounded(to: MotionLimits.fastest)
      return decay < MotionLimits.slowest ? 0 : decay
    }

    /// k/m, the square of the frequency without damping, within what a motion can be.
    var undampedSquared: Double {
      let most = MotionLimits.fastest * MotionLimits.fastest
      let square = (stiffness / weight).bounded(to: most)
      return square < MotionLimits.slowest * MotionLimits.slowest ? 0 : square
    }

    /// What catches something that coasts against an edge: critically damped, stiffness 100.
    public static let edgeBounce = Parameters(stiffness: 100, damping: 20)

    /// What draws something that hardly moves back to its detent: critically damped, 0.3 s.
    public static let nudge = Parameters(dampingRatio: 1, response: 0.3)
  }
}
