import RealModule

/// A weight on a damped spring, drawn to its rest: m·x″ + c·x′ + k·x = 0.
///
/// All three branches (under-, critically and over-damped) are written so that they pass into each
/// other smoothly: the oscillation's sin(ωt)/ω and its hyperbolic twin both tend to t.
/// Source: any text on the damped harmonic oscillator, for example D. Morin, "Introduction to
/// Classical Mechanics", 2008, section 4.3.
/// Checked by: `SpringTests`, by law and with masses other than 1.
public struct Spring: MotionLaw {
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

    /// What catches something that coasts against an edge: critically damped, stiffness 100.
    public static let edgeBounce = Parameters(stiffness: 100, damping: 20)
  }

  /// Where it comes to rest.
  public let rest: Double
  /// When what is left is below the tolerance for good.
  public private(set) var duration = 0.0
  /// Where it began, seen from `rest`.
  private let offset: Double
  private let startVelocity: Double
  /// c/2m, the decay of the envelope in 1/s.
  private let decay: Double
  /// ω² of the oscillation, negative when over-damped.
  private let frequencySquared: Double

  /// Begins at a position and speed, drawn to `rest`.
  public init(
    from start: Double,
    velocity: Double,
    to rest: Double,
    parameters: Parameters,
    tolerance: MotionTolerance = .rotation
  ) {
    self.rest = rest
    offset = start - rest
    startVelocity = velocity
    decay = parameters.damping / (2 * parameters.mass)
    frequencySquared = parameters.stiffness / parameters.mass - decay * decay
    duration = settlingTime(tolerance)
  }

  /// Where it is then; exactly at `rest` once it has finished.
  public func position(at elapsed: Double) -> Double {
    elapsed < duration ? rest + displacement(Swift.max(0, elapsed)).x : rest
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    elapsed < duration ? displacement(Swift.max(0, elapsed)).v : 0
  }

  /// The first instant after the start at which it turns back, if there is one.
  ///
  /// The speed is 0 where v₀·C(t) = (βv₀ + k/m·x₀)·S(t).
  public var firstReversal: Double? {
    let push = decay * startVelocity + undampedSquared * offset
    let frequency = frequencySquared.magnitude.squareRoot()
    guard startVelocity != 0, push != 0 else { return nil }
    let ratio = startVelocity / push
    if frequencySquared > 0 {
      let angle = Double.atan2(y: ratio * frequency, x: 1)
      return (angle > 0 ? angle : angle + .pi) / frequency
    }
    guard ratio > 0 else { return nil }
    guard frequency * ratio > 1e-9 else { return ratio }
    return frequency * ratio < 1 ? Double.atanh(frequency * ratio) / frequency : nil
  }

  /// Displacement from rest and its speed, by the formula, finished or not.
  ///
  /// x = e^(−βt)·(x₀·C(t) + (v₀ + βx₀)·S(t)), with C, S = cos ωt, sin(ωt)/ω or their twins.
  private func displacement(_ t: Double) -> (x: Double, v: Double) {
    let slope = startVelocity + decay * offset
    let frequency = frequencySquared.magnitude.squareRoot()
    let angle = frequency * t
    // Below this the series is exact to a double, and the quotient is not.
    let isCritical = angle < 1e-4
    if frequencySquared >= 0 || isCritical {
      let envelope = Double.exp(-decay * t)
      let signed = frequencySquared >= 0 ? angle * angle : -angle * angle
      let c = isCritical ? 1 - signed / 2 : Double.cos(angle)
      let s = isCritical ? t * (1 - signed / 6) : Double.sin(angle) / frequency
      return (
        envelope * (offset * c + slope * s),
        envelope * (startVelocity * c - (decay * startVelocity + undampedSquared * offset) * s)
      )
    }
    // Two decaying exponentials, each by itself, so that neither e^(ωt) overflows.
    let slow = Double.exp((frequency - decay) * t)
    let fast = Double.exp((-frequency - decay) * t)
    let c = (slow + fast) / 2
    let s = (slow - fast) / (2 * frequency)
    return (
      offset * c + slope * s,
      startVelocity * c - (decay * startVelocity + undampedSquared * offset) * s
    )
  }

  /// k/m.
  private var undampedSquared: Double { frequencySquared + decay * decay }

  /// The instant after which the envelope stays below the tolerance.
  private func settlingTime(_ tolerance: MotionTolerance) -> Double {
    guard decay > 0 else { return offset == 0 && startVelocity == 0 ? 0 : .infinity }
    func isSettled(_ t: Double) -> Bool {
      let bound = envelope(t)
      return bound.x <= tolerance.distance && bound.v <= tolerance.speed
    }
    var high = 1 / decay
    // Doubles until it is settled; 60 doublings are longer than the universe.
    for _ in 0..<60 where !isSettled(high) { high *= 2 }
    guard isSettled(high) else { return .infinity }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// What displacement and speed cannot exceed from t on; it only falls.
  private func envelope(_ t: Double) -> (x: Double, v: Double) {
    let slope = (startVelocity + decay * offset).magnitude
    let frequency = frequencySquared.magnitude.squareRoot()
    let push = (decay * startVelocity + undampedSquared * offset).magnitude
    let s: Double
    let rate: Double
    if frequencySquared > 0 {
      // |S| ≤ min(t, 1/ω); with t it has a maximum at 1/β, which is where the search begins.
      s = Swift.min(Swift.max(t, 1 / decay), 1 / frequency)
      rate = decay
    } else {
      s = Swift.max(t, 1 / (decay - frequency))
      rate = decay - frequency
    }
    let fall = Double.exp(-rate * t)
    return (
      fall * (offset.magnitude + slope * s),
      fall * (startVelocity.magnitude + push * s)
    )
  }
}
