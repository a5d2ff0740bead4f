import RealModule

/// The deceleration of a thrown value, by a share of its speed and by a constant amount: v′ = −k·v − c.
///
/// With k alone (*viscous* friction) it is the deceleration of a scroll view: the speed falls by the same factor in
/// each millisecond, with a long, slow end. With c as well (*dry* friction) the value stops like a real wheel: v(t) =
/// (v₀ + c/k)·e^(−kt) − c/k, which ends after ln(1 + k·v₀/c)/k seconds, at a distance of v₀/k − c/k²·ln(1 + k·v₀/c)
/// from the start.
/// Sources: the rate per millisecond is that of `UIScrollView.DecelerationRate`, whose numbers and closed form are
/// described by I. Lobanov, "How UIScrollView works", 2018,
/// https://medium.com/@esskeetit/how-uiscrollview-works-e418adc47060. Viscous and dry friction: any text on mechanics,
/// such as J. P. Den Hartog, "Mechanical Vibrations", 1956, chapter 8.
/// Checked by: `DecelerationTests` and `FrictionTests`, by law, and by the vectors.
public struct Deceleration: MotionLaw {
  /// The position at the start.
  public let start: Double
  /// The velocity at the start, in units per second.
  public let startVelocity: Double
  /// The rate of viscous friction, k in 1/s.
  public let decay: Double
  /// The speed that dry friction takes per second, c in units per second squared; 0 without dry friction.
  public let dryFriction: Double
  /// The time until the motion counts as stopped, in seconds.
  public let duration: Double
  /// The position at which the motion stops.
  public let rest: Double

  /// Creates a motion that coasts from a position with a velocity.
  ///
  /// Without dry friction the motion ends when the rest of it is within the tolerance, and with a tolerance of 0 never.
  /// With dry friction the motion ends by itself.
  public init(
    from start: Double,
    velocity: Double,
    rate: Rate = .normal,
    tolerance: MotionTolerance = .rotation
  ) {
    self.start = start.bounded(to: MotionLimits.farthest)
    startVelocity = velocity.bounded(to: MotionLimits.farthest)
    decay = rate.decay
    dryFriction = rate.dryFriction
    let speed = startVelocity.magnitude
    if dryFriction > 0 {
      duration = Double.log(onePlus: decay * speed / dryFriction) / decay
      let way = Self.lastWay(duration, decay: decay, dryFriction: dryFriction)
      rest = self.start + (startVelocity < 0 ? -way : way)
    } else {
      duration = Self.time(fromSpeed: speed, within: tolerance, decay: decay)
      rest = self.start + startVelocity / decay
    }
  }

  /// Creates a motion that rests at a position.
  public init(restingAt position: Double) {
    self.init(from: position, velocity: 0)
  }

  /// Creates a motion that coasts exactly to a target: like free coasting, but stretched or compressed in time.
  ///
  /// The motion starts with the given velocity, slows down all the time, and never overshoots. If free coasting covers
  /// a distance of f and the target is at a distance of d, k and c are multiplied by f/d. This keeps the shape of the
  /// curve and multiplies the time by d/f. Without dry friction, the motion stops at the target, where its speed is at
  /// most the tolerance's speed, and its free rest is at most the tolerance's distance away; a distance of 0 is
  /// ignored.
  ///
  /// - Returns: Nil if the velocity is 0 or leads away from the target, or if the duration exceeds the range of
  ///   numbers.
  public init?(
    from start: Double,
    velocity: Double,
    rate: Rate = .normal,
    landingOn target: Double,
    tolerance: MotionTolerance = .rotation
  ) {
    self.start = start.bounded(to: MotionLimits.farthest)
    rest = target.bounded(to: MotionLimits.farthest)
    startVelocity = velocity.bounded(to: MotionLimits.farthest)
    let speed = startVelocity.magnitude
    let way = (rest - self.start).magnitude
    guard (rest - self.start) * startVelocity > 0 else { return nil }
    if rate.dryFriction > 0 {
      let free = Deceleration(from: 0, velocity: speed, rate: rate)
      let share = free.rest / way
      guard share > 0, free.duration > 0 else { return nil }
      decay = free.decay * share
      dryFriction = free.dryFriction * share
      duration = free.duration / share
    } else {
      // v₀ − v_end = k·distance, by integrating the speed; v_end is the speed left k·tolerance before the free rest.
      let near = tolerance.leastDistance
      let slowest = Swift.min(
        tolerance.leastSpeed,
        near > 0 ? speed * near / (way + near) : .infinity
      )
      guard slowest > 0, speed > slowest else { return nil }
      decay = (speed - slowest) / way
      dryFriction = 0
      duration = Double.log(speed / slowest) / decay
    }
    guard decay > 0, decay.isFinite, duration.isFinite else { return nil }
  }

