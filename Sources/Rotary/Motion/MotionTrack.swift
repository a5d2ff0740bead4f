/// A number that moves by a law from a start time, and can be stopped or given another law at any time.
///
/// The next law starts at the present position and, unless it ignores velocities, with the present velocity, so that
/// the number never jumps.
///
/// ```swift
/// var angle = MotionTrack<SpringMotion>(restingAt: 0)
/// angle.retarget(to: 1, parameters: .nudge, at: now)
/// let shown = angle.position(at: now + 0.1)
/// angle.stop(at: now + 0.1)
/// ```
public struct MotionTrack<Law: MotionLaw>: Equatable, Sendable {
  /// The present law.
  public private(set) var law: Law
  /// The start time of the law, in seconds; −∞ if the number has always been at rest.
  public private(set) var startTime: Double

  /// Creates a number that moves by a law from a start time; a time that is not finite counts as −∞.
  public init(_ law: Law, at time: Double) {
    self.law = law
    startTime = time.isFinite ? time : -.infinity
  }

  /// Creates a number that rests at a position.
  public init(restingAt position: Double) {
    self.init(Law(restingAt: position), at: -.infinity)
  }

  /// The position at which the motion stops.
  public var rest: Double { law.rest }

  /// The time at which the motion stops; infinite if it never stops.
  public var endTime: Double { startTime.isFinite ? startTime + law.duration : startTime }

  /// Returns the position at a time; exactly `rest` after the end.
  public func position(at time: Double) -> Double {
    isMoving(at: time) ? law.position(at: time - startTime) : law.rest
  }

  /// Returns the velocity at a time, in units per second.
  public func velocity(at time: Double) -> Double {
    isMoving(at: time) ? law.velocity(at: time - startTime) : 0
  }

  /// Whether the number still moves at a time.
  public func isMoving(at time: Double) -> Bool { time < endTime }

  /// Continues by another law.
  ///
  /// - Parameters:
  ///   - time: The present time; ignored if it is earlier than `startTime` or not finite.
  ///   - next: Returns the law for the present position and velocity.
  public mutating func replace(
    at time: Double,
    with next: (_ position: Double, _ velocity: Double) -> Law
  ) {
    guard time.isFinite, time >= startTime else { return }
    law = next(position(at: time), velocity(at: time))
    startTime = time
  }

  /// Stops at the present position, as when a finger catches the number.
  public mutating func stop(at time: Double) {
    replace(at: time) { position, _ in Law(restingAt: position) }
  }

  /// Returns a copy that is stopped at the present position.
  public func caught(at time: Double) -> MotionTrack {
    var result = self
    result.stop(at: time)
    return result
  }
}

extension MotionTrack where Law == EasedMove {
  /// Moves to another position in a given time, starting at the present position; the curve defines the velocity.
  public mutating func retarget(
    to rest: Double,
    duration: Double,
    easing: CubicBezier,
    at time: Double
  ) {
    replace(at: time) { position, _ in
      EasedMove(from: position, to: rest, duration: duration, easing: easing)
    }
  }

  /// Fades to a value, unless that is already the goal.
  mutating func fade(to goal: Double, duration: Double, at time: Double) {
    guard goal != rest else { return }
    retarget(to: goal, duration: duration, easing: .easeOut, at: time)
  }

  /// Fades from one value to another, independent of the present value.
  mutating func fade(from value: Double, to goal: Double, duration: Double, at time: Double) {
    self = MotionTrack(
      EasedMove(from: value, to: goal, duration: duration, easing: .easeOut),
      at: time
    )
  }
}

extension MotionTrack where Law == SpringMotion {
  /// Moves to another position by a spring, starting with the present position and velocity.
  public mutating func retarget(
    to rest: Double,
    parameters: SpringMotion.Parameters,
    tolerance: MotionTolerance = .rotation,
    at time: Double
  ) {
    replace(at: time) { position, velocity in
      SpringMotion(
        from: position,
        velocity: velocity,
        to: rest,
        parameters: parameters,
        tolerance: tolerance
      )
    }
  }

  /// Shifts the present position, and moves from there to 0 by a spring at the present velocity; without a shift,
  /// nothing changes.
  ///
  /// - Parameters:
  ///   - distance: The shift, as when the actual position changes and the shown one is to stay.
  ///   - time: The present time.
  ///   - parameters: The spring.
  ///   - tolerance: See ``MotionTolerance``.
  @inline(never)
  mutating func shift(
    by distance: Double,
    at time: Double,
    _ parameters: SpringMotion.Parameters,
    tolerance: MotionTolerance
  ) {
    guard distance != 0 else { return }
    replace(at: time) { position, velocity in
      SpringMotion(
        from: position + distance,
        velocity: velocity,
        to: 0,
        parameters: parameters,
        tolerance: tolerance
      )
    }
  }
}

extension MotionTrack where Law == AnyMotion {
  /// Moves to another position by a spring, starting with the present position and velocity.
  public mutating func retarget(
    to rest: Double,
    parameters: SpringMotion.Parameters,
    tolerance: MotionTolerance = .rotation,
    at time: Double
  ) {
    replace(at: time) { position, velocity in
      .spring(
        SpringMotion(
          from: position,
          velocity: velocity,
          to: rest,
          parameters: parameters,
          tolerance: tolerance
        )
      )
    }
  }
}
