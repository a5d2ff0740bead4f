#if canImport(UIKit)
/// Seconds that never run backward, from the stamps of touches, frames and the system's clock.
///
/// A frame shows a time that is still to come, so the touches after it may have earlier stamps. They are
/// moved on together: the time between them is what tells how fast a finger was.
struct HostClock {
  private(set) var latest = -Double.infinity
  /// How much later than its stamp a touch counts.
  private var lag = 0.0

  /// Begins with the first of several touches, which are moved on by what they need themselves.
  mutating func beginTouches() { lag = 0 }

  /// When a touch happened.
  ///
  /// - Parameter stamp: the touch's own time, in seconds since the device was started.
  /// - Returns: the time for the control.
  mutating func time(ofTouch stamp: Double) -> Double {
    let time = stamp + lag
    if time >= latest { latest = time } else { lag += latest - time }
    return latest
  }

  /// When anything else happened.
  mutating func time(_ stamp: Double) -> Double {
    latest = max(latest, stamp)
    return latest
  }
}
#endif
