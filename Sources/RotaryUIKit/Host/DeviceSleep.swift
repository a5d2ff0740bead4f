#if canImport(UIKit)
import Foundation

/// The time in which the device slept, which the clocks of touches and frames leave out.
@MainActor
enum DeviceSleep {
  /// How long that was since the device started, in seconds.
  ///
  /// Source: Apple's manual page clock_gettime_nsec_np(3): `CLOCK_MONOTONIC_RAW` goes on while the device sleeps, and
  /// `CLOCK_UPTIME_RAW` does not.
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
