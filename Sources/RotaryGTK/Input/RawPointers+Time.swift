#if GTK
import CGtk

// Time.
extension RawPointers {
  /// The maximum age of an event by the frame clock, in milliseconds; an older stamp belongs to another clock, because
  /// no program is busy for a minute.
  private static let maximumAgeMilliseconds: guint32 = 60_000
  /// The maximum delay of an event by another clock, in seconds; beyond it, the offset is determined again.
  private static let maximumDelaySeconds = 1.0

  mutating func time(of event: OpaquePointer) -> Double { time(gdk_event_get_time(event)) }

  mutating func time(_ stamp: guint32) -> Double {
    time(stamp, now: Int64(g_get_monotonic_time()))
  }

  /// Converts a time stamp to the frame clock.
  ///
  /// - Parameters:
  ///   - stamp: the event's 32-bit time stamp, in milliseconds.
  ///   - now: the present time of the frame clock, in microseconds.
  /// - Returns: the time in seconds.
  mutating func time(_ stamp: guint32, now: Int64) -> Double {
    let milliseconds = now / 1_000
    // The event's age, if its stamp is of the frame clock, as with Xorg and most compositors.
    let late = guint32(truncatingIfNeeded: milliseconds) &- stamp
    if late < Self.maximumAgeMilliseconds { return Double(milliseconds - Int64(late)) / 1e3 }
    let apart = Double(now) / 1e6 - Double(stamp) / 1e3
    // Determine the offset again after an overflow, or with another clock.
    if let offset, (0...Self.maximumDelaySeconds).contains(apart - offset) {
      return Double(stamp) / 1e3 + offset
    }
    offset = apart
    return Double(now) / 1e6
  }
}
#endif
