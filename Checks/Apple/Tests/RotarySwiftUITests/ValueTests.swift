import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests types of values, formats, limits of dates, and how often bindings are written.
@MainActor
@Suite(.serialized)
struct ValueTests {
  @Test func `a dial writes integers, floats and measurements`() throws {
    let integer = Shared(3)
    let float = Shared<Float>(0.5)
    let heat = Shared(Measurement(value: 68, unit: UnitTemperature.fahrenheit))
    let stage = HostedStage {
      StateView(integer) { RotaryDial(value: $0, in: 0...10) }
      StateView(float) { RotaryDial(value: $0, in: 0...1, step: 0.25) }
      StateView(heat) {
        RotaryDial(
          value: $0,
          in: Measurement(value: 5, unit: .celsius)...Measurement(value: 30, unit: .celsius),
          step: 0.5
        )
      }
    }
    let dials = stage.views(DialView.self)
    #expect(dials.map(\.value) == [3, 0.5, 20])
    for dial in dials { dial.accessibilityIncrement() }
    stage.settle()
    #expect(integer.binding.wrappedValue == 4)
    #expect(float.binding.wrappedValue == 0.75)
    #expect(heat.binding.wrappedValue.unit == .fahrenheit)
    #expect(abs(heat.binding.wrappedValue.value - 68.9) < 1e-9)
  }

  @Test func `range dials and spinners take other numbers, too`() throws {
    let hours = Shared(8...17)
    let share = Shared<Float>(0.5)
    let stage = HostedStage {
      StateView(hours) { RotaryRangeDial(values: $0, in: 0...24) }
      StateView(share) { RotaryNumberSpinner(value: $0, in: 0...1, step: 0.25) }
    }
    #expect(try stage.view(RangeDialView.self).value == DialRange(low: 8, high: 17))
    let spinner = try stage.view(NumberSpinnerView.self)
    spinner.accessibilityIncrement()
    stage.settle()
    #expect(share.binding.wrappedValue == 0.75)
  }

