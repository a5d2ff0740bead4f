import Testing

@testable import Rotary

/// Movements that do not select yet: a still finger, a slip, a swipe, a double click.
@Suite struct RingHandTests {
  /// Points near each edge and corner, where the ring is moved away from the finger that opened it.
  private static let corners = [
    Point2D(5, 5), Point2D(395, 5), Point2D(5, 295), Point2D(395, 295), Point2D(5, 150),
    Point2D(200, 295),
  ]

  private func menu(_ titles: [String] = ["A", ">B", ">C", "D", "E", ">F"]) throws -> RingMenu {
    var menu = RingMenu(items: try RingItems(outline: titles))
    menu.style = .plain
    menu.choreography = .quick
    menu.options.anchor = .finger
    menu.size = Size2D(400, 300)
    return menu
  }

  @Test(arguments: corners)
  func `a still finger selects nothing, wherever the menu opens`(corner: Point2D) throws {
    for titles in [["A", "B", "C", "D"], ["A", ">B", "C", ">D"]] {
      var hand = RingMenuDriver(try menu(titles))
      hand.pointer(.down, corner)
      hand.wait(2)
      #expect(hand.menu.center.distance(to: corner) > 80)
      // A trembling finger counts as still.
      hand.pointer(.move, corner + Vector2D(8, -8), after: 0.1)
      hand.wait(1)
      hand.pointer(.up, corner + Vector2D(8, -8))
      hand.settle()
      #expect(hand.take() == [.opened, .closing, .closed])
    }
  }

  @Test(arguments: corners)
  func `after 12 points a finger highlights the item under it, as drawn`(corner: Point2D) throws {
    var hand = RingMenuDriver(try menu(["A", "B", "C", "D"]))
    hand.pointer(.down, corner)
    hand.wait(1)
    let inward = corner.directionAngle(to: hand.menu.center)
    hand.pointer(.move, corner.moved(by: 11.9, towards: inward))
    #expect(hand.menu.target == .none)
    // The inner radius of the wedges.
    let distance = corner.distance(to: hand.menu.center)
    let way = max(12.1, distance - 100)
    hand.pointer(.move, corner.moved(by: way, towards: inward))
    let layout = hand.menu.rings[0].layout
    let slot = try #require(layout.slot(towards: inward + .pi))
    #expect(hand.menu.target == .slot(slot))
    // Once it has moved, it may return.
    hand.pointer(.move, corner.moved(by: distance - 110, towards: inward))
    #expect(hand.menu.target == .slot(slot))
  }

  @Test func `after each change of the ring the finger has to move again`() throws {
    var hand = RingMenuDriver(try menu())
    let corner = Point2D(395, 295)
    hand.pointer(.down, corner)
    hand.wait(1)
    // The finger moves to the item that has a ring, and pauses.
    let item = hand.place(of: 5 - 1)
    hand.pointer(.move, item)
    #expect(hand.menu.highlighted == 4)
    hand.wait(0.4)
    #expect(hand.menu.level == 1)
    _ = hand.take()
    hand.pointer(.move, item + Vector2D(0, 11))
    hand.wait(2)
    #expect(hand.menu.level == 1 && hand.menu.target == .none)
    hand.pointer(.up, item + Vector2D(0, 11))
    #expect(hand.take() == [.closing])
  }

  @Test func `with a fixed centre a finger that slipped onto an item also selects nothing`() {
    var hand = RingMenuDriver()
    hand.pointer(.down, hand.menu.size.center)
    hand.pointer(.move, hand.place(of: 3), after: 0.2)
    hand.wait(1)
    #expect(hand.menu.isOpen && hand.menu.target == .none)
    hand.pointer(.up, hand.place(of: 3))
    hand.settle()
    #expect(hand.take() == [.opened, .closing, .closed])
  }

  @Test func `a mouse highlights nothing before it has moved, and a click selects`() throws {
    let corner = Point2D(395, 150)
    var hand = RingMenuDriver(try menu(["A", "B", "C", "D"]))
    hand.pointer(.hover, corner, kind: .mouse)
    hand.act { $0.open(around: corner) }
    hand.pointer(.hover, corner + Vector2D(-3, 0), kind: .mouse, after: 0.1)
    #expect(hand.menu.target == .none)
    hand.pointer(.down, corner + Vector2D(-3, 0), kind: .mouse, after: 1)
    hand.pointer(.up, corner + Vector2D(-3, 0), kind: .mouse, after: 0.1)
    #expect(hand.menu.chosen != nil)
  }

