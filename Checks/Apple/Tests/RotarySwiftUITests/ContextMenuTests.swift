import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// A ring menu on a view of SwiftUI's.
@MainActor
@Suite(.serialized)
struct ContextMenuTests {
  @MainActor
  private final class Page {
    private(set) var chosen: [Int] = []
    private(set) var stage: HostedStage<AnyView>?

    init(isDisabled: Bool = false) {
      stage = HostedStage {
        AnyView(
          Text("photo").frame(width: 300, height: 300).rotaryContextMenu {
            RingItem("Cut")
            RingItem("Copy")
          } onChoose: { [unowned self] in
            chosen.append($0)
          }
          .disabled(isDisabled)
        )
      }
      stage?.settle()
    }

    var menu: RingMenuView? { stage?.window.subviews.compactMap { $0 as? RingMenuView }.last }
    var middle: CGPoint { CGPoint(x: 450, y: 350) }

    func hold() -> Finger? {
      guard let stage else { return nil }
      let finger = Finger(in: stage.window)
      finger.down(at: middle)
      for _ in 1...80 { TestDevice.advance(to: TestDevice.time + 0.01) }
      return finger
    }
  }

  @Test func `a hold opens the menu around the finger, and letting go over an item chooses it`()
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

  @Test func `a view that is disabled has no menu`() throws {
    let page = Page(isDisabled: true)
    _ = page.hold()
    #expect(page.menu == nil)
  }

  @Test func `the menu can be opened without a finger`() throws {
    let page = Page()
    let stage = try #require(page.stage)
    let views: [UIView] = stage.views()
    func actions(_ view: UIView) -> [UIAccessibilityCustomAction] {
      (view.accessibilityCustomActions ?? []) + view.subviews.flatMap(actions)
    }
    let action = try #require(views.flatMap(actions).first)
    #expect(action.name == "Show menu")
    _ = action.actionHandler?(action)
    #expect(page.menu?.isOpen == true)
  }
}
