import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests formatters of an app.
@MainActor
@Suite(.serialized)
struct FormatterTests {
  @Test func `a dial's value has the app's format, also after the format changes`() throws {
    let unit = Shared("h")
    let hours = Shared(8.0)
    let stage = HostedStage {
      StateView(unit) { $unit in
        StateView(hours) { $hours in
          RotaryDial(value: $hours, in: 0...24, step: 1).formatter { "\(Int($0)) \(unit)" }
        }
      }
    }
    let view: DialView = try stage.view()
    #expect(view.accessibilityValue == "8 h")
    view.accessibilityIncrement()
    stage.settle()
    #expect(hours.binding.wrappedValue == 9 && view.accessibilityValue == "9 h")
    unit.binding.wrappedValue = "Uhr"
    stage.settle()
    #expect(view.accessibilityValue == "9 Uhr")
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `a dial without the app's format has its default format again`() throws {
    let dial = Shared(
      RotaryDial(value: .constant(8), in: 0...24, step: 1).formatter { "\(Int($0)) h" }
    )
    let stage = HostedStage { StateView(dial) { $dial in dial } }
    let view: DialView = try stage.view()
    #expect(view.accessibilityValue == "8 h")
    dial.binding.wrappedValue = RotaryDial(value: .constant(8), in: 0...24, step: 1)
    stage.settle()
    #expect(view.accessibilityValue == "8")
  }

  @Test func `both values of a range have the app's format`() throws {
    let stage = HostedStage {
      RotaryRangeDial(values: .constant(8...17), in: 0...24).formatter { "\(Int($0)) h" }
    }
    let view: RangeDialView = try stage.view()
    let thumbs = (view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
    #expect(thumbs.map { $0.accessibilityValue } == ["8 h", "17 h"])
  }
}
