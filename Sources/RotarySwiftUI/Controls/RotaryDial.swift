#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// A rotary knob for selecting a number, similar to `Slider`.
///
/// ```swift
/// @State private var heat = 21.0
///
/// var body: some View {
///   RotaryDial(value: $heat, in: 5...30, step: 0.5)
/// }
/// ```
///
/// Turning the dial writes the binding continuously. A value set within `withAnimation` is animated, any other applies
/// immediately; neither sends an event. A value out of range is shown as the nearest end; the binding keeps it until
/// the user turns the dial.
public struct RotaryDial: View {
  let value: Binding<Double>
  /// Nil if the range was invalid.
  let scale: DialScale?
  var dialStyle: DialStyle?
  var dialOptions = DialOptions()
  var text: NumberFormat?
  var handler: ((ValueEvent<Double>) -> Void)?

  /// Creates a dial for the values of a range, over three quarters of a turn.
  ///
  /// - Parameters:
  ///   - value: The dial's value.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - step: The distance between values, counted from the minimum. Default 0: continuous values.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>,
    step: Number = 0
  ) {
    self.value = Binding(number: value)
    scale = try? DialScale(
      from: Double(bounds.lowerBound),
      through: Double(bounds.upperBound),
      step: Double(step)
    )
  }

  /// Creates a dial for the integers of a range, over three quarters of a turn.
  ///
  /// - Parameters:
  ///   - value: The dial's value.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - step: The distance between values, counted from the minimum, above 0. Default 1.
  public init<Number: BinaryInteger>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>,
    step: Number = 1
  ) {
    self.value = Binding(integer: value)
    scale = try? DialScale(
      from: Double(bounds.lowerBound),
      through: Double(bounds.upperBound),
      step: Double(step)
    )
  }

  /// Creates a dial for the measurements of a range, over three quarters of a turn.
  ///
  /// - Parameters:
  ///   - value: The dial's value, which keeps its unit. The dial shows numbers in the unit of the minimum.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - step: The distance between values in the unit of the minimum. Default 0: continuous values.
  public init<Unit: Dimension>(
    value: Binding<Measurement<Unit>>,
    in bounds: ClosedRange<Measurement<Unit>>,
    step: Double = 0
  ) {
    let unit = bounds.lowerBound.unit
    self.value = Binding(measurement: value, in: unit)
    scale = try? DialScale(
      from: bounds.lowerBound.value,
      through: bounds.upperBound.converted(to: unit).value,
      step: step
    )
  }

  /// Creates a dial for a scale, which may have several turns or wrap around.
  public init(value: Binding<Double>, scale: DialScale) {
    self.value = value
    self.scale = scale
  }

  /// The content of the view.
  public var body: some View { hosted }

  /// Sets the dial's appearance.
  public func style(_ style: DialStyle) -> RotaryDial { with(\.dialStyle, style) }

  /// Sets the dial's behaviour.
  public func options(_ options: DialOptions) -> RotaryDial { with(\.dialOptions, options) }

  /// Sets a closure that formats a value, both for display and for assistive technologies.
  ///
  /// ```swift
  /// RotaryDial(value: .constant(21), in: 5...30).formatter { "\(Int($0 * 1.8 + 32)) °F" }
  /// ```
  public func formatter(_ text: @escaping (Double) -> String) -> RotaryDial {
    with(\.text) { number, _ in text(number) }
  }

  /// Sets the format of a value, both for display and for assistive technologies, in the locale of the environment.
  ///
  /// ```swift
  /// RotaryDial(value: .constant(0.3), in: 0...1).format(.percent)
  /// ```
  @available(iOS 15.0, tvOS 15.0, *)
  public func format<Format: FormatStyle>(_ format: Format) -> RotaryDial
  where Format.FormatInput == Double, Format.FormatOutput == String {
    with(\.text) { number, locale in format.locale(locale).format(number) }
  }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<Double>) -> Void) -> RotaryDial {
    with(\.handler, action)
  }
}

extension RotaryDial: BoundContent {
  func makeHost() -> DialView { DialView(frame: .zero) }

  func updateSettings(of host: DialView, _ context: UpdateContext) -> Bool {
    let hasOtherValues = scale.map { set(\.scale, of: host, to: $0) } ?? false
    set(\.options, of: host, to: dialOptions)
    set(\.style, of: host, to: context.style(dialStyle, else: DialStyle()))
    setFormat(host, \.valueFormatter, by: text, context)
    return hasOtherValues
  }

  func set(_ value: Double, of host: DialView) { host.value = value }

  func move(_ host: DialView, to value: Double) { host.setValue(value, animated: true) }
  func jump(_ host: DialView, to value: Double) { host.jump(to: value) }
}

struct RotaryDialPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(21.0) { RotaryDial(value: $0, in: 5...30, step: 0.5) }
  }
}

extension View {
  /// Sets the appearance of dials within the view: ``RotaryDial`` and ``RotaryRangeDial``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryDialStyle(_ style: DialStyle?) -> some View {
    rotaryStyle(style)
  }
}

/// A reader for ``RotaryDial``.
public typealias RotaryDialReader<Content: View> = RotaryReader<DialView, Content>

extension RotaryProxy where Host == DialView {
  /// Moves the dial to a value, unless the user is dragging it.
  @discardableResult
  public func move(to value: Double, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setValue(value, animated: animated) }
  }
}
#endif
