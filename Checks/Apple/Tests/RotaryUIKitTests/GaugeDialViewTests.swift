import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

extension GaugeDialView: ShownControl {
  typealias Core = GaugeDial

  /// A gauge is not editable at first.
  static var hasSteppedValue: Bool { false }
}

@MainActor
@Suite(.serialized)
struct GaugeDialViewTests {
  @Test func `a gauge is read as a value with its range, and takes no input`() {
    let stage = Stage<GaugeDialView>()
    let view = stage.view
    view.style.title = "Speed"
    view.style.thresholds = [50]
    view.style.rangeNames = ["Normal", "Fast"]
    view.value = 40
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains(.updatesFrequently))
    #expect(!view.accessibilityTraits.contains(.adjustable))
    #expect(view.accessibilityLabel == "Speed" && view.accessibilityValue == "40, Normal")
    view.accessibilityIncrement()
    #expect(!view.canBecomeFocused && !stage.window.focus(on: view))
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(50, 10))
    finger.up()
    stage.settle()
    #expect(view.value == 40 && stage.events == [] && stage.actions == [])
    view.value = 60
    #expect(view.accessibilityValue == "60, Fast")
  }

  @Test func `an editable gauge is adjustable and sends its values`() {
    let stage = Stage<GaugeDialView>()
    let view = stage.view
    view.isEditable = true
    view.value = 40
    stage.settle()
    #expect(view.accessibilityTraits.contains(.adjustable))
    view.accessibilityIncrement()
    stage.settle()
    #expect(view.value == 41 && stage.actions.contains("valueChanged"))
    let expected: [ValueEvent<Double>] = [.changing(41), .changed(41)]
    #expect(stage.events == expected.map { EventText.of($0) })
    view.isEditable = false
    stage.settle()
    view.accessibilityIncrement()
    #expect(view.value == 41)
  }

  @Test func `a value set with an animation arrives, and its thresholds are reported`() async throws
  {
    let stage = Stage<GaugeDialView>()
    stage.view.style.thresholds = [30, 60]
    stage.view.value = 90
    stage.settle()
    #expect(stage.events == [])
    let motion = try #require(stage.view.setValue(20, animated: true))
    #expect(stage.view.value == 20 && TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    let end = await motion.end
    #expect(end.value == 20 && !end.isInterrupted)
    let expected: [ValueEvent<Double>] = [.crossed(60), .crossed(30)]
    #expect(stage.events == expected.map { EventText.of($0) })
    #expect(TestDevice.activeDisplayLinkCount == 0)
    #expect(stage.view.setValue(.nan, animated: true) == nil)
    #expect(stage.view.value == 20)
  }

  @Test func `a pointer, markers, a target and ranges match the style`() {
    let stage = Stage<GaugeDialView>()
    stage.view.value = 40
    stage.settle()
    var shown = [LayerText.text(of: stage.view)]
    let changes: [(GaugeDialView) -> Void] = [
      { $0.target = 80 }, { $0.others = [10, 20] }, { $0.setOthers([30, 20], animated: true) },
      { $0.style.pointer = .bar }, { $0.style.pointer = .marker },
      {
        $0.style.thresholds = [50]
        $0.style.tints = [.role(.positive), .role(.critical)]
      }, { $0.style.thickness = 0.2 }, { $0.style.unit = " km/h" },
      { $0.valueFormatter = { "\(Int($0)) knots" } },
    ]
    for change in changes {
      change(stage.view)
      stage.settle()
      #expect(LayerTests.difference(stage.view) == nil)
      shown.append(LayerText.text(of: stage.view))
    }
    #expect(Set(shown).count == shown.count)
    #expect(stage.view.accessibilityValue == "40 knots")
  }

  @Test func `bounds can be set in any order, and a value out of them is clamped`() {
    let view = Stage<GaugeDialView>().view
    view.value = 160
    #expect(view.value == 100)
    view.maximumValue = 220
    #expect(view.value == 160)
    view.minimumValue = 180
    #expect(view.value == 180 && view.maximumValue == 220)
    for number in [Double.nan, .infinity, 1e300] { view.maximumValue = number }
    #expect(view.maximumValue == 220)
  }
}
