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

  /// The rates that a display may choose from, in frames per second: what a telephone shows at least, and
  /// the most that ProMotion does.
  private static let slowestRate: Float = 60
  private static let fastestRate: Float = 120

  /// Makes a source that stands still.
  ///
  /// - Parameter frame: is called with the time at which the frame will be seen, in seconds; it is kept.
  init(_ frame: @escaping @MainActor (Double) -> Void) { self.frame = frame }

  /// Whether frames come.
  var isRunning: Bool { link != nil }

  /// Lets frames come, or stops them.
  func run(_ isNeeded: Bool) {
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
    if #available(iOS 15.0, tvOS 15.0, *) {
      made.preferredFrameRateRange = CAFrameRateRange(
        minimum: Self.slowestRate,
        maximum: Self.fastestRate,
        preferred: Self.fastestRate
      )
    }
    made.add(to: .main, forMode: .common)
    link = made
  }
}
#endif
