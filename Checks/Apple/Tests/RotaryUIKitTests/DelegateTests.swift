import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// What a wheel tells its delegate, and how often a value is told; a turntable's stand in ``TurntableTests``.
@MainActor
@Suite(.serialized)
struct DelegateTests {
  /// Keeps what it was told, and may do something with the wheel.
  private final class Listener: WheelViewDelegate {
    var told: [String] = []
    var whenTold: (WheelView) -> Void = { _ in }

    func wheelDidChangeValue(_ wheel: WheelView) {
      told.append("value \(wheel.selectedIndex)")
      whenTold(wheel)
    }

    func wheelDidPress(_ wheel: WheelView) { told.append("press") }

    func wheel(_ wheel: WheelView, didDial hole: Int) { told.append("dial \(hole)") }
  }

  /// Leaves out what it may.
  private final class Deaf: WheelViewDelegate {}

  private static func stage(_ listener: any WheelViewDelegate) -> Stage<WheelView> {
    let stage = Stage<WheelView>()
    stage.view.delegate = listener
    return stage
  }

  @Test func `a wheel's delegate is told of each value, as the action is, once the layers show it`()
  {
    let listener = Listener()
    let stage = Self.stage(listener)
    var differences: [String?] = []
    listener.whenTold = { differences.append(LayerTests.difference($0)) }
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(listener.told.count == stage.actions.filter { $0 == "valueChanged" }.count)
    #expect(listener.told.last == "value \(stage.view.selectedIndex)")
    #expect(differences.allSatisfy { $0 == nil } && !differences.isEmpty)
    listener.told = []
    stage.view.setSelectedIndex(0, animated: true)
    stage.settle()
    #expect(listener.told == [])
  }

  @Test func `a wheel's delegate may set it from within`() {
    let listener = Listener()
    let stage = Self.stage(listener)
    stage.view.isContinuous = false
    listener.whenTold = { $0.selectedIndex = 1 }
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(listener.told.count == 1)
    #expect(stage.view.selectedIndex == 1)
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `the hub and the holes of a phone are told by themselves`() {
    let listener = Listener()
    let stage = Self.stage(listener)
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0, share: 0))
    TestDevice.elapse(to: 0.08)
    finger.up()
    stage.settle()
    #expect(listener.told == ["press"])
    listener.told = []
    var options = stage.view.options
    options.mode = .phone
    stage.view.options = options
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardReturnOrEnter, in: stage.window)
    stage.settle()
    let hole = stage.view.selectedIndex
    #expect(listener.told == ["dial \(hole)", "value \(hole)"])
  }

  @Test func `a delegate may leave out what it does not want to know, and is not kept`() {
    weak var freed: Deaf?
    let stage = Stage<WheelView>()
    do {
      let deaf = Deaf()
      freed = deaf
      stage.view.delegate = deaf
      _ = stage.drag(from: 0.3, to: 3)
      stage.settle()
    }
    #expect(stage.actions.contains("valueChanged"))
    #expect(freed == nil)
  }

  @Test func `five views have a value, and tell it on its way where they are continuous`() {
    var count = 0
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        guard let view = stage.view as? RotaryValueView else { return }
        count += 1
        stage.view.becomeFirstResponder()
        for isContinuous in [true, false] {
          view.isContinuous = isContinuous
          stage.clear()
          for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardDownArrow] {
            Keyboard.press(key, in: stage.window)
            stage.settle()
          }
          let event = isContinuous ? "changing" : "changed,"
          let expected = stage.events.filter { $0.hasPrefix(event) }.count
          #expect(expected > 0, "\(kind)")
          #expect(stage.actions.filter { $0 == "valueChanged" }.count == expected, "\(kind)")
        }
      }
      check(kind)
    }
    #expect(count == 5)
  }
}
