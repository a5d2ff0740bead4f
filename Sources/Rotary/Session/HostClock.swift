/// A clock that never runs backward, from the time stamps of touches, of frames and of the system.
///
/// A host keeps one for each control. A frame's time stamp is in the future, so later touches may have earlier stamps.
/// All of them are delayed by the same amount, because the time between touches determines a finger's speed.
public struct HostClock: Equatable, Sendable {
  /// The latest time that the clock returned; −∞ before the first.
  public private(set) var latest = -Double.infinity
  /// The delay of touches, in seconds.
  private var lag = 0.0
  /// The time that the device has slept, in seconds.
  private var asleep = 0.0
  /// The least increase that counts as sleep, in seconds: reading two clocks takes time as well.
  private static let sleepSeconds = 0.5

  /// Creates a clock.
  public init() {}

  /// Resets the delay of touches.
  ///
  /// Call it before the first of several touches.
  public mutating func beginTouches() { lag = 0 }

  /// Adds the time in which the device slept, so that a countdown continues during sleep.
  ///
  /// - Parameter seconds: The total time asleep, if the clock of the time stamps stops during sleep. An increase of
  ///   less than half a second is ignored as inaccuracy.
  public mutating func count(asleep seconds: Double) {
    if seconds.isFinite, seconds > asleep + Self.sleepSeconds { asleep = seconds }
  }

  /// Returns the control's time for a touch.
  ///
  /// - Parameter stamp: The touch's time stamp in seconds, by the same clock as frames. A stamp that is not finite
  ///   means the latest time.
  /// - Returns: The time for the control, never before an earlier result.
  public mutating func time(ofTouch stamp: Double) -> Double {
    guard stamp.isFinite else { return latest }
    let time = stamp + asleep + lag
    if time >= latest { latest = time } else { lag += latest - time }
    return latest
  }

  /// Returns the control's time for a frame or another event.
  ///
  /// - Parameter stamp: The time stamp in seconds. A stamp that is not finite means the latest time.
  /// - Returns: The time for the control, never before an earlier result.
  public mutating func time(_ stamp: Double) -> Double {
    if stamp.isFinite { latest = Swift.max(latest, stamp + asleep) }
    return latest
  }
}
