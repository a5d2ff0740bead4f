import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

extension ProgressRingView: ShownControl {
  typealias Core = ProgressRing

  /// It turns while the progress is unknown.
  func stopMotion() { value = 0.4 }
}

@MainActor
@Suite(.serialized)
struct ProgressRingViewTests {
  @Test func `a ring with unknown progress turns, and stops when the progress is known`() {
    let stage = Stage<ProgressRingView>()
    #expect(TestDevice.activeDisplayLinkCount == 1)
    let first = LayerText.text(of: stage.view)
    TestDevice.advance(to: 0.2)
    #expect(LayerText.text(of: stage.view) != first)
    stage.view.value = 0.5
    stage.settle()
    #expect(TestDevice.activeDisplayLinkCount == 0)
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `the end of a countdown sends the primary action, and the frames stop`() {
    let stage = Stage<ProgressRingView>()
    stage.view.durationSeconds = 3
    stage.view.start()
    TestDevice.advance(to: 1)
    #expect((stage.view.remainingSeconds - 2).magnitude < 0.05)
    #expect(stage.actions == [])
    stage.settle()
    #expect(stage.actions.contains("primaryActionTriggered"))
    #expect(stage.view.remainingSeconds == 0)
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test(arguments: [(10.0, 20.0, 30.0), (36_000, 0.5, 1)])
  func `a countdown requests few frames`(duration: Double, least: Double, most: Double) throws {
    let stage = Stage<ProgressRingView>()
    stage.view.durationSeconds = duration
    stage.view.start()
    TestDevice.advance(to: 5)
    let link = try #require(TestDevice.activeDisplayLinks.first)
    let rate = Double(try #require(link.preferredFrameRateRange.preferred))
    #expect((least...most).contains(rate), "\(rate)")
    stage.view.reset()
    stage.view.durationSeconds = 0
    stage.view.value = nil
    TestDevice.advance(to: 6)
    #expect(TestDevice.activeDisplayLinks.map(\.preferredFrameRateRange.preferred) == [120])
  }

  @Test func `a countdown continues while the device sleeps`() {
    defer { DeviceSleep.seconds = { 0 } }
    let stage = Stage<ProgressRingView>()
    stage.view.durationSeconds = 3600
    stage.view.start()
    TestDevice.advance(to: 1)
    DeviceSleep.seconds = { 1800 }
    TestDevice.advance(to: 2.5)
    #expect((stage.view.remainingSeconds - 1798).magnitude < 1.1)
    DeviceSleep.seconds = { 3600 }
    TestDevice.advance(to: 4)
    #expect(stage.view.countdownPhase == .finished)
    #expect(stage.actions.contains("primaryActionTriggered"))
  }

  @Test func `a countdown can end at a date`() {
    let stage = Stage<ProgressRingView>()
    stage.view.durationSeconds = 60
    stage.view.start(until: Date(timeIntervalSinceNow: 40))
    #expect((stage.view.remainingSeconds - 40).magnitude < 1)
    stage.view.start(until: Date(timeIntervalSinceNow: -1))
    #expect(stage.view.countdownPhase == .finished)
  }

  @Test(
    arguments: [
      ("ar_EG", "١٢٪"), ("fa_IR", "۱۲٪"), ("mr_IN@numbers=deva", "१२%"), ("de_DE", "12 %"),
      ("tr_TR", "%12"), ("en_US", "12%"), ("ar_EG@numbers=latn", "12%"),
      ("zh@numbers=hanidec", "12%"),
    ]
  )
  func `a percentage has the locale's format`(locale: String, percent: String) {
    let stage = Stage<ProgressRingView>()
    stage.view.locale = Locale(identifier: locale)
    stage.view.value = 0.12
    let spoken = (stage.view.accessibilityValue ?? "")
      .filter { !"\u{61C}\u{200E}\u{200F}".contains($0) }
    #expect(spoken.replacing("\u{A0}", with: " ") == percent)
  }

  @Test func `a value set before its bounds is applied with them`() {
    let stage = Stage<ProgressRingView>()
    stage.view.value = 40
    #expect(stage.view.value == 1)
    stage.view.range = 0...80
    #expect(stage.view.value == 40)
  }

  @Test func `a ring can be hit, but receives neither focus nor keys`() {
    let stage = Stage<ProgressRingView>()
    let view = stage.view
    #expect(view.point(inside: CGPoint(x: 5, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: -5, y: 5), with: nil))
    #expect(!view.canBecomeFocused && !stage.window.focus(on: view))
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(50, 50))
    finger.up()
    #expect(!view.host.isHeld && stage.actions == [])
  }

  @Test func `a value is read as that of a progress bar, which is not adjustable`() {
    let stage = Stage<ProgressRingView>()
    let view = stage.view
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains(.updatesFrequently))
    #expect(!view.accessibilityTraits.contains(.adjustable))
    #expect((view.accessibilityValue ?? "").isEmpty, "The progress is unknown.")
    var style = ProgressRingStyle()
    style.title = "Upload"
    view.style = style
    view.value = 0.4
    #expect(view.accessibilityLabel == "Upload" && view.accessibilityValue == "40%")
    view.accessibilityIncrement()
    stage.settle()
    #expect(view.value == 0.4 && stage.events == [] && stage.actions == [])
    view.value = nil
    #expect((view.accessibilityValue ?? "").isEmpty)
  }

  @Test func `the end of an app's motion is reported and announced, a set value is neither`() {
    let stage = Stage<ProgressRingView>()
    TestDevice.isVoiceOverRunning = true
    stage.view.value = 1
    stage.settle()
    #expect(stage.events == [] && stage.actions == [] && TestDevice.notifications.isEmpty)
    stage.view.style.thresholds = [0.5]
    stage.view.value = 0.2
    stage.view.setValue(1, animated: true)
    stage.settle()
    let expected = [ProgressRingEvent.crossed(0.5), .finished].map { EventText.of($0) }
    #expect(stage.events == expected && stage.actions == ["primaryActionTriggered"])
    #expect(TestDevice.notifications.last?.text == "100%")
  }

  @Test func `segments, thickness and colours match the style`() {
    let stage = Stage<ProgressRingView>()
    stage.view.value = 0.4
    stage.settle()
    var shown = [LayerText.text(of: stage.view)]
    let changes: [(inout ProgressRingStyle) -> Void] = [
      { $0.segments = 6 }, { $0.thickness = 0.3 }, { $0.direction = .counterclockwise },
      { $0.tints = [.role(.warning)] }, { $0.cap = .butt },
    ]
    for change in changes {
      change(&stage.view.style)
      stage.settle()
      #expect(LayerTests.difference(stage.view) == nil)
      shown.append(LayerText.text(of: stage.view))
    }
    #expect(Set(shown).count == shown.count)
  }

  @Test func `a countdown can be paused, resumed and reset`() {
    let stage = Stage<ProgressRingView>()
    let view = stage.view
    view.durationSeconds = 65
    #expect(view.countdownPhase == .ready && view.accessibilityValue == "1:05")
    view.start()
    TestDevice.advance(to: 5)
    view.pause()
    let left = view.remainingSeconds
    TestDevice.advance(to: 10)
    #expect(view.countdownPhase == .paused && view.remainingSeconds == left)
    #expect(TestDevice.activeDisplayLinkCount == 0)
    view.resume()
    TestDevice.advance(to: 15)
    #expect(view.countdownPhase == .running && view.remainingSeconds < left - 4)
    view.reset()
    stage.settle()
    #expect(view.countdownPhase == .ready && view.remainingSeconds == 65)
    #expect(stage.events == [])
  }

  @Test func `a value out of range is clamped, and NaN is ignored`() {
    let view = Stage<ProgressRingView>().view
    view.range = 10...20
    for (set, shown) in [(15, 15), (99, 20), (-99, 10), (Double.nan, 10)] as [(Double, Double)] {
      view.value = set
      #expect(view.value == shown)
    }
  }

  @Test func `a ring shows the progress or the remaining time in the app's format`() {
    let stage = Stage<ProgressRingView>()
    stage.view.range = 0...12
    stage.view.valueFormatter = { "\(Int($0)) of 12" }
    stage.settle()
    #expect(!LayerText.text(of: stage.view).contains("of 12"), "The progress is unknown.")
    stage.view.value = 3
    #expect(stage.view.accessibilityValue == "3 of 12")
    stage.settle()
    #expect(FormatterTests.shows("3 of 12", stage.view))
    stage.view.durationSeconds = 5
    var written: [Double] = []
    stage.view.valueFormatter = {
      written.append($0)
      return "\(Int($0)) left"
    }
    stage.view.start()
    TestDevice.advance(to: TestDevice.time + 1.5)
    #expect(FormatterTests.shows("4 left", stage.view))
    stage.settle()
    #expect(written == [5, 4, 3, 2, 1, 0])
  }
}
