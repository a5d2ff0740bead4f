import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests when feedback generators are created and prepared, and which view they are attached to.
@MainActor
@Suite(.serialized)
struct HapticsTests {
  private func generators(of view: UIView) -> [UIFeedbackGenerator] {
    view.interactions.compactMap { $0 as? UIFeedbackGenerator }
  }

  @Test func `a touch prepares the generators, which are attached to the view`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        guard !stage.view.host.isOutput else { return }
        #expect(generators(of: stage.view).isEmpty, "\(kind)")
        let finger = Finger(in: stage.window)
        finger.down(at: stage.middle)
        #expect(TestDevice.preparedFeedback.count == 3, "\(kind)")
        #expect(generators(of: stage.view).count == 3, "\(kind)")
        #expect(TestDevice.feedback == [], "\(kind)")
        finger.up()
        finger.down(at: stage.middle)
        #expect(generators(of: stage.view).count == 3, "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `each detent prepares the next`() throws {
    let stage = Stage<DialView>()
    stage.view.scale = try DialScale(from: 0, through: 100, step: 10)
    stage.drag(from: 0.2, to: 2)
    let ticks = TestDevice.feedback.filter { $0 == "selectionChanged" }.count
    #expect(ticks > 1)
    #expect(TestDevice.preparedFeedback.count == 3 + ticks)
  }

  @Test func `a harder collision with an end is a stronger impact`() throws {
    let stage = Stage<DialView>()
    stage.view.playsSounds = false
    var impacts: [String] { TestDevice.feedback.filter { $0.hasPrefix("impactOccurred") } }
    stage.view.play(.collision(strength: 0))
    stage.view.play(.collision(strength: 1))
    #expect(impacts == ["impactOccurred medium 0.5", "impactOccurred medium 1.0"])
  }

  @Test func `disabling haptics creates no generators`() {
    let stage = Stage<DialView>()
    stage.view.playsHaptics = false
    stage.drag(from: 0.2, to: 2)
    #expect(generators(of: stage.view).isEmpty && TestDevice.preparedFeedback == [])
  }

  @Test func `a touch beside the control prepares nothing`() {
    let stage = Stage<DialView>()
    Finger(in: stage.window).down(at: CGPoint(x: 1, y: 1))
    #expect(TestDevice.preparedFeedback == [])
  }

  @Test func `generators are deallocated with their view`() {
    weak var generator: UIFeedbackGenerator?
    weak var view: UIView?
    do {
      let stage = Stage<WheelView>()
      stage.drag(from: 0.2, to: 2)
      stage.settle()
      view = stage.view
      generator = generators(of: stage.view).first
      #expect(generator != nil)
    }
    #expect(view == nil && generator == nil)
  }
}
