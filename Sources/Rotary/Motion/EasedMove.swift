/// A motion from one position to another in a given time, along a curve.
///
/// For jumps, and for several values at once, see ``KeyedTimeline``.
public struct EasedMove: MotionLaw {
  /// The position at the start.
  public let start: Double
  /// The exact position at the end.
  public let rest: Double
  /// The duration in seconds; 0 for a jump.
  public let duration: Double
  /// The curve of the progress.
  public let easing: CubicBezier

  /// Creates a motion from `start` to `rest`; a duration that is negative, not finite or less than a nanosecond counts
  /// as 0.
  public init(from start: Double, to rest: Double, duration: Double, easing: CubicBezier) {
    self.start = start.bounded(to: MotionLimits.farthest)
    self.rest = rest.bounded(to: MotionLimits.farthest)
    self.duration = Self.duration(duration)
    self.easing = easing
  }

  /// Returns the duration that is used for a requested one.
  static func duration(_ seconds: Double) -> Double {
    seconds.isFinite && seconds >= MotionLimits.shortestSeconds ? seconds : 0
  }

  /// Creates a motion that rests at a position.
  public init(restingAt position: Double) {
    self.init(from: position, to: position, duration: 0, easing: .linear)
  }

  /// Returns the position at a time, in seconds after the start.
  public func position(at elapsed: Double) -> Double {
    guard elapsed < duration else { return rest }
    guard elapsed > 0 else { return start }
    return start + (rest - start) * easing.progress(at: elapsed / duration)
  }

  /// Returns the velocity at a time, in units per second.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed >= 0, elapsed < duration else { return 0 }
    return (rest - start) * easing.slope(at: elapsed / duration) / duration
  }
}
