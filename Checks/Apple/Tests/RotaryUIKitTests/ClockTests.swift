import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests that the timestamps of touches and the future times of frames form one clock.
@MainActor
@Suite(.serialized)
struct ClockTests {
  @Test func `a drag with frames between its touches sends the same events as one without`() {
    let plain = Stage<WheelView>()
    Self.flick(plain, frames: false)
    let stage = Stage<WheelView>()
    Self.flick(stage, frames: true)
    #expect(stage.events == plain.events)
    #expect(stage.view.selectedIndex == plain.view.selectedIndex)
    #expect(plain.events.count > 3)
  }

  /// Throws a wheel.
  ///
  /// Every other touch arrives after a frame that showed a later time.
  private static func flick(_ stage: Stage<WheelView>, frames: Bool) {
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0.3))
    for step in 1...10 {
      let time = Double(step) * 0.01
      if frames { TestDevice.showFrame(at: time) } else { TestDevice.elapse(to: time) }
      finger.move(to: stage.point(atAngle: 0.3 + Double(step) * 0.12))
    }
    finger.up()
    stage.settle()
  }

  @Test func `late touches with their timestamps are processed in order`() {
    let stage = Stage<DialView>()
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0.2))
    TestDevice.advance(to: 0.5)
    let samples = (1...20).map { step in
      (place: stage.point(atAngle: 0.2 + Double(step) * 0.1), time: Double(step) * 0.01)
    }
    finger.move(through: samples)
    finger.up()
    stage.settle()
    #expect(stage.actions.first == "editingDidBegin")
    #expect(stage.actions.contains("valueChanged"))
    #expect(stage.actions.last == "editingDidEnd")
    #expect(stage.view.value > 10)
  }
}