  /// Returns the position at a time, in seconds after the start; `rest` after the end.
  public func position(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < duration else { return rest }
    guard dryFriction > 0 else {
      let here = start - startVelocity * Double.expMinusOne(-decay * elapsed) / decay
      // Keeps a rounding error from passing the rest.
      return startVelocity < 0 ? Swift.max(here, rest) : Swift.min(here, rest)
    }
    let left = Self.lastWay(duration - elapsed, decay: decay, dryFriction: dryFriction)
    return startVelocity < 0 ? rest + left : rest - left
  }

  /// Returns the velocity at a time, in units per second.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    guard dryFriction > 0, elapsed > 0 else {
      return startVelocity * Double.exp(-decay * Swift.max(0, elapsed))
    }
    let speed = dryFriction / decay * Double.expMinusOne(decay * (duration - elapsed))
    return startVelocity < 0 ? -speed : speed
  }

  /// Returns the time at which the motion passes a position, in seconds after the start; nil if it does not reach the
  /// position.
  ///
  /// With dry friction it uses Newton's method. The curve is concave, so that each step from the start stays before the
  /// position.
  public func time(at position: Double) -> Double? {
    guard startVelocity != 0 else { return position == start ? 0 : nil }
    // 1 − e^(−kt) = k·(x − x₀)/v₀
    let share = decay * (position - start) / startVelocity
    guard share >= 0, share < 1 else { return nil }
    var elapsed = -Double.log(onePlus: -share) / decay
    if dryFriction > 0 {
      guard (position - start).magnitude <= (rest - start).magnitude else { return nil }
      for _ in 0..<Self.mostSteps {
        let speed = velocity(at: elapsed)
        let step = speed == 0 ? 0 : (position - self.position(at: elapsed)) / speed
        guard elapsed + step > elapsed else { break }
        elapsed += step
      }
      return Swift.min(elapsed, duration)
    }
    return elapsed <= duration ? elapsed : nil
  }

  /// The maximum number of steps when searching for a position.
  ///
  /// Near the end, where the curve is a parabola, each step halves the remaining distance.
  private static let mostSteps = 60

  /// Returns the time at which both the remaining distance and the speed are within a tolerance.
  ///
  /// - Returns: Seconds after the start; infinite for a tolerance of 0 without dry friction.
  public func time(within tolerance: MotionTolerance) -> Double {
    guard dryFriction > 0 else {
      return Swift.min(
        duration,
        Self.time(fromSpeed: startVelocity.magnitude, within: tolerance, decay: decay)
      )
    }
    // The speed τ seconds before the end is c/k·(e^(kτ) − 1).
    let slow = Double.log(onePlus: decay * tolerance.leastSpeed / dryFriction) / decay
    let edge = startVelocity < 0 ? tolerance.leastDistance : -tolerance.leastDistance
    return Swift.max(0, duration - slow, time(at: rest + edge) ?? 0)
  }

  /// Returns the time at which the speed is within the tolerance.
  ///
  /// The remaining distance is the speed over the decay, so one speed decides both.
  private static func time(
    fromSpeed speed: Double,
    within tolerance: MotionTolerance,
    decay: Double
  ) -> Double {
    let slow = Swift.min(tolerance.leastSpeed, tolerance.leastDistance * decay)
    return speed > slow ? Double.log(speed / slow) / decay : 0
  }

  /// Returns the distance in the last seconds before dry friction stops the motion: c/k²·(e^(kτ) − 1 − kτ).
  private static func lastWay(
    _ seconds: Double,
    decay: Double,
    dryFriction: Double
  ) -> Double {
    let time = decay * seconds
    // For a short time the difference has no significant digits, but the series has all of them.
    let share =
      time < 0.01
      ? time * time / 2 * (1 + time / 3 * (1 + time / 4 * (1 + time / 5 * (1 + time / 6))))
      : Double.expMinusOne(time) - time
    return share * dryFriction / (decay * decay)
  }
}
