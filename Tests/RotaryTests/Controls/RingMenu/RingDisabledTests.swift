import Testing

@testable import Rotary

/// Items that cannot be selected: they keep their wedges, and have no effect.
@Suite struct RingDisabledTests {
  private func driver() throws -> RingMenuDriver {
    var menu = RingMenu(
      items: try RingItems([
        RingItem("Cut"), RingItem("Copy", isEnabled: false), RingItem("More", isEnabled: false),
        RingItem("Paste"), RingItem("Below", parent: 2),
      ])
    )
    menu.style = .plain
    menu.choreography = .quick
    menu.options.anchor = .finger
    menu.size = Size2D(600, 600)
    return RingMenuDriver(menu)
  }

  @Test func `a release on a disabled item selects nothing`() throws {
    var hand = try driver()
    hand.hold()
    hand.pointer(.move, hand.place(of: 0))
    hand.pointer(.move, hand.place(of: 1))
    #expect(hand.menu.highlighted == nil)
    hand.pointer(.up, hand.place(of: 1))
    hand.settle()
    #expect(
      hand.take() == [.opened, .highlighted(0), .highlighted(nil), .closing, .closed]
    )
  }

  @Test func `a disabled item's ring does not open, neither by gliding nor by a pause`() throws {
    var hand = try driver()
    hand.hold()
    hand.pointer(.move, hand.place(of: 2))
    hand.wait(1)
    hand.pointer(.move, hand.place(of: 2, radius: 130))
    #expect(hand.take() == [.opened])
    #expect(hand.menu.level == 0)
  }

  @Test func `keys move to a disabled item, and do not select it`() throws {
    var hand = try driver()
    hand.hold()
    hand.pointer(.cancel, hand.menu.size.center)
    hand.settle()
    _ = hand.take()
    hand.key(.enter)
    hand.key(.down)
    #expect(hand.menu.highlighted == 1)
    hand.key(.enter)
    #expect(hand.take() == [.opened, .highlighted(0), .highlighted(1)])
    #expect(hand.menu.isOpen)
  }

  @Test func `a stroke does not select a disabled item`() throws {
    var hand = try driver()
    hand.menu.options.takesMarks = true
    for (item, angle) in [(0, 45.0), (3, 315), (1, 135), (2, 225)] {
      let way = Vector2D(
        100 * Circular.cosine(Circular.radians(degrees: angle)),
        100 * Circular.sine(Circular.radians(degrees: angle))
      )
      let start = hand.menu.size.center
      hand.pointer(.down, start, after: 1)
      for step in 1...10 {
        hand.pointer(
          .move,
          start + Vector2D(way.x * Double(step) / 10, way.y * Double(step) / 10),
          after: 0.01
        )
      }
      hand.pointer(.up, start + way)
      let isEnabled = hand.menu.items.all[item].isEnabled
      #expect(hand.take() == (isEnabled ? [.chosen(item)] : []), "\(item)")
    }
  }

  @Test func `a screen reader reads a disabled item without an action`() throws {
    var hand = try driver()
    hand.hold()
    var tree = AccessibilityTree()
    hand.menu.describe(into: &tree)
    #expect(
      tree.elements.dropFirst().map { $0.states.contains(.disabled) } == [false, true, true, false]
    )
    #expect(tree.elements[1].actions == .activate)
    #expect(tree.elements[2].actions == [])
    var events: [RingMenuEvent] = []
    hand.menu.activate(1)
    events += hand.menu.takeEvents().map(\.event)
    #expect(events.isEmpty)
  }

  @Test func `a disabled item is drawn fainter`() throws {
    let menu = try driver().menu
    let artwork = RingArtwork(
      menu.items,
      on: menu.items.ring(under: nil),
      menu.layout(slotCount: 4, at: menu.size.center),
      menu.style,
      back: nil,
      menu.environment
    )
    func ink(_ sign: Int) -> Paint? {
      guard case .text(let text) = artwork.signs[sign].title else { return nil }
      return text.paint
    }
    #expect(ink(0) == .solid(menu.style.ink))
    #expect(ink(1) == .solid(menu.style.ink.faded(to: Theme.disabledOpacity)))
  }

  @Test func `items are disabled by valid indices`() throws {
    var menu = RingMenu()
    try menu.set("titles", to: .texts(["A", ">B", "C"]))
    try menu.set("disabled-items", to: .numbers([1, 2]))
    #expect(menu.items.all.map { $0.isEnabled } == [true, false, false])
    for numbers in [[3], [-1], [0.5], [.nan], [1e19], [.infinity]] as [[Double]] {
      #expect(throws: SettingError.self) { try menu.set("disabled-items", to: .numbers(numbers)) }
    }
    #expect(menu.items.all.map { $0.isEnabled } == [true, false, false])
    try menu.set("disabled-items", to: .numbers([]))
    #expect(menu.items.all.allSatisfy { $0.isEnabled })
    menu.items = .none
    try menu.set("disabled-items", to: .numbers([]))
    #expect(throws: SettingError.self) { try menu.set("disabled-items", to: .numbers([0])) }
  }
}
