#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
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
  var spinnerStyle: SpinnerStyle?
  var spinnerOptions = SpinnerOptions()
  var text: NumberFormat?
  var handler: ((ValueEvent<Double>) -> Void)?

  /// Creates a spinner for numbers at equal distances.
  ///
  /// - Parameters:
  ///   - value: The front number.
  ///   - bounds: The first number, and the limit for the last one. A spinner has at most 10¹² numbers within ±10¹⁵. Of
  ///     larger bounds it offers the numbers closest to 0.
  ///   - step: The difference between two numbers, above 0. Default 1. An invalid step, or bounds outside of these
  ///     limits, keep the previous numbers, which are initially 0 to 9.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>,
    step: Number = 1
  ) {
    self.value = Binding(number: value)
    range = SpinnerRange(
      offering: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step)
    )
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
    self.value = Binding(integer: value)
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

  /// The maximum count of numbers that have a format; more are written as figures.
  static let maximumFormatCount: Int64 = 200

  /// Sets the format of the numbers, both for display and for assistive technologies, in the locale of the environment.
  ///
  /// A spinner with more than 200 numbers ignores it. Typed digits select the number, not its text.
  ///
  /// ```swift
  /// RotaryNumberSpinner(value: .constant(20), in: 5...100, step: 5).format(.currency(code: "EUR"))
  /// ```
  @available(iOS 15.0, tvOS 15.0, *)
  public func format<Format: FormatStyle>(_ format: Format) -> RotaryNumberSpinner
  where Format.FormatInput == Double, Format.FormatOutput == String {
    with(\.text) { number, locale in format.locale(locale).format(number) }
  }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<Double>) -> Void) -> RotaryNumberSpinner {
    with(\.handler, action)
  }
}

extension RotaryNumberSpinner: BoundContent {
  func makeHost() -> NumberSpinnerView { NumberSpinnerView(frame: .zero) }

  func updateSettings(of host: NumberSpinnerView, _ context: UpdateContext) -> Bool {
    let hasOtherValues = range.map { set(\.range, of: host, to: $0) } ?? false
    set(\.options, of: host, to: spinnerOptions)
    var style = context.style(spinnerStyle, else: SpinnerStyle())
    if let text, host.range.count <= Self.maximumFormatCount {
      let locale = context.environment.locale
      style.titles = (0..<host.range.count).map { text(host.range[$0], locale) }
    }
    set(\.style, of: host, to: style)
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

extension View {
  /// Sets the appearance of spinners within the view: ``RotaryNumberSpinner`` and ``RotarySpinnerRow``.
  ///
  /// Nil, the default, uses the default style.
  public func rotarySpinnerStyle(_ style: SpinnerStyle?) -> some View {
    rotaryStyle(style)
  }
}

/// A reader for ``RotaryNumberSpinner``.
public typealias RotaryNumberSpinnerReader<Content: View> = RotaryReader<NumberSpinnerView, Content>

extension RotaryProxy where Host == NumberSpinnerView {
  /// Turns the ring to a number, even while the user is dragging it.
  @discardableResult
  public func move(to value: Double, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setValue(value, animated: animated) }
  }
}
#endif