  @Test func `without continuous updates a binding is written when the control stops`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let usual = try CaseApp<Case>()
        usual.stage.drag(usual.view, along: Case.path)
        usual.stage.settle()
        let app = try CaseApp<Case>(Case.self, environment: { AnyView($0.rotaryContinuous(false)) })
        let finger = app.stage.drag(app.view, along: Case.path, lifts: false)
        #expect(app.written == [], "\(kind)")
        app.updateAll()
        TestDevice.showFrame(at: TestDevice.time)
        finger.up()
        app.stage.settle()
        #expect(app.written == usual.written.suffix(1), "\(kind)")
        #expect(app.events == usual.events, "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `editing begins with a drag and ends with its motion`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        var log: [Bool] = []
        let app = try CaseApp<Case>(
          Case.self,
          environment: { AnyView($0.onRotaryEditingChanged { log.append($0) }) }
        )
        app.set(Case.other)
        app.stage.settle()
        #expect(log == [], "\(kind)")
        app.stage.drag(app.view, along: Case.path)
        app.stage.settle()
        #expect(log == [true, false], "\(kind)")
        #expect(TestUpdates.changesDuringUpdate == 0)
      }
      try check(kind)
    }
  }

  @Test func `a format writes the number in the environment's locale`() throws {
    let locale = Shared(Locale(identifier: "en_US"))
    let stage = HostedStage {
      StateView(locale) { $locale in
        VStack {
          RotaryDial(value: .constant(0.25), in: 0...1).format(.percent)
          RotaryRangeDial(values: .constant(1_000...2_500), in: 0...9_000).format(.number)
          RotaryNumberSpinner(value: .constant(0.5), in: 0...1, step: 0.5).format(.percent)
        }
        .environment(\.locale, locale)
      }
    }
    func spoken() -> [String] {
      stage.views(RotaryView.self).map { view in
        let tree = view.host.tree
        return tree.elements.map(\.value).joined(separator: " ")
      }
    }
    let spinner = try stage.view(NumberSpinnerView.self)
    #expect(spoken()[0].contains("25%"))
    #expect(spoken()[1].contains("2,500"))
    #expect(spinner.style.titles == ["0%", "50%", "100%"])
    locale.binding.wrappedValue = Locale(identifier: "de_DE")
    stage.settle()
    #expect(spoken()[0].contains("25\u{A0}%"))
    #expect(spoken()[1].contains("2.500"))
    #expect(spinner.style.titles == ["0\u{A0}%", "50\u{A0}%", "100\u{A0}%"])
  }

  @Test func `a spinner of many numbers keeps its figures`() throws {
    let stage = HostedStage {
      RotaryNumberSpinner(value: .constant(5), in: 0...200).format(.percent)
    }
    #expect(try stage.view(NumberSpinnerView.self).style.titles == [])
  }

  @Test func `a row shows the time of a date, and keeps its day and seconds`() throws {
    let start = Date(timeIntervalSince1970: 86_400 * 20_000 + 3_600 * 9 + 60 * 41 + 7)
    let date = Shared(start)
    let stage = HostedStage {
      StateView(date) {
        RotarySpinnerRow(date: $0, displayedComponents: .hourAndMinute)
          .environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "sv_SE"))
      }
    }
    let row = try stage.view(SpinnerRowView.self)
    #expect(row.value == 9 * 60 + 41)
    step(row, column: 1)
    stage.settle()
    #expect(date.binding.wrappedValue == start.addingTimeInterval(60))
    date.binding.wrappedValue = start.addingTimeInterval(3_600)
    stage.settle()
    #expect(row.value == 10 * 60 + 41)
  }

  @Test func `a date and its time are two rows of one date`() throws {
    let start = Date(timeIntervalSince1970: 86_400 * 20_000 + 3_600 * 9)
    let date = Shared(start)
    let stage = HostedStage {
      StateView(date) {
        RotarySpinnerRow(date: $0, displayedComponents: [.date, .hourAndMinute])
          .environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "sv_SE"))
      }
    }
    let rows = stage.views(SpinnerRowView.self)
    #expect(rows.map(\.value) == [20_000, 540])
    step(rows[0], column: 2)
    stage.settle()
    step(rows[1], column: 1)
    stage.settle()
    #expect(date.binding.wrappedValue == start.addingTimeInterval(86_400 + 60))
  }

  @Test func `a row of dates stays within its limits`() throws {
    let first = Date(timeIntervalSince1970: 86_400 * 20_000 + 3_600)
    let limits = first...first.addingTimeInterval(86_400)
    let date = Shared(Date(timeIntervalSince1970: 0))
    let stage = HostedStage {
      StateView(date) {
        RotarySpinnerRow(date: $0, in: limits)
          .environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "sv_SE"))
      }
    }
    let row = try stage.view(SpinnerRowView.self)
    #expect(row.value == 20_000)
    #expect(date.binding.wrappedValue == Date(timeIntervalSince1970: 0))
    for _ in 0..<3 {
      step(row, column: 2)
      stage.settle()
    }
    #expect(date.binding.wrappedValue == limits.upperBound)
    #expect(row.value == 20_001)
    // 2024 is the only year.
    #expect(row.row.columns[0].range.count == 1)
  }

  @Test func `a row of a time has the limits of its day, and the format of the locale`() throws {
    let day = Date(timeIntervalSince1970: 86_400 * 20_000)
    let limits = day.addingTimeInterval(3_600 * 9)...day.addingTimeInterval(86_400 + 3_600 * 17)
    let date = Shared(day.addingTimeInterval(3_600 * 12 + 7))
    let stage = HostedStage {
      StateView(date) {
        RotarySpinnerRow(date: $0, in: limits, displayedComponents: .hourMinuteAndSecond)
          .environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    let row = try stage.view(SpinnerRowView.self)
    #expect(row.value == 43_207)
    #expect(row.row.columns.count == 4)
    #expect([row.minimumValue, row.maximumValue] == [32_400, 86_399])
    // The first element is the hours, which are on the left.
    step(row, column: 0)
    stage.settle()
    #expect(date.binding.wrappedValue == day.addingTimeInterval(3_600 * 13 + 7))
    date.binding.wrappedValue = day.addingTimeInterval(86_400 + 3_600)
    stage.settle()
    #expect([row.minimumValue, row.maximumValue] == [0, 61_200])
    #expect(row.value == 3_600)
  }

  @Test func `a row's format can be given`() throws {
    let date = Shared(Date(timeIntervalSince1970: 86_400 * 20_000))
    var format = SpinnerRowFormat()
    (format.order, format.interval) = (.monthDayYear, 15)
    let stage = HostedStage {
      StateView(date) {
        RotarySpinnerRow(date: $0, displayedComponents: [.date, .hourAndMinute])
          .format(format)
          .environment(\.timeZone, .gmt)
      }
    }
    let rows = stage.views(SpinnerRowView.self)
    step(rows[0], column: 0)
    stage.settle()
    #expect(rows[0].row.text == "2024-11-04")
    step(rows[1], column: 1)
    stage.settle()
    #expect(rows[1].row.text == "00:15")
  }

  private func step(_ row: SpinnerRowView, column: Int) {
    row.process(.accessibility(.increment, element: column + 1), at: row.now)
  }
}
