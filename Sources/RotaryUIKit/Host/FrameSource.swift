#if canImport(UIKit)
import UIKit

/// Calls a closure once per frame while it runs.
///
/// It does not retain the view. A display link retains its target, so the target is a separate object, created in
/// ``SelectorTarget``.
@MainActor
final class FrameSource {
  private var link: CADisplayLink?
  private let frame: @MainActor (Double) -> Void

  /// The preferred frame rates, in frames per second.
  ///
  /// Motion runs at 60, the rate of most displays, to 120, the maximum of ProMotion. Slower updates, such as a
  /// countdown, run at 1 to 30.
  private static let (slowestRate, fastestRate): (Float, Float) = (60, 120)
  private static let (leastRate, usualRate, calmRate): (Float, Float, Float) = (1, 10, 30)

  /// Creates a source that does not run.
  ///
  /// - Parameter frame: A closure that receives the time at which the frame will be visible, in seconds. It is
  ///   retained.
  init(_ frame: @escaping @MainActor (Double) -> Void) { self.frame = frame }

  /// Whether the source requests frames.
  var isRunning: Bool { link != nil }

  /// Starts or stops the frames.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether frames are needed.
  ///   - seconds: The time until the next frame is needed, in seconds. Default 0: the display's shortest interval.
  func run(_ isNeeded: Bool, every seconds: Double = 0) {
    defer { if let link { Self.set(link, every: seconds) } }
    guard isNeeded != isRunning else { return }
    guard isNeeded else {
      link?.invalidate()
      link = nil
      return
    }
    let made = CADisplayLink.calling { [weak self] link in
      guard let self else { return link.invalidate() }
      self.frame(link.targetTimestamp)
    }
    made.add(to: .main, forMode: .common)
    link = made
  }

  private static func set(_ link: CADisplayLink, every seconds: Double) {
    guard #available(iOS 15.0, tvOS 15.0, *) else { return }
    let rate = seconds > 0 ? Float(1 / seconds) : .infinity
    var range = CAFrameRateRange(minimum: slowestRate, maximum: fastestRate, preferred: fastestRate)
    if rate <= calmRate + 1 {
      range = CAFrameRateRange(
        minimum: rate < usualRate ? leastRate : usualRate,
        maximum: calmRate,
        preferred: min(max(rate.rounded(), leastRate), calmRate)
      )
    }
    if link.preferredFrameRateRange.preferred != range.preferred {
      link.preferredFrameRateRange = range
    }
  }
}
#endif
