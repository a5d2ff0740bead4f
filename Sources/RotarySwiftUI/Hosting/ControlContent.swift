#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// The circumstances of an update of a control's view.
struct UpdateContext {
  /// Whether the app changed its state within an animation.
  let isAnimated: Bool
  /// The environment of the control.
  let environment: EnvironmentValues

  /// Returns a control's style: its own, or that of the environment, or the default.
  func style<Style>(_ own: Style?, else usual: @autoclosure () -> Style) -> Style {
    own ?? environment.rotary.styles[Style.self] ?? usual()
  }
}

/// A closure that formats a number in a locale.
typealias NumberFormat = (Double, Locale) -> String

/// The control-specific part of a ``HostedControl``, which shows the control's view in SwiftUI.
///
/// Each control's public struct conforms to it, and holds the app's settings.
@MainActor
protocol ControlContent {
  /// The view that shows the control.
  associatedtype Host: EventSending
  /// The data that lasts as long as the view.
  associatedtype Memory: AnyObject

  /// The app's event handler.
  var handler: ((Host.CoreEvent) -> Void)? { get }

  /// The control's own pictures; by default none.
  var pictures: [String: RotaryPicture] { get }

  func makeHost() -> Host
  func makeMemory() -> Memory

  /// Updates the view to the app's settings, changing only what differs.
  ///
  /// - Parameters:
  ///   - host: The view.
  ///   - memory: The data kept since the last update.
  ///   - context: The circumstances of the update.
  func update(_ host: Host, memory: Memory, _ context: UpdateContext)

  /// Handles an event of the view, before the app's handler is called.
  func receive(_ event: Host.CoreEvent, from host: Host, memory: Memory)

  /// Returns the index that a command means by a tag: by default the tag itself.
  func index(ofTag tag: AnyHashable) -> Int?

  /// Handles the start of a motion by a ``RotaryProxy``; by default does nothing.
  func commandBegan(memory: Memory)

  /// Handles the end of a motion that a ``RotaryProxy`` started; by default does nothing.
  ///
  /// - Parameters:
  ///   - value: The value at the end of the motion.
  ///   - host: The view.
  ///   - memory: The data kept since the last update.
  func commandEnded<End>(at value: End, on host: Host, memory: Memory)
}

extension ControlContent {
  var pictures: [String: RotaryPicture] { [:] }

  func index(ofTag tag: AnyHashable) -> Int? { tag as? Int }

  func commandBegan(memory: Memory) {}

  func commandEnded<End>(at value: End, on host: Host, memory: Memory) {}

  /// Sets a property of the view if it differs, because each setting lays out the view.
  ///
  /// - Returns: Whether the value differed.
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

  /// Sets the view's formatter with each update, because closures cannot be compared.
  func setFormat(
    _ host: Host,
    _ formatter: ReferenceWritableKeyPath<Host, ((Double) -> String)?>,
    by text: NumberFormat?,
    _ context: UpdateContext
  ) {
    guard text != nil || host[keyPath: formatter] != nil else { return }
    let locale = context.environment.locale
    host[keyPath: formatter] = text.map { text in { text($0, locale) } }
  }

  /// Returns a copy with one property changed.
  func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

/// A control whose value is an app's binding.
@MainActor
protocol BoundContent: ControlContent
where
  Memory == BindingEcho<Value>, Host: RotaryValueView, Host.CoreEvent == ValueEvent<Value>
{
  /// The value's type in the view.
  associatedtype Value: EventValue

  /// The app's binding.
  var value: Binding<Value> { get }

  /// Updates the view to the app's settings, except the value.
  ///
  /// - Returns: Whether the view may now show another value than the one that was set.
  func updateSettings(of host: Host, _ context: UpdateContext) -> Bool

  /// Sets the view's value as a binding: a value that the control has just reported does not interrupt the user's drag.
  func set(_ value: Value, of host: Host)

  /// Moves the view to a value as a command, which always takes effect.
  func move(_ host: Host, to value: Value)

  /// Moves the view to a value immediately as a command.
  func jump(_ host: Host, to value: Value)
}

extension BoundContent {
  /// The view for the body, which reads the binding, so that SwiftUI updates the body when it changes.
  var hosted: HostedControl<Self> {
    _ = value.wrappedValue
    return HostedControl(self)
  }

  func makeMemory() -> Memory { BindingEcho() }

  func update(_ host: Host, memory: Memory, _ context: UpdateContext) {
    set(\.isContinuous, of: host, to: context.environment.rotary.isContinuous)
    if updateSettings(of: host, context) { memory.invalidate() }
    memory.update(to: value) {
      show($0, on: host, memory: memory, isAnimated: context.isAnimated)
    }
  }

  /// Shows a value of the app.
  ///
  /// During and after a command, no value is an echo: the app has received none of the values that the control passes.
  private func show(_ value: Value, on host: Host, memory: Memory, isAnimated: Bool) {
    if isAnimated {
      move(host, to: value)
      memory.isCommanded = true
    } else if memory.isCommanded {
      jump(host, to: value)
    } else {
      set(value, of: host)
    }
  }

  func receive(_ event: Host.CoreEvent, from host: Host, memory: Memory) {
    // Pressing does not change the value.
    if case .pressed = event { return }
    guard let newValue = event.value else { return }
    memory.isCommanded = false
    if !host.isContinuous, case .changing = event { return }
    if !host.isContinuous, case .skipped = event { return }
    send(newValue, from: host, memory: memory)
  }

  func commandBegan(memory: Memory) { memory.isCommanded = true }

  func commandEnded<End>(at value: End, on host: Host, memory: Memory) {
    if let newValue = value as? Value { send(newValue, from: host, memory: memory) }
  }

  private func send(_ newValue: Value, from host: Host, memory: Memory) {
    memory.send(newValue, to: value) { [weak host] in
      if let host { show($0, on: host, memory: memory, isAnimated: false) }
    }
  }
}
#endif
