#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A rotating ring of number tiles for selecting a number, similar to `Stepper`.
///
/// ```swift
/// @State private var guests = 2
///
/// var body: some View {
///   RotaryNumberSpinner(value: $guests, in: 1...12)
/// }
/// ```
///
/// Turning the ring writes the binding continuously. A value set within `withAnimation` is animated, any other applies
/// immediately; neither sends an event. A value that the spinner does not offer is shown as the nearest one; the
/// binding keeps it until the user turns the ring.
public struct RotaryNumberSpinner: View {
  let value: Binding<Double>
  /// Nil if the range was invalid.
  let range: SpinnerRange?
  var spinnerStyle = SpinnerStyle()
  var spinnerOptions = SpinnerOptions()
  var handler: ((ValueEvent<Double>) -> Void)?

  /// Creates a spinner for numbers at equal distances.
  ///
  /// - Parameters:
  ///   - value: The front number.
  ///   - bounds: The first number, and the limit for the last one. A spinner has at most 10¹² numbers within ±10¹⁵. Of
  ///     larger bounds it offers the numbers closest to 0.
  ///   - step: The difference between two numbers, above 0. Default 1. An invalid step, or bounds outside of these
  ///     limits, keep the previous numbers, which are initially 0 to 9.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1) {
    self.value = value
    range = SpinnerRange(offering: bounds, step: step)
  }

  /// Creates a spinner for integers.
  ///
  /// The user's numbers are written exactly. An app's value beyond ±2⁵³ may not fit a `Double`. The user cannot turn to
  /// it, and it is not changed.
  ///
  /// - Parameters:
  ///   - value: The front number.
  ///   - bounds: The minimum and the maximum number. A spinner has at most 10¹² numbers within ±10¹⁵. Of larger bounds,
  ///     such as `0...Int.max`, it offers the numbers closest to 0.
  ///   - step: The difference between two numbers, above 0. Default 1. An invalid step, or bounds outside of these
  ///     limits, keep the previous numbers, which are initially 0 to 9.
  public init<Number: BinaryInteger>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>,
    step: Number = 1
  ) {
    self.value = Binding { @MainActor in
      Double(value.wrappedValue)
    } set: { @MainActor newValue in
      if let number = Number(exactly: newValue) { value.wrappedValue = number }
    }
    range = SpinnerRange(
      offering: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step)
    )
  }

  /// Creates a spinner for a range, whose numbers may also descend.
  public init(value: Binding<Double>, range: SpinnerRange) {
    self.value = value
    self.range = range
  }

  /// The content of the view.
  public var body: some View { hosted }

  /// Sets the spinner's appearance.
  public func style(_ style: SpinnerStyle) -> RotaryNumberSpinner { with(\.spinnerStyle, style) }

  /// Sets the spinner's behaviour.
  public func options(_ options: SpinnerOptions) -> RotaryNumberSpinner {
    with(\.spinnerOptions, options)
  }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<Double>) -> Void) -> RotaryNumberSpinner {
    with(\.handler, action)
  }
}

extension RotaryNumberSpinner: BoundContent {
  func makeHost() -> NumberSpinnerView { NumberSpinnerView(frame: .zero) }

  func updateSettings(of host: NumberSpinnerView) -> Bool {
    let hasOtherValues = range.map { set(\.range, of: host, to: $0) } ?? false
    set(\.options, of: host, to: spinnerOptions)
    set(\.style, of: host, to: spinnerStyle)
    return hasOtherValues
  }

  func set(_ value: Double, of host: NumberSpinnerView) { host.value = value }

  func move(_ host: NumberSpinnerView, to value: Double) { host.setValue(value, animated: true) }
  func jump(_ host: NumberSpinnerView, to value: Double) { host.jump(to: value) }
}

extension SpinnerRange {
  /// Creates the range of the bounds, or of the numbers closest to 0 if the bounds have too many.
  fileprivate init?(offering bounds: ClosedRange<Double>, step: Double) {
    let half = Double(Self.greatestCount / 2 - 1)
    let limit = Swift.min(Self.farthest, half * step)
    func made(_ start: Double, _ end: Double) -> SpinnerRange? {
      try? SpinnerRange(from: start, through: end, step: step)
    }
    guard step > 0,
      let range = made(bounds.lowerBound, bounds.upperBound)
        ?? made(Swift.max(bounds.lowerBound, -limit), Swift.min(bounds.upperBound, limit))
    else { return nil }
    self = range
  }
}

struct RotaryNumberSpinnerPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(2) { RotaryNumberSpinner(value: $0, in: 1...12) }
  }
}
#endif
