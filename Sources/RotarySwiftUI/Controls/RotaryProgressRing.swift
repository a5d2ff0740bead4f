#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// A ring that shows progress, similar to `ProgressView`, or a countdown.
///
/// ```swift
/// RotaryProgressRing(value: received, total: length)
/// RotaryProgressRing(countdown: 240, isRunning: isCooking)
/// ```
///
/// A value set within `withAnimation` is animated, with an event for each threshold on the way. Any other value applies
/// immediately and sends no event. The user cannot change the ring.
public struct RotaryProgressRing: View {
  /// The content of the ring.
  enum Amount: Equatable {
    /// A value from 0 to the total; nil while the progress is unknown.
    case done(value: Double?, total: Double)
    /// The remaining time of a countdown of a duration.
    case countdown(seconds: Double, isRunning: Bool)
    /// The remaining time of a countdown of a duration that ends at a date.
    case ending(Date, seconds: Double)
  }

  let amount: Amount
  var ringStyle: ProgressRingStyle?
  var text: NumberFormat?
  var handler: ((ProgressRingEvent) -> Void)?

  /// Creates a progress ring.
  ///
  /// - Parameters:
  ///   - value: The progress, from 0 to `total`. Nil while it is unknown. Values out of range are clamped, and NaN is
  ///     ignored.
  ///   - total: The value of full progress. Default 1. With 0, a negative number or NaN, the ring is always full.
  public init(value: Double?, total: Double = 1) {
    amount = .done(value: value, total: total > 0 ? total : 0)
  }

  /// Creates a progress ring for numbers of any type.
  ///
  /// - Parameters:
  ///   - value: The progress, from 0 to `total`. Values out of range are clamped.
  ///   - total: The value of full progress. Default 1. With 0 or a negative number, the ring is always full.
  public init<Number: BinaryFloatingPoint>(value: Number, total: Number = 1) {
    self.init(value: Double(value), total: Double(total))
  }

  /// Creates a progress ring for integers.
  ///
  /// - Parameters:
  ///   - value: The progress, from 0 to `total`. Values out of range are clamped.
  ///   - total: The value of full progress. With 0 or a negative number, the ring is always full.
  public init<Number: BinaryInteger>(value: Number, total: Number) {
    self.init(value: Double(value), total: Double(total))
  }

  /// Creates a countdown.
  ///
  /// ``onEvent(_:)`` receives `.finished` at the end, and `.crossed` for each threshold of the style, in remaining
  /// seconds. A new duration starts a new countdown, as does a countdown after a value.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds, at most 10⁹; greater durations are clamped. With 0, a negative number or NaN
  ///     there is no countdown: the ring shows unknown progress and sends no events.
  ///   - isRunning: Whether the countdown runs. Default true: it starts when the ring appears. False pauses it, or
  ///     makes it wait at its beginning. True again resumes it, or restarts it after the end.
  public init(countdown seconds: Double, isRunning: Bool = true) {
    amount = .countdown(seconds: seconds > 0 ? seconds : 0, isRunning: isRunning)
  }

  /// Creates a countdown that ends at a date, even if the device sleeps meanwhile.
  ///
  /// ``onEvent(_:)`` receives the events of a countdown. A new date starts a new countdown. A date in the past ends it
  /// immediately.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the whole countdown. The ring is full while more time remains.
  ///   - end: The date at which the countdown ends.
  public init(countdown seconds: Double, until end: Date) {
    amount = .ending(end, seconds: seconds > 0 ? seconds : 0)
  }

  /// The content of the view.
  public var body: some View { HostedControl(self) }

  /// Sets the ring's appearance, including the thresholds that send events.
  public func style(_ style: ProgressRingStyle) -> RotaryProgressRing { with(\.ringStyle, style) }

  /// Sets a closure that formats the value or the whole remaining seconds, for display and for assistive technologies.
  ///
  /// ```swift
  /// RotaryProgressRing(value: 3, total: 12).formatter { "\(Int($0)) of 12" }
  /// ```
  public func formatter(_ text: @escaping (Double) -> String) -> RotaryProgressRing {
    with(\.text) { number, _ in text(number) }
  }

  /// Sets the format of a value, both for display and for assistive technologies, in the locale of the environment.
  ///
  /// ```swift
  /// RotaryProgressRing(value: 0.3).format(.percent)
  /// ```
  @available(iOS 15.0, tvOS 15.0, *)
  public func format<Format: FormatStyle>(_ format: Format) -> RotaryProgressRing
  where Format.FormatInput == Double, Format.FormatOutput == String {
    with(\.text) { number, locale in format.locale(locale).format(number) }
  }

  /// Sets the action to perform for each event of the ring.
  public func onEvent(_ action: @escaping (ProgressRingEvent) -> Void) -> RotaryProgressRing {
    with(\.handler, action)
  }
}

/// The last content of a ring.
final class ProgressRingMemory {
  fileprivate var lastAmount: RotaryProgressRing.Amount?
}

extension RotaryProgressRing: ControlContent {
  func makeHost() -> ProgressRingView { ProgressRingView(frame: .zero) }
  func makeMemory() -> ProgressRingMemory { ProgressRingMemory() }

  func update(_ host: ProgressRingView, memory: ProgressRingMemory, _ context: UpdateContext) {
    set(\.style, of: host, to: context.style(ringStyle, else: ProgressRingStyle()))
    setFormat(host, \.valueFormatter, by: text, context)
    guard memory.lastAmount != amount else { return }
    memory.lastAmount = amount
    switch amount {
    case .done(let value, let total):
      set(\.durationSeconds, of: host, to: 0)
      set(\.range, of: host, to: 0...total)
      if context.isAnimated, let value {
        host.setValue(value, animated: true)
      } else {
        host.value = value
      }
    case .countdown(let seconds, let isRunning):
      set(\.value, of: host, to: nil)
      set(\.durationSeconds, of: host, to: seconds)
      run(host, isRunning)
    case .ending(let date, let seconds):
      set(\.value, of: host, to: nil)
      set(\.durationSeconds, of: host, to: seconds)
      host.start(until: date)
    }
  }

  /// Starts, resumes or pauses the countdown.
  private func run(_ host: ProgressRingView, _ isRunning: Bool) {
    guard isRunning else { return host.pause() }
    switch host.countdownPhase {
    case .ready, .finished: host.start()
    case .paused: host.resume()
    case .running: break
    }
  }

  func receive(
    _ event: ProgressRingEvent,
    from host: ProgressRingView,
    memory: ProgressRingMemory
  ) {}
}

struct RotaryProgressRingPreview: PreviewProvider {
  static var previews: some View {
    RotaryProgressRing(value: 0.6).frame(width: 160, height: 160)
  }
}

extension View {
  /// Sets the appearance of progress rings within the view: ``RotaryProgressRing``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryProgressRingStyle(_ style: ProgressRingStyle?) -> some View {
    rotaryStyle(style)
  }
}
#endif
