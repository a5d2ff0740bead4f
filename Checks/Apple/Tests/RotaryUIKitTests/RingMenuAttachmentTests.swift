import Rotary
import Testing
import UIKit

@testable import RotaryUIKit
@testable import UIKit

/// Tests an interaction's accessibility action and recognizer, and a menu whose view is removed.
@MainActor
@Suite(.serialized)
struct RingMenuAttachmentTests {
  private func menuAction(of view: UIView) -> UIAccessibilityCustomAction? {
    view.accessibilityCustomActions?.first
  }

  private func run(_ action: UIAccessibilityCustomAction) -> Bool {
    action.actionHandler?(action) ?? false
  }

  @Test func `VoiceOver opens the menu at the view's centre with an action, and focuses it`() throws
  {
    let page = try MenuPage()
    TestDevice.isVoiceOverRunning = true
    let action = try #require(menuAction(of: page.button))
    #expect(action.name == "Show menu")
    #expect(run(action))
    let menu = try #require(page.menu)
    #expect(menu.isOpen && menu.accessibilityViewIsModal)
    #expect(menu.typedHost.read { $0.center } == Point2D(300, 400))
    let first = try #require(menu.proxies.first)
    #expect(first.accessibilityLabel == "Cut" && TestDevice.focusedElement === first)
    #expect(!run(action), "it is open already")
    #expect(menu.proxies[1].accessibilityActivate())
    #expect(page.chosen == [1])
    page.settle()
    #expect(page.menu == nil && TestDevice.focusedElement === page.button)
  }

  @Test func `the escape gesture closes the menu and moves VoiceOver back to the view`() throws {
    let page = try MenuPage()
    #expect(run(try #require(menuAction(of: page.button))))
    let menu = try #require(page.menu)
    #expect(menu.proxies[0].accessibilityPerformEscape())
    page.settle()
    #expect(page.menu == nil && page.chosen == [])
    #expect(TestDevice.focusedElement === page.button)
  }

  @Test func `the action has the app's name, and the app's actions stay`() throws {
    let page = try MenuPage()
    let own = UIAccessibilityCustomAction(name: "Share") { _ in true }
    page.button.accessibilityCustomActions?.append(own)
    page.interaction.actionName = "Menü zeigen"
    let names = page.button.accessibilityCustomActions?.map(\.name)
    #expect(names == ["Share", "Menü zeigen"])
    page.button.removeInteraction(page.interaction)
    #expect(page.button.accessibilityCustomActions?.map(\.name) == ["Share"])
  }

  @Test func `removed from its view, the interaction leaves nothing behind`() throws {
    let page = try MenuPage()
    let finger = page.hold()
    #expect(page.menu != nil)
    page.button.removeInteraction(page.interaction)
    #expect(page.menu == nil && page.interaction.view == nil)
    #expect(page.button.gestureRecognizers?.isEmpty == true && page.button.subviews.isEmpty)
    #expect(page.button.accessibilityCustomActions?.isEmpty == true)
    finger.move(to: MenuPage.place(of: 1))
    finger.up()
    #expect(page.chosen == [])
    page.hold().up()
    #expect(page.menu == nil && !page.interaction.recognizer.openMenu())
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `removing a view from its window removes the menu, and nothing is chosen`() throws {
    let page = try MenuPage()
    let finger = page.hold()
    finger.move(to: MenuPage.place(of: 1))
    page.button.removeFromSuperview()
    #expect(page.menu == nil && TestDevice.activeDisplayLinkCount == 0)
    finger.up()
    #expect(page.chosen == [] && !page.interaction.recognizer.isOpen)
    // Back in the window, it works as before.
    page.scrollView.addSubview(page.button)
    let again = page.hold()
    again.move(to: MenuPage.place(of: 1))
    again.up()
    #expect(page.chosen == [1])
  }

  @Test func `removing the view's superview does the same, without a touch`() throws {
    let page = try MenuPage()
    #expect(page.interaction.recognizer.openMenu())
    page.settle()
    weak let menu = page.menu
    #expect(menu != nil)
    page.scrollView.removeFromSuperview()
    #expect(menu == nil && page.chosen == [])
  }

  @Test func `a view removed while a finger waits opens no menu`() throws {
    let page = try MenuPage()
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    TestDevice.advance(to: 0.2)
    page.button.removeFromSuperview()
    TestDevice.advance(to: 1)
    #expect(page.menu == nil)
    finger.up()
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `a view removed just before the menu opens opens no menu`() throws {
    let page = try MenuPage()
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    page.button.removeFromSuperview()
    TestDevice.elapse(to: 1)
    finger.move(to: MenuPage.place(of: 1))
    finger.up()
    #expect(page.chosen == [] && page.menu == nil && TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `an effect view can have a menu, which is removed with it`() throws {
    let page = try MenuPage()
    let effect = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    page.window.addSubview(effect)
    effect.addInteraction(page.interaction)
    #expect(page.interaction.recognizer.openMenu() && page.menu?.isOpen == true)
    effect.removeFromSuperview()
    #expect(page.menu == nil)
  }

  @Test func `code can open the menu at any point`() throws {
    let page = try MenuPage()
    // Relative to the button, whose origin is at 200, 300 in the window.
    #expect(page.interaction.recognizer.openMenu(at: CGPoint(x: 50, y: 60)))
    #expect(page.menu?.typedHost.read { $0.center } == Point2D(250, 360))
  }

  /// Tests the example of ``RingMenuInteraction``.
  @Test func `the example in the documentation gives a view a menu`() throws {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var edited: [Int] = []
    func edit(_ index: Int) { edited.append(index) }
    let items = try RingItems([RingItem("Cut"), RingItem("Copy"), RingItem("Paste")])
    let interaction = RingMenuInteraction(items: items) { index in edit(index) }
    photo.addInteraction(interaction)
    let page = try MenuPage()
    page.window.addSubview(photo)
    #expect(run(try #require(menuAction(of: photo))))
    #expect(page.menu?.proxies[2].accessibilityActivate() == true)
    #expect(edited == [2])
  }

  @Test func `without a window no menu opens`() throws {
    let page = try MenuPage()
    page.button.removeFromSuperview()
    #expect(!page.interaction.recognizer.openMenu())
  }

  @Test func `changed properties apply when the menu next opens`() throws {
    let page = try MenuPage()
    page.hold().up()
    page.settle()
    page.interaction.items = try RingItems([RingItem("Only")])
    page.interaction.options.holdSeconds = 0.1
    page.button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let finger = Finger(in: page.window)
    finger.down(at: MenuPage.middle)
    TestDevice.advance(to: TestDevice.time + 0.2)
    let menu = try #require(page.menu)
    #expect(menu.items.all.map(\.title) == ["Only"] && menu.options.anchor == .finger)
    #expect(menu.tintColor === page.button.tintColor)
    finger.up()
  }
}
