import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct AccessibilityTests {
  /// Returns the elements that a screen reader finds: the view, or its elements.
  private static func elements(of view: RotaryView) -> [UIResponder] {
    if view.isAccessibilityElement { return [view] }
    return (view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
  }

  private static func tree(of control: some Control) -> AccessibilityTree {
    var tree = AccessibilityTree()
    control.describe(into: &tree)
    return tree
  }

  @Test func `every control is an accessibility element, and a disabled one has that trait`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        #expect(!Self.elements(of: stage.view).isEmpty, "\(kind)")
        let root = Self.tree(of: stage.view.control).elements[0]
        if stage.view.isAccessibilityElement {
          #expect(
            stage.view.accessibilityTraits.contains(.adjustable)
              == !root.actions.isDisjoint(with: .adjust),
            "\(kind)"
          )
        }
        stage.view.isEnabled = false
        TestDevice.showFrame(at: 0.1)
        let disabled = Self.tree(of: stage.view.control).elements
        let found = Self.elements(of: stage.view)
        for (element, core) in zip(found, found.count == 1 ? disabled : Array(disabled.dropFirst()))
        {
          #expect(
            element.accessibilityTraits.contains(.notEnabled) == core.states.contains(.disabled),
            "\(kind)"
          )
        }
      }
      check(kind)
    }
  }

  @Test func `increment and decrement match the core's, and send the user's events`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        guard stage.view.isAccessibilityElement,
          stage.view.accessibilityTraits.contains(.adjustable)
        else { return }
        var session = ControlSession(stage.view.control)
        for action in [AccessibilityAction.increment, .increment, .decrement] {
          if action == .increment {
            stage.view.accessibilityIncrement()
          } else {
            stage.view.accessibilityDecrement()
          }
          session.handle(.accessibility(action, element: 0), at: TestDevice.time)
          TestDevice.advance(to: TestDevice.time + 1)
          stage.settle()
          session.advance(to: TestDevice.time)
        }
        var events: [String] = []
        while let next = session.nextEvent() { events.append(EventText.of(next.event)) }
        #expect(stage.events == events, "\(kind)")
        // A control without a value, on which a step only moves to another part, sends no event.
        #expect(events.isEmpty == !View.hasSteppedValue, "\(kind)")
        let tree = Self.tree(of: stage.view.control)
        #expect(tree == Self.tree(of: session.read { $0 }), "\(kind)")
        if !tree.elements[0].value.isEmpty {
          #expect(stage.view.accessibilityValue == tree.elements[0].value, "\(kind)")
        }
      }
      check(kind)
    }
  }

  @Test func `the accessibility value follows values set by code`() {
    let stage = Stage<DialView>()
    stage.view.value = 30
    TestDevice.showFrame(at: 0.1)
    let first = stage.view.accessibilityValue
    stage.view.value = 70
    TestDevice.showFrame(at: 0.2)
    #expect(first != nil)
    #expect(stage.view.accessibilityValue != first)
    #expect(stage.view.accessibilityValue == Self.tree(of: stage.view.control).elements[0].value)
  }

  @Test
  func
    `with VoiceOver on, a value that a finger turns to is said, else nothing`()
  {
    let stage = Stage<WheelView>()
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(TestDevice.notifications.isEmpty)
    TestDevice.isVoiceOverRunning = true
    _ = stage.drag(from: 0.3, to: 2)
    stage.settle()
    let said = TestDevice.notifications.map(\.text)
    #expect(said.last == stage.view.accessibilityValue)
    #expect(said.last?.isEmpty == false)
    // VoiceOver reads its own changes aloud itself, even if the wheel stops later.
    stage.view.accessibilityIncrement()
    stage.settle()
    #expect(TestDevice.notifications.count == said.count)
  }

  @Test func `an app's own label stays`() {
    let stage = Stage<DialView>()
    stage.view.accessibilityLabel = "Volume"
    stage.view.value = 30
    TestDevice.showFrame(at: 0.1)
    #expect(stage.view.accessibilityLabel == "Volume")
  }

  @Test func `the elements have the core's frames and labels`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        guard !stage.view.isAccessibilityElement else { return }
        let found = Self.elements(of: stage.view).compactMap { $0 as? UIAccessibilityElement }
        let wanted = Self.tree(of: stage.view.control).elements.dropFirst()
        #expect(found.count == wanted.count, "\(kind)")
        for (proxy, element) in zip(found, wanted) {
          let frame = proxy.accessibilityFrameInContainerSpace
          #expect(Double(frame.minX) == element.frame.minX, "\(kind)")
          #expect(Double(frame.minY) == element.frame.minY, "\(kind)")
          #expect(Double(frame.width) == element.frame.size.width, "\(kind)")
          #expect(proxy.accessibilityLabel ?? "" == element.name, "\(kind)")
          #expect(proxy.accessibilityValue ?? "" == element.value, "\(kind)")
          #expect(proxy.accessibilityContainer === stage.view, "\(kind)")
        }
      }
      check(kind)
    }
  }

  @Test func `a view with elements is deallocated with them`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        weak var freed: View?
        var kept: [UIResponder] = []
        do {
          let stage = Stage(kind)
          freed = stage.view
          kept = Self.elements(of: stage.view).filter { $0 !== stage.view }
          stage.view.removeFromSuperview()
        }
        #expect(freed == nil, "\(kind)")
        // A screen reader may retain an element for a while.
        for element in kept { element.accessibilityIncrement() }
      }
      check(kind)
    }
  }

  @Test func `a control that is one element offers an action for each other choice`() throws {
    let stage = Stage<WheelView>()
    try stage.view.setSectors(["Tea", "Coffee", "Water"].map { Sector($0) })
    TestDevice.showFrame(at: 0.1)
    let actions = try #require(stage.view.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Coffee", "Water"])
    #expect(actions[1].actionHandler?(actions[1]) == true)
    stage.settle()
    #expect(stage.view.selectedIndex == 2)
    #expect(stage.actions.contains("valueChanged"))
    #expect(stage.view.accessibilityCustomActions?.map(\.name) == ["Tea", "Coffee"])
    // An action created before the sectors changed selects nothing.
    try stage.view.setSectors([Sector("Milk"), Sector("Juice")])
    #expect(actions[0].actionHandler?(actions[0]) == false)
    let own = UIAccessibilityCustomAction(name: "Own") { _ in true }
    stage.view.accessibilityCustomActions = [own]
    #expect(stage.view.accessibilityCustomActions?.last === own)
    #expect(stage.view.accessibilityCustomActions?.count == 2)
    #expect(Stage<DialView>().view.accessibilityCustomActions == nil)
    #expect(Stage<RangeDialView>().view.accessibilityCustomActions == nil)
  }

  @Test func `a custom action does not retain its view`() throws {
    weak var freed: WheelView?
    var actions: [UIAccessibilityCustomAction] = []
    do {
      let stage = Stage<WheelView>()
      freed = stage.view
      actions = stage.view.accessibilityCustomActions ?? []
      stage.view.removeFromSuperview()
    }
    #expect(freed == nil)
    let action = try #require(actions.first)
    #expect(action.actionHandler?(action) == false)
  }

  @Test func `assistive technology presses a wheel's hub and a spinner's number`() {
    func check<View: ShownControl>(_ kind: View.Type) {
      let stage = Stage(kind)
      #expect(stage.view.accessibilityActivate(), "\(kind)")
      stage.settle()
      #expect(stage.actions.contains("primaryActionTriggered"), "\(kind)")
      #expect(!stage.actions.contains("valueChanged"), "\(kind)")
    }
    check(WheelView.self)
    check(NumberSpinnerView.self)
  }

  @Test func `the large content viewer shows label and value, or the app's title`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        #expect(
          stage.view.interactions.contains { $0 is UILargeContentViewerInteraction },
          "\(kind)"
        )
        stage.view.accessibilityLabel = "Name"
        let value = Self.tree(of: stage.view.control).spokenValue ?? ""
        #expect(
          stage.view.largeContentTitle == (value.isEmpty ? "Name" : "Name, \(value)"),
          "\(kind)"
        )
        stage.view.largeContentTitle = "Own"
        #expect(stage.view.largeContentTitle == "Own", "\(kind)")
      }
      check(kind)
    }
    let stage = Stage<DialView>()
    stage.view.accessibilityLabel = "Heat"
    stage.view.value = 30
    TestDevice.showFrame(at: 0.1)
    #expect(stage.view.largeContentTitle == "Heat, 30")
  }
}
