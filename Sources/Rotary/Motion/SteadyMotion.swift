/// At one speed, for a time or for ever.
public struct SteadyMotion: MotionLaw {
  /// Where it began.
  public let start: Double
  /// Its speed, in units per second.
  public let speed: Double
  /// Seconds; infinite when nothing ends it.
  public let duration: Double

  /// Moves from `start` at a speed with a sign.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - speed: units per second.
  ///   - duration: seconds; negative or NaN counts as 0. Default for ever.
  public init(from start: Double, speed: Double, duration: Double = .infinity) {
    self.start = start.bounded(to: MotionLimits.farthest)
    self.speed = speed.bounded(to: MotionLimits.farthest)
    self.duration = duration > 0 ? duration : 0
  }

  /// Stands still.
  public init(restingAt position: Double) {
    self.init(from: position, speed: 0, duration: 0)
  }

  /// Where it ends; where it began, when it never does.
  public var rest: Double { duration.isFinite ? position(at: duration) : start }

  /// Where it is then.
  public func position(at elapsed: Double) -> Double {
    let passed = Swift.min(duration, Swift.max(0, elapsed.bounded(to: MotionLimits.farthest)))
    return start + speed * passed
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double { elapsed < duration ? speed : 0 }
}
