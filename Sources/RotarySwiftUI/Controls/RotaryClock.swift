#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

/// A clock face on which the user sets a time of day, similar to `DatePicker` with `.hourAndMinute`.
///
/// ```swift
/// @State private var alarm = Date()
///
/// var body: some View { RotaryClock(date: $alarm) }
/// ```
///
/// Moving a hand writes the binding continuously. A value set within `withAnimation` is animated, any other applies
/// immediately; neither sends an event. Whether the clock has AM and PM follows the environment's locale.
public struct RotaryClock: View {
  /// The app's binding.
  private enum Source {
    case value(Binding<Double>, limits: ClosedRange<Double>?)
    case date(Binding<Date>, limits: ClosedRange<Date>?)
  }

  private let source: Source
  private var content = ClockFaceContent(value: .constant(0))
  /// Determines when a day begins.
  @Environment(\.timeZone) private var timeZone

  /// Creates a clock for the time of a date.
  ///
  /// - Parameters:
  ///   - date: The date whose time the clock shows, in the environment's time zone. Another time keeps the day and the
  ///     seconds. If a daylight-saving change skips a time, the next valid time is used.
  ///   - limits: The first and the last date. Numbers beyond them are dimmed, and hands stop at them. Default nil.
  public init(date: Binding<Date>, in limits: ClosedRange<Date>? = nil) {
    source = .date(date, limits: limits)
  }

  /// Creates a clock for minutes since midnight.
  ///
  /// - Parameters:
  ///   - value: The minutes since midnight, from 0 to 1,439.
  ///   - limits: The earliest and the latest time, in minutes since midnight. Default nil.
  public init(value: Binding<Double>, in limits: ClosedRange<Double>? = nil) {
    source = .value(value, limits: limits)
  }

  /// The content of the view.
  public var body: some View {
    var content = content
    switch source {
    case .value(let value, let limits):
      content.value = value
      content.limits = limits.map { ($0.lowerBound, $0.upperBound) }
    case .date(let date, let limits):
      let days = DayCalendar(timeZone: timeZone, limits: limits)
      content.value = days.time(of: date, unit: 60)
      content.limits = days.timeLimits(on: date.wrappedValue, unit: 60)
    }
    return content.hosted
  }

  /// Sets the clock's look and behaviour: its hands, its hours, and an interval.
  public func options(_ options: ClockFaceOptions) -> RotaryClock {
    changed { $0.options = options }
  }

  /// Sets the names of the hour, of the minute, and of AM and PM, for screen readers.
  public func labels(_ labels: [String]) -> RotaryClock { changed { $0.labels = labels } }

  /// Sets the names for AM and PM.
  public func periods(_ periods: [String]) -> RotaryClock { changed { $0.periods = periods } }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<Double>) -> Void) -> RotaryClock {
    changed { $0.handler = action }
  }

  private func changed(_ change: (inout ClockFaceContent) -> Void) -> RotaryClock {
    var copy = self
    change(&copy.content)
    return copy
  }
}

/// The clock, with its value in minutes.
private struct ClockFaceContent: BoundContent {
  var value: Binding<Double>
  var limits: (first: Double, last: Double)?
  var options = ClockFaceOptions()
  var labels: [String] = []
  var periods = ClockFace().periods
  var handler: ((ValueEvent<Double>) -> Void)?

  func makeHost() -> ClockFaceView { ClockFaceView(frame: .zero) }

  func updateSettings(of host: ClockFaceView, _ context: UpdateContext) -> Bool {
    set(\.minimumValue, of: host, to: limits?.first)
    set(\.maximumValue, of: host, to: limits?.last)
    set(\.labels, of: host, to: labels)
    set(\.periods, of: host, to: periods)
    return set(\.options, of: host, to: options)
  }

  func set(_ value: Double, of host: ClockFaceView) { host.value = value }

  func move(_ host: ClockFaceView, to value: Double) { host.setValue(value, animated: true) }
  func jump(_ host: ClockFaceView, to value: Double) { host.setValue(value, animated: false) }
}

struct RotaryClockPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(Date(timeIntervalSince1970: 0)) { RotaryClock(date: $0) }
  }
}

/// A reader for ``RotaryClock``.
public typealias RotaryClockReader<Content: View> = RotaryReader<ClockFaceView, Content>

extension RotaryProxy where Host == ClockFaceView {
  /// Moves the hands to a time in minutes since midnight.
  @discardableResult
  public func move(to value: Double, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setValue(value, animated: animated) }
  }

  /// Moves the hands to the time of a date.
  @discardableResult
  public func move(to date: Date, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setDate(date, animated: animated) }
  }
}
#endif
