#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A knob for a number, used as a `Slider` is.
///
/// ```swift
/// @State private var heat = 21.0
///
/// var body: some View {
///   RotaryDial(value: $heat, in: 5...30, step: 0.5)
/// }
/// ```
///
/// The binding is written while the user turns. A value set within `withAnimation` is turned to, any other
/// is there at once; neither is told. A value beyond the ends is shown as the end and stays the app's until
/// the user turns.
public struct RotaryDial: View {
  let value: Binding<Double>
  /// Nil for one that cannot be.
  let scale: DialScale?
  var dialStyle = DialStyle()
  var dialOptions = DialOptions()
  var text: ((Double) -> String)?
  var handler: ((DialEvent<Double>) -> Void)?

  /// Makes a dial for the values of a range, on three quarters of a turn.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the least and the greatest value, within ±10¹⁵. A range that no scale can have leaves the
  ///     one before, which is 0 to 100 at first.
  ///   - step: from one value to the next, counted from the least; 0, the default, for every value between.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 0) {
    self.value = value
    scale = try? DialScale(from: bounds.lowerBound, through: bounds.upperBound, step: step)
  }

  /// Makes a dial for a scale, which may turn several times, or go round.
  public init(value: Binding<Double>, scale: DialScale) {
    self.value = value
    self.scale = scale
  }

  /// The dial as SwiftUI shows it.
  public var body: some View { hosted }

  /// Sets what it looks like.
  public func style(_ style: DialStyle) -> RotaryDial { with(\.dialStyle, style) }

  /// Sets how it behaves.
  public func options(_ options: DialOptions) -> RotaryDial { with(\.dialOptions, options) }

  /// Has the app write a value in its own way, as it is shown and read out.
  ///
  /// ```swift
  /// RotaryDial(value: .constant(21), in: 5...30).formatter { "\(Int($0 * 1.8 + 32)) °F" }
  /// ```
  public func formatter(_ text: @escaping (Double) -> String) -> RotaryDial {
    with(\.text, text)
  }

  /// Calls for everything that the user brings about, after the binding is written.
  public func onEvent(_ action: @escaping (DialEvent<Double>) -> Void) -> RotaryDial {
    with(\.handler, action)
  }
}

extension RotaryDial: BoundContent {
  static var eventHandler: ReferenceWritableKeyPath<DialView, ((DialEvent<Double>) -> Void)?> {
    \.eventHandler
  }

  static func value(toldBy event: DialEvent<Double>) -> Double? {
    switch event {
    case .changing(let value), .changed(let value): return value
    case .crossed, .metEnd: return nil
    }
  }

  func makeHost() -> DialView { DialView(frame: .zero) }

  func updateSettings(of host: DialView) -> Bool {
    let hasOtherValues = scale.map { set(\.scale, of: host, to: $0) } ?? false
    set(\.options, of: host, to: dialOptions)
    set(\.style, of: host, to: dialStyle)
    format(host, \.formatter, by: text)
    return hasOtherValues
  }

  func show(_ value: Double, on host: DialView, isAnimated: Bool) {
    if isAnimated { host.setValue(value, animated: true) } else { host.value = value }
  }
}

struct RotaryDialPreview: PreviewProvider {
  static var previews: some View {
    Tried(21.0) { RotaryDial(value: $0, in: 5...30, step: 0.5) }
  }
}
#endif
