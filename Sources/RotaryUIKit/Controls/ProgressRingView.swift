#if canImport(UIKit)
import Rotary
import UIKit

/// How far something has come, used as a `UIProgressView` is, or a countdown.
///
/// ```swift
/// let ring = ProgressRingView(frame: CGRect(x: 20, y: 80, width: 120, height: 120))
/// ring.setValue(0.4, animated: true)
/// view.addSubview(ring)
/// ```
///
/// The user cannot change it. When a countdown runs out, or a move comes to the upper end, it sends
/// `.primaryActionTriggered`.
open class ProgressRingView: RotaryView {
  private let core = ControlHost(ProgressRing())

  /// Takes all that the ring tells, in the core's words: also each threshold that is crossed.
  ///
  /// Default nil.
  public var eventHandler: ((ProgressRingEvent) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      give(ProgressRing.feedback(for: event))
      eventHandler?(event)
      switch event {
      case .finished: sendActions(for: .primaryActionTriggered)
      case .crossed: break
      }
    }
  }

  /// How much is done, within ``range``; nil, the default, while nobody knows.
  ///
  /// It is there at once and tells nothing.
  public var value: Double? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Goes to a value, and tells of the thresholds on the way.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double?>? {
    let isDone = core.perform { $0.move(to: value, animated: animated, at: $1, emit: $2) }
    return isDone == true ? core.follow(\.value) : nil
  }

  /// From nothing done to all done.
  ///
  /// Default 0 to 1.
  public var range: ClosedRange<Double> {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// How long a countdown is, in seconds; 0, the default, for none.
  @IBInspectable public var durationSeconds: Double {
    get { core[\.durationSeconds] }
    set { core[\.durationSeconds] = newValue }
  }

  /// What is left of the countdown, in seconds; 0 without one.
  public var remainingSeconds: Double { core.read { $0.remainingSeconds } }

  /// What the countdown does.
  public var countdownPhase: ProgressCountdownPhase { core.read { $0.countdownPhase } }

  /// Starts the countdown at its beginning, whatever it does.
  public func start() { core.perform { $0.start(at: $1, emit: $2) } }

  /// Starts the countdown so that it runs out at a date, also while the device sleeps.
  ///
  /// Until the date is no farther away than ``durationSeconds``, the ring is full. A date that is past ends the countdown
  /// at once.
  public func start(until date: Date) {
    core.perform { $0.start(until: $1 + date.timeIntervalSinceNow, at: $1, emit: $2) }
  }

  /// Has a countdown that runs stand still.
  public func pause() { core.perform { $0.pause(at: $1, emit: $2) } }

  /// Has a countdown that was paused run on.
  public func resume() { core.perform { $0.resume(at: $1, emit: $2) } }

  /// Takes the countdown back to its beginning, where it waits to be started.
  public func reset() { core.perform { $0.reset(at: $1, emit: $2) } }

  /// What it looks like.
  public var style: ProgressRingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// Writes the value, or the whole seconds that remain, in the app's own way, as it is shown and read out; nil, the
  /// default, for the style's.
  ///
  /// It is called once for each number that comes, on the main thread, and may ask the view.
  /// Nothing is written while nobody knows how much is done, nor where the style writes nothing.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}
#endif
