import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests a wheel's delegate, and how often values are sent.
///
/// ``TurntableTests`` tests a turntable's delegate.
@MainActor
@Suite(.serialized)
struct DelegateTests {
  /// Records its calls, and may change the wheel.
  private final class Listener: WheelViewDelegate {
    var calls: [String] = []
    var onDelegateCall: (WheelView) -> Void = { _ in }

    func wheelDidChangeValue(_ wheel: WheelView) {
      calls.append("value \(wheel.selectedIndex)")
      onDelegateCall(wheel)
    }

    func wheelDidPress(_ wheel: WheelView) { calls.append("press") }
  }

  /// Implements none of the optional methods.
  private final class Deaf: WheelViewDelegate {}

  private static func stage(_ listener: any WheelViewDelegate) -> Stage<WheelView> {
    let stage = Stage<WheelView>()
    stage.view.delegate = listener
    return stage
  }

  @Test func `a wheel's delegate is called for each value after the layers show it`() {
    let listener = Listener()
    let stage = Self.stage(listener)
    var differences: [String?] = []
    listener.onDelegateCall = { differences.append(LayerTests.difference($0)) }
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(listener.calls.count == stage.actions.filter { $0 == "valueChanged" }.count)
    #expect(listener.calls.last == "value \(stage.view.selectedIndex)")
    #expect(differences.allSatisfy { $0 == nil } && !differences.isEmpty)
    listener.calls = []
    stage.view.setSelectedIndex(0, animated: true)
    stage.settle()
    #expect(listener.calls == [])
  }

  @Test func `a wheel's delegate may set the wheel`() {
    let listener = Listener()
    let stage = Self.stage(listener)
    stage.view.isContinuous = false
    listener.onDelegateCall = { $0.selectedIndex = 1 }
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(listener.calls.count == 1)
    #expect(stage.view.selectedIndex == 1)
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `the hub has its own delegate method`() {
    let listener = Listener()
    let stage = Self.stage(listener)
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0, share: 0))
    TestDevice.elapse(to: 0.08)
    finger.up()
    stage.settle()
    #expect(listener.calls == ["press"])
  }

  @Test func `a delegate's methods are optional, and the delegate is not retained`() {
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

  @Test func `seven views have a value, and send it during a gesture if they are continuous`() {
    var count = 0
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        guard let view = stage.view as? RotaryValueView, !view.host.isOutput else { return }
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
    #expect(count == 7)
  }
}
