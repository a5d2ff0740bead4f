/// A motion at a constant speed, for a limited time or without end.
public struct SteadyMotion: MotionLaw {
  /// The position at the start.
  public let start: Double
  /// The signed speed, in units per second.
  public let speed: Double
  /// The duration in seconds; infinite if the motion never ends.
  public let duration: Double

  /// Creates a motion from `start` at a signed speed.
  ///
  /// - Parameters:
  ///   - start: The position at the start.
  ///   - speed: The speed, in units per second.
  ///   - duration: The duration in seconds; negative or NaN counts as 0. Default infinite.
  public init(from start: Double, speed: Double, duration: Double = .infinity) {
    self.start = start.bounded(to: MotionLimits.farthest)
    self.speed = speed.bounded(to: MotionLimits.farthest)
    self.duration = duration > 0 ? duration : 0
  }

  /// Creates a motion that rests at a position.
  public init(restingAt position: Double) {
    self.init(from: position, speed: 0, duration: 0)
  }

  /// The position at the end; the start if the motion never ends.
  public var rest: Double { duration.isFinite ? position(at: duration) : start }

  /// Returns the position at a time, in seconds after the start.
  public func position(at elapsed: Double) -> Double {
    let passed = Swift.min(duration, Swift.max(0, elapsed.bounded(to: MotionLimits.farthest)))
    return start + speed * passed
  }

  /// Returns the velocity at a time, in units per second.
  public func velocity(at elapsed: Double) -> Double { elapsed < duration ? speed : 0 }
}
