import Rotary
import Testing
import UIKit

@testable import RotaryUIKit
@testable import UIKit

@MainActor
@Suite(.serialized)
struct RingMenuInteractionTests {
  @Test(arguments: ScrollViewTests.orders)
  func `a finger held on a button opens its menu, and chooses from it`(
    isOutermostFirst: Bool
  ) throws {
    let page = try MenuPage(isOutermostFirst: isOutermostFirst)
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    TestDevice.advance(to: 0.48)
    #expect(page.menu == nil && TestDevice.activeDisplayLinkCount == 1)
    TestDevice.advance(to: 0.7)
    let menu = try #require(page.menu)
    #expect(menu.isOpen && menu.frame == page.window.bounds)
    // The menu is around the finger.
    #expect(page.interaction.recognizer.isOpen)
    finger.move(to: MenuPage.place(of: 3))
    finger.move(to: MenuPage.place(of: 2))
    #expect(page.chosen == [])
    finger.up()
    #expect(page.chosen == [2] && page.menu === menu && !menu.isOpen)
    page.settle()
    #expect(page.menu == nil && page.chosen == [2])
    #expect(!page.hasScrolled && page.events == ["cancel"])
  }

  @Test(arguments: ScrollViewTests.orders, [0, 0.4])
  func `a finger that moves before the menu opens scrolls, and no menu opens`(
    isOutermostFirst: Bool,
    standing: Double
  ) throws {
    let page = try MenuPage(isOutermostFirst: isOutermostFirst)
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    TestDevice.advance(to: standing)
    for step in 1...6 { finger.move(to: CGPoint(x: 300, y: 400 - CGFloat(step) * 5)) }
    TestDevice.advance(to: standing + 1)
    // A button that has already received the touch keeps it.
    #expect(page.hasScrolled == (standing == 0))
    #expect(page.menu == nil && TestDevice.activeDisplayLinkCount == 0)
    finger.up()
    #expect(page.chosen == [])
  }

  @Test(arguments: ScrollViewTests.orders)
  func `a plain view in a scroll view leaves it a finger that moves late`(
    isOutermostFirst: Bool
  ) throws {
    let page = try MenuPage(isOutermostFirst: isOutermostFirst)
    let view = UIView(frame: CGRect(x: 450, y: 300, width: 100, height: 100))
    page.scrollView.addSubview(view)
    view.addInteraction(page.interaction)
    #expect(page.button.interactions.isEmpty && page.interaction.view === view)
    let finger = Finger(in: page.window)
    finger.down(at: CGPoint(x: 500, y: 150))
    TestDevice.advance(to: 0.4)
    for step in 1...6 { finger.move(to: CGPoint(x: 500, y: 150 - CGFloat(step) * 5)) }
    TestDevice.advance(to: 1.4)
    #expect(page.hasScrolled && page.menu == nil)
    finger.up()
    let again = page.hold(at: CGPoint(x: 500, y: 180))
    #expect(page.menu != nil)
    again.up()
  }

