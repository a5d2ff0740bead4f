import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests numbers of an app's types, and days of its dates.
@MainActor
@Suite(.serialized)
struct NumberTests {
  @Test func `an integer of any type has the range from its minimum to its maximum`() throws {
    let byte = Shared<UInt8>(254)
    let stage = HostedStage {
      StateView(byte) { RotaryNumberSpinner(value: $0, in: 0...UInt8.max) }
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

  @Test func `a range of all integers is allowed, and is exact around 0`() throws {
    let number = Shared(-1)
    let stage = HostedStage {
      StateView(number) { RotaryNumberSpinner(value: $0, in: Int.min...Int.max) }
    }
    let view: NumberSpinnerView = try stage.view()
    #expect(view.value == -1)
    for expected in [0, 1, 2] {
      view.accessibilityIncrement()
      stage.settle()
      #expect(number.binding.wrappedValue == expected)
    }
  }

  @Test func `a number beyond a spinner's limits stays unchanged`() throws {
    for start in [Int.max, Int.min, (1 << 53) + 1, 12_345] {
      let number = Shared(start)
      let stage = HostedStage {
        StateView(number) { RotaryNumberSpinner(value: $0, in: 0...100) }
      }
      stage.settle()
      #expect(number.binding.wrappedValue == start)
      let view: NumberSpinnerView = try stage.view()
      #expect(view.value == (start < 0 ? 0 : 100))
    }
  }

  @Test func `an invalid step keeps the previous numbers`() throws {
    for step in [0.0, -1, .nan, .infinity] {
      let stage = HostedStage { RotaryNumberSpinner(value: .constant(3), in: 0...100, step: step) }
      let view: NumberSpinnerView = try stage.view()
      #expect(view.maximumValue == 9 && view.value == 3, "\(step)")
    }
  }

  @Test func `changed bounds clamp the shown value, and reveal it again`() throws {
    let end = Shared(100.0)
    let value = Shared(80.0)
    let stage = HostedStage {
      StateView(end) { $end in
        StateView(value) { RotaryDial(value: $0, in: 0...end) }
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

  @Test func `turning the day keeps the time of day`() throws {
    let row = try Row("2024-02-28T15:30:07Z")
    row.turn(column: 3)
    #expect(row.date == "2024-02-29T15:30:07Z")
    row.turn(column: 1)
    #expect(row.date == "2025-02-28T15:30:07Z")
  }

  @Test func `the environment's time zone determines the day`() throws {
    let east = try Row("2024-02-28T15:30:00Z", zone: "Pacific/Auckland")
    #expect(east.view.day == "2024-02-29")
    east.turn(column: 2)
    #expect(east.date.hasPrefix("2024-03-28T15:30"))
    let west = try Row("2024-02-28T01:30:00Z", zone: "America/New_York")
    #expect(west.view.day == "2024-02-27")
  }

  @Test func `a time skipped by daylight saving becomes the next valid time, and stays`()
    throws
  {
    // In Berlin, clocks went from 2:00 to 3:00 on 31 March 2024. 01:30 UTC on the 30th is 02:30 there.
    let row = try Row("2024-03-30T01:30:00Z", zone: "Europe/Berlin")
    row.turn(column: 3)
    #expect(row.date == "2024-03-31T01:30:00Z")
    #expect(row.view.day == "2024-03-31")
    // After the 31st comes the 1st. That is in winter, when it is 3:30 an hour later.
    row.turn(column: 3)
    #expect(row.date == "2024-03-01T02:30:00Z")
  }

  @Test func `a date after the last year is shown as the last day, and stays unchanged`() throws {
    let row = try Row("2345-06-07T08:09:10Z")
    row.stage.settle()
    #expect(row.view.day == "2100-12-31")
    #expect(row.date == "2345-06-07T08:09:10Z")
  }

  @Test func `a row of a date has the labels of the app`() throws {
    let kept = Shared(Date(timeIntervalSince1970: 0))
    let stage = HostedStage {
      StateView(kept) { RotarySpinnerRow(date: $0).labels(["Year", "Month", "Day"]) }
    }
    let view: SpinnerRowView = try stage.view()
    #expect(view.row.labels == ["Year", "Month", "Day"])
  }

  /// A row that shows an app's date.
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
          StateView(kept) { RotarySpinnerRow(date: $0) }
            .environment(\.timeZone, zone)
            .environment(\.locale, Locale(identifier: "sv_SE"))
            .frame(width: 320, height: 200)
        )
      }
      view = try stage.view()
    }

    /// Turns a column by one.
    ///
    /// Column 0 is the year.
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
