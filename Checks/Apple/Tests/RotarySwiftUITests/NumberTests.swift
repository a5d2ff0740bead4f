import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Numbers of an app's own types, and days of its dates.
@MainActor
@Suite(.serialized)
struct NumberTests {
  @Test func `a whole number of any type goes from its least to its greatest`() throws {
    let byte = Shared<UInt8>(254)
    let stage = HostedStage {
      Following(byte) { RotaryNumberSpinner(value: $0, in: 0...UInt8.max) }
    }
    let view: NumberSpinnerView = try stage.view()
    #expect(view.minimumValue == 0 && view.maximumValue == 255 && view.value == 254)
    view.accessibilityIncrement()
    stage.settle()
    #expect(byte.binding.wrappedValue == 255)
    view.accessibilityIncrement()
    stage.settle()
    #expect(byte.binding.wrappedValue == 255)
  }

  @Test func `a range of all whole numbers can be written, and counts exactly about 0`() throws {
    let number = Shared(-1)
    let stage = HostedStage {
      Following(number) { RotaryNumberSpinner(value: $0, in: Int.min...Int.max) }
    }
    let view: NumberSpinnerView = try stage.view()
    #expect(view.value == -1)
    for expected in [0, 1, 2] {
      view.accessibilityIncrement()
      stage.settle()
      #expect(number.binding.wrappedValue == expected)
    }
  }

  @Test func `a number that no spinner can turn to stays the app's`() throws {
    for start in [Int.max, Int.min, (1 << 53) + 1, 12_345] {
      let number = Shared(start)
      let stage = HostedStage {
        Following(number) { RotaryNumberSpinner(value: $0, in: 0...100) }
      }
      stage.settle()
      #expect(number.binding.wrappedValue == start)
      let view: NumberSpinnerView = try stage.view()
      #expect(view.value == (start < 0 ? 0 : 100))
    }
  }

  @Test func `a step that cannot be leaves the numbers as they were`() throws {
    for step in [0.0, -1, .nan, .infinity] {
      let stage = HostedStage { RotaryNumberSpinner(value: .constant(3), in: 0...100, step: step) }
      let view: NumberSpinnerView = try stage.view()
      #expect(view.maximumValue == 9 && view.value == 3, "\(step)")
    }
  }

  @Test func `ends that change bring a value within them, and out again`() throws {
    let end = Shared(100.0)
    let value = Shared(80.0)
    let stage = HostedStage {
      Following(end) { $end in
        Following(value) { RotaryDial(value: $0, in: 0...end) }
      }
    }
    let view: DialView = try stage.view()
    end.binding.wrappedValue = 50
    stage.settle()
    #expect(view.value == 50 && value.binding.wrappedValue == 80)
    end.binding.wrappedValue = 200
    stage.settle()
    #expect(view.value == 80)
  }

  // MARK: Dates.

  @Test func `a day that is turned keeps its time of day`() throws {
    let row = try Row("2024-02-28T15:30:07Z")
    row.turn(column: 3)
    #expect(row.date == "2024-02-29T15:30:07Z")
    row.turn(column: 1)
    #expect(row.date == "2025-02-28T15:30:07Z")
  }

  @Test func `which day it is, the time zone of the environment says`() throws {
    let east = try Row("2024-02-28T15:30:00Z", zone: "Pacific/Auckland")
    #expect(east.view.day == "2024-02-29")
    east.turn(column: 2)
    #expect(east.date.hasPrefix("2024-03-28T15:30"))
    let west = try Row("2024-02-28T01:30:00Z", zone: "America/New_York")
    #expect(west.view.day == "2024-02-27")
  }

  @Test func `a time that a clock put forward leaves out becomes the next there is, and stays it`()
    throws
  {
    // In Berlin clocks went from 2 to 3 o'clock on 31 March 2024; 01:30 UTC on the 30th is 02:30 there.
    let row = try Row("2024-03-30T01:30:00Z", zone: "Europe/Berlin")
    row.turn(column: 3)
    #expect(row.date == "2024-03-31T01:30:00Z")
    #expect(row.view.day == "2024-03-31")
    // After the 31st comes the 1st, when it is winter and half past three an hour later.
    row.turn(column: 3)
    #expect(row.date == "2024-03-01T02:30:00Z")
  }

  @Test func `a date beyond the years is shown as the last day, and stays the app's`() throws {
    let row = try Row("2345-06-07T08:09:10Z")
    row.stage.settle()
    #expect(row.view.day == "2100-12-31")
    #expect(row.date == "2345-06-07T08:09:10Z")
  }

  /// A row of a date that an app keeps.
  @MainActor
  private final class Row {
    let kept: Shared<Date>
    let stage: HostedStage<AnyView>
    let view: SpinnerRowView

    init(_ date: String, zone: String = "GMT") throws {
      let start = try #require(ISO8601DateFormatter().date(from: date))
      let zone = try #require(TimeZone(identifier: zone))
      let kept = Shared(start)
      self.kept = kept
      stage = HostedStage {
        AnyView(
          Following(kept) { RotarySpinnerRow(date: $0) }
            .environment(\.timeZone, zone)
            .frame(width: 320, height: 200)
        )
      }
      view = try stage.view()
    }

    /// Turns a column by one, from the year's, which is the first.
    func turn(column: Int) {
      view.act(.increment, on: column)
      stage.settle()
    }

    var date: String { ISO8601DateFormatter().string(from: kept.binding.wrappedValue) }
  }
}

extension SpinnerRowView {
  /// The day that a row of dates shows.
  fileprivate var day: String {
    let day = Date(timeIntervalSince1970: value * 86_400)
    return String(ISO8601DateFormatter().string(from: day).prefix(10))
  }
}