  @Test(arguments: ScrollViewTests.orders)
  func `a tap goes to the button`(isOutermostFirst: Bool) throws {
    let page = try MenuPage(isOutermostFirst: isOutermostFirst)
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    TestDevice.advance(to: 0.1)
    finger.up()
    #expect(page.events == ["tap"] && page.menu == nil)
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `a moving finger on a page that cannot scroll opens no menu either`() throws {
    let page = try MenuPage()
    page.scrollView.isScrollEnabled = false
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    finger.move(to: CGPoint(x: 330, y: 400))
    TestDevice.advance(to: 1)
    #expect(page.menu == nil)
    finger.up()
    #expect(page.events == ["tap"])
  }

  @Test func `a closed menu is deallocated, and so is the page with its interaction`() throws {
    weak var freed: RingMenuView?
    weak var interaction: RingMenuInteraction?
    weak var recognizer: UIGestureRecognizer?
    do {
      let page = try MenuPage()
      let finger = page.hold()
      freed = page.menu
      #expect(freed != nil)
      finger.up()
      page.settle()
      #expect(freed == nil)
      (interaction, recognizer) = (page.interaction, page.interaction.recognizer)
      #expect(page.button.subviews.isEmpty)
    }
    #expect(interaction == nil && recognizer == nil)
  }

  @Test func `a still finger that is lifted closes the menu, and nothing is chosen`() throws {
    let page = try MenuPage()
    page.hold().up()
    #expect(page.menu?.isOpen == false)
    page.settle()
    #expect(page.menu == nil && page.chosen == [])
  }

  @Test func `other views receive no touches while the menu is open`() throws {
    let page = try MenuPage()
    let finger = page.hold()
    let second = Finger(in: page.window)
    second.down(at: CGPoint(x: 50, y: 150))
    #expect(second.view?.isDescendant(of: try #require(page.menu)) == true)
    second.up()
    #expect(page.menu?.isOpen == true, "the first finger still has it")
    finger.move(to: MenuPage.place(of: 1))
    finger.up()
    #expect(page.chosen == [1])
    // While it closes, other views receive touches again.
    let third = Finger(in: page.window)
    third.down(at: CGPoint(x: 50, y: 150))
    third.up()
    #expect(page.events == ["cancel", "other tap"])
  }

  @Test func `a mouse's secondary button opens the menu, and a click outside closes it`() throws {
    let page = try MenuPage()
    let primary = Finger(in: page.window, .indirectPointer, button: .primary)
    primary.down(at: MenuPage.middle)
    TestDevice.advance(to: 1)
    #expect(page.menu == nil)
    primary.up()
    #expect(page.events == ["tap"])
    let secondary = Finger(in: page.window, .indirectPointer, button: .secondary)
    secondary.down(at: CGPoint(x: 320, y: 420))
    let menu = try #require(page.menu)
    #expect(menu.isOpen)
    secondary.up()
    TestDevice.advance(to: TestDevice.time + 1)
    #expect(page.menu?.isOpen == true)
    primary.down(at: CGPoint(x: 20, y: 20))
    primary.up()
    page.settle()
    #expect(page.menu == nil && page.chosen == [])
    secondary.down(at: CGPoint(x: 320, y: 420))
    secondary.up()
    TestDevice.advance(to: TestDevice.time + 1)
    let item = MenuPage.place(of: 3, around: CGPoint(x: 320, y: 420))
    primary.down(at: item)
    primary.up()
    #expect(page.chosen == [3])
  }

  @Test func `a disabled menu never opens, and handles no touches`() throws {
    let page = try MenuPage()
    page.interaction.options.isEnabled = false
    page.hold().up()
    #expect(page.menu == nil && page.events == ["tap"])
  }

  @Test func `the menu can fill another container, and opens at the finger there`() throws {
    let page = try MenuPage()
    let container = UIView(frame: CGRect(x: 50, y: 100, width: 500, height: 600))
    page.window.addSubview(container)
    page.window.insertSubview(container, at: 0)
    page.interaction.recognizer.container = container
    let finger = page.hold()
    let menu = try #require(container.subviews.last as? RingMenuView)
    #expect(menu.frame == container.bounds)
    finger.move(to: MenuPage.place(of: 0))
    finger.up()
    #expect(page.chosen == [0])
  }

  @Test(arguments: [true, false])
  func `opening and each item play haptics, unless the app disables them`(isFelt: Bool) throws {
    let page = try MenuPage()
    page.interaction.recognizer.playsHaptics = isFelt
    let finger = page.hold()
    #expect(TestDevice.feedback.isEmpty != isFelt)
    finger.move(to: MenuPage.place(of: 1))
    #expect(TestDevice.feedback.count == (isFelt ? 2 : 0))
    finger.up()
  }

  @Test func `the items' order follows a right-to-left layout`() throws {
    let page = try MenuPage()
    page.button.semanticContentAttribute = .forceRightToLeft
    let finger = page.hold()
    // The first item is at the lower left, the place of the second one in the other direction.
    finger.move(to: MenuPage.place(of: 1))
    finger.up()
    #expect(page.chosen == [0])
  }

  @Test func `a stroke chooses an item without showing the menu, if strokes are enabled`() throws {
    let page = try MenuPage()
    page.interaction.options.takesMarks = true
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    for step in 1...10 {
      TestDevice.advance(to: TestDevice.time + 0.01)
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 6, y: 400 - CGFloat(step) * 6))
    }
    finger.up()
    #expect(page.chosen == [2] && page.menu == nil && !page.hasScrolled)
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `the info handler is called after the menu has closed`() throws {
    let page = try MenuPage()
    var isGone: Bool?
    page.interaction.style = .cosmos
    page.interaction.recognizer.infoHandler = { [unowned page] in isGone = page.menu == nil }
    let finger = page.hold()
    finger.move(to: MenuPage.place(of: 1))
    finger.move(to: CGPoint(x: 300, y: 400 + 190))
    finger.up()
    #expect(isGone == nil)
    page.settle()
    #expect(isGone == true && page.chosen == [])
  }

  @Test(arguments: ScrollViewTests.orders)
  func `of two menus under one finger only one opens`(isOutermostFirst: Bool) throws {
    let page = try MenuPage(isOutermostFirst: isOutermostFirst)
    var outer: [Int] = []
    let items = page.interaction.items
    page.scrollView.addInteraction(RingMenuInteraction(items: items) { outer.append($0) })
    let finger = page.hold()
    #expect(page.window.subviews.filter { $0 is RingMenuView }.count == 1)
    finger.move(to: MenuPage.place(of: 1))
    finger.up()
    page.settle()
    #expect(page.chosen + outer == [1] && page.menu == nil)
  }
}
