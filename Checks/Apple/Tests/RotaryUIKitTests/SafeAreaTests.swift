import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests rings near a notch, a home indicator and a keyboard.
@MainActor
@Suite(.serialized)
struct SafeAreaTests {
  private static let insets = UIEdgeInsets(top: 50, left: 30, bottom: 34, right: 20)

  /// A page whose button fills the window, including its obstructed parts.
  private func page(keyboard: CGRect? = nil) throws -> MenuPage {
    let page = try MenuPage()
    page.button.frame = CGRect(origin: MenuPage.offset, size: page.window.bounds.size)
    page.window.change(safeAreaInsets: Self.insets)
    page.window.showKeyboard(in: keyboard)
    return page
  }

  /// The frame of the ring in the window.
  private func ring(of menu: RingMenuView) throws -> CGRect {
    let (center, reach) = menu.typedHost.read { menu in
      let room = min(menu.size.width, menu.size.height) / 2
      return (menu.center, min(menu.style.reach, room))
    }
    #expect(reach > 50)
    let origin = menu.surface.frame.origin
    return CGRect(
      x: center.x - reach + Double(origin.x),
      y: center.y - reach + Double(origin.y),
      width: 2 * reach,
      height: 2 * reach
    )
  }

  private func contains(_ area: CGRect, _ ring: CGRect) -> Bool {
    // Tolerance for rounding.
    area.insetBy(dx: -1e-6, dy: -1e-6).contains(ring)
  }

  @Test func `a menu that opens at any edge stays in the safe area`() throws {
    let safe = CGRect(x: 30, y: 50, width: 550, height: 716)
    for point in [(2.0, 400.0), (598, 400), (300, 2), (300, 798), (2, 2), (598, 798)] {
      let page = try page()
      let finger = page.hold(at: CGPoint(x: point.0, y: point.1))
      let menu = try #require(page.menu, "\(point)")
      #expect(contains(safe, try ring(of: menu)), "\(point)")
      finger.cancel()
    }
  }

  @Test func `an unobstructed menu opens around the finger`() throws {
    let page = try page()
    _ = page.hold(at: CGPoint(x: 300, y: 300))
    let ring = try ring(of: try #require(page.menu))
    #expect(abs(ring.midX - 300) < 1e-6 && abs(ring.midY - 300) < 1e-6)
  }

  @Test func `a menu stays above the keyboard`() throws {
    let page = try page(keyboard: CGRect(x: 0, y: 500, width: 600, height: 300))
    #expect(page.interaction.recognizer.openMenu(at: CGPoint(x: 300, y: 490)))
    let menu = try #require(page.menu)
    #expect(contains(CGRect(x: 30, y: 50, width: 550, height: 450), try ring(of: menu)))
  }

  @Test func `an item is chosen where it is drawn`() throws {
    let page = try page()
    let finger = page.hold(at: CGPoint(x: 300, y: 2))
    let ring = try ring(of: try #require(page.menu))
    finger.move(to: MenuPage.place(of: 1, around: CGPoint(x: ring.midX, y: ring.midY)))
    finger.up()
    #expect(page.chosen == [1])
  }

  @Test func `VoiceOver finds an item where it is drawn`() throws {
    let page = try page()
    #expect(page.interaction.recognizer.openMenu(at: CGPoint(x: 300, y: 2)))
    let menu = try #require(page.menu)
    let ring = try ring(of: menu)
    try #require(menu.proxies.count == 4)
    let item = menu.proxies[1].accessibilityFrameInContainerSpace
    #expect(item.contains(MenuPage.place(of: 1, around: CGPoint(x: ring.midX, y: ring.midY))))
  }

  @Test func `a tap outside of the safe area closes the menu and does not reach the views below`()
    throws
  {
    let page = try page()
    #expect(page.interaction.recognizer.openMenu())
    page.settle()
    let finger = Finger(in: page.window)
    finger.down(at: CGPoint(x: 300, y: 10))
    finger.up()
    page.settle()
    #expect(page.menu == nil && page.events == [])
  }

  @Test func `an open menu follows a safe area that changes`() throws {
    let page = try page()
    #expect(page.interaction.recognizer.openMenu(at: CGPoint(x: 300, y: 700)))
    let menu = try #require(page.menu)
    page.window.change(safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0))
    TestDevice.showFrame(at: 0.1)
    #expect(contains(CGRect(x: 0, y: 0, width: 600, height: 600), try ring(of: menu)))
  }

  @Test func `an open menu moves away from an appearing keyboard`() throws {
    let page = try page()
    #expect(page.interaction.recognizer.openMenu(at: CGPoint(x: 300, y: 700)))
    let menu = try #require(page.menu)
    TestDevice.showFrame(at: 0.1)
    page.window.showKeyboard(in: CGRect(x: 0, y: 500, width: 600, height: 300))
    TestDevice.showFrame(at: 0.2)
    #expect(contains(CGRect(x: 30, y: 50, width: 550, height: 450), try ring(of: menu)))
  }

  @Test func `a menu view that opens around the finger also stays above a keyboard`() throws {
    let stage = Stage<RingMenuView>(size: CGSize(width: 600, height: 600))
    stage.view.options = .contextMenu
    stage.window.showKeyboard(in: CGRect(x: 0, y: 500, width: 1_200, height: 500))
    TestDevice.showFrame(at: 0.1)
    TestDevice.showFrame(at: 0.2)
    stage.view.open(around: CGPoint(x: 300, y: 550))
    let ring = try ring(of: stage.view)
    // The view's origin is at 40, 70 in the window.
    #expect(contains(CGRect(x: 0, y: 0, width: 600, height: 430), ring))
  }
}
