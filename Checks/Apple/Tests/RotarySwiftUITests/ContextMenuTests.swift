import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests a ring menu on a SwiftUI view.
@MainActor
@Suite(.serialized)
struct ContextMenuTests {
  @MainActor
  private final class Page {
    private(set) var chosen: [Int] = []
    private(set) var stage: HostedStage<AnyView>?

    /// Shows the photo next to another view, so that neither is in the middle of the hosting view.
    init(isDisabled: Bool = false, isShown: Shared<Bool> = Shared(true)) {
      stage = HostedStage {
        AnyView(
          StateView(isShown) { [unowned self] $isShown in
            HStack(spacing: 0) {
              Color.gray.frame(width: 200, height: 300)
              if isShown { self.photo.disabled(isDisabled) }
            }
          }
        )
      }
      stage?.settle()
    }

    private var photo: some SwiftUI.View {
      Text("photo").frame(width: 300, height: 300).rotaryContextMenu {
        RingItem("Cut")
        RingItem("Copy")
      } onChoose: { [unowned self] in
        chosen.append($0)
      }
      .tint(.red)
      .environment(\.layoutDirection, .rightToLeft)
    }

    var menu: RingMenuView? { stage?.window.subviews.compactMap { $0 as? RingMenuView }.last }
    var middle: CGPoint { CGPoint(x: 550, y: 350) }

    func hold() -> Finger? {
      guard let stage else { return nil }
      let finger = Finger(in: stage.window)
      finger.down(at: middle)
      for _ in 1...80 { TestDevice.advance(to: TestDevice.time + 0.01) }
      return finger
    }
  }

  @Test func `holding opens the menu around the finger, and releasing over an item chooses it`()
    throws
  {
    let page = Page()
    let finger = try #require(page.hold())
    #expect(page.menu?.items.all.map(\.title) == ["Cut", "Copy"])
    #expect(page.menu?.isOpen == true)
    finger.move(to: CGPoint(x: page.middle.x + 90, y: page.middle.y))
    TestDevice.advance(to: TestDevice.time + 0.1)
    finger.up()
    page.stage?.settle()
    #expect(page.chosen.count == 1)
    #expect(page.menu == nil)
  }

  @Test func `a disabled view has no menu`() throws {
    let page = Page(isDisabled: true)
    _ = page.hold()
    #expect(page.menu == nil)
  }

  @Test func `holding outside of the view opens no menu`() throws {
    let page = Page()
    let stage = try #require(page.stage)
    Finger(in: stage.window).down(at: CGPoint(x: 300, y: 350))
    TestDevice.advance(to: TestDevice.time + 0.8)
    #expect(page.menu == nil)
  }

  private func openByAction(_ page: Page) throws -> AttachedRingMenu {
    let stage = try #require(page.stage)
    let views: [UIView] = stage.views()
    func actions(_ view: UIView) -> [UIAccessibilityCustomAction] {
      (view.accessibilityCustomActions ?? []) + view.subviews.flatMap(actions)
    }
    let action = try #require(views.flatMap(actions).first)
    #expect(action.name == "Show menu")
    _ = action.actionHandler?(action)
    return try #require(page.menu as? AttachedRingMenu)
  }

  @Test func `the menu can be opened without a finger, at its view's centre`() throws {
    let page = Page()
    let menu = try openByAction(page)
    #expect(menu.isOpen)
    #expect(menu.typedHost.read { $0.center } == Point2D(page.middle))
  }

  @Test func `the menu has the tint and the layout direction of its view`() throws {
    let menu = try openByAction(Page())
    #expect(menu.tintColor.flatMap { RGBA($0) } == RGBA(red: 1, green: 0, blue: 0))
    #expect(menu.host.environment.isRightToLeft)
  }

  @Test func `the menu adds nothing to the hosting view`() throws {
    let page = Page()
    let host = try #require(page.stage?.controller?.view)
    let before = host.subviews
    #expect(try openByAction(page).isOpen)
    #expect(host.subviews == before)
  }

  @Test func `an open menu is removed with its view`() throws {
    let isShown = Shared(true)
    let page = Page(isShown: isShown)
    let host = try #require(page.stage?.controller?.view)
    #expect(host.gestureRecognizers?.count == 1)
    _ = try openByAction(page)
    isShown.binding.wrappedValue = false
    page.stage?.settle()
    #expect(page.menu == nil && page.chosen == [])
    #expect(host.gestureRecognizers?.isEmpty == true)
  }
}

extension RingMenuView {
  /// The host of its control.
  fileprivate var typedHost: ControlHost<RingMenu> {
    guard let host = host as? ControlHost<RingMenu> else { preconditionFailure("no ring menu") }
    return host
  }
}
