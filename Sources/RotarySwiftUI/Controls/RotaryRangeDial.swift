#if canImport(SwiftUI) && canImport(UIKit)
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
  var dialStyle = DialStyle()
  var dialOptions = DialOptions()
  var dialThumbs = RangeDialThumbs()
  var text: ((Double) -> String)?
  var handler: ((ValueEvent<DialRange>) -> Void)?

  /// Creates a dial for the values of a range, over three quarters of a turn.
  ///
  /// - Parameters:
  ///   - values: The lower and the upper value.
  ///   - bounds: The minimum and the maximum value, within ±10¹⁵. An invalid range keeps the previous one, which is
  ///     initially 0 to 100.
  ///   - step: The distance between values, counted from the minimum. Default 0: continuous values.
  public init(
    values: Binding<ClosedRange<Double>>,
    in bounds: ClosedRange<Double>,
    step: Double = 0
  ) {
    value = Binding { @MainActor in
      DialRange(values.wrappedValue)
    } set: { @MainActor range in
      values.wrappedValue = ClosedRange(range)
    }
    scale = try? DialScale(from: bounds.lowerBound, through: bounds.upperBound, step: step)
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
    with(\.text, text)
  }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<DialRange>) -> Void) -> RotaryRangeDial {
    with(\.handler, action)
  }
}

extension RotaryRangeDial: BoundContent {
  func makeHost() -> RangeDialView { RangeDialView(frame: .zero) }

  func updateSettings(of host: RangeDialView) -> Bool {
    var hasOtherValues = scale.map { set(\.scale, of: host, to: $0) } ?? false
    if set(\.thumbs, of: host, to: dialThumbs) { hasOtherValues = true }
    set(\.options, of: host, to: dialOptions)
    set(\.style, of: host, to: dialStyle)
    format(host, \.formatter, by: text)
    return hasOtherValues
  }

  func set(_ value: DialRange, of host: RangeDialView) { host.value = value }

  func move(_ host: RangeDialView, to value: DialRange) { host.setValue(value, animated: true) }
  func jump(_ host: RangeDialView, to value: DialRange) { host.jump(to: value) }
}

extension DialRange {
  /// Creates a range from the bounds of a closed range.
  fileprivate init(_ range: ClosedRange<Double>) {
    self.init(low: range.lowerBound, high: range.upperBound)
  }
}

extension ClosedRange<Double> {
  /// Creates a closed range from two values, ordered in case the scale wraps around.
  fileprivate init(_ range: DialRange) {
    self = Swift.min(range.low, range.high)...Swift.max(range.low, range.high)
  }
}

struct RotaryRangeDialPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(18.0...22.0) { RotaryRangeDial(values: $0, in: 5...30, step: 0.5) }
  }
}
#endif
