import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests a progress ring, which an app only displays.
@MainActor
@Suite(.serialized)
struct RotaryProgressRingTests {
  @Test func `progress is a share of its total, and unknown without a value`() throws {
    let done = Shared<Double?>(3)
    let stage = HostedStage {
      StateView(done) { $done in RotaryProgressRing(value: done, total: 12) }
    }
    let view: ProgressRingView = try stage.view()
    #expect(view.value == 3 && view.range == 0...12)
    stage.settle()
    #expect(TestDevice.activeDisplayLinkCount == 0)
    done.binding.wrappedValue = nil
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(view.value == nil)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    done.binding.wrappedValue = 12
    stage.settle()
    #expect(view.value == 12)
  }

  @Test func `progress within an animation is animated, and its thresholds are reported`()
    async throws
  {
    let done = Shared<Double?>(0)
    let last = Shared<ProgressRingEvent?>(nil)
    let stage = HostedStage {
      StateView(done) { $done in
        StateView(last) { $last in
          RotaryProgressRing(value: done).onEvent { last = $0 }
        }
      }
    }
    withAnimation { done.binding.wrappedValue = 1 }
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(try stage.view(ProgressRingView.self).value == 1)
    #expect(last.binding.wrappedValue == .finished)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `a countdown starts when it is shown, and reports its thresholds and its end`() throws
  {
    let (stage, _, events) = Self.countdown()
    let view: ProgressRingView = try stage.view()
    #expect(view.durationSeconds == 4 && view.countdownPhase == .running)
    TestDevice.advance(to: 1)
    #expect(Self.isNear(view.remainingSeconds, 3))
    #expect(events.events == [])
    TestDevice.advance(to: 3)
    #expect(events.events == [.crossed(1.5)])
    stage.settle()
    #expect(view.countdownPhase == .finished)
    #expect(events.events == [.crossed(1.5), .finished])
  }

  @Test func `a countdown pauses while it is not running, and resumes from there`() throws {
    let (stage, isRunning, events) = Self.countdown()
    let view: ProgressRingView = try stage.view()
    TestDevice.advance(to: 1)
    isRunning.binding.wrappedValue = false
    stage.settle()
    TestDevice.advance(to: 10)
    #expect(view.countdownPhase == .paused && Self.isNear(view.remainingSeconds, 3))
    #expect(TestDevice.activeDisplayLinkCount == 0)
    isRunning.binding.wrappedValue = true
    TestDevice.advance(to: 12)
    #expect(view.countdownPhase == .running && Self.isNear(view.remainingSeconds, 1))
    stage.settle()
    #expect(events.events == [.crossed(1.5), .finished])
  }

  @Test func `a countdown that is not running waits at its start`() throws {
    let (stage, isRunning, events) = Self.countdown(isRunning: false)
    let view: ProgressRingView = try stage.view()
    TestDevice.advance(to: 10)
    #expect(view.countdownPhase == .ready && view.remainingSeconds == 4)
    isRunning.binding.wrappedValue = true
    TestDevice.advance(to: 11)
    #expect(view.countdownPhase == .running && Self.isNear(view.remainingSeconds, 3))
    stage.settle()
    #expect(events.events == [.crossed(1.5), .finished])
  }

  @Test func `a finished countdown restarts when it is set to run again, and only then`()
    throws
  {
    let (stage, isRunning, events) = Self.countdown()
    let view: ProgressRingView = try stage.view()
    stage.settle()
    isRunning.binding.wrappedValue = false
    stage.settle()
    #expect(view.countdownPhase == .finished && view.remainingSeconds == 0)
    let start = TestDevice.time
    isRunning.binding.wrappedValue = true
    TestDevice.advance(to: start + 1)
    #expect(view.countdownPhase == .running && Self.isNear(view.remainingSeconds, 3))
    stage.settle()
    #expect(events.events == [.crossed(1.5), .finished, .crossed(1.5), .finished])
  }

  @Test func `an update without a change keeps a countdown running or finished`() throws {
    let title = Shared("")
    let stage = HostedStage {
      StateView(title) { $title in RotaryProgressRing(countdown: 4).style(Self.style(title)) }
    }
    let view: ProgressRingView = try stage.view()
    TestDevice.advance(to: 1)
    title.binding.wrappedValue = "Tea"
    TestDevice.advance(to: 2)
    #expect(view.style.title == "Tea" && Self.isNear(view.remainingSeconds, 2))
    stage.settle()
    title.binding.wrappedValue = "Ready"
    stage.settle()
    #expect(view.style.title == "Ready" && view.countdownPhase == .finished)
  }

  @Test func `another duration starts another countdown`() throws {
    let seconds = Shared(4.0)
    let isRunning = Shared(true)
    let stage = HostedStage {
      StateView(seconds) { $seconds in
        StateView(isRunning) { $isRunning in
          RotaryProgressRing(countdown: seconds, isRunning: isRunning)
        }
      }
    }
    let view: ProgressRingView = try stage.view()
    TestDevice.advance(to: 1)
    seconds.binding.wrappedValue = 60
    TestDevice.advance(to: 2)
    #expect(view.countdownPhase == .running && Self.isNear(view.remainingSeconds, 59))
    isRunning.binding.wrappedValue = false
    TestDevice.advance(to: 3)
    seconds.binding.wrappedValue = 30
    TestDevice.advance(to: 5)
    #expect(view.countdownPhase == .ready && view.remainingSeconds == 30)
  }

  @Test func `a ring can change from a countdown to a value and back`() throws {
    let ring = Shared(RotaryProgressRing(value: 5, total: 10))
    let stage = HostedStage { StateView(ring) { $ring in ring } }
    let view: ProgressRingView = try stage.view()
    func show(_ next: RotaryProgressRing) {
      ring.binding.wrappedValue = next
      TestDevice.advance(to: TestDevice.time + 1)
    }
    show(RotaryProgressRing(countdown: 4))
    #expect(view.countdownPhase == .running && Self.isNear(view.remainingSeconds, 3))
    show(RotaryProgressRing(value: 5, total: 10))
    #expect(view.durationSeconds == 0 && view.value == 5 && view.range == 0...10)
    stage.settle()
    #expect(TestDevice.activeDisplayLinkCount == 0)
    show(RotaryProgressRing(countdown: 4))
    #expect(view.countdownPhase == .running && Self.isNear(view.remainingSeconds, 3))
    #expect(try stage.view(ProgressRingView.self) === view)
  }

  @Test func `a countdown of 0 or NaN is none, and an infinite one is the longest`()
    throws
  {
    let ring = Shared(RotaryProgressRing(value: 0.5))
    let stage = HostedStage { StateView(ring) { $ring in ring } }
    let view: ProgressRingView = try stage.view()
    for seconds in [0, -3, -Double.infinity, .nan] {
      ring.binding.wrappedValue = RotaryProgressRing(countdown: 4)
      TestDevice.advance(to: TestDevice.time + 1)
      ring.binding.wrappedValue = RotaryProgressRing(countdown: seconds)
      TestDevice.advance(to: TestDevice.time + 1)
      #expect(view.durationSeconds == ProgressRing(countdown: seconds).durationSeconds)
      #expect(view.durationSeconds == 0 && view.value == nil, "\(seconds)")
      #expect(view.countdownPhase == .ready)
      #expect(TestDevice.activeDisplayLinkCount == 1, "It turns, because the progress is unknown.")
    }
    ring.binding.wrappedValue = RotaryProgressRing(countdown: .infinity)
    TestDevice.advance(to: TestDevice.time + 1)
    #expect(view.durationSeconds == 1e9 && view.countdownPhase == .running)
  }

  @Test func `assistive technologies read progress as a progress bar, with its title`() throws {
    let done = Shared<Double?>(3)
    let stage = HostedStage {
      StateView(done) { $done in
        RotaryProgressRing(value: done, total: 12).style(Self.style("Upload"))
      }
    }
    let view: ProgressRingView = try stage.view()
    #expect(view.accessibilityTraits.contains(.updatesFrequently))
    #expect(!view.accessibilityTraits.contains(.adjustable))
    #expect(view.accessibilityLabel == "Upload" && view.accessibilityValue == "25%")
    done.binding.wrappedValue = nil
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect((view.accessibilityValue ?? "").isEmpty)
  }

  @Test func `every part of a style reaches the ring, and its value stays`() throws {
    var style = ProgressRingStyle()
    style.segments = 6
    style.thickness = 0.3
    style.direction = .counterclockwise
    style.tints = [.role(.warning)]
    let shown = Shared(ProgressRingStyle())
    let stage = HostedStage {
      StateView(shown) { $shown in RotaryProgressRing(value: 0.5).style(shown) }
    }
    let view: ProgressRingView = try stage.view()
    stage.settle()
    shown.binding.wrappedValue = style
    stage.settle()
    #expect(view.style == style && view.value == 0.5)
  }

  @Test func `a value out of range is clamped, and a total of 0 is complete`() throws {
    let ring = Shared(RotaryProgressRing(value: 20, total: 10))
    let stage = HostedStage { StateView(ring) { $ring in ring } }
    let view: ProgressRingView = try stage.view()
    #expect(view.value == 10)
    for (next, value) in [
      (RotaryProgressRing(value: -3, total: 10), 0.0), (RotaryProgressRing(value: 5, total: 0), 0),
    ] {
      ring.binding.wrappedValue = next
      stage.settle()
      #expect(view.value == value)
    }
    #expect(view.range == 0...0 && view.accessibilityValue == "100%")
  }

  /// A countdown of four seconds with a threshold at 1.5 seconds: its view, whether it runs, and its events.
  private static func countdown(
    isRunning: Bool = true
  ) -> (HostedStage<some View>, Shared<Bool>, EventLog<ProgressRingEvent>) {
    let isRunning = Shared(isRunning)
    let log = EventLog<ProgressRingEvent>()
    let stage = HostedStage {
      StateView(isRunning) { $isRunning in
        RotaryProgressRing(countdown: 4, isRunning: isRunning)
          .style(style())
          .onEvent { log.events.append($0) }
      }
    }
    return (stage, isRunning, log)
  }

  private static func style(_ title: String = "") -> ProgressRingStyle {
    var style = ProgressRingStyle()
    style.thresholds = [1.5]
    style.title = title
    return style
  }

  /// Whether two times differ by at most a few frames.
  private static func isNear(_ seconds: Double, _ other: Double) -> Bool {
    (seconds - other).magnitude < 0.06
  }

  @Test func `a ring's value and the remaining time have the app's format`()
    throws
  {
    let ring = Shared(RotaryProgressRing(value: 3, total: 12).formatter { "\(Int($0)) of 12" })
    let stage = HostedStage { StateView(ring) { $ring in ring } }
    let view: ProgressRingView = try stage.view()
    #expect(view.accessibilityValue == "3 of 12")
    ring.binding.wrappedValue = RotaryProgressRing(countdown: 4).formatter { "\(Int($0)) left" }
    TestDevice.advance(to: TestDevice.time + 1.5)
    #expect(view.accessibilityValue?.hasSuffix(" left") == true)
    stage.settle()
    #expect(view.countdownPhase == .finished && view.accessibilityValue == "0 left")
  }

  @Test func `a ring takes other numbers, a format, and the style of the views around it`() throws {
    var style = ProgressRingStyle()
    style.thickness = 0.22
    let stage = HostedStage {
      VStack {
        RotaryProgressRing(value: Float(0.5)).format(.percent)
        RotaryProgressRing(value: 3, total: 12)
      }
      .rotaryProgressRingStyle(style)
    }
    let views = stage.views(ProgressRingView.self)
    #expect(views.map(\.value) == [0.5, 3])
    #expect(views.map(\.style) == [style, style])
    #expect(views[0].accessibilityValue == "50%")
  }
}
