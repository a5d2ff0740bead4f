extension Spring {
  /// What a spring is made of.
  public struct Parameters: Equatable, Sendable {
    /// Mass; positive.
    public var mass: Double
    /// Force per distance; positive.
    public var stiffness: Double
    /// Force per speed; 0 or more.
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
    ///   - response: seconds of one swing without damping; positive.
    ///   - mass: changes nothing to be seen. Default 1.
    public init(dampingRatio: Double, response: Double, mass: Double = 1) {
      let frequency = Circular.turn / response
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
    ///   - bounce: 0 none, towards 1 ever more, below 0 flatter; above −1.
    public init(duration: Double, bounce: Double) {
      self.init(
        dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
        response: duration
      )
    }

    /// How it is damped: below 1 it swings, at 1 it comes to rest soonest, above it creeps.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Seconds of one swing without damping.
    public var response: Double { Circular.turn * (mass / stiffness).squareRoot() }

    /// How much it bounces, as the third way to give a spring has it; its duration is `response`.
    public var bounce: Double {
      let ratio = dampingRatio
      return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// What catches something that coasts against an edge: critically damped, stiffness 100.
    public static let edgeBounce = Parameters(stiffness: 100, damping: 20)

    /// What draws something that hardly moves back to its detent: critically damped, 0.3 s.
    public static let nudge = Parameters(dampingRatio: 1, response: 0.3)
  }
}
