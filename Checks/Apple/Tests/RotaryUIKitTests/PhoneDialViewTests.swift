import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

extension PhoneDialView: ShownControl {
  typealias Core = PhoneDial
  static var hasSteppedValue: Bool { false }
}

@MainActor
@Suite(.serialized)
struct PhoneDialViewTests {
  private final class Listener: PhoneDialViewDelegate {
    var calls: [String] = []
    func phoneDial(_ phoneDial: PhoneDialView, didDial hole: Int) { calls.append("dial \(hole)") }
    func phoneDialDidPress(_ phoneDial: PhoneDialView) { calls.append("press") }
  }

  @Test func `a dialled hole and a press of the hub are sent`() {
    let listener = Listener()
    let stage = Stage<PhoneDialView>()
    stage.view.delegate = listener
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0, share: 0))
    TestDevice.elapse(to: 0.08)
    finger.up()
    stage.settle()
    #expect(listener.calls == ["press"])
    #expect(stage.actions.contains("primaryActionTriggered"))
    stage.view.becomeFirstResponder()
    for _ in 0..<2 {
      Keyboard.press(.keyboardReturnOrEnter, in: stage.window)
      stage.settle()
    }
    #expect(listener.calls == ["press", "dial 0", "dial 0"])
    #expect(stage.actions.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test func `a hole is dialled by code without events`() {
    let listener = Listener()
    let stage = Stage<PhoneDialView>()
    stage.view.delegate = listener
    #expect(stage.view.dial(6) != nil)
    stage.settle()
    #expect(stage.view.dialledHole == 6)
    #expect(stage.view.dial(12) == nil)
    #expect(listener.calls == [])
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `the holes can be replaced, but not by none`() {
    let stage = Stage<PhoneDialView>()
    #expect(stage.view.holes.map { $0.title }.joined() == "1234567890")
    stage.view.holes = []
    #expect(stage.view.holes.count == 10)
    stage.view.holes = [PhoneHole("A"), PhoneHole("B")]
    #expect(stage.view.holes.map { $0.title } == ["A", "B"])
  }
}
