import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct RingMenuViewTests {
  typealias Page = ScrollViewTests.ScrollStage<RingMenuView>

  /// Returns the place of an item of the closed menu with twelve items.
  private func place(of item: Int, in stage: Stage<RingMenuView>) -> CGPoint {
    stage.point(atAngle: .pi / 2 + (Double(item) + 0.5) * .pi / 6, share: 0.57)
  }

  private func middle(of stage: Stage<RingMenuView>) -> CGPoint { stage.point(240, 240) }

  @Test(arguments: ScrollViewTests.orders)
  func `a resting finger opens the menu, chooses and does not scroll`(
    isOutermostFirst: Bool
  ) {
    let page = Page(isOutermostFirst: isOutermostFirst)
    let finger = Finger(in: page.stage.window)
    finger.down(at: middle(of: page.stage))
    TestDevice.advance(to: 0.48)
    #expect(!page.stage.view.isOpen && page.stage.view.touches.state == .possible)
    TestDevice.advance(to: 0.6)
    #expect(page.stage.view.isOpen && page.stage.view.touches.state == .began)
    for step in 1...4 {
      finger.move(to: place(of: 2 + step, in: page.stage))
      TestDevice.advance(to: TestDevice.time + 0.05)
    }
    finger.up()
    page.stage.settle()
    #expect(!page.hasScrolled)
    #expect(page.stage.view.selectedIndex == 6 && !page.stage.view.isOpen)
    #expect(page.stage.actions.filter { $0 == "valueChanged" }.count == 1)
  }

  @Test(arguments: ScrollViewTests.orders, [0, 0.3])
  func `a finger that moves before the menu opens scrolls, and the wait ends`(
    isOutermostFirst: Bool,
    standing: Double
  ) {
    let page = Page(isOutermostFirst: isOutermostFirst)
    let finger = Finger(in: page.stage.window)
    let start = middle(of: page.stage)
    finger.down(at: start)
    TestDevice.advance(to: standing)
    for step in 1...6 { finger.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 5)) }
    #expect(page.hasScrolled && !page.stage.view.host.isHeld)
    TestDevice.advance(to: standing + 1)
    #expect(!page.stage.view.isOpen && page.stage.events == [])
    finger.up()
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test(arguments: ScrollViewTests.orders)
  func `a tap opens the menu in a scroll view too, and another tap chooses`(isOutermostFirst: Bool)
  {
    let page = Page(isOutermostFirst: isOutermostFirst)
    let finger = Finger(in: page.stage.window)
    finger.down(at: middle(of: page.stage))
    finger.up()
    page.stage.settle()
    #expect(page.stage.view.isOpen)
    finger.down(at: place(of: 9, in: page.stage))
    finger.up()
    page.stage.settle()
    #expect(page.stage.view.selectedIndex == 9 && !page.hasScrolled)
  }

  @Test func `a finger whose next event is late has opened the menu`() {
    let page = Page(isOutermostFirst: false)
    let finger = Finger(in: page.stage.window)
    finger.down(at: middle(of: page.stage))
    TestDevice.elapse(to: 0.7)
    finger.move(to: place(of: 1, in: page.stage))
    #expect(page.stage.view.isOpen && page.stage.view.touches.state == .began)
    #expect(!page.hasScrolled)
  }

  /// Records its calls.
  private final class Listener: RingMenuViewDelegate {
    var calls: [String] = []

    func ringMenu(_ ringMenu: RingMenuView, didChooseItemAt index: Int) {
      calls.append("chose \(index) \(ringMenu.selectedIndex == index)")
    }
    func ringMenuDidRequestInfo(_ ringMenu: RingMenuView) { calls.append("info") }
    func ringMenuDidOpen(_ ringMenu: RingMenuView) { calls.append("opened") }
    func ringMenuDidClose(_ ringMenu: RingMenuView) { calls.append("closed") }
  }

  @Test func `the delegate is called in order, and is not retained`() {
    let stage = Stage<RingMenuView>()
    weak var freed: Listener?
    do {
      let listener = Listener()
      freed = listener
      stage.view.delegate = listener
      let finger = Finger(in: stage.window)
      finger.down(at: middle(of: stage))
      TestDevice.advance(to: 0.6)
      finger.move(to: place(of: 4, in: stage))
      finger.up()
      stage.settle()
      #expect(listener.calls == ["opened", "chose 4 true", "closed"])
      listener.calls = []
      stage.view.open()
      stage.settle()
      // The info button is 190 points below the centre, at a scale of 240 / 226.5 or 1.
      finger.down(at: stage.point(240, 240 + 190))
      finger.up()
      stage.settle()
      #expect(listener.calls == ["opened", "closed", "info"])
    }
    #expect(freed == nil && stage.view.delegate == nil)
  }

  /// Implements none of the optional methods.
  private final class Deaf: RingMenuViewDelegate {}

  @Test func `the delegate's methods are optional`() {
    let stage = Stage<RingMenuView>()
    let deaf = Deaf()
    stage.view.delegate = deaf
    stage.view.open()
    stage.view.close()
    stage.settle()
    #expect(!stage.view.isOpen)
  }
}
