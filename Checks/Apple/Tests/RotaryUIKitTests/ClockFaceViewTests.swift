import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

extension ClockFaceView: ShownControl { typealias Core = ClockFace }

@MainActor
@Suite(.serialized)
struct ClockFaceViewTests {
  private static let morning = Date(timeIntervalSince1970: 86_400 * 20_000 + 3_600 * 9)

  private func stage(_ locale: String = "sv_SE") -> Stage<ClockFaceView> {
    let stage = Stage<ClockFaceView>()
    stage.view.locale = Locale(identifier: locale)
    stage.view.calendar.timeZone = .gmt
    stage.view.date = Self.morning
    stage.settle()
    return stage
  }

  @Test func `a tap selects the hour and then the minute, and the date follows`() {
    let stage = stage()
    let view = stage.view
    #expect(view.value == 540 && view.date == Self.morning && stage.events == [])
    // The face is in the lower part; 3 o'clock is at its right.
    let (x, y) = (Double(view.bounds.midX), Double(view.bounds.height) * 0.626)
    stage.tap(stage.point(x + 100, y))
    #expect(view.value == 180 && view.activeField == .minute)
    stage.tap(stage.point(x, y + 100))
    #expect(view.value == 210)
    #expect(view.date == Self.morning.addingTimeInterval(-5.5 * 3_600))
    #expect(stage.actions.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test func `a time set with an animation arrives, and sends nothing`() async throws {
    let stage = stage()
    let motion = try #require(stage.view.setDate(Self.morning + 7_200, animated: true))
    #expect(stage.view.value == 660 && TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    let end = await motion.end
    #expect(end.value == 660 && stage.events == [] && TestDevice.activeDisplayLinkCount == 0)
    #expect(stage.view.setValue(.nan, animated: true) == nil)
  }

  @Test func `a date is within its limits, also on another day`() {
    let view = stage().view
    view.minimumDate = Self.morning + 3_600
    view.maximumDate = Self.morning + 86_400
    #expect(view.date == Self.morning + 3_600 && view.value == 600)
    view.date = Self.morning + 2 * 86_400
    #expect(view.date == Self.morning + 86_400)
    #expect([view.minimumValue, view.maximumValue] == [0, 540])
    view.value = 1_439
    #expect(view.value == 540)
    (view.minimumDate, view.maximumDate) = (nil, nil)
    view.value = 1_439
    #expect(view.value == 1_439)
  }

  @Test func `its locale determines AM and PM, and each part is adjustable`() throws {
    let stage = stage("en_US")
    let view = stage.view
    view.labels = ["Timme", "Minut", "Dagshalva"]
    stage.settle()
    let parts = try #require(view.accessibilityElements as? [UIAccessibilityElement])
    #expect(parts.map(\.accessibilityLabel) == ["Timme", "Minut", "Dagshalva"])
    #expect(parts.map(\.accessibilityValue) == ["09", "00", "AM"])
    parts[2].accessibilityIncrement()
    stage.settle()
    #expect(view.value == 1_260 && stage.actions.contains("valueChanged"))
    view.locale = Locale(identifier: "sv_SE")
    stage.settle()
    #expect(view.accessibilityElements?.count == 2)
  }

  @Test func `each property changes the picture`() {
    let stage = stage("en_US")
    var shown = [LayerText.text(of: stage.view)]
    let changes: [(ClockFaceView) -> Void] = [
      { $0.options.hands = .two }, { $0.options.hourCycle = .h23 },
      { $0.options.showsTime = false },
      {
        $0.options = ClockFaceOptions()
        $0.activeField = .minute
      }, { $0.periods = ["fm", "em"] }, { $0.maximumValue = 500 }, { $0.minimumValue = 600 },
    ]
    for change in changes {
      change(stage.view)
      stage.settle()
      #expect(LayerTests.difference(stage.view) == nil)
      shown.append(LayerText.text(of: stage.view))
    }
    #expect(Set(shown).count == shown.count)
  }
}
