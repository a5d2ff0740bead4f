/// A number that moves by a law from an instant on, and can be caught or sent elsewhere at any other.
///
/// What comes next begins where it is and, unless the next law knows no speed, as fast as it moves:
/// the number never jumps.
///
/// ```swift
/// var angle = MotionTrack<SpringMotion>(restingAt: 0)
/// angle.retarget(to: 1, parameters: .nudge, at: now)
/// let shown = angle.position(at: now + 0.1)
/// angle.stop(at: now + 0.1)
/// ```
public struct MotionTrack<Law: MotionLaw>: Equatable, Sendable {
  /// How it moves.
  public private(set) var law: Law
  /// When that began, in seconds; −∞ for what has always stood still.
  public private(set) var startTime: Double

  /// Moves by a law from an instant on; one that is not finite is long ago.
  public init(_ law: Law, at time: Double) {
    self.law = law
    startTime = time.isFinite ? time : -.infinity
  }

  /// Stands still.
  public init(restingAt position: Double) {
    self.init(Law(restingAt: position), at: -.infinity)
  }

  /// Where it comes to rest.
  public var rest: Double { law.rest }

  /// When it has come to rest; infinite when it never does.
  public var endTime: Double { startTime.isFinite ? startTime + law.duration : startTime }

  /// Where it is then; exactly at `rest` once it moves no more.
  public func position(at time: Double) -> Double {
    isMoving(at: time) ? law.position(at: time - startTime) : law.rest
  }

  /// How fast it moves then, in units per second.
  public func velocity(at time: Double) -> Double {
    isMoving(at: time) ? law.velocity(at: time - startTime) : 0
  }

  /// Whether it has not come to rest yet.
  public func isMoving(at time: Double) -> Bool { time < endTime }

  /// Goes on by another law.
  ///
  /// - Parameters:
  ///   - time: now; earlier than `startTime`, or no number, nothing is done.
  ///   - next: makes the law from where it is and how fast.
  public mutating func replace(
    at time: Double,
    with next: (_ position: Double, _ velocity: Double) -> Law
  ) {
    guard time.isFinite, time >= startTime else { return }
    law = next(position(at: time), velocity(at: time))
    startTime = time
  }

  /// Stops where it is, as a finger does that catches it.
  public mutating func stop(at time: Double) {
    replace(at: time) { position, _ in Law(restingAt: position) }
  }

  /// The same, stopped where it is.
  public func caught(at time: Double) -> MotionTrack {
    var result = self
    result.stop(at: time)
    return result
  }
}

extension MotionTrack where Law == EasedMove {
  /// Goes elsewhere in a given time, from where it is; a curve has its own speed.
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

  /// Fades to a value, unless it does so already.
  mutating func fade(to goal: Double, duration: Double, at time: Double) {
    guard goal != rest else { return }
    retarget(to: goal, duration: duration, easing: .easeOut, at: time)
  }

  /// Fades from a value to another, whatever it was.
  mutating func fade(from value: Double, to goal: Double, duration: Double, at time: Double) {
    self = MotionTrack(
      EasedMove(from: value, to: goal, duration: duration, easing: .easeOut),
      at: time
    )
  }
}

extension MotionTrack where Law == SpringMotion {
  /// Is drawn elsewhere, from where it is and as fast as it moves.
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
}

extension MotionTrack where Law == AnyMotion {
  /// Is drawn elsewhere by a spring, from where it is and as fast as it moves.
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
