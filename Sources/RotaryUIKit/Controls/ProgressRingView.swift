#if canImport(UIKit)
import Rotary
import UIKit

/// A ring that shows progress, similar to `UIProgressView`, or a countdown.
///
/// ```swift
/// let ring = ProgressRingView(frame: CGRect(x: 20, y: 80, width: 120, height: 120))
/// ring.setValue(0.4, animated: true)
/// view.addSubview(ring)
/// ```
///
/// The user cannot change it. It sends `.primaryActionTriggered` when a countdown ends, or when a motion reaches the
/// upper bound of the range.
open class ProgressRingView: RotaryView, EventSending {
  private let core = ControlHost(ProgressRing())

  /// A closure that receives every event, including each threshold that the value crosses.
  ///
  /// Default nil.
  public var eventHandler: ((ProgressRingEvent) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      eventHandler?(event)
      switch event {
      case .finished: sendActions(for: .primaryActionTriggered)
      case .crossed: break
      }
    }
  }

  /// The current progress, within ``range``; nil while the progress is unknown.
  ///
  /// Setting it takes effect immediately and sends no event. Default nil.
  public var value: Double? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves to a value, and sends an event for each threshold on the way.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double?>? {
    let isDone = core.perform { $0.move(to: value, animated: animated) }
    return isDone == true ? core.follow(\.value) : nil
  }

  /// The values at no progress and at full progress.
  ///
  /// Default 0 to 1.
  public var range: ClosedRange<Double> {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// The duration of the countdown, in seconds.
  ///
  /// Default 0, which means no countdown.
  @IBInspectable public var durationSeconds: Double {
    get { core[\.durationSeconds] }
    set { core[\.durationSeconds] = newValue }
  }

  /// The remaining time of the countdown, in seconds; 0 without a countdown.
  public var remainingSeconds: Double { core.read { $0.remainingSeconds } }

  /// The state of the countdown.
  public var countdownPhase: ProgressCountdownPhase { core.read { $0.countdownPhase } }

  /// Starts the countdown from the beginning, regardless of its state.
  public func start() { core.perform { $0.start() } }

  /// Starts a countdown that ends at a date, even if the device sleeps meanwhile.
  ///
  /// The ring is full while the date is more than ``durationSeconds`` away. A date in the past ends the countdown
  /// immediately.
  public func start(until date: Date) {
    core.perform { $0.start(until: $0.now + date.timeIntervalSinceNow) }
  }

  /// Pauses a running countdown.
  public func pause() { core.perform { $0.pause() } }

  /// Resumes a paused countdown.
  public func resume() { core.perform { $0.resume() } }

  /// Resets the countdown to its beginning, and stops it.
  public func reset() { core.perform { $0.reset() } }

  /// The settings for the ring's appearance.
  public var style: ProgressRingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// A closure that formats the value or the whole remaining seconds, for display and for assistive technologies.
  ///
  /// It is called on the main thread, once for each new number, and may read the view. It is not called while the
  /// progress is unknown, nor if the style shows no number. Default nil: the style's format.
  public var valueFormatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}
#endif
