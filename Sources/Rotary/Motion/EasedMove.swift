/// From one place to another in a given time, along a curve.
///
/// For jumps, and for several values at once, see ``KeyedTimeline``.
public struct EasedMove: MotionLaw {
  /// Where it began.
  public let start: Double
  /// Where it ends, exactly.
  public let rest: Double
  /// Seconds; 0 is there at once.
  public let duration: Double
  /// How progress runs.
  public let easing: CubicBezier

  /// Moves from `start` to `rest`; a duration that is negative or not finite counts as 0, and so
  /// does one under a nanosecond.
  public init(from start: Double, to rest: Double, duration: Double, easing: CubicBezier) {
    self.start = start.bounded(to: MotionLimits.farthest)
    self.rest = rest.bounded(to: MotionLimits.farthest)
    self.duration = Self.duration(duration)
    self.easing = easing
  }

  /// The seconds that a movement takes which is to take so many.
  static func duration(_ seconds: Double) -> Double {
    seconds.isFinite && seconds >= MotionLimits.shortestSeconds ? seconds : 0
  }

  /// Stands still.
  public init(restingAt position: Double) {
    self.init(from: position, to: position, duration: 0, easing: .linear)
  }

  /// Where it is then.
  public func position(at elapsed: Double) -> Double {
    guard elapsed < duration else { return rest }
    guard elapsed > 0 else { return start }
    return start + (rest - start) * easing.progress(at: elapsed / duration)
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed >= 0, elapsed < duration else { return 0 }
    return (rest - start) * easing.slope(at: elapsed / duration) / duration
  }
}
