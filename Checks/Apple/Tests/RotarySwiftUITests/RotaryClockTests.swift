import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct RotaryClockTests {
  private static let day = Date(timeIntervalSince1970: 86_400 * 20_000)

  /// Moves a part of the time by one.
  private func step(
    _ view: ClockFaceView,
    _ field: ClockFaceField,
    settling stage: HostedStage<some View>
  ) {
    view.process(.accessibility(.increment, element: Int(field.rawValue) + 1), at: view.now)
    stage.settle()
  }

  @Test func `a clock shows the time of a date, and keeps its day and seconds`() throws {
    let start = Self.day + 3_600 * 9 + 60 * 41 + 7
    let date = Shared(start)
    let stage = HostedStage {
      StateView(date) { RotaryClock(date: $0).environment(\.timeZone, .gmt) }
    }
    let view: ClockFaceView = try stage.view()
    #expect(view.value == 9 * 60 + 41)
    step(view, .minute, settling: stage)
    #expect(date.binding.wrappedValue == start + 60)
    date.binding.wrappedValue = start + 3_600
    stage.settle()
    #expect(view.value == 10 * 60 + 41 && TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `limits are those of the day that is shown`() throws {
    let limits = (Self.day + 3_600 * 9)...(Self.day + 86_400 + 3_600 * 17)
    let date = Shared(Self.day + 3_600 * 12)
    let stage = HostedStage {
      StateView(date) { RotaryClock(date: $0, in: limits).environment(\.timeZone, .gmt) }
    }
    let view: ClockFaceView = try stage.view()
    #expect([view.minimumValue, view.maximumValue] == [540, 1_439])
    date.binding.wrappedValue = Self.day + 86_400 + 3_600 * 17
    stage.settle()
    #expect([view.minimumValue, view.maximumValue] == [0, 1_020])
    step(view, .hour, settling: stage)
    #expect(date.binding.wrappedValue == limits.upperBound)
  }

  @Test func `options, words, events and an animation reach the clock`() throws {
    let minutes = Shared(450.0)
    let log = EventLog<ValueEvent<Double>>()
    var options = ClockFaceOptions()
    options.interval = 15
    options.hourCycle = .h12
    let stage = HostedStage {
      StateView(minutes) {
        RotaryClock(value: $0, in: 60...1_200).options(options).labels(["H", "M", "P"])
          .periods(["fm", "em"]).onEvent { log.events.append($0) }
      }
    }
    let view: ClockFaceView = try stage.view()
    #expect(view.options == options && view.labels == ["H", "M", "P"])
    #expect(view.periods == ["fm", "em"] && view.maximumValue == 1_200)
    step(view, .minute, settling: stage)
    #expect(log.events == [.changing(465), .changed(465)] && minutes.binding.wrappedValue == 465)
    withAnimation { minutes.binding.wrappedValue = 600 }
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(view.value == 600 && log.events.count == 2)
  }

  @Test func `a reader moves the hands`() throws {
    let date = Shared(Self.day)
    let proxy = Captured<RotaryProxy<ClockFaceView>>()
    let stage = HostedStage {
      StateView(date) { date in
        RotaryClockReader { reader in
          let _ = proxy.capture(reader)
          RotaryClock(date: date).environment(\.timeZone, .gmt)
        }
      }
    }
    let view: ClockFaceView = try stage.view()
    view.calendar.timeZone = .gmt
    #expect(proxy.value?.move(to: 600) != nil)
    stage.settle()
    #expect(view.value == 600)
    proxy.value?.move(to: Self.day + 3_600, animated: false)
    #expect(view.value == 60)
  }
}
