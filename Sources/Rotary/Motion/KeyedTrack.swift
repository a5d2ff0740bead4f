/// How one property runs in a ``KeyedTimeline``.
public struct KeyedTrack<Key: Equatable & Sendable>: Equatable, Sendable {
  /// Which property.
  public let key: Key
  /// Its value at the beginning, and until the delay is over.
  public let start: Double
  /// Its value at the end, exactly.
  public let end: Double
  /// Seconds until it begins to run.
  public let delay: Double
  /// Seconds for which it runs; 0 is a jump.
  public let duration: Double
  /// How it runs.
  public let easing: Easing

  /// Lets a property run; a delay or duration that is negative or not finite counts as 0, and so
  /// does one under a nanosecond.
  public init(
    _ key: Key,
    from start: Double,
    to end: Double,
    delay: Double = 0,
    duration: Double,
    easing: Easing = .easeInOut
  ) {
    self.key = key
    self.start = start.bounded(to: MotionLimits.farthest)
    self.end = end.bounded(to: MotionLimits.farthest)
    self.delay = Swift.min(EasedMove.duration(delay), MotionLimits.farthest)
    self.duration = Swift.min(EasedMove.duration(duration), MotionLimits.farthest)
    self.easing = easing
  }

  /// Its value, so many seconds into the timeline.
  ///
  /// - Parameters:
  ///   - seconds: as the timeline counts them, from its beginning.
  ///   - isBackward: whether the timeline runs backward. A jump that stands exactly at the
  ///     beginning is then undone there.
  /// - Returns: the value.
  public func value(at seconds: Double, isBackward: Bool = false) -> Double {
    if seconds < delay || seconds == delay && isBackward { return start }
    guard seconds < delay + duration else { return end }
    return start + (end - start) * easing.progress(at: (seconds - delay) / duration)
  }

  /// How fast it runs forward then, in units per second; 0 before, after, and between jumps.
  public func velocity(at seconds: Double) -> Double {
    guard seconds >= delay, seconds < delay + duration else { return 0 }
    return (end - start) * easing.slope(at: (seconds - delay) / duration) / duration
  }
}
