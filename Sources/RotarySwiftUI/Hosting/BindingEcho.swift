#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI

/// Synchronizes a control's view with the app's binding.
///
/// The view is set to the binding's value only if that differs from the last value that the view was set to or sent. A
/// value that the view sends is written to the binding immediately. Then the binding is read again, because an app may
/// store another value:
///
/// | binding's value afterwards | the app | the view |
/// |---|---|---|
/// | the value sent | accepted it | is set to it, which confirms that value and no other |
/// | a third value | changed it | is set to that value |
/// | the value before | rejected it, if it has ever answered immediately | is set to that value |
/// | | or may accept it later | is set to the binding's value after ``timeoutSeconds`` |
@MainActor
final class BindingEcho<Value: Equatable> {
  /// The time that an app may take to accept a value, in seconds.
  ///
  /// During the same time, a control treats the value that it has reported as an echo.
  static var timeoutSeconds: Double { 0.25 }

  /// The last value that the view was set to or sent; nil before the first.
  private var shown: Value?
  /// The binding's value at the last reading.
  private var bindingValue: Value?
  /// Whether the binding has ever had another value immediately after it was written.
  private var answersImmediately = false
  /// Whether the last motion was the app's, and not the user's.
  var isCommanded = false
  /// The number of values sent, so that the next value ends a wait.
  private var sendCount = 0
  /// Whether the app has not accepted the last value and still may.
  private var isWaiting = false

  init() {}

  /// Makes the next update set the view's value again, because the view may show another value by now.
  func invalidate() { shown = nil }

  /// Sets the view to the binding's value, if the app has changed it.
  func update(to value: Binding<Value>, show: (Value) -> Void) {
    let value = value.wrappedValue
    let isUnanswered = isWaiting && value == bindingValue
    bindingValue = value
    guard shown != value, !isUnanswered else { return }
    isWaiting = false
    shown = value
    show(value)
  }

  /// Writes a new value of the view to the binding, and sets the view to the binding's resulting value.
  func send(_ newValue: Value, to value: Binding<Value>, show: @escaping (Value) -> Void) {
    let before = value.wrappedValue
    shown = newValue
    sendCount += 1
    if before != newValue { value.wrappedValue = newValue }
    let after = value.wrappedValue
    bindingValue = after
    if before != newValue, after != before { answersImmediately = true }
    isWaiting = after != newValue && after == before && !answersImmediately
    guard isWaiting else {
      shown = after
      return show(after)
    }
    wait(for: value, show: show)
  }

  /// Sets the view to the binding's value after the timeout, if the app has still not accepted the value sent.
  private func wait(for value: Binding<Value>, show: @escaping (Value) -> Void) {
    let number = sendCount
    DeferredWork.schedule(Self.timeoutSeconds) { [weak self] in
      guard let self, self.isWaiting, self.sendCount == number else { return }
      self.isWaiting = false
      self.update(to: value, show: show)
    }
  }
}
#endif
