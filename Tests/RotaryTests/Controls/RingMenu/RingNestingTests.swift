import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct RingNestingTests {
  /// Returns a menu of eight items, each with seven below it, with strokes.
  private func nested() throws -> RingMenu {
    var titles: [String] = []
    for way in 0..<8 {
      titles.append("\(way)")
      for below in 0..<7 { titles.append(">\(way)-\(below)") }
    }
    var menu = RingMenu(items: try RingItems(outline: titles))
    menu.style = .plain
    menu.choreography = .quick
    menu.options.anchor = .finger
    menu.options.startAngle = -.pi / 8
    menu.options.takesMarks = true
    menu.size = Size2D(1_000, 1_000)
    return menu
  }

  @Test func `gliding over an item opens its ring around that point`() throws {
    var hand = RingMenuDriver(try nested())
    hand.hold()
    let over = hand.place(of: 8, radius: 130)
    hand.pointer(.move, hand.place(of: 8))
    hand.pointer(.move, over, after: 0.05)
    #expect(hand.take() == [.opened, .highlighted(8), .highlighted(nil), .entered(8)])
    #expect(hand.menu.center == over && hand.menu.level == 1)
    hand.pointer(.move, hand.place(of: 11), after: 0.3)
    hand.pointer(.up, hand.place(of: 11))
    hand.settle()
    #expect(
      hand.take() == [.highlighted(11), .chosen(11), .highlighted(nil), .closing, .closed]
    )
  }

  @Test func `pausing on an item opens its ring, and moving on does not`() throws {
    var hand = RingMenuDriver(try nested())
    hand.hold()
    hand.pointer(.move, hand.place(of: 0))
    hand.wait(0.32)
    hand.pointer(.move, hand.place(of: 0) + Vector2D(11, 0))
    hand.wait(0.32)
    #expect(hand.menu.level == 0)
    hand.wait(0.02)
    #expect(hand.menu.level == 1)
    // The finger is in the middle of the new ring: a release selects nothing.
    _ = hand.take()
    hand.pointer(.up, hand.menu.center)
    hand.settle()
    #expect(hand.take() == [.closing, .closed])
  }

  @Test func `a pause restarts when the finger has been elsewhere`() throws {
    var menu = RingMenu(items: try RingItems(outline: ["0", ">0-0", ">0-1", "1", "2", "3"]))
    menu.style = .plain
    menu.choreography = .quick
    menu.options.anchor = .finger
    var hand = RingMenuDriver(menu)
    hand.hold()
    let (opens, leaf) = (hand.place(of: 0), hand.place(of: 3))
    for elsewhere in [leaf, hand.menu.center] {
      hand.pointer(.move, elsewhere)
      hand.pointer(.move, opens)
      hand.wait(0.3)
      hand.pointer(.move, elsewhere)
      hand.wait(0.02)
      hand.pointer(.move, opens)
      hand.wait(0.3)
      #expect(hand.menu.level == 0)
    }
    hand.wait(0.05)
    #expect(hand.menu.level == 1)
  }

  @Test(arguments: [false, true])
  func `an item has the same direction on each path to its ring`(isMirrored: Bool) throws {
    var directions: [[Double]] = []
    for way in 0..<8 {
      var hand = RingMenuDriver(try nested())
      hand.menu.environment.isRightToLeft = isMirrored
      hand.hold()
      hand.pointer(.move, hand.place(of: 8 * way, radius: 130))
      let layout = try #require(hand.menu.rings.last?.layout)
      #expect(hand.menu.level == 1 && layout.slotCount == 7)
      directions.append((0..<7).map { layout.middleAngle(of: $0) })
    }
    #expect(directions.allSatisfy { $0 == directions[0] })
  }

  @Test(arguments: 0..<8) func `the stroke back returns to the ring above`(way: Int) throws {
    var hand = RingMenuDriver(try nested())
    hand.hold()
    let above = hand.menu.center
    hand.pointer(.move, hand.place(of: 8 * way, radius: 130))
    hand.wait(0.3)
    _ = hand.take()
    let center = hand.menu.center
    let back = center.directionAngle(to: above)
    // On a wedge it highlights the item; beyond the wedges, near the direction back, it returns.
    hand.pointer(.move, center.moved(by: 80, towards: back))
    #expect(hand.menu.highlighted != nil && hand.menu.level == 1)
    hand.pointer(.move, center.moved(by: 130, towards: back + .pi / 8 + 0.01))
    #expect(hand.menu.level == 1)
    _ = hand.take()
    hand.pointer(.move, center.moved(by: 130, towards: back + .pi / 8 - 0.01))
    #expect(hand.take() == [.left(8 * way)])
    #expect(hand.menu.level == 0 && hand.menu.center == above)
  }

  @Test func `a release or a pause on the hub returns`() throws {
    for pauses in [false, true] {
      var hand = RingMenuDriver(try nested())
      hand.hold()
      let above = hand.menu.center
      hand.pointer(.move, hand.place(of: 16, radius: 130))
      let hub = hand.menu.center + Vector2D(20, 0)
      // A finger that has not left the hub yet is not sent back.
      hand.pointer(.move, hub)
      #expect(hand.menu.target == .back && hand.menu.highlighted == nil)
      hand.wait(1)
      #expect(hand.menu.level == 1)
      hand.pointer(.move, hand.place(of: 20))
      hand.pointer(.move, hub)
      _ = hand.take()
      if pauses { hand.wait(0.34) } else { hand.pointer(.up, hub) }
      #expect(hand.take() == [.left(16)], "\(pauses)")
      #expect(hand.menu.level == 0 && hand.menu.isOpen && hand.menu.center == above)
      #expect(hand.menu.highlighted == nil)
    }
  }

  @Test func `crossing the hub from one item to another stays on the ring`() throws {
    var hand = RingMenuDriver(try nested())
    hand.hold()
    hand.pointer(.move, hand.place(of: 16, radius: 130))
    let (one, other) = (hand.place(of: 17), hand.place(of: 21))
    for step in 0...20 {
      hand.pointer(.move, one + (other - one) * (Double(step) / 20), after: 0.01)
    }
    #expect(hand.menu.level == 1 && hand.menu.highlighted == 21)
  }

  @Test func `a stroke selects the same as the visible menu`() throws {
    var random = SeededGenerator(seed: 3)
    let menu = try nested()
    for round in rounds(200) {
      let first = Int.random(in: 0..<8, using: &random)
      let second = Int.random(in: 0..<7, using: &random)
      let item = first * 8 + 1 + second
      // With the visible menu.
      var hand = RingMenuDriver(menu)
      hand.hold()
      hand.pointer(.move, hand.place(of: first * 8))
      hand.pointer(.move, hand.place(of: first * 8, radius: 130))
      hand.pointer(.move, hand.place(of: item), after: 0.3)
      hand.pointer(.up, hand.place(of: item))
      #expect(hand.menu.chosen == item)
      // With a stroke: the same directions, immediately.
      let directions = directions(to: item, in: menu)
      var pen = RingMenuDriver(menu)
      var place = Point2D(500, 500)
      pen.pointer(.down, place)
      for direction in directions {
        let length = Double.random(in: 80...180, using: &random)
        for _ in 0..<20 {
          place = place.moved(by: length / 20, towards: direction)
          let jitter = Vector2D(
            .random(in: -2...2, using: &random),
            .random(in: -2...2, using: &random)
          )
          pen.pointer(.move, place + jitter, after: 0.008)
        }
      }
      pen.pointer(.up, place)
      #expect(pen.take() == [.chosen(item)], "round \(round), seed 3: \(directions)")
      #expect(!pen.menu.isOpen)
    }
  }

  /// Returns the directions of the wedges that lead to an item.
  private func directions(to item: Int, in menu: RingMenu) -> [Double] {
    var hand = RingMenuDriver(menu)
    hand.hold()
    let parent = menu.items.all[item].parent ?? 0
    guard let first = hand.menu.rings[0].slot(of: parent) else { return [] }
    let direction = hand.menu.rings[0].layout.middleAngle(of: first)
    hand.pointer(.move, hand.place(of: parent, radius: 130))
    guard let ring = hand.menu.rings.last, let slot = ring.slot(of: item) else { return [] }
    return [direction, ring.layout.middleAngle(of: slot)]
  }

  @Test func `a stroke that is too short, or ends on a ring, selects nothing`() throws {
    let menu = try nested()
    for (directions, length) in [([0.0], 30.0), ([0, 1, 2], 150)] {
      var hand = RingMenuDriver(menu)
      var place = Point2D(500, 500)
      hand.pointer(.down, place)
      for direction in directions {
        for _ in 0..<10 {
          place = place.moved(by: length / 10, towards: direction)
          hand.pointer(.move, place, after: 0.01)
        }
      }
      hand.pointer(.up, place)
      hand.settle()
      #expect(hand.take() == [], "\(directions)")
    }
  }

  @Test func `a straight stroke counts as the same direction twice`() throws {
    var hand = RingMenuDriver(try nested())
    hand.pointer(.down, Point2D(500, 500))
    for step in 1...20 { hand.pointer(.move, Point2D(500 + 10 * Double(step), 500), after: 0.01) }
    hand.pointer(.up, Point2D(700, 500))
    // The first of the ring is to the right, as that of the ring above.
    #expect(hand.take() == [.chosen(1)])
  }

  @Test func `a stroke there and back selects the item in the reverse direction`() throws {
    var hand = RingMenuDriver(try nested())
    hand.pointer(.down, Point2D(500, 500))
    for step in 1...12 { hand.pointer(.move, Point2D(500 + 10 * Double(step), 500), after: 0.01) }
    for step in 1...12 { hand.pointer(.move, Point2D(620 - 10 * Double(step), 500), after: 0.01) }
    hand.pointer(.up, Point2D(500, 500))
    let item = try #require(
      RingLayout(
        center: .zero,
        slotCount: 7,
        startAngle: -.pi / 8,
        innerRadius: 1,
        outerRadius: 2
      ).slot(towards: .pi)
    )
    #expect(hand.take() == [.chosen(1 + item)])
  }

  @Test func `the stroke is visible only while it is drawn`() throws {
    var hand = RingMenuDriver(try nested())
    hand.pointer(.down, Point2D(500, 500))
    for step in 1...20 { hand.pointer(.move, Point2D(500 + 10 * Double(step), 500), after: 0.01) }
    func stroke() -> Int {
      var scene = ControlScene(size: hand.menu.size)
      hand.menu.draw(into: &scene)
      guard case .shape(let path, _, _)? = scene.nodes.first?.content else { return 0 }
      return path.elements.count
    }
    #expect(stroke() == 21)
    hand.menu.options.showsMarks = false
    #expect(stroke() == 0)
    hand.menu.options.showsMarks = true
    hand.pointer(.up, Point2D(700, 500))
    #expect(stroke() == 0)
  }
}
