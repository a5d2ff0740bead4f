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
  associatedtype Event: Equatable
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
  static func control(_ value: Binding<Value>, _ handler: @escaping (Event) -> Void) -> Control
  /// Returns the UIKit view of the same control, with the initial value.
  static func uiKitView(_ handler: @escaping (Event) -> Void) -> Host
  /// Returns the value that an event reports.
  static func value(from event: Event) -> Value?
  /// Returns the value that the view shows.
  static func value(of host: Host) -> Value
}

/// All controls with a binding.
@MainActor let allCases: [any ControlCase.Type] = [
  DialCase.self, RangeDialCase.self, SpinnerCase.self, IntegerCase.self, RowCase.self,
  DateCase.self, WheelCase.self, ChoiceCase.self,
]

enum DialCase: ControlCase {
  static var start: Double { 10 }
  static var other: Double { 77 }
  static var path: Path { .round(from: -1.9, to: 0.6) }
  static func limited(_ value: Double) -> Double { min(value, 30) }

  static func control(
    _ value: Binding<Double>,
    _ handler: @escaping (DialEvent<Double>) -> Void
  ) -> RotaryDial {
    RotaryDial(value: value, in: 0...100, step: 1).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (DialEvent<Double>) -> Void) -> DialView {
    let view = DialView(frame: .zero)
    guard let scale = try? DialScale(from: 0, through: 100, step: 1) else { return view }
    view.scale = scale
    view.value = start
    view.eventHandler = handler
    return view
  }

  static func value(from event: DialEvent<Double>) -> Double? {
    switch event {
    case .changing(let value), .changed(let value): value
    case .crossed, .metEnd: nil
    }
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
    _ handler: @escaping (DialEvent<DialRange>) -> Void
  ) -> RotaryRangeDial {
    RotaryRangeDial(values: value, in: 0...100, step: 1).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (DialEvent<DialRange>) -> Void) -> RangeDialView {
    let view = RangeDialView(frame: .zero)
    guard let scale = try? DialScale(from: 0, through: 100, step: 1) else { return view }
    view.scale = scale
    view.value = DialRange(low: 10, high: 40)
    view.eventHandler = handler
    return view
  }

  static func value(from event: DialEvent<DialRange>) -> ClosedRange<Double>? {
    switch event {
    case .changing(let value), .changed(let value): value.low...value.high
    case .crossed, .metEnd: nil
    }
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
    _ handler: @escaping (SpinnerEvent) -> Void
  ) -> RotaryNumberSpinner {
    RotaryNumberSpinner(value: value, in: 0...99).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (SpinnerEvent) -> Void) -> NumberSpinnerView {
    let view = NumberSpinnerView(frame: .zero)
    view.maximumValue = 99
    view.value = start
    view.eventHandler = handler
    return view
  }

  static func value(from event: SpinnerEvent) -> Double? {
    switch event {
    case .changing(let value), .skipped(_, let value), .changed(let value): value
    case .pressed, .metEnd: nil
    }
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
    _ handler: @escaping (SpinnerEvent) -> Void
  ) -> RotaryNumberSpinner {
    RotaryNumberSpinner(value: value, in: 0...99).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (SpinnerEvent) -> Void) -> NumberSpinnerView {
    SpinnerCase.uiKitView(handler)
  }

  static func value(from event: SpinnerEvent) -> Int? {
    SpinnerCase.value(from: event).map { Int($0) }
  }

  static func value(of host: NumberSpinnerView) -> Int { Int(host.value) }
}
