import RealModule

/// How a throw slows down, by a part of its speed and by a constant amount: v′ = −k·v − c.
///
/// With k alone (*viscous* friction) it is the deceleration of a scroll view: the speed falls by the
/// same factor in every millisecond, and the tail is long. With c besides (*dry* friction) it comes to
/// a stop as a real wheel does: v(t) = (v₀ + c/k)·e^(−kt) − c/k, which ends after ln(1 + k·v₀/c)/k
/// seconds, v₀/k − c/k²·ln(1 + k·v₀/c) away from its start.
/// Sources: the rate per millisecond is that of `UIScrollView.DecelerationRate`, whose numbers and
/// whose closed form are described by I. Lobanov, "How UIScrollView works", 2018,
/// https://medium.com/@esskeetit/how-uiscrollview-works-e418adc47060. Viscous and dry friction: any
/// text on mechanics, such as J. P. Den Hartog, "Mechanical Vibrations", 1956, chapter 8.
/// Checked by: `DecelerationTests` and `FrictionTests`, by law, and by the vectors.
public struct Deceleration: MotionLaw {
  /// Where it began.
  public let start: Double
  /// How fast it was then.
  public let startVelocity: Double
  /// How quickly viscous friction takes the speed, k in 1/s.
  public let decay: Double
  /// What dry friction takes of the speed in a second, c in units per second squared; 0 for none.
  public let dryFriction: Double
  /// When it is taken to have stopped.
  public let duration: Double
  /// Where it comes to rest.
  public let rest: Double

  /// Coasts from a position and speed.
  ///
  /// Without dry friction it ends when what is left is within the tolerance, and with a tolerance of
  /// 0 never; dry friction has an end of its own.
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

  /// Stands still.
  public init(restingAt position: Double) {
    self.init(from: position, velocity: 0)
  }

  /// Coasts exactly to a target: as it would freely, but stretched or compressed in time.
  ///
  /// It starts with the given speed, slows down all the way, and never overshoots. Of a free way of
  /// f and a way of d to the target, k and c become f/d of what they were, which leaves the shape of
  /// the curve as it was: it takes d/f times as long. Without dry friction it passes the target no
  /// faster than the tolerance's speed, and no farther from its free rest than the tolerance's distance,
  /// of which 0 says nothing; there it stops.
  ///
  /// - Returns: nil when it has no speed, or one that leads away from the target, or would take more
  ///   seconds than a number can tell.
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
      // v₀ − v_end = k·way, from integrating the speed; v_end is what is left k·tolerance before.
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

  /// Where it is then; at `rest` once it has finished.
  public func position(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < duration else { return rest }
    guard dryFriction > 0 else {
      let here = start - startVelocity * Double.expMinusOne(-decay * elapsed) / decay
      // Not past its rest by a last digit.
      return startVelocity < 0 ? Swift.max(here, rest) : Swift.min(here, rest)
    }
    let left = Self.lastWay(duration - elapsed, decay: decay, dryFriction: dryFriction)
    return startVelocity < 0 ? rest + left : rest - left
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    guard dryFriction > 0, elapsed > 0 else {
      return startVelocity * Double.exp(-decay * Swift.max(0, elapsed))
    }
    let speed = dryFriction / decay * Double.expMinusOne(decay * (duration - elapsed))
    return startVelocity < 0 ? -speed : speed
  }

  /// When it passes a position, in seconds after it began; nil when it never comes there.
  ///
  /// With dry friction by Newton's method: the way is concave, so that each step from the start falls
  /// short of the position and none beyond.
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

  /// How many steps the search for a passage may take; near a stop, where the curve is a parabola,
  /// each one halves what is left.
  private static let mostSteps = 60

  /// When both the way and the speed that are left are within a tolerance.
  ///
  /// - Returns: seconds after it began; infinite for a tolerance of 0 without dry friction.
  public func time(within tolerance: MotionTolerance) -> Double {
    guard dryFriction > 0 else {
      return Swift.min(
        duration,
        Self.time(fromSpeed: startVelocity.magnitude, within: tolerance, decay: decay)
      )
    }
    // The speed that is left τ seconds before the end is c/k·(e^(kτ) − 1).
    let slow = Double.log(onePlus: decay * tolerance.leastSpeed / dryFriction) / decay
    let edge = startVelocity < 0 ? tolerance.leastDistance : -tolerance.leastDistance
    return Swift.max(0, duration - slow, time(at: rest + edge) ?? 0)
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

  /// How far it goes in the last seconds before dry friction stops it: c/k²·(e^(kτ) − 1 − kτ).
  private static func lastWay(
    _ seconds: Double,
    decay: Double,
    dryFriction: Double
  ) -> Double {
    let time = decay * seconds
    // The difference has no digits left of a short time, and the series has them all.
    let share =
      time < 0.01
      ? time * time / 2 * (1 + time / 3 * (1 + time / 4 * (1 + time / 5 * (1 + time / 6))))
      : Double.expMinusOne(time) - time
    return share * dryFriction / (decay * decay)
  }
}
