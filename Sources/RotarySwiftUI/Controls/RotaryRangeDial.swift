#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A knob with two thumbs, for a lower and an upper value.
///
/// ```swift
/// @State private var comfort = 18.0...22.0
///
/// var body: some View {
///   RotaryRangeDial(values: $comfort, in: 5...30, step: 0.5)
/// }
/// ```
///
/// The binding is written while the user turns. Values set within `withAnimation` are turned to, any others
/// are there at once; neither is told.
public struct RotaryRangeDial: View {
  let value: Binding<DialRange>
  /// Nil for one that cannot be.
  let scale: DialScale?
  var dialStyle = DialStyle()
  var dialOptions = DialOptions()
  var dialThumbs = RangeDialThumbs()
  var text: ((Double) -> String)?
  var handler: ((DialEvent<DialRange>) -> Void)?

  /// Makes a dial for the values of a range, on three quarters of a turn.
  ///
  /// - Parameters:
  ///   - values: the lower and the upper value.
  ///   - bounds: the least and the greatest value, within ±10¹⁵. A range that no scale can have leaves the
  ///     one before, which is 0 to 100 at first.
  ///   - step: from one value to the next, counted from the least; 0, the default, for every value between.
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

  /// Makes a dial for a scale, which may turn several times, or go round.
  ///
  /// - Parameters:
  ///   - value: the lower and the upper value; where the scale goes round, the upper one may be the lesser
  ///     number, such as in a night from 23 to 7.
  ///   - scale: the values and where they stand.
  public init(value: Binding<DialRange>, scale: DialScale) {
    self.value = value
    self.scale = scale
  }

  /// The dial as SwiftUI shows it.
  public var body: some View { hosted }

  /// Sets what it looks like.
  public func style(_ style: DialStyle) -> RotaryRangeDial { with(\.dialStyle, style) }

  /// Sets how it behaves.
  public func options(_ options: DialOptions) -> RotaryRangeDial { with(\.dialOptions, options) }

  /// Sets how near and how far the two values may be, and what happens where the thumbs meet.
  public func thumbs(_ thumbs: RangeDialThumbs) -> RotaryRangeDial { with(\.dialThumbs, thumbs) }

  /// Has the app write each of the values in its own way, as it is shown and read out.
  ///
  /// ```swift
  /// RotaryRangeDial(values: .constant(8...17), in: 0...24).formatter { "\(Int($0)) h" }
  /// ```
  public func formatter(_ text: @escaping (Double) -> String) -> RotaryRangeDial {
    with(\.text, text)
  }

  /// Calls for everything that the user brings about, after the binding is written.
  public func onEvent(_ action: @escaping (DialEvent<DialRange>) -> Void) -> RotaryRangeDial {
    with(\.handler, action)
  }
}

extension RotaryRangeDial: BoundContent {
  static var eventHandler:
    ReferenceWritableKeyPath<RangeDialView, ((DialEvent<DialRange>) -> Void)?>
  { \.eventHandler }

  static func value(toldBy event: DialEvent<DialRange>) -> DialRange? {
    switch event {
    case .changing(let value), .changed(let value): return value
    case .crossed, .metEnd: return nil
    }
  }

  func makeHost() -> RangeDialView { RangeDialView(frame: .zero) }

  func updateSettings(of host: RangeDialView) -> Bool {
    var hasOtherValues = scale.map { set(\.scale, of: host, to: $0) } ?? false
    if set(\.thumbs, of: host, to: dialThumbs) { hasOtherValues = true }
    set(\.options, of: host, to: dialOptions)
    set(\.style, of: host, to: dialStyle)
    format(host, \.formatter, by: text)
    return hasOtherValues
  }

  func show(_ value: DialRange, on host: RangeDialView, isAnimated: Bool) {
    if isAnimated { host.setValue(value, animated: true) } else { host.value = value }
  }
}

extension DialRange {
  /// The ends of a range.
  fileprivate init(_ range: ClosedRange<Double>) {
    self.init(low: range.lowerBound, high: range.upperBound)
  }
}

extension ClosedRange<Double> {
  /// The range between two values, of which a scale that does not go round has the lower one first.
  fileprivate init(_ range: DialRange) {
    self = Swift.min(range.low, range.high)...Swift.max(range.low, range.high)
  }
}

struct RotaryRangeDialPreview: PreviewProvider {
  static var previews: some View {
    Tried(18.0...22.0) { RotaryRangeDial(values: $0, in: 5...30, step: 0.5) }
  }
}
#endif
