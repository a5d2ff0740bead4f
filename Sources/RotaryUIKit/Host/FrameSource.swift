#if canImport(UIKit)
import UIKit

/// Calls once a frame while it runs, and never keeps what it calls alive.
///
/// A display link holds on to its target, so the target is a small object of its own, made in
/// ``SelectorTarget``; the view is only reached through a weak reference.
@MainActor
final class FrameSource {
  private var link: CADisplayLink?
  private let frame: @MainActor (Double) -> Void

  /// The rates that a display may choose from, in frames per second: of a motion, what a telephone shows at least, and
  /// the most that ProMotion does; of what needs fewer, such as a countdown, those around that.
  private static let (slowestRate, fastestRate): (Float, Float) = (60, 120)
  private static let (leastRate, usualRate, calmRate): (Float, Float, Float) = (1, 10, 30)

  /// Makes a source that stands still.
  ///
  /// - Parameter frame: is called with the time at which the frame will be seen, in seconds; it is kept.
  init(_ frame: @escaping @MainActor (Double) -> Void) { self.frame = frame }

  /// Whether frames come.
  var isRunning: Bool { link != nil }

  /// Lets frames come, or stops them.
  ///
  /// - Parameters:
  ///   - isNeeded: whether they are needed.
  ///   - seconds: how long the next of them may take. Default as little as the display can.
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
