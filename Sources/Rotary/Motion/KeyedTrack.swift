/// The animation of one property in a ``KeyedTimeline``.
public struct KeyedTrack<Key: Equatable & Sendable>: Equatable, Sendable {
  /// The property.
  public let key: Key
  /// The value at the start and during the delay.
  public let start: Double
  /// The exact value at the end.
  public let end: Double
  /// The time until the property begins to change, in seconds.
  public let delay: Double
  /// The duration of the change, in seconds; 0 for a jump.
  public let duration: Double
  /// The curve of the change.
  public let easing: Easing

  /// Creates the animation of a property; a delay or duration that is negative, not finite or less than a nanosecond
  /// counts as 0.
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

  /// Returns the value at a time of the timeline.
  ///
  /// - Parameters:
  ///   - seconds: The timeline's seconds from its start.
  ///   - isBackward: Whether the timeline plays backward. A jump exactly at this time is then undone.
  /// - Returns: The value.
  public func value(at seconds: Double, isBackward: Bool = false) -> Double {
    if seconds < delay || seconds == delay && isBackward { return start }
    guard seconds < delay + duration else { return end }
    return start + (end - start) * easing.progress(at: (seconds - delay) / duration)
  }

  /// Returns the forward rate of change at a time, in units per second; 0 before, after, and between jumps.
  public func velocity(at seconds: Double) -> Double {
    guard seconds >= delay, seconds < delay + duration else { return 0 }
    return (end - start) * easing.slope(at: (seconds - delay) / duration) / duration
  }
}
