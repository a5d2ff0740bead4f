import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct TouchTests {
  /// A control with the same settings and inputs, without a view.
  private struct Reference {
    var session: ControlSession<Dial>
    var events: [String] = []

    mutating func send(_ phase: PointerEvent.Phase, _ point: CGPoint, at time: Double) {
      let position = Point2D(
        Double(point.x - Stage<DialView>.origin.x),
        Double(point.y - Stage<DialView>.origin.y)
      )
      session.handle(.pointer(PointerEvent(phase, position: position)), at: time)
      recordEvents()
    }

    mutating func recordEvents() {
      while let next = session.nextEvent() { events.append(EventText.of(next.event)) }
    }
  }

  @Test func `a drag on a dial sends the core's events for the same points`() {
    let stage = Stage<DialView>()
    var reference = Reference(session: ControlSession(stage.view.control))
    let finger = Finger(in: stage.window)
    var place = stage.point(atAngle: 0.2)
    finger.down(at: place)
    reference.send(.down, place, at: 0)
    for step in 1...30 {
      let time = Double(step) / 250
      TestDevice.showFrame(at: time)
      place = stage.point(atAngle: 0.2 + Double(step) * 0.05)
      finger.move(to: place)
      reference.send(.move, place, at: time)
    }
    finger.up()
    reference.send(.up, place, at: TestDevice.time)
    stage.settle()
    reference.session.advance(to: TestDevice.time + 1)
    reference.recordEvents()
    #expect(stage.events == reference.events)
    #expect(stage.events.count > 10)
    #expect(stage.view.value == reference.session.read { $0.value })
  }

  @Test func `coalesced samples of an event are processed one by one`() {
    let stage = Stage<DialView>()
    var reference = Reference(session: ControlSession(stage.view.control))
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0.2))
    reference.send(.down, stage.point(atAngle: 0.2), at: 0)
    // A full turn in one event: the last position alone would not move the dial.
    let samples = (1...20).map { step in
      (place: stage.point(atAngle: 0.2 + Double(step) * 0.3), time: Double(step) / 240)
    }
    TestDevice.showFrame(at: 20.0 / 240)
    finger.move(through: samples)
    for sample in samples { reference.send(.move, sample.place, at: sample.time) }
    #expect(stage.events == reference.events)
    #expect(stage.events.count > 5)
  }

  @Test func `editing begins and ends once for a drag, with its values between`() {
    let stage = Stage<DialView>()
    _ = stage.drag(from: 0.2, to: 2)
    stage.settle()
    #expect(stage.actions.first == "editingDidBegin")
    #expect(stage.actions.last == "editingDidEnd")
    #expect(stage.actions.count { $0 == "editingDidBegin" } == 1)
    #expect(stage.actions.count { $0 == "editingDidEnd" } == 1)
    #expect(stage.actions.count { $0 == "valueChanged" } > 5)
  }

  @Test func `a dial that is not continuous sends its value once, at the end`() {
    let stage = Stage<DialView>()
    stage.view.isContinuous = false
    let finger = stage.drag(from: 0.2, to: 2, lifts: false)
    #expect(!stage.actions.contains("valueChanged"))
    finger.up()
    stage.settle()
    #expect(stage.actions == ["editingDidBegin", "valueChanged", "editingDidEnd"])
  }

  @Test func `a touch beside the control goes to the views behind`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        let size = stage.view.bounds.size
        for x in stride(from: -10.0, through: Double(size.width) + 10, by: 15) {
          for y in stride(from: -10.0, through: Double(size.height) + 10, by: 15) {
            // A control that takes no input is hit like any view.
            let isMeant =
              stage.view.control.isOutput
              ? stage.view.bounds.contains(CGPoint(x: x, y: y))
              : stage.view.control.touchArea(at: Point2D(x, y)) != nil
            let hit = stage.window.hitTest(stage.point(x, y), with: nil)
            let isHit = hit?.isDescendant(of: stage.view) == true
            #expect(isHit == isMeant, "\(kind) at \(x), \(y)")
          }
        }
      }
      check(kind)
    }
  }

  @Test func `a disabled control ignores touches, looks disabled and can be enabled again`() {
    let stage = Stage<DialView>()
    let usual = LayerText.text(of: stage.view)
    stage.view.isEnabled = false
    TestDevice.showFrame(at: 0.1)
    #expect(LayerText.text(of: stage.view) != usual)
    _ = stage.drag(from: 0.2, to: 2)
    #expect(stage.events == [])
    #expect(stage.actions == [])
    stage.view.isEnabled = true
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(LayerText.text(of: stage.view) == usual)
    _ = stage.drag(from: 0.2, to: 2)
    #expect(stage.events != [])
  }

  @Test func `disabling a control ends its drag, and the finger has no further effect`() {
    let stage = Stage<DialView>()
    let finger = stage.drag(from: 0.2, to: 2, lifts: false)
    stage.view.isEnabled = false
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    let value = stage.view.value
    stage.clear()
    finger.move(to: stage.point(atAngle: 4))
    finger.up()
    stage.settle()
    #expect(stage.view.value == value)
    #expect(!stage.view.host.isHeld)
    #expect(!stage.actions.contains("valueChanged"))
  }

  @Test func `a cancelled touch ends the drag`() {
    let stage = Stage<DialView>()
    let finger = stage.drag(from: 0.2, to: 2, lifts: false)
    #expect(stage.view.host.isHeld)
    finger.cancel()
    stage.settle()
    #expect(!stage.view.host.isHeld)
    #expect(stage.actions.last == "editingDidEnd")
    stage.clear()
    _ = stage.drag(from: 0.5, to: 1.5)
    stage.settle()
    #expect(stage.actions.first == "editingDidBegin")
    #expect(stage.actions.last == "editingDidEnd")
  }

  @Test func `two fingers are two pointers, each from its touch to its release`() {
    let stage = Stage<DialView>()
    stage.view.options.usesSecondFinger = true
    let first = Finger(in: stage.window)
    let second = Finger(in: stage.window)
    first.down(at: stage.point(atAngle: 0.2))
    TestDevice.showFrame(at: 0.02)
    second.down(at: stage.point(atAngle: 3))
    TestDevice.showFrame(at: 0.04)
    let value = stage.view.value
    first.up()
    #expect(stage.view.value == value)
    second.up()
    #expect(!stage.view.host.isHeld)
    stage.settle()
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }
}
