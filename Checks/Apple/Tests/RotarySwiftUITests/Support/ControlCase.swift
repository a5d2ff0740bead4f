import Foundation
import Rotary
import RotarySwiftUI
import RotaryUIKit
import SwiftUI
import UIKit

/// A control with a binding, for tests of all such controls.
@MainActor
protocol ControlCase {
  /// The type of the app's value.
  associatedtype Value: Equatable & Sendable
  /// The type of the value in the view's events.
  associatedtype Reported: EventValue
  associatedtype Host: RotaryView
  associatedtype Control: SwiftUI.View

  /// The app's initial value.
  static var start: Value { get }
  /// Another value, far from the initial one.
  static var other: Value { get }
  /// A path of a finger that throws the control from its initial value.
  static var path: Path { get }
  /// Returns the value that a clamping app stores.
  static func limited(_ value: Value) -> Value

  /// Returns the control as an app writes it.
  static func control(
    _ value: Binding<Value>,
    _ handler: @escaping (ValueEvent<Reported>) -> Void
  ) -> Control
  /// Returns the UIKit view of the same control, with the initial value.
  static func uiKitView(_ handler: @escaping (ValueEvent<Reported>) -> Void) -> Host
  /// Returns the app's value for the value of an event.
  static func value(for reported: Reported) -> Value
  /// Returns the value that the view shows.
  static func value(of host: Host) -> Value
}

extension ControlCase where Value == Reported {
  static func value(for reported: Reported) -> Value { reported }
}

extension ControlCase {
  typealias Event = ValueEvent<Reported>

  /// Returns the app's value that an event reports, if any.
  static func value(from event: Event) -> Value? { event.value.map { value(for: $0) } }
}

/// All controls with a binding.
@MainActor let allCases: [any ControlCase.Type] = [
  DialCase.self, RangeDialCase.self, SpinnerCase.self, IntegerCase.self, RowCase.self,
  DateCase.self, WheelCase.self, ChoiceCase.self, ColorCase.self,
]

enum DialCase: ControlCase {
  static var start: Double { 10 }
  static var other: Double { 77 }
  static var path: Path { .round(from: -1.9, to: 0.6) }
  static func limited(_ value: Double) -> Double { min(value, 30) }

  static func control(
    _ value: Binding<Double>,
    _ handler: @escaping (ValueEvent<Double>) -> Void
  ) -> RotaryDial {
    RotaryDial(value: value, in: 0...100, step: 1).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<Double>) -> Void) -> DialView {
    let view = DialView(frame: .zero)
    guard let scale = try? DialScale(from: 0, through: 100, step: 1) else { return view }
    view.scale = scale
    view.value = start
    view.eventHandler = handler
    return view
  }

  static func value(of host: DialView) -> Double { host.value }
}

enum RangeDialCase: ControlCase {
  static var start: ClosedRange<Double> { 10...40 }
  static var other: ClosedRange<Double> { 55...80 }
  static var path: Path { .round(from: -1.88, to: -0.9, radius: 0.42) }

  static func limited(_ value: ClosedRange<Double>) -> ClosedRange<Double> {
    min(value.lowerBound, 15)...value.upperBound
  }

  static func control(
    _ value: Binding<ClosedRange<Double>>,
    _ handler: @escaping (ValueEvent<DialRange>) -> Void
  ) -> RotaryRangeDial {
    RotaryRangeDial(values: value, in: 0...100, step: 1).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<DialRange>) -> Void) -> RangeDialView {
    let view = RangeDialView(frame: .zero)
    guard let scale = try? DialScale(from: 0, through: 100, step: 1) else { return view }
    view.scale = scale
    view.value = DialRange(low: 10, high: 40)
    view.eventHandler = handler
    return view
  }

  static func value(for reported: DialRange) -> ClosedRange<Double> {
    reported.low...reported.high
  }

  static func value(of host: RangeDialView) -> ClosedRange<Double> {
    host.value.low...host.value.high
  }
}

enum SpinnerCase: ControlCase {
  static var start: Double { 5 }
  static var other: Double { 90 }
  static var path: Path { .level(from: 0.8, to: 0.2) }
  static func limited(_ value: Double) -> Double { min(value, 6) }

  static func control(
    _ value: Binding<Double>,
    _ handler: @escaping (ValueEvent<Double>) -> Void
  ) -> RotaryNumberSpinner {
    RotaryNumberSpinner(value: value, in: 0...99).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<Double>) -> Void) -> NumberSpinnerView {
    let view = NumberSpinnerView(frame: .zero)
    view.maximumValue = 99
    view.value = start
    view.eventHandler = handler
    return view
  }

  static func value(of host: NumberSpinnerView) -> Double { host.value }
}

/// A spinner of integers.
enum IntegerCase: ControlCase {
  static var start: Int { 5 }
  static var other: Int { 90 }
  static var path: Path { SpinnerCase.path }
  static func limited(_ value: Int) -> Int { min(value, 6) }

  static func control(
    _ value: Binding<Int>,
    _ handler: @escaping (ValueEvent<Double>) -> Void
  ) -> RotaryNumberSpinner {
    RotaryNumberSpinner(value: value, in: 0...99).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<Double>) -> Void) -> NumberSpinnerView {
    SpinnerCase.uiKitView(handler)
  }

  static func value(for reported: Double) -> Int { Int(reported) }

  static func value(of host: NumberSpinnerView) -> Int { Int(host.value) }
}
