import Foundation
import Rotary
import RotarySwiftUI
import RotaryUIKit
import SwiftUI
import UIKit

enum RowCase: ControlCase {
  static var start: Double { 1_234 }
  static var other: Double { 8_765 }
  static var path: Path { .upright(x: 0.87, from: 0.8, to: 0.2) }
  static func limited(_ value: Double) -> Double { min(value, 1_235) }

  static func control(
    _ value: Binding<Double>,
    _ handler: @escaping (ValueEvent<Double>) -> Void
  ) -> RotarySpinnerRow {
    RotarySpinnerRow(value: value, row: .digits(4)).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<Double>) -> Void) -> SpinnerRowView {
    let view = SpinnerRowView(frame: .zero)
    view.row = .digits(4)
    view.value = start
    view.eventHandler = handler
    return view
  }

  static func value(of host: SpinnerRowView) -> Double { host.value }
}

/// A row of dates in an app that keeps the time of day.
enum DateCase: ControlCase {
  /// 15:30, in seconds since midnight.
  private static var timeOfDay: Double { 55_800 }
  private static func date(day: Double) -> Date {
    Date(timeIntervalSince1970: day * 86_400 + timeOfDay)
  }

  /// 28 February 2024.
  static var start: Date { date(day: 19_781) }
  /// 31 December 1999.
  static var other: Date { date(day: 10_956) }
  static var path: Path { .upright(x: 0.15, from: 0.8, to: 0.2) }
  /// Clamps to 1 March 2024.
  static func limited(_ value: Date) -> Date { min(value, date(day: 19_783)) }

  static func control(
    _ value: Binding<Date>,
    _ handler: @escaping (ValueEvent<Double>) -> Void
  ) -> some SwiftUI.View {
    RotarySpinnerRow(date: value).onEvent(handler).environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "sv_SE"))
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<Double>) -> Void) -> SpinnerRowView {
    let view = SpinnerRowView(frame: .zero)
    view.row = .date
    view.value = 19_781
    view.eventHandler = handler
    return view
  }

  static func value(for reported: Double) -> Date { date(day: reported) }

  static func value(of host: SpinnerRowView) -> Date { date(day: host.value) }
}

enum WheelCase: ControlCase {
  static var start: Int { 0 }
  static var other: Int { 6 }
  static var path: Path { .round(from: 0.4, to: 2.6) }
  static func limited(_ value: Int) -> Int { value > 5 ? 5 : value }

  static func control(
    _ value: Binding<Int>,
    _ handler: @escaping (ValueEvent<Int>) -> Void
  ) -> RotaryWheel {
    RotaryWheel(selection: value) {
      for index in 0..<8 { Sector("\(index)") }
    }
    .onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<Int>) -> Void) -> WheelView {
    let view = WheelView(frame: .zero)
    try? view.setSectors((0..<8).map { Sector("\($0)") })
    view.selectedIndex = start
    view.eventHandler = handler
    return view
  }

  static func value(of host: WheelView) -> Int { host.selectedIndex }
}

/// A wheel of an app's elements.
enum ChoiceCase: ControlCase {
  private static let choices = ["a", "b", "c", "d", "e", "f", "g", "h"]

  static var start: String { "a" }
  static var other: String { "g" }
  static var path: Path { WheelCase.path }
  static func limited(_ value: String) -> String { min(value, "f") }

  static func control(
    _ value: Binding<String>,
    _ handler: @escaping (ValueEvent<Int>) -> Void
  ) -> RotaryWheel {
    RotaryWheel(choices, selection: value) { Sector($0) }.onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<Int>) -> Void) -> WheelView {
    let view = WheelCase.uiKitView(handler)
    try? view.setSectors(choices.map { Sector($0) })
    return view
  }

  static func value(for reported: Int) -> String { choices[reported] }

  static func value(of host: WheelView) -> String { choices[host.selectedIndex] }
}

/// A colour wheel of an app's colour.
enum ColorCase: ControlCase {
  private static let green = RGBA(hex: 0x00D600)

  static var start: Color { value(for: green) }
  static var other: Color { value(for: RGBA(hex: 0x4F46E5)) }
  static var path: Path { .round(from: 2, to: 0.5, radius: 0.442) }

  /// Limits the amount of red.
  static func limited(_ value: Color) -> Color {
    guard var color = RGBA(UIColor(value)) else { return value }
    color.red = min(color.red, 0.4)
    return self.value(for: color)
  }

  static func control(
    _ value: Binding<Color>,
    _ handler: @escaping (ValueEvent<RGBA>) -> Void
  ) -> RotaryColorWheel {
    RotaryColorWheel(color: value).onEvent(handler)
  }

  static func uiKitView(_ handler: @escaping (ValueEvent<RGBA>) -> Void) -> ColorWheelView {
    let view = ColorWheelView(frame: .zero)
    view.value = green
    view.eventHandler = handler
    return view
  }

  static func value(for reported: RGBA) -> Color {
    Color(.sRGB, red: reported.red, green: reported.green, blue: reported.blue)
  }

  static func value(of host: ColorWheelView) -> Color { value(for: host.value) }
}
