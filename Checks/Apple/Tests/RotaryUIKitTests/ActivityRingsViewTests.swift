import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

extension ActivityRingsView: ShownControl { typealias Core = ActivityRings }

@MainActor
@Suite(.serialized)
struct ActivityRingsViewTests {
  private static let day = [
    ActivityRing(300, of: 600, name: "Move"), ActivityRing(15, of: 30, name: "Exercise"),
  ]

  private func stage(size: CGSize? = nil) -> Stage<ActivityRingsView> {
    let stage = Stage<ActivityRingsView>(size: size)
    stage.view.rings = Self.day
    stage.settle()
    return stage
  }

  @Test func `a motion reports the goals that it reaches, and what is set does not`() async throws {
    let stage = stage()
    stage.view.values = [700, 35]
    stage.view.rings = Self.day
    stage.settle()
    #expect(stage.events == [] && stage.actions == [])
    let motion = try #require(stage.view.setValues([600, 20], animated: true))
    #expect(stage.view.values == [600, 20] && TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    let end = await motion.end
    #expect(end.value == [600, 20] && TestDevice.activeDisplayLinkCount == 0)
    #expect(stage.events == [EventText.of(ActivityRingsEvent.reached(0))])
    #expect(stage.actions == ["primaryActionTriggered"])
    #expect(stage.view.setValues([.nan], animated: true) == nil)
  }

  @Test func `a ring that begins another round is drawn as the core draws it`() {
    let stage = stage()
    var shown = [LayerText.text(of: stage.view)]
    for values in [[660, 15], [1_500, 40], [0, 0]] as [[Double]] {
      stage.view.setValues(values, animated: true)
      TestDevice.showFrame(at: TestDevice.time + 0.2)
      #expect(LayerTests.difference(stage.view) == nil)
      stage.settle()
      #expect(LayerTests.difference(stage.view) == nil)
      shown.append(LayerText.text(of: stage.view))
    }
    #expect(Set(shown).count == shown.count)
  }

  @Test func `each ring is a progress bar, and a goal that is reached is announced`() throws {
    let stage = stage()
    let rings = try #require(stage.view.accessibilityElements as? [UIAccessibilityElement])
    #expect(rings.map(\.accessibilityLabel) == ["Move", "Exercise"])
    #expect(rings.map(\.accessibilityValue) == ["50%", "50%"])
    TestDevice.isVoiceOverRunning = true
    stage.view.setValues([600, 15], animated: true)
    stage.settle()
    #expect(TestDevice.notifications.last?.text == "Move 100%, Exercise 50%")
  }

  @Test func `each property changes the picture`() {
    let stage = stage(size: CGSize(width: 320, height: 320))
    var shown = [LayerText.text(of: stage.view)]
    let changes: [(ActivityRingsView) -> Void] = [
      { $0.style.thickness = 0.2 }, { $0.style.direction = .counterclockwise },
      { $0.rings[0].name = "Walk" }, { $0.rings[1].tint = .role(.critical) },
      { $0.style.format = .goal }, { $0.rings.append(ActivityRing(0.2)) },
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
