import RealModule

/// A mass on a damped spring, pulled to its rest: m·x″ + c·x′ + k·x = 0.
///
/// The under-, critically and over-damped formulas pass smoothly into each other: the oscillation's sin(ωt)/ω and its
/// hyperbolic counterpart both tend to t.
/// Source: any text on the damped harmonic oscillator, for example D. Morin, "Introduction to Classical Mechanics",
/// 2008, section 4.3.
/// Checked by: `SpringTests`, by law and with masses other than 1.
public struct SpringMotion: MotionLaw {
  /// The position at which the motion stops; without damping, the centre of the endless oscillation.
  public let rest: Double
  /// The time after which the remaining motion stays within the tolerance, in seconds.
  public private(set) var duration = 0.0
  /// The position at the start, relative to `rest`.
  let offset: Double
  let startVelocity: Double
  /// c/2m, the decay of the envelope in 1/s.
  let decay: Double
  /// k/m, the square of the undamped frequency.
  let undampedSquared: Double

  /// Creates a motion from a position with a velocity, pulled to `rest`.
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

  /// Creates a motion that rests at a position.
  public init(restingAt position: Double) {
    self.init(from: position, velocity: 0, to: position, parameters: .edgeBounce)
  }

  /// Returns the position at a time, in seconds after the start; exactly `rest` after the end.
  public func position(at elapsed: Double) -> Double {
    elapsed < duration ? rest + displacement(Self.passed(elapsed)).x : rest
  }

  /// Returns the velocity at a time, in units per second.
  public func velocity(at elapsed: Double) -> Double {
    elapsed < duration ? displacement(Self.passed(elapsed)).v : 0
  }

  private static func passed(_ elapsed: Double) -> Double {
    Swift.min(Swift.max(0, elapsed), MotionLimits.farthest)
  }

  /// Returns the next time at which the motion reverses, if any.
  ///
  /// The velocity is 0 where v₀·C(t) = (βv₀ + k/m·x₀)·S(t): once every half turn if under-damped, otherwise at most
  /// once.
  ///
  /// - Parameter elapsed: Seconds after the start; 0 or more.
  /// - Returns: Seconds after the start, more than `elapsed`.
  public func reversal(after elapsed: Double) -> Double? {
    let push = decay * startVelocity + undampedSquared * offset
    let frequency = frequencySquared.magnitude.squareRoot()
    if frequencySquared > 0 {
      guard startVelocity != 0 || push != 0 else { return nil }
      let angle = Double.atan2(y: startVelocity * frequency, x: push)
      let first = angle > 0 ? angle : angle + .pi
      // The last reversal, given with a rounding error, is not the next one.
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

  /// The rounding error of a reversal's time, as a share of the time between reversals.
  private static let roundingShare = 1e-9

  /// Returns displacement from rest and velocity by the formula, also after the end.
  ///
  /// x = e^(−βt)·(x₀·C(t) + (v₀ + βx₀)·S(t)), with C, S = cos ωt, sin(ωt)/ω or their hyperbolic counterparts.
  private func displacement(_ t: Double) -> (x: Double, v: Double) {
    let slope = startVelocity + decay * offset
    let frequency = frequencySquared.magnitude.squareRoot()
    let angle = frequency * t
    // Below this angle the series is exact to a double, and the quotient is not.
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
    // Two separate decaying exponentials, so that e^(ωt) does not overflow.
    let slow = Double.exp(-slowDecay * t)
    let fast = Double.exp((-frequency - decay) * t)
    let c = (slow + fast) / 2
    let s = (slow - fast) / (2 * frequency)
    return (
      offset * c + slope * s,
      startVelocity * c - (decay * startVelocity + undampedSquared * offset) * s
    )
  }

  /// ω² of the oscillation; negative if over-damped.
  var frequencySquared: Double { undampedSquared - decay * decay }

  /// The slower decay if over-damped: β − ω, computed without cancellation for heavy damping.
  var slowDecay: Double {
    undampedSquared / (decay + frequencySquared.magnitude.squareRoot())
  }
}
