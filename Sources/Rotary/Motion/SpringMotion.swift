import RealModule

/// A weight on a damped spring, drawn to its rest: m·x″ + c·x′ + k·x = 0.
///
/// All three branches (under-, critically and over-damped) are written so that they pass into each
/// other smoothly: the oscillation's sin(ωt)/ω and its hyperbolic twin both tend to t.
/// Source: any text on the damped harmonic oscillator, for example D. Morin, "Introduction to
/// Classical Mechanics", 2008, section 4.3.
/// Checked by: `SpringTests`, by law and with masses other than 1.
public struct SpringMotion: MotionLaw {
  /// Where it comes to rest; without damping, the middle about which it swings for ever.
  public let rest: Double
  /// When what is left is below the tolerance for good.
  public private(set) var duration = 0.0
  /// Where it began, seen from `rest`.
  let offset: Double
  let startVelocity: Double
  /// c/2m, the decay of the envelope in 1/s.
  let decay: Double
  /// k/m, the square of the frequency without damping.
  let undampedSquared: Double

  /// Begins at a position and speed, drawn to `rest`.
  public init(
    from start: Double,
    velocity: Double,
    to rest: Double,
    parameters: Parameters,
    tolerance: MotionTolerance = .rotation
  ) {
    self.rest = rest.bounded(to: MotionLimits.farthest)
    offset = start.bounded(to: MotionLimits.farthest) - self.rest
    startVelocity = velocity.bounded(to: MotionLimits.farthest)
    decay = parameters.decay
    undampedSquared = parameters.undampedSquared
    duration = settlingTime(tolerance)
  }

  /// Stands still.
  public init(restingAt position: Double) {
    self.init(from: position, velocity: 0, to: position, parameters: .edgeBounce)
  }

  /// Where it is then; exactly at `rest` once it has finished.
  public func position(at elapsed: Double) -> Double {
    elapsed < duration ? rest + displacement(Self.passed(elapsed)).x : rest
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    elapsed < duration ? displacement(Self.passed(elapsed)).v : 0
  }

  private static func passed(_ elapsed: Double) -> Double {
    Swift.min(Swift.max(0, elapsed), MotionLimits.farthest)
  }

  /// The next instant at which it turns back, if there is one.
  ///
  /// The speed is 0 where v₀·C(t) = (βv₀ + k/m·x₀)·S(t): under-damped once every half turn, else once
  /// at most.
  ///
  /// - Parameter elapsed: seconds after it began; 0 or more.
  /// - Returns: seconds after it began, more than `elapsed`.
  public func reversal(after elapsed: Double) -> Double? {
    let push = decay * startVelocity + undampedSquared * offset
    let frequency = frequencySquared.magnitude.squareRoot()
    if frequencySquared > 0 {
      guard startVelocity != 0 || push != 0 else { return nil }
      let angle = Double.atan2(y: startVelocity * frequency, x: push)
      let first = angle > 0 ? angle : angle + .pi
      // The last reversal itself, given with a rounding error, is not the next one.
      let passed = ((frequency * elapsed - first) / .pi + Self.roundingShare).rounded(.down) + 1
      let instant = (first + Swift.max(0, passed) * .pi) / frequency
      return instant > elapsed && instant.isFinite ? instant : nil
    }
    let ratio = startVelocity / push
    guard ratio > 0, ratio.isFinite else { return nil }
    let instant: Double
    if frequency * ratio <= 1e-9 {
      instant = ratio
    } else if frequency * ratio < 1 {
      instant = Double.atanh(frequency * ratio) / frequency
    } else {
      return nil
    }
    return instant > elapsed ? instant : nil
  }

  /// How much of the way from one reversal to the next rounding may take.
  private static let roundingShare = 1e-9

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
    let slow = Double.exp(-slowDecay * t)
    let fast = Double.exp((-frequency - decay) * t)
    let c = (slow + fast) / 2
    let s = (slow - fast) / (2 * frequency)
    return (
      offset * c + slope * s,
      startVelocity * c - (decay * startVelocity + undampedSquared * offset) * s
    )
  }

  /// ω² of the oscillation, negative when over-damped.
  var frequencySquared: Double { undampedSquared - decay * decay }

  /// What is left of the decay when it creeps: β − ω, of which a heavy damping would leave no digit.
  var slowDecay: Double {
    undampedSquared / (decay + frequencySquared.magnitude.squareRoot())
  }
}
