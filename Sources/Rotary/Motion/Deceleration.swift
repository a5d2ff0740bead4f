import RealModule

/// How a scroll view coasts: the speed falls by the same factor in every millisecond.
///
/// v(t) = v₀·e^(−kt), with k the decay in 1/s.
/// Source: the rate per millisecond is that of `UIScrollView.DecelerationRate`, whose numbers and
/// whose closed form are described by I. Lobanov, "How UIScrollView works", 2018,
/// https://medium.com/@esskeetit/how-uiscrollview-works-e418adc47060.
public struct Deceleration: MotionLaw {
  /// What is left of the speed after a millisecond.
  public enum Rate: Equatable, Sendable {
    /// 0.998: long, as scroll views have it.
    case normal
    /// 0.99: short, as paging has it.
    case fast
    /// Any number between 0 and 1, both excluded; anything else counts as `.normal`.
    case perMillisecond(Double)

    /// The decay k in 1/s: −1000·ln(rate).
    public var decay: Double {
      switch self {
      case .normal: return -1000 * Double.log(0.998)
      case .fast: return -1000 * Double.log(0.99)
      case .perMillisecond(let rate):
        return rate > 0 && rate < 1 ? -1000 * Double.log(rate) : Rate.normal.decay
      }
    }
  }

  /// Where it began.
  public let start: Double
  /// How fast it was then.
  public let startVelocity: Double
  /// How quickly the speed falls, in 1/s.
  public let decay: Double
  /// When it is taken to have stopped.
  public let duration: Double
  /// Where it comes to rest.
  public let rest: Double

  /// Coasts from a position and speed, until what is left is within the tolerance.
  ///
  /// With a tolerance of 0 it never ends.
  public init(
    from start: Double,
    velocity: Double,
    rate: Rate = .normal,
    tolerance: MotionTolerance = .rotation
  ) {
    self.start = start.bounded(to: MotionLimits.farthest)
    startVelocity = velocity.bounded(to: MotionLimits.farthest)
    decay = rate.decay
    rest = self.start + startVelocity / decay
    duration = Self.time(fromSpeed: startVelocity.magnitude, within: tolerance, decay: decay)
  }

  /// Stands still.
  public init(restingAt position: Double) {
    self.init(from: position, velocity: 0)
  }

  /// Coasts with a decay tuned so that it ends exactly at `target`.
  ///
  /// It starts with the given speed, never overshoots, and passes the target at the tolerance's
  /// speed, which nobody sees, to stop there.
  ///
  /// - Returns: nil when the speed is below the tolerance or leads away from the target, or would
  ///   take more seconds than a number can tell.
  public init?(
    from start: Double,
    velocity: Double,
    landingOn target: Double,
    tolerance: MotionTolerance = .rotation
  ) {
    let start = start.bounded(to: MotionLimits.farthest)
    let target = target.bounded(to: MotionLimits.farthest)
    let velocity = velocity.bounded(to: MotionLimits.farthest)
    let distance = target - start
    let slowest = tolerance.leastSpeed
    guard distance * velocity > 0, velocity.magnitude > slowest else { return nil }
    // v₀ − v_end = k·distance, from integrating the speed.
    let decay = (velocity.magnitude - slowest) / distance.magnitude
    guard decay > 0 else { return nil }
    self.start = start
    startVelocity = velocity
    self.decay = Swift.min(decay, .greatestFiniteMagnitude)
    rest = target
    duration = Double.log(velocity.magnitude / slowest) / self.decay
  }

  /// Where it is then; at `rest` once it has finished.
  public func position(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < duration else { return rest }
    return start - startVelocity * Double.expMinusOne(-decay * elapsed) / decay
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    return startVelocity * Double.exp(-decay * Swift.max(0, elapsed))
  }

  /// When it passes a position, in seconds after it began; nil when it never comes there.
  public func time(at position: Double) -> Double? {
    guard startVelocity != 0 else { return position == start ? 0 : nil }
    // 1 − e^(−kt) = k·(x − x₀)/v₀
    let share = decay * (position - start) / startVelocity
    guard share >= 0, share < 1 else { return nil }
    let elapsed = -Double.log(onePlus: -share) / decay
    return elapsed <= duration ? elapsed : nil
  }

  /// When both the way and the speed that are left are within a tolerance.
  ///
  /// - Returns: seconds after it began; infinite for a tolerance of 0.
  public func time(within tolerance: MotionTolerance) -> Double {
    Swift.min(
      duration,
      Self.time(fromSpeed: startVelocity.magnitude, within: tolerance, decay: decay)
    )
  }

  /// The way that is left is the speed over the decay, so that one speed decides on both.
  private static func time(
    fromSpeed speed: Double,
    within tolerance: MotionTolerance,
    decay: Double
  ) -> Double {
    let slow = Swift.min(tolerance.leastSpeed, tolerance.leastDistance * decay)
    return speed > slow ? Double.log(speed / slow) / decay : 0
  }
}
