import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests a phone, which reports each dialled hole.
@MainActor
@Suite(.serialized)
struct RotaryPhoneTests {
  @Test func `each dialled digit is reported, also twice the same`() throws {
    let number = Shared("")
    let stage = HostedStage {
      StateView(number) { $number in RotaryPhone { number += $0.title } }
    }
    let view: PhoneDialView = try stage.view()
    view.becomeFirstResponder()
    for _ in 0..<2 {
      Keyboard.press(.keyboardReturnOrEnter, in: stage.window)
      stage.settle()
    }
    #expect(number.binding.wrappedValue == "11")
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `without holes the digits return, and a phone of no holes is hidden`() throws {
    let holes = Shared<[PhoneHole]?>([PhoneHole("A"), PhoneHole("B")])
    let stage = HostedStage {
      StateView(holes) { $holes in RotaryPhone(holes: holes) { _ in } }
    }
    let view: PhoneDialView = try stage.view()
    #expect(view.holes.map { $0.title } == ["A", "B"])
    holes.binding.wrappedValue = []
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(view.isHidden && view.holes.count == 2)
    holes.binding.wrappedValue = nil
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(!view.isHidden && view.holes.count == 10)
  }

  @Test func `a phone dials a hole`() throws {
    let app = try CommandApp(PhoneDialView.self, 0) { _ in RotaryPhone { _ in } }
    app.proxy.dial(4)
    app.stage.settle()
    #expect(app.view.dialledHole == 4)
  }

  @Test func `a phone has the style of the views around it`() throws {
    var style = PhoneDialStyle()
    style.hubRadius = 0.31
    let stage = HostedStage { RotaryPhone { _ in }.rotaryPhoneStyle(style) }
    #expect(try stage.view(PhoneDialView.self).style == style)
  }
}
