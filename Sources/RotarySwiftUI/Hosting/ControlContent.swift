#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// What tells one control from another, for the ``HostedControl`` that puts its view into SwiftUI.
///
/// A control's public struct is its content: it holds what the app wrote.
@MainActor
protocol ControlContent {
  /// The view that shows the control.
  associatedtype Host: RotaryView
  /// What the view tells.
  associatedtype Event
  /// What is kept from one update to the next, as long as the view.
  associatedtype Memory: AnyObject

  /// Where the view is told who takes its events.
  static var eventHandler: ReferenceWritableKeyPath<Host, ((Event) -> Void)?> { get }

  /// What the app does with the events.
  var handler: ((Event) -> Void)? { get }

  func makeHost() -> Host
  func makeMemory() -> Memory

  /// Brings the view to what the app wrote, changing only what differs.
  ///
  /// - Parameters:
  ///   - host: the view.
  ///   - memory: what is kept since the last update.
  ///   - isAnimated: whether the app changed its state within an animation.
  func update(_ host: Host, memory: Memory, isAnimated: Bool)

  /// Takes what the view tells, before the app does.
  func receive(_ event: Event, from host: Host, memory: Memory)
}

extension ControlContent {
  /// Sets a property of the view where it differs: each time it is set, the view lays itself out anew.
  ///
  /// - Returns: whether it differed.
  @discardableResult
  func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Host, Value>,
    of host: Host,
    to value: Value
  ) -> Bool {
    guard host[keyPath: property] != value else { return false }
    host[keyPath: property] = value
    return true
  }

  /// Hands over what the app writes a value with, which may write the same value otherwise now.
  func format(
    _ host: Host,
    _ formatter: ReferenceWritableKeyPath<Host, ((Double) -> String)?>,
    by text: ((Double) -> String)?
  ) {
    if text != nil || host[keyPath: formatter] != nil { host[keyPath: formatter] = text }
  }

  /// The same content but for one property.
  func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

/// A control whose value the app keeps in a binding.
@MainActor
protocol BoundContent: ControlContent where Memory == BindingEcho<Value> {
  /// The value, as the view has it.
  associatedtype Value: Equatable

  /// Where the app keeps the value.
  var value: Binding<Value> { get }

  /// The value that an event tells; nil for an event about something else.
  static func value(toldBy event: Event) -> Value?

  /// Takes over what the app says of the control, without the value.
  ///
  /// - Returns: whether the view may show another value now than it was given.
  func updateSettings(of host: Host) -> Bool

  /// Has the view show a value, at once or moving there; that tells nothing.
  func show(_ value: Value, on host: Host, isAnimated: Bool)
}

extension BoundContent {
  /// The control as SwiftUI shows it, for the body: it reads the binding, so that SwiftUI knows whose
  /// body depends on it.
  var hosted: HostedControl<Self> {
    _ = value.wrappedValue
    return HostedControl(self)
  }

  func makeMemory() -> Memory { BindingEcho() }

  func update(_ host: Host, memory: Memory, isAnimated: Bool) {
    if updateSettings(of: host) { memory.forgetShown() }
    memory.update(to: value) { show($0, on: host, isAnimated: isAnimated) }
  }

  func receive(_ event: Event, from host: Host, memory: Memory) {
    guard let told = Self.value(toldBy: event) else { return }
    memory.tell(told, to: value) { [weak host] in
      if let host { show($0, on: host, isAnimated: false) }
    }
  }
}
#endif
