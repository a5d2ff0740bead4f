#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// How far something has come, used as a `ProgressView` is.
///
/// ```swift
/// RotaryProgressRing(value: received, total: length)
/// ```
///
/// A value set within `withAnimation` is gone to, and the thresholds on the way are told; any other is there
/// at once and tells nothing. The user cannot change it.
public struct RotaryProgressRing: View {
  let value: Double?
  let total: Double
  var ringStyle = ProgressRingStyle()
  var handler: ((ProgressRingEvent) -> Void)?

  /// Makes a ring.
  ///
  /// - Parameters:
  ///   - value: how much is done, from 0 to `total`; nil while nobody knows. A number beyond an end is that
  ///     end, and NaN changes nothing.
  ///   - total: how much there is to do; default 1. 0 and what is less, or no number, is nothing to do, of
  ///     which all is done.
  public init(value: Double?, total: Double = 1) {
    self.value = value
    self.total = total > 0 ? total : 0
  }

  /// The ring as SwiftUI shows it.
  public var body: some View { HostedControl(self) }

  /// Sets what it looks like, with the thresholds that are told.
  public func style(_ style: ProgressRingStyle) -> RotaryProgressRing { with(\.ringStyle, style) }

  /// Calls for what the ring tells.
  public func onEvent(_ action: @escaping (ProgressRingEvent) -> Void) -> RotaryProgressRing {
    with(\.handler, action)
  }
}

/// What a ring was given last.
final class ProgressRingMemory {
  fileprivate var given: (value: Double?, total: Double)?
}

extension RotaryProgressRing: ControlContent {
  static var eventHandler:
    ReferenceWritableKeyPath<ProgressRingView, ((ProgressRingEvent) -> Void)?>
  { \.eventHandler }

  func makeHost() -> ProgressRingView { ProgressRingView(frame: .zero) }
  func makeMemory() -> ProgressRingMemory { ProgressRingMemory() }

  func update(_ host: ProgressRingView, memory: ProgressRingMemory, isAnimated: Bool) {
    set(\.style, of: host, to: ringStyle)
    if let given = memory.given, given == (value, total) { return }
    memory.given = (value, total)
    set(\.range, of: host, to: 0...total)
    if isAnimated, let value { host.setValue(value, animated: true) } else { host.value = value }
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
