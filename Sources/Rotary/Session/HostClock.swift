/// Seconds that never run backward, made of the stamps of touches, of frames and of the system's clock.
///
/// A host keeps one for each control. A frame shows a time that is still to come, so touches after it may have
/// earlier stamps. They are all moved on by the same: the time between them tells how fast a finger was.
public struct HostClock: Equatable, Sendable {
  /// The latest time that it gave; -∞ before the first.
  public private(set) var latest = -Double.infinity
  /// How much later than its stamp a touch counts.
  private var lag = 0.0
  /// How long the machine has slept, in seconds.
  private var asleep = 0.0
  /// Two clocks that are read one after the other differ by less than this, in seconds.
  private static let sleepSeconds = 0.5

  /// Makes a clock that has given no time yet.
  public init() {}

  /// Begins with the first of several touches, which are moved on by what they need themselves.
  public mutating func beginTouches() { lag = 0 }

  /// Counts the time in which the machine slept, so that a countdown goes on meanwhile.
  ///
  /// - Parameter seconds: how long it has slept in all, where the clock of the stamps stands still in sleep; less than
  ///   half a second more than before is taken for inaccuracy.
  public mutating func count(asleep seconds: Double) {
    if seconds.isFinite, seconds > asleep + Self.sleepSeconds { asleep = seconds }
  }

  /// When a touch happened.
  ///
  /// - Parameter stamp: the touch's own time in seconds, by the same clock as frames; one that is not finite is
  ///   taken for the latest.
  /// - Returns: the time for the control.
  public mutating func time(ofTouch stamp: Double) -> Double {
    guard stamp.isFinite else { return latest }
    let time = stamp + asleep + lag
    if time >= latest { latest = time } else { lag += latest - time }
    return latest
  }

  /// When anything else happened.
  ///
  /// - Parameter stamp: when, in seconds; one that is not finite is taken for the latest.
  /// - Returns: the time for the control.
  public mutating func time(_ stamp: Double) -> Double {
    if stamp.isFinite { latest = Swift.max(latest, stamp + asleep) }
    return latest
  }
}
