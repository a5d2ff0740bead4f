import Rotary
import RotarySwiftUI
import RotaryUIKit
import SwiftUI
import Testing
import UIKit

/// Tests the hosts of an app's own controls.
@MainActor
@Suite(.serialized)
struct OwnControlTests {
  @Test func `a control of one's own gets touches, and sends its events to the app`() throws {
    TestDevice.reset()
    let view = ControlHostView(Lamp(), frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    var events: [Lamp.Event] = []
    var actions = 0
    view.eventHandler = { events.append($0) }
    view.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    window.addSubview(view)
    TestDevice.showFrame(at: 0)
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 200, y: 200))
    finger.up()
    #expect(events == [.switched(true)])
    #expect(actions == 1)
    #expect(view.control.isOn)
    view.change { $0.isOn = false }
    #expect(actions == 1)
    view.perform { $0.toggle() }
    #expect(actions == 2)
    view.control = Lamp()
    #expect(!view.control.isOn)
    #expect(view.control.size == Size2D(200, 200))
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
    let motion = view.move(\.brightness) { $0.fade(to: 1) }
    TestDevice.advance(to: TestDevice.time + 2)
    motion?.expectEnd(1)
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `the joystick of the examples works in both frameworks`() throws {
    let position = Shared(StickPosition())
    let stage = HostedStage(.immediate) {
      StateView(position) { $position in
        RotaryControl(Joystick())
          .onEvent { position = $0.value ?? position }
          .frame(width: 200, height: 200)
      }
    }
    let view = try stage.view(ControlHostView<Joystick>.self)
    let finger = Finger(in: try #require(view.window))
    let place = { (share: CGFloat) in view.convert(CGPoint(x: 100 + share * 90, y: 100), to: nil) }
    finger.down(at: place(0))
    finger.move(to: place(0.5))
    #expect(abs(position.binding.wrappedValue.x - 0.5) < 1e-9)
    finger.up()
    #expect(view.control.isMoving)
    stage.settle()
    #expect(position.binding.wrappedValue == StickPosition())
  }

  @Test func `in SwiftUI the app's state and events reach it, and updates do not reset it`() throws
  {
    let isOn = Shared(false)
    let round = Shared(0)
    let proxy = Captured<RotaryProxy<ControlHostView<Lamp>>>()
    let stage = HostedStage(.immediate) {
      StateView(isOn) { $isOn in
        StateView(round) { $round in
          let _ = round
          RotaryControlReader(for: Lamp.self) { lamp in
            let _ = proxy.capture(lamp)
            RotaryControl(Lamp()) { $0.isOn = isOn }
              .onEvent { if case .switched(let on) = $0 { isOn = on } }
              .frame(width: 100, height: 100)
          }
        }
      }
    }
    let view = try stage.view(ControlHostView<Lamp>.self)
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    stage.tap(view.convert(CGPoint(x: 50, y: 50), to: nil))
    #expect(isOn.binding.wrappedValue)
    isOn.binding.wrappedValue = false
    #expect(!view.control.isOn)
    let drawn = view.control
    round.binding.wrappedValue += 1
    #expect(view.control == drawn)
    proxy.value?.perform { $0.toggle() }
    #expect(isOn.binding.wrappedValue)
    let motion = proxy.value?.move(\.brightness) { $0.fade(to: 0.5) }
    stage.settle()
    motion?.expectEnd(0.5)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }
}

/// A lamp that a tap switches on and off.
struct Lamp: Rotary.Control {
  enum Event: Equatable {
    case switched(Bool)
  }

  var size = Size2D(60, 60)
  var environment = ControlEnvironment()
  var isOn = false
  private(set) var brightness = 0.0
  private var goal = 0.0
  private(set) var now = 0.0
  var pendingEvents = PendingEvents<Event>()

  var isMoving: Bool { brightness != goal || !pendingEvents.isEmpty }
  var preferredSize: PreferredSize { PreferredSize(Size2D(60, 60)) }

  func readDestinations(_ read: (Double) -> Void) { if brightness != goal { read(goal) } }

  mutating func receive(time: Double) {
    let step = time - now
    now = time
    brightness += max(-step, min(step, goal - brightness))
  }

  mutating func receive(_ input: Input) -> Response {
    guard case .pointer(let event) = input else { return .declined }
    if event.phase == .up { toggle() }
    return .handled
  }

  mutating func toggle() {
    isOn.toggle()
    send(.switched(isOn))
  }

  /// Fades to a brightness, by 1 in a second.
  mutating func fade(to brightness: Double) -> Bool {
    goal = brightness
    return true
  }

  func draw(into scene: inout ControlScene) {
    scene.add(
      SceneNode(
        NodeID(1),
        content: .shape(
          .circle(center: size.center, radius: 20),
          fill: .role(isOn ? .accent : .surface),
          stroke: nil
        )
      )
    )
  }

  func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(role: .button, name: "Lamp", frame: Rect2D(origin: .zero, size: size))
    )
  }

  func feedback(for event: Event) -> Feedback { Feedback() }
}
