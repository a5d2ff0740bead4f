import Rotary
import Testing

@testable import RotaryUIKit
@testable import UIKit

/// Tests a television's remote: its thumb, its swipes and its buttons.
@MainActor
@Suite(.serialized)
struct RemoteTests {
  /// A control with the focus of a television, in a view that counts the presses passed on to it.
  private struct Room<View: ShownControl> {
    let stage: Stage<View>
    let behind: PressCatcher
    let remote: Remote

    @MainActor
    init(_ kind: View.Type = View.self) {
      stage = Stage(kind, idiom: .tv)
      behind = PressCatcher(frame: stage.window.bounds)
      stage.window.addSubview(behind)
      behind.addSubview(stage.view)
      stage.window.focus(on: stage.view)
      remote = Remote(in: stage.window)
      stage.clear()
    }
  }

  /// Records the phases of the presses that it receives.
  private final class PressCatcher: UIView {
    var phases: [UIPress.Phase] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += presses.map(\.phase)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += presses.map(\.phase)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += presses.map(\.phase)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      phases += presses.map(\.phase)
    }
  }

  @Test func `a thumb that rests on a remote neither presses nor holds anything`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let room = Room(kind)
        room.remote.touch()
        #expect(!room.stage.view.host.isHeld, "\(kind)")
        // This is longer than a long press.
        TestDevice.advance(to: TestDevice.time + 1)
        room.remote.lift()
        room.stage.settle()
        #expect(room.stage.events == [], "\(kind)")
        #expect(room.stage.actions == [], "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `a finger, a pencil and a trackpad's pointer still press the hub`() {
    for type in [UITouch.TouchType.direct, .pencil, .indirectPointer] {
      let stage = Stage<WheelView>()
      let finger = Finger(in: stage.window, type)
      finger.down(at: stage.point(atAngle: 0, share: 0))
      finger.up()
      #expect(stage.actions.contains("primaryActionTriggered"), "\(type)")
    }
  }

  @Test func `a swipe on a remote is an arrow key and keeps the focus, in any order of delivery`() {
    for kind in [DialView.self, WheelView.self, TurntableView.self] as [any ShownControl.Type] {
      func check<View: ShownControl>(_ kind: View.Type, _ asksFocusFirst: Bool) {
        for (heading, key) in [(UIFocusHeading.right, Key.right), (.left, .left)] {
          let room = Room(kind)
          let expected = Stage(kind)
          expected.view.process(.key(key), at: expected.view.now)
          expected.settle()
          let hasLeft = room.remote.swipe(heading, asksFocusFirst: asksFocusFirst)
          room.stage.settle()
          #expect(room.stage.events == expected.events, "\(kind) \(key)")
          #expect(!hasLeft && room.stage.view.isFocused, "\(kind) \(key)")
        }
      }
      check(kind, true)
      check(kind, false)
    }
  }

  @Test func `the focus can leave a wheel up and down without turning it`() {
    for heading in [UIFocusHeading.up, .down] {
      let room = Room<WheelView>()
      #expect(room.remote.swipe(heading))
      room.stage.settle()
      #expect(room.stage.events == [])
      #expect(!room.stage.view.isFocused)
    }
  }

  @Test func `arrow buttons of a remote act like its swipes`() {
    let room = Room<DialView>()
    Keyboard.press(.rightArrow, in: room.stage.window)
    #expect(room.stage.view.value > 0)
    #expect(room.behind.phases == [])
    Keyboard.press(.upArrow, in: room.stage.window)
    #expect(room.behind.phases == [.began, .ended])
  }

  @Test func `a spinner uses the swipes along its direction of rotation`() {
    let room = Room<NumberSpinnerView>()
    #expect(!room.remote.swipe(.up))
    room.stage.settle()
    #expect(room.stage.view.value == 1)
    room.stage.view.options.axis = .horizontal
    #expect(!room.remote.swipe(.right))
    room.stage.settle()
    #expect(room.stage.view.value == 2)
    #expect(room.remote.swipe(.down))
    #expect(room.stage.view.value == 2)
  }

  @Test func `swipes change the active part of a colour, and leave the view across it`() {
    let room = Room<ColorWheelView>()
    let view = room.stage.view
    #expect(!room.remote.swipe(.right) && view.hue == 1)
    Keyboard.press(.select, in: room.stage.window)
    #expect(!room.remote.swipe(.left) && view.saturation == 0.99)
    Keyboard.press(.select, in: room.stage.window)
    #expect(!room.remote.swipe(.down) && view.brightness == 0.99)
    #expect(room.remote.swipe(.right) && view.saturation == 0.99)
    room.stage.window.focus(on: view)
    view.activePart = .saturation
    #expect(room.remote.swipe(.up) && view.brightness == 0.99)
  }

  @Test func `swipes move through a row's columns, and from the last one the focus leaves`() {
    for asksFocusFirst in [true, false] {
      let room = Room<SpinnerRowView>()
      room.stage.view.row = .digits(2)
      TestDevice.showFrame(at: TestDevice.time + 0.1)
      #expect(!room.remote.swipe(.up, asksFocusFirst: asksFocusFirst))
      room.stage.settle()
      #expect(room.stage.view.value == 10)
      #expect(!room.remote.swipe(.right, asksFocusFirst: asksFocusFirst))
      #expect(!room.remote.swipe(.up, asksFocusFirst: asksFocusFirst))
      room.stage.settle()
      #expect(room.stage.view.value == 11)
      #expect(room.remote.swipe(.right, asksFocusFirst: asksFocusFirst))
    }
  }

  @Test func `an arrow button that steps a row does not move the focus`() {
    let room = Room<SpinnerRowView>()
    room.stage.view.row = .digits(2)
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    Keyboard.press(.rightArrow, in: room.stage.window)
    #expect(!room.stage.window.focus(on: nil, heading: .right))
    TestDevice.advance(to: TestDevice.time + 1)
    #expect(room.stage.window.focus(on: nil, heading: .right))
    #expect(room.behind.phases == [])
  }

  @Test func `the Menu button closes an open ring menu, and is passed on otherwise`() {
    for end in [UIPress.Phase.ended, .cancelled] {
      let room = Room<RingMenuView>()
      let phases: [UIPress.Phase] = [.began, .changed, end]
      Keyboard.press(.select, in: room.stage.window, phases)
      #expect(room.stage.view.isOpen)
      #expect(!room.remote.swipe(.down))
      Keyboard.press(.menu, in: room.stage.window, phases)
      #expect(!room.stage.view.isOpen)
      #expect(room.behind.phases == [])
      // This works immediately, while the menu still closes.
      Keyboard.press(.menu, in: room.stage.window, phases)
      room.stage.settle()
      #expect(room.behind.phases == phases)
      #expect(!room.stage.events.contains { $0.contains("chosen") })
    }
  }

  @Test func `no other control handles any phase of the Menu button`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let room = Room(kind)
        guard room.stage.view.isFocused else { return }
        for phases in [[UIPress.Phase.began, .changed, .ended], [.began, .cancelled]] {
          room.behind.phases = []
          Keyboard.press(.menu, in: room.stage.window, phases)
          #expect(room.behind.phases == phases, "\(kind)")
        }
        // A recognizer that accepted buttons would receive them before the view.
        let recognizers = (room.stage.view.gestureRecognizers ?? []).filter {
          $0 is TouchRecognizer || $0 is UISwipeGestureRecognizer
        }
        #expect(recognizers.count == 5, "\(kind)")
        #expect(recognizers.allSatisfy { $0.allowedPressTypes == [] }, "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `typing a number on a keyboard does not block the Menu button`() {
    let room = Room<NumberSpinnerView>()
    room.stage.view.becomeFirstResponder()
    Keyboard.press(.keyboard7, "7", in: room.stage.window)
    Keyboard.press(.menu, in: room.stage.window)
    #expect(room.behind.phases == [.began, .ended])
  }

  @Test func `no phase of a handled press is passed on, and all phases of others are`() {
    let room = Room<WheelView>()
    for end in [UIPress.Phase.ended, .cancelled] {
      Keyboard.press(.select, in: room.stage.window, [.began, .changed, end])
      #expect(room.behind.phases == [])
      Keyboard.press(.pageUp, in: room.stage.window, [.began, .changed, end])
      #expect(room.behind.phases == [.began, .changed, end])
      room.behind.phases = []
    }
    #expect(room.stage.actions.filter { $0 == "primaryActionTriggered" }.count == 2)
  }

  @Test func `a press whose end was lost does not block a later press of the same object`() {
    let room = Room<WheelView>()
    let press = UIPress()
    room.stage.view.pressesBegan([press], with: nil)
    #expect(room.behind.phases == [])
    press.type = .menu
    room.stage.view.pressesBegan([press], with: nil)
    room.stage.view.pressesEnded([press], with: nil)
    #expect(room.behind.phases.count == 2)
  }

  @Test func `a thumb on the remote opens no menu of another view`() {
    TestDevice.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let photo = FocusableView(frame: window.bounds)
    let menu = RingMenuInteraction(items: .starSigns) { _ in }
    photo.addInteraction(menu)
    window.addSubview(photo)
    #expect(window.focus(on: photo))
    let remote = Remote(in: window)
    remote.touch()
    TestDevice.advance(to: 1)
    #expect(!menu.recognizer.isOpen)
    remote.lift()
    // A finger that is held does open it.
    Finger(in: window).down(at: CGPoint(x: 300, y: 300))
    TestDevice.advance(to: 2)
    #expect(menu.recognizer.isOpen)
  }

  private final class FocusableView: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test func `only controls on a television recognize swipes`() {
    let stage = Stage<DialView>()
    #expect(stage.view.gestureRecognizers?.contains { $0 is UISwipeGestureRecognizer } == false)
    // On other devices on which keys move the focus, such as an iPad, the system decides.
    stage.window.focus(on: stage.view)
    #expect(stage.window.focus(on: nil, heading: .right))
  }
}
