#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// How far something has come, used as a `ProgressView` is, or a countdown.
///
/// ```swift
/// RotaryProgressRing(value: received, total: length)
/// RotaryProgressRing(countdown: 240, isRunning: isCooking)
/// ```
///
/// A value set within `withAnimation` is gone to, and the thresholds on the way are told; any other is there
/// at once and tells nothing. The user cannot change it.
public struct RotaryProgressRing: View {
  /// What the ring shows.
  enum Amount: Equatable {
    /// A value from 0 to the total; nil while nobody knows.
    case done(value: Double?, total: Double)
    /// What remains of so many seconds.
    case countdown(seconds: Double, isRunning: Bool)
    /// What remains of so many seconds that end at a date.
    case ending(Date, seconds: Double)
  }

  let amount: Amount
  var ringStyle = ProgressRingStyle()
  var text: ((Double) -> String)?
  var handler: ((ProgressRingEvent) -> Void)?

  /// Makes a ring.
  ///
  /// - Parameters:
  ///   - value: how much is done, from 0 to `total`; nil while nobody knows. A number beyond an end is that
  ///     end, and NaN changes nothing.
  ///   - total: how much there is to do; default 1. 0 and what is less, or no number, is nothing to do, of
  ///     which all is done.
  public init(value: Double?, total: Double = 1) {
    amount = .done(value: value, total: total > 0 ? total : 0)
  }

  /// Makes a countdown.
  ///
  /// ``onEvent(_:)`` is told its end as `.finished`, and each threshold of the style, which are seconds that
  /// remain, as `.crossed`. Another duration begins a new countdown, and so does one that follows a value.
  ///
  /// - Parameters:
  ///   - seconds: how long it is, up to 10⁹, and what is more counts as that. 0 and what is less, or no
  ///     number, is no countdown: the ring is one of which nobody knows how much is done, and tells nothing.
  ///   - isRunning: whether it runs; default true, which starts it when it is shown. False has it wait at its
  ///     beginning, or pauses it; true again has it run on, or once it has run out, start anew.
  public init(countdown seconds: Double, isRunning: Bool = true) {
    amount = .countdown(seconds: seconds > 0 ? seconds : 0, isRunning: isRunning)
  }

  /// Makes a countdown that runs out at a date, also while the device sleeps.
  ///
  /// ``onEvent(_:)`` is told as of any countdown. Another date begins a new countdown; one that is past ends at once.
  ///
  /// - Parameters:
  ///   - seconds: how long the whole countdown is; the ring is full while more remains.
  ///   - end: when it runs out.
  public init(countdown seconds: Double, until end: Date) {
    amount = .ending(end, seconds: seconds > 0 ? seconds : 0)
  }

  /// The ring as SwiftUI shows it.
  public var body: some View { HostedControl(self) }

  /// Sets what it looks like, with the thresholds that are told.
  public func style(_ style: ProgressRingStyle) -> RotaryProgressRing { with(\.ringStyle, style) }

  /// Has the app write the value, or the whole seconds that remain, in its own way, as it is shown and read out.
  ///
  /// ```swift
  /// RotaryProgressRing(value: 3, total: 12).formatter { "\(Int($0)) of 12" }
  /// ```
  public func formatter(_ text: @escaping (Double) -> String) -> RotaryProgressRing {
    with(\.text, text)
  }

  /// Calls for what the ring tells.
  public func onEvent(_ action: @escaping (ProgressRingEvent) -> Void) -> RotaryProgressRing {
    with(\.handler, action)
  }
}

/// What a ring was given last.
final class ProgressRingMemory {
  fileprivate var given: RotaryProgressRing.Amount?
}

extension RotaryProgressRing: ControlContent {
  static var eventHandler:
    ReferenceWritableKeyPath<ProgressRingView, ((ProgressRingEvent) -> Void)?>
  { \.eventHandler }

  func makeHost() -> ProgressRingView { ProgressRingView(frame: .zero) }
  func makeMemory() -> ProgressRingMemory { ProgressRingMemory() }

  func update(_ host: ProgressRingView, memory: ProgressRingMemory, isAnimated: Bool) {
    set(\.style, of: host, to: ringStyle)
    format(host, \.formatter, by: text)
    guard memory.given != amount else { return }
    memory.given = amount
    switch amount {
    case .done(let value, let total):
      set(\.durationSeconds, of: host, to: 0)
      set(\.range, of: host, to: 0...total)
      if isAnimated, let value { host.setValue(value, animated: true) } else { host.value = value }
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

  /// Has the countdown run, from wherever it is, or stand still.
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
#endif
