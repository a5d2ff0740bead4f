import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the states of recognizers that follow touches.
@MainActor
@Suite(.serialized)
struct RecognizerTests {
  @Test func `taps, drags and cancelled touches follow Apple's state machine`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        for share in [0.0, 0.3, 0.7] {
          stage.drag(from: 1, to: 1, share: share)
          stage.drag(from: 0.3, to: 2, share: share)
          stage.drag(from: 2, to: 0.3, share: share, lifts: false).cancel()
          let second = Finger(in: stage.window)
          let first = stage.drag(from: 1, to: 1.2, share: share, lifts: false)
          second.down(at: stage.point(atAngle: 4, share: share))
          first.up()
          second.up()
          stage.view.isEnabled.toggle()
        }
        #expect(TestDevice.invalidTransitions == [], "\(kind)")
      }
      check(kind)
    }
  }

  /// The states in which a recognizer called its targets.
  private func states(of recognizer: UIGestureRecognizer) -> () -> [UIGestureRecognizer.State] {
    final class Log { var states: [UIGestureRecognizer.State] = [] }
    let log = Log()
    recognizer.addHandler { [weak recognizer] in
      if let recognizer { log.states.append(recognizer.state) }
    }
    return { log.states }
  }

  @Test func `a drag begins, changes and ends, or is cancelled`() {
    let stage = Stage<DialView>()
    let states = states(of: stage.view.touches)
    stage.drag(from: 0.3, to: 2)
    let drag = states()
    #expect(drag.first == .began && drag.last == .ended)
    #expect(Set(drag.dropFirst().dropLast()) == [.changed])
    stage.drag(from: 2, to: 0.3, lifts: false).cancel()
    #expect(states().last == .cancelled)
  }

  @Test func `a menu's hold, tap, click and scroll follow Apple's state machine`() throws {
    let page = try MenuPage()
    let states = states(of: page.interaction.recognizer)
    let finger = page.hold()
    finger.move(to: MenuPage.place(of: 1))
    finger.up()
    #expect(states() == [.began, .changed, .ended])
    page.settle()
    page.hold().cancel()
    #expect(states().last == .cancelled)
    page.interaction.recognizer.closeMenu()
    let tap = Finger(in: page.window)
    tap.down(at: MenuPage.middle)
    tap.up()
    let scroll = Finger(in: page.window)
    scroll.down(at: MenuPage.middle)
    scroll.move(to: CGPoint(x: MenuPage.middle.x, y: MenuPage.middle.y - 60))
    scroll.up()
    let mouse = Finger(in: page.window, .indirectPointer, button: .secondary)
    mouse.down(at: MenuPage.middle)
    #expect(page.menu?.isOpen == true)
    mouse.up()
    #expect(TestDevice.invalidTransitions == [])
  }

  /// Fails when the finger is lifted.
  private final class Patient: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  }

  @Test func `a tap that waits for another recognizer opens the menu when that has failed`() throws
  {
    let page = try MenuPage()
    page.interaction.options.opensOnTap = true
    let patient = Patient()
    page.button.addGestureRecognizer(patient)
    page.interaction.recognizer.require(toFail: patient)
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    TestDevice.advance(to: 0.1)
    finger.up()
    #expect(page.menu?.isOpen == true)
    #expect(TestDevice.invalidTransitions == [])
  }
}
