import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

extension ProgressRingView: ShownControl {
  typealias Core = ProgressRing

  /// It turns while nobody knows how much is done.
  func standStill() { value = 0.4 }
}

@MainActor
@Suite(.serialized)
struct ProgressRingViewTests {
  @Test func `a ring of which nobody knows how much is done turns, and stops when somebody does`() {
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

  @Test func `a countdown that runs out is the primary action of its ring, at rest afterwards`() {
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
}
