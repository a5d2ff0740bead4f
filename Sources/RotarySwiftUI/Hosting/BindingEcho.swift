#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI

/// Keeps a control's view and the app's binding at one value, so that neither undoes what the other does.
///
/// The view is given the binding's value only when that is not what it was given, or told, last. What the
/// view tells is written to the binding at once, and the binding read again, as an app may keep another
/// value than it was told:
///
/// | it has then | so the app | and the view |
/// |---|---|---|
/// | the value told | took it | is told that it did, and counts no other value as that echo |
/// | another one | limits it | gets that value |
/// | the one before | refused it, if it has ever answered at once | gets that value |
/// | | or will take it later | gets what there is after ``patienceSeconds`` |
@MainActor
final class BindingEcho<Value: Equatable> {
  /// How long an app may take to keep what it was told, in seconds.
  ///
  /// As long as a control takes such a value for an echo.
  static var patienceSeconds: Double { 0.25 }

  /// What the view was given, or told, last; nil before that.
  private var shown: Value?
  /// The binding's value when it was read last.
  private var kept: Value?
  /// Whether the binding has had, right after it was written, another value than before.
  private var answersAtOnce = false
  /// Counts what is told, so that a wait ends with the next value.
  private var tellings = 0
  /// Whether the value told last was not taken yet, and may be.
  private var isWaiting = false

  init() {}

  /// Has the view be given its value again with the next update: it may show another by now.
  func forgetShown() { shown = nil }

  /// Gives the view the binding's value, if the app has set it.
  func update(to value: Binding<Value>, show: (Value) -> Void) {
    let value = value.wrappedValue
    let isUnanswered = isWaiting && value == kept
    kept = value
    guard shown != value, !isUnanswered else { return }
    isWaiting = false
    shown = value
    show(value)
  }

  /// Writes the binding what the view tells, and gives the view what the app made of it.
  func tell(_ told: Value, to value: Binding<Value>, show: @escaping (Value) -> Void) {
    let before = value.wrappedValue
    shown = told
    tellings += 1
    if before != told { value.wrappedValue = told }
    let after = value.wrappedValue
    kept = after
    if before != told, after != before { answersAtOnce = true }
    isWaiting = after != told && after == before && !answersAtOnce
    guard isWaiting else {
      shown = after
      return show(after)
    }
    wait(for: value, show: show)
  }

  /// Gives the view the binding's value if that is still none that the view has told.
  private func wait(for value: Binding<Value>, show: @escaping (Value) -> Void) {
    let telling = tellings
    Later.perform(Self.patienceSeconds) { [weak self] in
      guard let self, self.isWaiting, self.tellings == telling else { return }
      self.isWaiting = false
      self.update(to: value, show: show)
    }
  }
}
#endif