  @Test func `a double click in a corner opens the menu and selects nothing`() throws {
    for corner in Self.corners {
      var hand = RingMenuDriver(try menu(["A", "B", "C", "D"]))
      for _ in 0..<2 {
        hand.pointer(.down, corner, after: 0.1)
        hand.pointer(.up, corner, after: 0.1)
      }
      hand.settle()
      #expect(hand.menu.chosen == nil)
    }
  }

  @Test func `keys highlight immediately, and a still finger selects none of their items`() throws {
    var hand = RingMenuDriver(try menu())
    hand.pointer(.down, Point2D(200, 150))
    hand.wait(1)
    hand.key(.down)
    #expect(hand.menu.highlighted == 0)
    hand.pointer(.up, Point2D(200, 150))
    #expect(hand.menu.chosen == nil && !hand.menu.isOpen)
  }

  @Test(arguments: [false, true], [RingMenuOptions.Anchor.center, .finger])
  func `a press that slips and is held also opens the menu`(
    takesMarks: Bool,
    anchor: RingMenuOptions.Anchor
  ) throws {
    for slip in [12.0, 30, 49] {
      var hand = RingMenuDriver(try menu())
      hand.menu.options.anchor = anchor
      hand.menu.options.takesMarks = takesMarks
      hand.pointer(.down, Point2D(200, 150))
      hand.pointer(.move, Point2D(200 + slip, 150), after: 0.2)
      hand.wait(0.29)
      #expect(!hand.menu.isOpen)
      hand.wait(0.02)
      #expect(hand.menu.isOpen && hand.times == [0.5], "\(slip)")
      #expect(hand.menu.center.x == (anchor == .center ? 200 : 200 + slip))
    }
  }

  @Test func `a press that the host cancels for scrolling does not open the menu`() throws {
    var hand = RingMenuDriver(try menu())
    hand.pointer(.down, Point2D(200, 150))
    hand.pointer(.move, Point2D(200, 170), after: 0.2)
    hand.pointer(.cancel, Point2D(200, 170), after: 0.1)
    hand.wait(1)
    #expect(hand.take() == [] && !hand.menu.isOpen)
  }

  @Test func `a swipe selects nothing without a visible menu, unless strokes are on`() throws {
    for (takesMarks, length, chosen) in [(false, 53.0, nil), (false, 200, nil), (true, 53, 0)] {
      for anchor in [RingMenuOptions.Anchor.center, .finger] {
        var hand = RingMenuDriver(try menu(["A", "B", "C", "D"]))
        hand.menu.options.anchor = anchor
        hand.menu.options.takesMarks = takesMarks
        hand.pointer(.down, Point2D(200, 150))
        for step in 1...10 {
          let way = length * Double(step) / 10
          hand.pointer(.move, Point2D(200 + way, 150 + way / 10), after: 0.02)
        }
        hand.pointer(.up, Point2D(200 + length, 150 + length / 10))
        hand.settle()
        #expect(hand.take() == (chosen.map { [.chosen($0)] } ?? []))
      }
    }
    #expect(!RingMenuOptions().takesMarks)
  }

  @Test func `a slip that is lifted is no tap`() throws {
    for takesMarks in [false, true] {
      var hand = RingMenuDriver(try menu())
      hand.menu.options.takesMarks = takesMarks
      hand.pointer(.down, Point2D(200, 150))
      hand.pointer(.move, Point2D(215, 150), after: 0.1)
      hand.pointer(.up, Point2D(201, 150), after: 0.1)
      hand.wait(2)
      #expect(hand.take() == [] && !hand.menu.isOpen)
    }
  }

  @Test func `the closed hub is touched within 80 × 80 points, however large it is drawn`() {
    for scale in [nil, 0.1, 1] as [Double?] {
      var menu = RingMenu()
      menu.options.scale = scale
      #expect(menu.pressFrame == Rect2D(200, 200, 80, 80))
      for (x, y, takes) in [
        (39.5, 0.0, true), (-39.5, 39.5, true), (0, -39.5, true), (40.5, 0, false), (0, 41, false),
      ] {
        var hand = RingMenuDriver(menu)
        let response = hand.pointer(.down, menu.size.center + Vector2D(x, y))
        #expect((response != .declined) == takes, "\(x), \(y)")
      }
    }
  }
}
