#if canImport(UIKit)
import Foundation

/// The time that the device has slept, which the timestamps of touches and frames exclude.
@MainActor
enum DeviceSleep {
  /// Returns the time that the device has slept since it started, in seconds; tests replace it.
  ///
  /// Source: Apple's manual page clock_gettime_nsec_np(3): `CLOCK_MONOTONIC_RAW` continues while the
  /// device sleeps, `CLOCK_UPTIME_RAW` does not.
  static var seconds: () -> Double = {
    #if canImport(Darwin)
    let all = clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW)
    let awake = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    return all > awake ? Double(all - awake) / 1e9 : 0
    #else
    return 0
    #endif
  }
}
#endif
