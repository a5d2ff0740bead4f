/// Estimates a pointer's velocity at its release, without allocation.
///
/// It fits a parabola to the samples of the last 100 ms by least squares; the slope at the newest sample is the
/// velocity. The last two samples alone are not enough, because fingers shake and samples arrive at irregular times.
/// Source: the method and its numbers are those of Android's `VelocityTracker` (LSQ2) and of Flutter's,
/// https://cs.android.com/android/platform/superproject/+/main:frameworks/native/libs/input/VelocityTracker.cpp.
public struct VelocityEstimator: Equatable, Sendable {
  /// The age of the oldest samples that count, in seconds.
  public static let horizonSeconds = 0.1
  /// The length of a pause after which the pointer counts as still, in seconds.
  public static let standstillSeconds = 0.04
  /// The number of samples that are kept.
  public static let capacity = 20
  /// The possible rounding error of a device's clock and its conversion to seconds.
  ///
  /// With it, a pause of 40 ms is one at any time of day.
  static let clockSlackSeconds = 1e-6

  private struct Sample: Equatable, Sendable {
    var time = 0.0
    var position = 0.0
  }

  /// A ring buffer of the last samples; allocated once.
  private var samples = [Sample](repeating: Sample(), count: capacity)
  private var count = 0
  private var newest = 0

  /// Creates an estimator without samples.
  public init() {}

  /// Removes all samples, as a cancelled pointer has no velocity.
  public mutating func reset() {
    count = 0
    newest = 0
  }

  /// Adds a position of the pointer, in any unit.
  ///
  /// A position that is not finite is ignored; one beyond ±10¹⁰⁰ is clamped. A sample with the same time as the last
  /// replaces it; an earlier one is ignored; after a pause the history starts again.
  public mutating func add(_ position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let position = position.bounded(to: MotionLimits.farthest)
    if count > 0 {
      let last = samples[newest]
      if time < last.time { return }
      if time == last.time {
        samples[newest].position = position
        return
      }
      if isPause(time - last.time) { count = 0 }
    }
    newest = (newest + 1) % Self.capacity
    samples[newest] = Sample(time: time, position: position)
    count = Swift.min(count + 1, Self.capacity)
  }

  /// Adds a direction of the pointer, seen from a centre.
  ///
  /// Directions are unwrapped, each by less than half a turn from the one before. A history contains either positions
  /// or directions.
  public mutating func add(directionAngle: Double, at time: Double) {
    let last = samples[newest].position
    add(
      count > 0 ? last + Circular.sweep(from: last, to: directionAngle) : directionAngle,
      at: time
    )
  }

  /// Returns the velocity at the time of release, in units per second; 0 if the pointer was still.
  public func velocity(at time: Double) -> Double {
    guard count >= 2 else { return 0 }
    let last = samples[newest]
    guard !isPause(time - last.time) else { return 0 }
    // Sums of tⁱ and tⁱ·x relative to the newest sample.
    var n = 0.0
    var t1 = 0.0
    var t2 = 0.0
    var t3 = 0.0
    var t4 = 0.0
    var x1 = 0.0
    var x2 = 0.0
    var x0 = 0.0
    for step in 0..<count {
      let sample = samples[(newest - step + Self.capacity) % Self.capacity]
      let t = sample.time - last.time
      if -t > Self.horizonSeconds + Self.clockSlackSeconds { break }
      let x = sample.position - last.position
      n += 1
      t1 += t
      t2 += t * t
      t3 += t * t * t
      t4 += t * t * t * t
      x0 += x
      x1 += t * x
      x2 += t * t * x
    }
    guard n >= 2 else { return 0 }
    // Moments relative to the mean make the two or three normal equations well-conditioned.
    let s11 = t2 - t1 * t1 / n
    let s12 = t3 - t1 * t2 / n
    let s22 = t4 - t2 * t2 / n
    let r1 = x1 - t1 * x0 / n
    let r2 = x2 - t2 * x0 / n
    guard s11 > 0 else { return 0 }
    let determinant = s11 * s22 - s12 * s12
    guard n >= 3, determinant > 1e-12 * s11 * s22 else { return r1 / s11 }
    return (r1 * s22 - r2 * s12) / determinant
  }

  /// Whether a time without a sample, in seconds, means that the pointer was still.
  private func isPause(_ seconds: Double) -> Bool {
    seconds >= Self.standstillSeconds - Self.clockSlackSeconds
  }
}
