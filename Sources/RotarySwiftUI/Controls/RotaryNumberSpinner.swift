#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A number on a ring of tiles that is turned, used as a `Stepper` is.
///
/// ```swift
/// @State private var guests = 2
///
/// var body: some View {
///   RotaryNumberSpinner(value: $guests, in: 1...12)
/// }
/// ```
///
/// The binding is written while the ring turns. A value set within `withAnimation` is turned to, any other
/// is there at once; neither is told. A value that is not offered is shown as the nearest that is, and stays
/// the app's until the user turns.
public struct RotaryNumberSpinner: View {
  let value: Binding<Double>
  /// Nil for one that cannot be.
  let range: SpinnerRange?
  var spinnerStyle = SpinnerStyle()
  var spinnerOptions = SpinnerOptions()
  var handler: ((SpinnerEvent) -> Void)?

  /// Makes a spinner for numbers at equal distances.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the first number, and what they do not go beyond. Of more than a spinner can have, which
  ///     is 10¹² within ±10¹⁵, it offers those nearest to 0.
  ///   - step: from one number to the next, above 0; default 1. Any other, and bounds that are nowhere near
  ///     those, leave the numbers as they were, which is 0 to 9 at first.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1) {
    self.value = value
    range = SpinnerRange(offering: bounds, step: step)
  }

  /// Makes a spinner for whole numbers.
  ///
  /// What the user turns to is written exactly; a value of the app's beyond ±2⁵³, which no `Double` holds,
  /// is beyond what can be turned to, and is not touched.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number. Of more than a spinner can have, which is 10¹² within
  ///     ±10¹⁵, as of `0...Int.max`, it offers those nearest to 0.
  ///   - step: from one number to the next, above 0; default 1. Any other, and bounds that are nowhere near
  ///     those, leave the numbers as they were, which is 0 to 9 at first.
  public init<Number: BinaryInteger>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>,
    step: Number = 1
  ) {
    self.value = Binding { @MainActor in
      Double(value.wrappedValue)
    } set: { @MainActor told in
      if let number = Number(exactly: told) { value.wrappedValue = number }
    }
    range = SpinnerRange(
      offering: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step)
    )
  }

  /// Makes a spinner for a range, in which numbers may also fall.
  public init(value: Binding<Double>, range: SpinnerRange) {
    self.value = value
    self.range = range
  }

  /// The spinner as SwiftUI shows it.
  public var body: some View { hosted }

  /// Sets what it looks like.
  public func style(_ style: SpinnerStyle) -> RotaryNumberSpinner { with(\.spinnerStyle, style) }

  /// Sets how it behaves.
  public func options(_ options: SpinnerOptions) -> RotaryNumberSpinner {
    with(\.spinnerOptions, options)
  }

  /// Calls for everything that the user brings about, after the binding is written.
  public func onEvent(_ action: @escaping (SpinnerEvent) -> Void) -> RotaryNumberSpinner {
    with(\.handler, action)
  }
}

extension RotaryNumberSpinner: BoundContent {
  static var eventHandler: ReferenceWritableKeyPath<NumberSpinnerView, ((SpinnerEvent) -> Void)?> {
    \.eventHandler
  }

  static func value(toldBy event: SpinnerEvent) -> Double? {
    switch event {
    case .changing(let value), .skipped(_, let value), .changed(let value): return value
    case .pressed, .metEnd: return nil
    }
  }

  func makeHost() -> NumberSpinnerView { NumberSpinnerView(frame: .zero) }

  func updateSettings(of host: NumberSpinnerView) -> Bool {
    let hasOtherValues = range.map { set(\.range, of: host, to: $0) } ?? false
    set(\.options, of: host, to: spinnerOptions)
    set(\.style, of: host, to: spinnerStyle)
    return hasOtherValues
  }

  func show(_ value: Double, on host: NumberSpinnerView, isAnimated: Bool) {
    if isAnimated { host.setValue(value, animated: true) } else { host.value = value }
  }
}

extension SpinnerRange {
  /// The numbers of a range, or of more than there can be those nearest to 0.
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
    Tried(2) { RotaryNumberSpinner(value: $0, in: 1...12) }
  }
}
#endif
