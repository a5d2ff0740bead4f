import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the app's font, Bold Text, and the limits of dates.
@MainActor
@Suite(.serialized)
struct FontTests {
  @Test func `all texts have the app's font in the size of the control`() throws {
    let stage = Stage(DialView.self)
    TestDevice.showFrame(at: 0.1)
    let usual = fonts(of: stage.view)
    let font = try #require(UIFont(name: "Georgia", size: 3))
    stage.view.textFont = font
    TestDevice.showFrame(at: 0.2)
    let own = fonts(of: stage.view)
    #expect(own.map(\.pointSize) == usual.map(\.pointSize))
    #expect(Set(own.map(\.fontName)) == ["Georgia"])
    #expect(!own.isEmpty)
    stage.view.textFont = nil
    TestDevice.showFrame(at: 0.3)
    #expect(fonts(of: stage.view) == usual)
  }

  @Test func `Bold Text redraws texts while the control is shown`() throws {
    let stage = Stage(DialView.self)
    TestDevice.showFrame(at: 0.1)
    let before = texts(of: stage.view).map { ObjectIdentifier($0) }
    stage.window.change(traits: .make(weight: .bold))
    TestDevice.showFrame(at: 0.2)
    let after = texts(of: stage.view).map { ObjectIdentifier($0) }
    #expect(!before.isEmpty)
    #expect(after.count == before.count)
    #expect(Set(after).isDisjoint(with: before))
  }

  @Test func `a row of dates turns back to its limits when the user has turned beyond them`() {
    let stage = Stage(SpinnerRowView.self)
    stage.view.row = .date
    stage.view.calendar.timeZone = .gmt
    let day = { (number: Double) in Date(timeIntervalSince1970: number * 86_400) }
    stage.view.date = day(20_000)
    stage.view.minimumDate = day(19_999)
    stage.view.maximumDate = day(20_001)
    #expect(stage.view.date == day(20_000))
    stage.view.date = day(30_000)
    #expect(stage.view.date == day(20_001))
    // Beyond the last day is the first.
    stage.view.process(.accessibility(.increment, element: 3), at: stage.view.now)
    TestDevice.advance(to: TestDevice.time + 3)
    #expect(stage.view.value == 19_999)
    stage.view.date = day(20_001)
    stage.view.maximumDate = day(20_000)
    #expect(stage.view.value == 20_000)
    stage.view.maximumDate = nil
    stage.view.process(.accessibility(.increment, element: 3), at: stage.view.now)
    TestDevice.advance(to: TestDevice.time + 3)
    #expect(stage.view.date == day(20_001))
  }

  @Test func `a row of hours and minutes shows the time of a date`() throws {
    let stage = Stage(SpinnerRowView.self)
    stage.view.row = .time
    stage.view.calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 86_400 * 20_000 + 3_600 * 9)
    stage.view.date = start
    #expect(stage.view.value == 540)
    stage.view.value = 600
    #expect(stage.view.date == start.addingTimeInterval(3_600))
    #expect(stage.view.setDate(start, animated: true) != nil)
    TestDevice.advance(to: TestDevice.time + 3)
    #expect(stage.view.date == start)
    stage.view.row = .digits(3)
    #expect(stage.view.date == nil)
  }

  /// The images of all texts.
  private func texts(of view: RotaryView) -> [CGImage] {
    func images(_ layer: CALayer) -> [CGImage] {
      let own = (layer.contents as? CGImage).flatMap { $0.texts.isEmpty ? nil : $0 }
      return (own.map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap { images($0) }
    }
    return images(view.layer)
  }

  private func fonts(of view: RotaryView) -> [UIFont] {
    texts(of: view).flatMap { $0.fonts }
  }
}
