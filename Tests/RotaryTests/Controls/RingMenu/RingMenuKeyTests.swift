import Testing

@testable import Rotary

@Suite struct RingMenuKeyTests {
  private func nested() throws -> RingMenuDriver {
    let outline = ["Ada", "Bob", ">Cid", ">Dot", "Eve", "Eli"]
    var menu = RingMenu(items: try RingItems(outline: outline))
    menu.choreography = .quick
    return RingMenuDriver(menu)
  }

  @Test func `a key opens the menu on the first item, arrows move around, Enter selects`() throws {
    var hand = try nested()
    #expect(hand.key(.up) == .declined)
    hand.key(.enter)
    #expect(hand.take() == [.opened, .highlighted(0)])
    hand.key(.down)
    hand.key(.up)
    hand.key(.up)
    hand.key(.down)
    #expect(hand.take() == [1, 0, 5, 0].map { .highlighted($0) })
    hand.key(.end)
    hand.key(.home)
    hand.key(.left)
    #expect(hand.take() == [5, 0, 5].map { .highlighted($0) })
    hand.key(.enter)
    #expect(hand.take() == [.chosen(5), .highlighted(nil), .closing])
  }

  @Test func `Right opens a ring, Left and Escape leave it`() throws {
    var hand = try nested()
    hand.key(.space)
    hand.key(.down)
    hand.key(.right)
    #expect(hand.take().suffix(3) == [.highlighted(nil), .entered(1), .highlighted(2)])
    hand.key(.right)
    #expect(hand.menu.highlighted == 3)
    hand.key(.left)
    #expect(hand.take().suffix(2) == [.left(1), .highlighted(1)])
    hand.key(.enter)
    _ = hand.take()
    hand.key(.escape)
    #expect(hand.take() == [.highlighted(nil), .left(1), .highlighted(1)])
    #expect(hand.menu.level == 0 && hand.menu.isOpen)
    hand.key(.right)
    hand.key(.up)
    #expect(hand.menu.target == .back)
    hand.key(.enter)
    #expect(hand.menu.level == 0 && hand.menu.highlighted == 1)
    hand.key(.escape)
    #expect(!hand.menu.isOpen)
    #expect(hand.key(.escape) == .declined)
  }

  @Test func `from right to left, Left opens and Right leaves`() throws {
    var hand = try nested()
    hand.menu.environment.isRightToLeft = true
    hand.key(.enter)
    hand.key(.down)
    hand.key(.left)
    #expect(hand.menu.level == 1)
    hand.key(.right)
    #expect(hand.menu.level == 0 && hand.menu.highlighted == 1)
  }

  @Test func `spatial arrows move to the item in their direction`() {
    var hand = RingMenuDriver()
    hand.menu.options.arrows = .spatial
    hand.menu.options.startAngle = -.pi / 12
    hand.key(.enter)
    for (key, item) in [(Key.down, 3), (.left, 6), (.up, 9), (.right, 0)] {
      hand.key(key)
      #expect(hand.menu.highlighted == item)
    }
  }

  @Test func `a few letters find an item`() throws {
    var hand = try nested()
    hand.key(.enter)
    hand.key(.character("e"))
    #expect(hand.menu.highlighted == 4)
    hand.key(.character("l"), after: 0.1)
    #expect(hand.menu.highlighted == 5)
    #expect(hand.key(.character("x"), after: 2) == .declined)
    hand.key(.character("a"), after: 2)
    #expect(hand.menu.highlighted == 0)
    // The info button also has a title, and so has the button back.
    hand.key(.character("i"), after: 2)
    #expect(hand.menu.target == .info)
    hand.key(.character("b"), after: 2)
    hand.key(.enter)
    hand.key(.character("b"), after: 2)
    #expect(hand.menu.target == .back)
    // After reopening, a new search starts.
    hand.key(.escape)
    hand.key(.escape)
    hand.key(.enter)
    hand.key(.character("e"))
    #expect(hand.menu.highlighted == 4)
  }

  @Test func `losing the keyboard focus closes the menu`() throws {
    var hand = try nested()
    hand.input(.focus(true))
    hand.key(.enter)
    hand.input(.focus(false))
    #expect(!hand.menu.isOpen)
  }

  @Test func `a menu is a button while closed, and a menu of its ring while open`() throws {
    var hand = try nested()
    var tree = AccessibilityTree()
    hand.menu.describe(into: &tree)
    #expect(tree.elements.map { $0.role } == [.button])
    #expect(tree.elements[0].states.contains(.hasPopup))
    hand.key(.enter)
    hand.key(.down)
    hand.menu.describe(into: &tree)
    #expect(tree.elements.map { $0.name } == ["", "Ada", "Bob", "Eve", "Eli", "Info"])
    #expect(tree.elements[0].role == .menu && tree.elements[1].role == .menuitem)
    #expect(tree.elements[2].states == .hasPopup && tree.elements[1].states == [])
    #expect(tree.activeIndex == 2)
    hand.key(.right)
    hand.menu.describe(into: &tree)
    #expect(tree.elements.map { $0.name } == ["", "Back", "Cid", "Dot"])
    #expect(tree.activeIndex == 2)
    // The hub leads back.
    #expect(tree.elements[1].frame.contains(hand.menu.center))
  }

  @Test func `elements can be pressed without a drag`() throws {
    var hand = try nested()
    var events: [RingMenuEvent] = []
    func press(_ index: Int) {
      hand.menu.activate(index)
      events += hand.menu.takeEvents().map(\.event)
    }
    press(0)
    #expect(events == [.opened])
    press(1)
    press(0)
    press(2)
    #expect(
      events == [
        .opened, .entered(1), .left(1), .highlighted(1), .chosen(4), .highlighted(nil), .closing,
      ]
    )
    events = []
    press(0)
    press(4)
    hand.settle()
    #expect(events == [.opened, .closing])
    #expect(hand.take() == [.closed, .info])
  }
}
