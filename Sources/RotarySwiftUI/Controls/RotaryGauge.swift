#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// A gauge that shows a value on a scale, similar to `Gauge`.
///
/// ```swift
/// RotaryGauge(value: 87, in: 0...200, target: 120)
/// ```
///
/// A value set within `withAnimation` is animated, with an event for each threshold on the way. Any other value applies
/// immediately and sends no event. With a binding, the user can change the value.
public struct RotaryGauge: View {
  let value: Binding<Double>
  let isEditable: Bool
  /// Nil if the range was invalid.
  let scale: DialScale?
  let target: Double?
  var others: [Double] = []
  var gaugeStyle: GaugeDialStyle?
  var text: NumberFormat?
  var handler: ((ValueEvent<Double>) -> Void)?

  /// Creates a gauge that only shows a value.
  ///
  /// - Parameters:
  ///   - value: The value. Values out of range are shown at the nearest end.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - target: The value of the target mark. Default nil: none.
  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number>,
    target: Number? = nil
  ) {
    self.value = .constant(Double(value))
    isEditable = false
    scale = try? DialScale(from: Double(bounds.lowerBound), through: Double(bounds.upperBound))
    self.target = target.map { Double($0) }
  }

  /// Creates a gauge whose value the user can change.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - step: The distance between values, counted from the minimum. Default 0: continuous values.
  ///   - target: The value of the target mark. Default nil: none.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>,
    step: Number = 0,
    target: Number? = nil
  ) {
    self.value = Binding(number: value)
    isEditable = true
    scale = try? DialScale(
      from: Double(bounds.lowerBound),
      through: Double(bounds.upperBound),
      step: Double(step)
    )
    self.target = target.map { Double($0) }
  }

  /// Creates a gauge for a scale that only shows a value.
  public init(value: Double, scale: DialScale, target: Double? = nil) {
    self.value = .constant(value)
    isEditable = false
    self.scale = scale
    self.target = target
  }

  /// Creates a gauge for a scale whose value the user can change.
  public init(value: Binding<Double>, scale: DialScale, target: Double? = nil) {
    self.value = value
    isEditable = true
    self.scale = scale
    self.target = target
  }

  /// The content of the view.
  public var body: some View { hosted }

  /// Sets further values, each shown by a marker; at most eight.
  public func markers(_ values: [Double]) -> RotaryGauge { with(\.others, values) }

  /// Sets the gauge's appearance, including the thresholds that send events.
  public func style(_ style: GaugeDialStyle) -> RotaryGauge { with(\.gaugeStyle, style) }

  /// Sets a closure that formats the value, both for display and for assistive technologies.
  ///
  /// ```swift
  /// RotaryGauge(value: 21, in: 0...40).formatter { "\(Int($0 * 1.8 + 32)) °F" }
  /// ```
  public func formatter(_ text: @escaping (Double) -> String) -> RotaryGauge {
    with(\.text) { number, _ in text(number) }
  }

  /// Sets the format of the value, both for display and for assistive technologies, in the locale of the environment.
  ///
  /// ```swift
  /// RotaryGauge(value: 0.3, in: 0...1).format(.percent)
  /// ```
  @available(iOS 15.0, tvOS 15.0, *)
  public func format<Format: FormatStyle>(_ format: Format) -> RotaryGauge
  where Format.FormatInput == Double, Format.FormatOutput == String {
    with(\.text) { number, locale in format.locale(locale).format(number) }
  }

  /// Sets the action to perform for each event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<Double>) -> Void) -> RotaryGauge {
    with(\.handler, action)
  }
}

extension RotaryGauge: BoundContent {
  func makeHost() -> GaugeDialView { GaugeDialView(frame: .zero) }

  func updateSettings(of host: GaugeDialView, _ context: UpdateContext) -> Bool {
    let hasOtherValues = scale.map { set(\.scale, of: host, to: $0) } ?? false
    set(\.isEditable, of: host, to: isEditable)
    set(\.target, of: host, to: target)
    if host.others != others { host.setOthers(others, animated: context.isAnimated) }
    set(\.style, of: host, to: context.style(gaugeStyle, else: GaugeDialStyle()))
    setFormat(host, \.valueFormatter, by: text, context)
    return hasOtherValues
  }

  func set(_ value: Double, of host: GaugeDialView) { host.value = value }

  func move(_ host: GaugeDialView, to value: Double) { host.setValue(value, animated: true) }
  func jump(_ host: GaugeDialView, to value: Double) { host.setValue(value, animated: false) }
}

struct RotaryGaugePreview: PreviewProvider {
  static var previews: some View {
    RotaryGauge(value: 64, in: 0...100, target: 80).frame(width: 200, height: 200)
  }
}

extension View {
  /// Sets the appearance of gauges within the view: ``RotaryGauge``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryGaugeStyle(_ style: GaugeDialStyle?) -> some View {
    rotaryStyle(style)
  }
}
#endif
