#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// A rotary knob with two thumbs for selecting a range of values.
///
/// ```swift
/// @State private var comfort = 18.0...22.0
///
/// var body: some View {
///   RotaryRangeDial(values: $comfort, in: 5...30, step: 0.5)
/// }
/// ```
///
/// Turning a thumb writes the binding continuously. Values set within `withAnimation` are animated, any others apply
/// immediately; neither sends an event.
public struct RotaryRangeDial: View {
  let value: Binding<DialRange>
  /// Nil if the range was invalid.
  let scale: DialScale?
  var dialStyle: DialStyle?
  var dialOptions = DialOptions()
  var dialThumbs = RangeDialThumbs()
  var text: NumberFormat?
  var handler: ((ValueEvent<DialRange>) -> Void)?

  /// Creates a dial for the values of a range, over three quarters of a turn.
  ///
  /// - Parameters:
  ///   - values: The lower and the upper value.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - step: The distance between values, counted from the minimum. Default 0: continuous values.
  public init<Number: BinaryFloatingPoint>(
    values: Binding<ClosedRange<Number>>,
    in bounds: ClosedRange<Number>,
    step: Number = 0
  ) {
    value = Binding { @MainActor in
      DialRange(
        low: Double(values.wrappedValue.lowerBound),
        high: Double(values.wrappedValue.upperBound)
      )
    } set: { @MainActor range in
      let range = range.ordered
      values.wrappedValue = Number(range.low)...Number(range.high)
    }
    scale = try? DialScale(
      from: Double(bounds.lowerBound),
      through: Double(bounds.upperBound),
      step: Double(step)
    )
  }

  /// Creates a dial for the integers of a range, over three quarters of a turn.
  ///
  /// - Parameters:
  ///   - values: The lower and the upper value.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - step: The distance between values, counted from the minimum, above 0. Default 1.
  public init<Number: BinaryInteger>(
    values: Binding<ClosedRange<Number>>,
    in bounds: ClosedRange<Number>,
    step: Number = 1
  ) {
    value = Binding { @MainActor in
      DialRange(
        low: Double(values.wrappedValue.lowerBound),
        high: Double(values.wrappedValue.upperBound)
      )
    } set: { @MainActor range in
      let range = range.ordered
      guard let low = Number(exactly: range.low), let high = Number(exactly: range.high) else {
        return
      }
      values.wrappedValue = low...high
    }
    scale = try? DialScale(
      from: Double(bounds.lowerBound),
      through: Double(bounds.upperBound),
      step: Double(step)
    )
  }

  /// Creates a dial for a scale, which may have several turns or wrap around.
  ///
  /// - Parameters:
  ///   - value: The lower and the upper value. On a scale that wraps around, the upper value may be less than the lower
  ///     one, such as for a night from 23 to 7.
  ///   - scale: The values and their positions.
  public init(value: Binding<DialRange>, scale: DialScale) {
    self.value = value
    self.scale = scale
  }

  /// The content of the view.
  public var body: some View { hosted }

  /// Sets the dial's appearance.
  public func style(_ style: DialStyle) -> RotaryRangeDial { with(\.dialStyle, style) }

  /// Sets the dial's behaviour.
  public func options(_ options: DialOptions) -> RotaryRangeDial { with(\.dialOptions, options) }

  /// Sets the minimum and maximum distance of the values, and what happens when the thumbs meet.
  public func thumbs(_ thumbs: RangeDialThumbs) -> RotaryRangeDial { with(\.dialThumbs, thumbs) }

  /// Sets a closure that formats each value, both for display and for assistive technologies.
  ///
  /// ```swift
  /// RotaryRangeDial(values: .constant(8...17), in: 0...24).formatter { "\(Int($0)) h" }
  /// ```
  public func formatter(_ text: @escaping (Double) -> String) -> RotaryRangeDial {
    with(\.text) { number, _ in text(number) }
  }

  /// Sets the format of a value, both for display and for assistive technologies, in the locale of the environment.
  ///
  /// ```swift
  /// RotaryRangeDial(values: .constant(20...50), in: 0...100).format(.currency(code: "EUR"))
  /// ```
  @available(iOS 15.0, tvOS 15.0, *)
  public func format<Format: FormatStyle>(_ format: Format) -> RotaryRangeDial
  where Format.FormatInput == Double, Format.FormatOutput == String {
    with(\.text) { number, locale in format.locale(locale).format(number) }
  }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<DialRange>) -> Void) -> RotaryRangeDial {
    with(\.handler, action)
  }
}

extension RotaryRangeDial: BoundContent {
  func makeHost() -> RangeDialView { RangeDialView(frame: .zero) }

  func updateSettings(of host: RangeDialView, _ context: UpdateContext) -> Bool {
    var hasOtherValues = scale.map { set(\.scale, of: host, to: $0) } ?? false
    if set(\.thumbs, of: host, to: dialThumbs) { hasOtherValues = true }
    set(\.options, of: host, to: dialOptions)
    set(\.style, of: host, to: context.style(dialStyle, else: DialStyle()))
    setFormat(host, \.valueFormatter, by: text, context)
    return hasOtherValues
  }

  func set(_ value: DialRange, of host: RangeDialView) { host.value = value }

  func move(_ host: RangeDialView, to value: DialRange) { host.setValue(value, animated: true) }
  func jump(_ host: RangeDialView, to value: DialRange) { host.jump(to: value) }
}

extension DialRange {
  /// The range with the lesser value first, in case the scale wraps around.
  fileprivate var ordered: DialRange { DialRange(low: min(low, high), high: max(low, high)) }
}

struct RotaryRangeDialPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(18.0...22.0) { RotaryRangeDial(values: $0, in: 5...30, step: 0.5) }
  }
}

/// A reader for ``RotaryRangeDial``.
public typealias RotaryRangeDialReader<Content: View> = RotaryReader<RangeDialView, Content>

extension RotaryProxy where Host == RangeDialView {
  /// Moves both thumbs to values, unless the user is dragging one.
  @discardableResult
  public func move(to value: DialRange, animated: Bool = true) -> CommandedMotion<DialRange>? {
    move { $0.setValue(value, animated: animated) }
  }
}
#endif
