import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct ValueTests {
  @Test func `a value set by code is shown and sends no event`() {
    let stage = Stage<DialView>()
    stage.view.value = 30
    TestDevice.showFrame(at: 0.1)
    #expect(stage.view.value == 30)
    #expect(LayerTests.difference(stage.view) == nil)
    stage.view.setValue(60, animated: false)
    stage.settle()
    #expect(stage.view.value == 60)
    stage.view.setValue(90, animated: true)
    stage.settle()
    #expect(stage.view.value == 90)
    #expect(stage.actions == [])
    #expect(stage.events == [])
  }

  @Test func `an animated value takes time`() {
    let stage = Stage<DialView>()
    stage.view.setValue(90, animated: true)
    TestDevice.advance(to: 0.1)
    let early = LayerText.text(of: stage.view)
    stage.settle()
    #expect(LayerText.text(of: stage.view) != early)
    #expect(TestDevice.time > 0.1)
  }

  @Test func `the end of a motion can be awaited`() async throws {
    let stage = Stage<WheelView>()
    let spin = try #require(stage.view.spin(to: 5, turns: 2, duration: 1))
    stage.settle()
    let end = await spin.end
    #expect(end.value == 5 && !end.isInterrupted)
    // The control already has the value, and the motion still ends.
    let again = try #require(stage.view.setSelectedIndex(5, animated: true))
    #expect(await again.end.value == 5)
    #expect(await again.end.isInterrupted == false)
    #expect(stage.view.spin(to: 99, turns: 1) == nil)
    #expect(stage.view.lastDraw == nil)
    let drawn = try #require(stage.view.draw(turns: 1, duration: 0.5))
    let draw = try #require(stage.view.lastDraw)
    stage.settle()
    #expect(await drawn.end.value == draw.index)
    let odds = try Wheel(sectors: stage.view.sectors).odds
    #expect(draw == WheelDraw(random: draw.random, odds: odds))
    #expect(stage.events == [])
  }

  @Test func `a command, a value and a view without a window interrupt a motion`() async throws {
    let stage = Stage<DialView>()
    let first = try #require(stage.view.setValue(60, animated: true))
    let second = try #require(stage.view.setValue(90, animated: true))
    #expect(await first.end.isInterrupted)
    stage.view.value = 10
    let end = await second.end
    #expect(end.value == 10 && end.isInterrupted)
    let third = try #require(stage.view.setValue(20, animated: true))
    stage.view.removeFromSuperview()
    #expect(await third.end.isInterrupted)
    let fourth = try #require(stage.view.setValue(30, animated: true))
    #expect(await fourth.end.isInterrupted)
    #expect(stage.view.value == 30)
  }

  @Test func `an app that writes a value back immediately does not interrupt a drag`() {
    let plain = Stage<DialView>()
    _ = plain.drag(from: 0.2, to: 2)
    plain.settle()
    let (events, value) = (plain.events, plain.view.value)

    let stage = Stage<DialView>()
    stage.view.addAction(
      UIAction { [unowned view = stage.view] _ in view.value = view.value },
      for: .valueChanged
    )
    _ = stage.drag(from: 0.2, to: 2)
    stage.settle()
    #expect(stage.events == events)
    #expect(stage.view.value == value)
  }

  @Test func `an app that writes a value back a frame late does not interrupt a drag`() {
    let plain = Stage<DialView>()
    _ = plain.drag(from: 0.2, to: 2)
    plain.settle()
    let (events, value) = (plain.events, plain.view.value)

    let stage = Stage<DialView>()
    var values: [Double] = []
    stage.view.addAction(
      UIAction { [unowned view = stage.view] _ in
        values.append(view.value)
        if values.count > 1 { view.value = values[values.count - 2] }
      },
      for: .valueChanged
    )
    _ = stage.drag(from: 0.2, to: 2)
    stage.settle()
    #expect(stage.events == events)
    #expect(stage.view.value == value)
  }

  @Test func `an app can clamp a value`() {
    let stage = Stage<DialView>()
    stage.view.value = 40
    stage.view.addAction(
      UIAction { [unowned view = stage.view] _ in if view.value > 50 { view.value = 50 } },
      for: .valueChanged
    )
    let start = 0.2
    var reached = 0.0
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: start))
    for step in 1...40 {
      TestDevice.showFrame(at: Double(step) / 100)
      finger.move(to: stage.point(atAngle: start + Double(step) * 0.05))
      reached = max(reached, stage.view.value)
    }
    finger.up()
    stage.settle()
    // After 50 and 51 were sent, the app sets 50. That may be a late answer to the 50.
    #expect(reached <= 51)
    #expect(stage.view.value == 50)
  }

  @Test func `an app may remove its view in its action`() {
    let stage = Stage<DialView>()
    stage.view.addAction(
      UIAction { [unowned view = stage.view] _ in view.removeFromSuperview() },
      for: .valueChanged
    )
    let finger = stage.drag(from: 0.2, to: 2)
    stage.settle()
    #expect(stage.actions.contains("valueChanged"))
    #expect(finger.view?.window == nil)
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `a bound set beyond the other moves the other`() {
    let stage = Stage<DialView>()
    stage.view.minimumValue = 200
    #expect(stage.view.minimumValue == 200)
    #expect(stage.view.maximumValue == 200 || stage.view.minimumValue < stage.view.maximumValue)
    stage.view.maximumValue = 300
    #expect(stage.view.maximumValue == 300)
    #expect(stage.view.value == 200)
    #expect(stage.actions == [])
  }

  @Test func `a value reported long ago is set, even if no frame was shown since`() {
    let stage = Stage<DialView>()
    stage.view.becomeFirstResponder()
    for _ in 0..<2 { Keyboard.press(.keyboardUpArrow, in: stage.window) }
    stage.settle()
    let end = stage.view.value
    let reported = end / 2
    #expect(stage.events.contains("changing, value \(reported)") && end > 0)
    TestDevice.elapse(to: TestDevice.time + 10)
    stage.view.value = reported
    #expect(stage.view.value == reported)
  }
}
