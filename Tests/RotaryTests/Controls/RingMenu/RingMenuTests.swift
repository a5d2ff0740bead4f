import Testing

@testable import Rotary

@Suite struct RingMenuTests {
  @Test func `a long press opens, sliding highlights, releasing selects`() {
    var hand = RingMenuDriver()
    hand.pointer(.down, hand.menu.size.center)
    hand.wait(0.49)
    #expect(hand.events == [])
    hand.wait(0.02)
    #expect(hand.events == [.opened])
    #expect(hand.times == [0.5])
    hand.pointer(.move, hand.place(of: 3))
    hand.pointer(.move, hand.place(of: 4), after: 0.1)
    hand.pointer(.up, hand.place(of: 4), after: 0.1)
    hand.settle()
    #expect(
      hand.events == [
        .opened, .highlighted(3), .highlighted(4), .chosen(4), .highlighted(nil), .closing, .closed,
      ]
    )
    #expect(hand.menu.chosen == 4)
  }

  @Test func `items can be selected before the menu is visible`() {
    var menu = RingMenu()
    menu.options.holdSeconds = 0
    var hand = RingMenuDriver(menu)
    hand.pointer(.down, menu.size.center)
    hand.pointer(.move, hand.place(of: 7))
    #expect(hand.menu.highlighted == 7 && hand.menu.openness == 0)
    hand.pointer(.up, hand.place(of: 7))
    #expect(hand.take().contains(.chosen(7)))
  }

  @Test func `the item under the finger is highlighted in the same frame`() {
    var hand = RingMenuDriver()
    hand.hold()
    hand.wait(1)
    var presenter = ScenePresenter<RingMenu>()
    presenter.update(with: hand.menu) { _ in }
    hand.pointer(.move, hand.place(of: 5))
    var inserted: [NodeID] = []
    presenter.update(with: hand.menu) {
      if case .insert(let node, _, _) = $0 { inserted.append(node.id) }
    }
    // The wedge and the label.
    #expect(inserted.count == 2)
  }

  @Test func `a still open menu needs no frames, also with a finger on one item`() {
    var hand = RingMenuDriver()
    hand.hold()
    hand.wait(2)
    hand.pointer(.move, hand.place(of: 5))
    var presenter = ScenePresenter<RingMenu>()
    presenter.update(with: hand.menu) { _ in }
    #expect(!hand.menu.isMoving)
    var changes = 0
    for step in 0..<100 {
      hand.pointer(.move, hand.place(of: 5, radius: 110 + Double(step % 40)), after: 1 / 120)
      let isDrawn = presenter.update(with: hand.menu) { _ in changes += 1 }
      #expect(!isDrawn)
    }
    #expect(changes == 0)
  }

  @Test func `outside the band nothing is selected`() {
    for radius in [0, 50, 101.9, 156.1, 224, 400] {
      var hand = RingMenuDriver()
      hand.menu.options.scale = 1
      hand.hold()
      hand.wait(1)
      hand.pointer(.move, hand.place(radius, 0.2))
      hand.pointer(.up, hand.place(radius, 0.2))
      hand.settle()
      #expect(hand.take() == [.opened, .closing, .closed], "\(radius)")
    }
  }

  @Test func `a finger that jumps over many items highlights the one it is on`() {
    var hand = RingMenuDriver()
    hand.hold()
    _ = hand.take()
    for item in [0, 7, 1, 11, 5] { hand.pointer(.move, hand.place(of: item), after: 0.01) }
    #expect(
      hand.take() == [0, 7, 1, 11, 5].map { RingMenuEvent.highlighted($0) }
    )
  }

  @Test func `a cancelled or lost finger selects nothing`() {
    for loss in 0..<3 {
      var hand = RingMenuDriver()
      hand.hold()
      hand.pointer(.move, hand.place(of: 2), after: 1)
      _ = hand.take()
      switch loss {
      case 0: hand.pointer(.cancel, .zero)
      case 1: hand.pointer(.down, Point2D(1, 1))
      default: hand.pointer(.hover, Point2D(1, 1), kind: .mouse)
      }
      let events = hand.take()
      #expect(events.prefix(2) == [.highlighted(nil), .closing], "\(loss)")
      hand.pointer(.up, hand.place(of: 2), after: 0.1)
      hand.settle()
      #expect(!hand.take().contains(.chosen(2)) && hand.menu.chosen == nil)
    }
  }

  @Test func `a press cancelled before the menu opens does not open it`() {
    var hand = RingMenuDriver()
    hand.pointer(.down, hand.menu.size.center)
    hand.pointer(.cancel, .zero, after: 0.3)
    hand.wait(2)
    #expect(hand.events == [] && !hand.menu.isMoving)
  }

  @Test func `a tap opens, another selects, and one in the middle closes`() {
    var hand = RingMenuDriver()
    hand.tap(hand.menu.size.center)
    hand.settle()
    #expect(hand.take() == [.opened] && hand.menu.isOpen)
    hand.tap(hand.menu.size.center)
    hand.settle()
    #expect(hand.take() == [.closing, .closed])
    hand.tap(hand.menu.size.center)
    hand.tap(hand.place(of: 9))
    #expect(hand.take() == [.opened, .highlighted(9), .chosen(9), .highlighted(nil), .closing])
    hand.menu.options.opensOnTap = false
    hand.settle()
    _ = hand.take()
    hand.tap(hand.menu.size.center)
    #expect(hand.take() == [])
  }

  @Test func `a release while the menu opens closes it from there, and a press reopens it`() {
    var hand = RingMenuDriver()
    hand.hold()
    hand.wait(0.4)
    #expect(abs(hand.menu.openness - 0.4) < 0.01)
    hand.pointer(.up, hand.menu.size.center)
    hand.wait(0.2)
    #expect(abs(hand.menu.openness - 0.2) < 0.01)
    hand.pointer(.down, hand.menu.size.center)
    hand.wait(0.3)
    #expect(abs(hand.menu.openness - 0.5) < 0.01)
    #expect(hand.take() == [.opened, .closing, .opened])
    hand.pointer(.up, hand.place(of: 1))
    hand.settle()
    #expect(
      hand.take() == [.highlighted(1), .chosen(1), .highlighted(nil), .closing, .closed]
    )
  }

  @Test func `the info button's event is sent when all is closed`() {
    var hand = RingMenuDriver()
    hand.hold()
    hand.wait(1)
    hand.pointer(.move, hand.place(190, .pi / 2))
    #expect(hand.menu.target == .info && hand.menu.highlighted == nil)
    // Its touch target is a square of 44.
    for offset in [21.9, -21.9] {
      let way = offset * hand.menu.scale
      hand.pointer(.move, hand.place(190, .pi / 2) + Vector2D(way, way))
      #expect(hand.menu.target == .info)
    }
    hand.pointer(.move, hand.place(190, .pi / 2) + Vector2D(22.1 * hand.menu.scale, 0))
    #expect(hand.menu.target == .none)
    hand.pointer(.up, hand.place(190, .pi / 2))
    #expect(hand.take() == [.opened, .closing])
    hand.settle()
    #expect(hand.take() == [.closed, .info])
  }

  @Test func `the info event is not sent if the menu was reopened meanwhile`() {
    var hand = RingMenuDriver()
    hand.tap(hand.menu.size.center)
    hand.settle()
    hand.tap(hand.place(190, .pi / 2))
    hand.wait(0.2)
    hand.pointer(.down, hand.menu.size.center)
    hand.wait(1)
    hand.pointer(.up, hand.menu.size.center)
    hand.settle()
    #expect(!hand.events.contains(.info))
  }

  @Test func `with hover, a mouse opens, highlights and selects`() {
    var hand = RingMenuDriver()
    hand.menu.options.opensOnHover = true
    hand.pointer(.hover, Point2D(10, 10), kind: .mouse)
    #expect(hand.take() == [])
    hand.pointer(.hover, hand.menu.size.center, kind: .mouse)
    hand.pointer(.hover, hand.place(of: 8), kind: .mouse, after: 0.1)
    #expect(hand.take() == [.opened, .highlighted(8)])
    hand.pointer(.down, hand.place(of: 8), kind: .mouse)
    hand.pointer(.up, hand.place(of: 8), kind: .mouse)
    hand.settle()
    #expect(hand.take() == [.chosen(8), .highlighted(nil), .closing, .closed])
    hand.pointer(.hover, hand.menu.size.center, kind: .mouse)
    hand.pointer(.leave, Point2D(-5, -5), kind: .mouse, after: 0.5)
    hand.settle()
    #expect(hand.take() == [.opened, .closing, .closed])
  }

  @Test func `with the anchor at the finger, the menu opens there, inside the bounds`() {
    var menu = RingMenu()
    menu.style = .plain
    menu.options.anchor = .finger
    menu.size = Size2D(800, 600)
    let reach = menu.style.reach
    for (press, middle) in [
      (Point2D(400, 300), Point2D(400, 300)), (Point2D(3, 5), Point2D(reach, reach)),
      (Point2D(799, 599), Point2D(800 - reach, 600 - reach)),
    ] {
      var hand = RingMenuDriver(menu)
      hand.pointer(.down, press)
      hand.wait(0.6)
      #expect(hand.menu.center == middle)
      hand.pointer(.up, press)
      hand.settle()
      var scene = ControlScene(size: menu.size)
      hand.menu.draw(into: &scene)
      #expect(scene.nodes.isEmpty)
    }
  }

  @Test func `before the first touch a hint appears`() {
    var hand = RingMenuDriver()
    hand.menu.options.hint = "Hold"
    #expect(hand.menu.isMoving)
    hand.wait(4.9)
    #expect(hand.menu.hintOpacity == 0)
    hand.settle()
    #expect(hand.menu.hintOpacity == 1 && hand.time < 5.4)
    hand.pointer(.down, hand.menu.size.center)
    #expect(hand.menu.hintOpacity == 0)
    hand.pointer(.up, hand.menu.size.center)
    hand.tap(hand.menu.size.center)
    hand.settle()
    hand.wait(10)
    #expect(hand.menu.hintOpacity == 0)
  }

  @Test func `with reduced motion the menu fades, with the same events`() {
    var told: [[RingMenuEvent]] = []
    for reduces in [false, true] {
      var hand = RingMenuDriver()
      hand.menu.environment.reducesMotion = reduces
      hand.hold()
      hand.wait(0.16)
      if reduces {
        let picture = RingPicture(hand.menu)
        #expect(picture.rim == 225 && picture.fade == 1 && !hand.menu.isMoving)
      }
      hand.pointer(.move, hand.place(of: 6))
      hand.pointer(.up, hand.place(of: 6))
      hand.settle()
      told.append(hand.take())
    }
    #expect(told[0] == told[1])
  }

  @Test func `from right to left, items are in counter-clockwise order`() {
    var hand = RingMenuDriver()
    hand.menu.environment.isRightToLeft = true
    hand.hold()
    hand.pointer(.move, hand.place(129, .pi - 0.1))
    #expect(hand.menu.highlighted == 0)
    hand.pointer(.move, hand.place(129, .pi + 0.1))
    #expect(hand.menu.highlighted == 11)
  }

  @Test func `disabled, a menu ignores input and closes`() {
    var hand = RingMenuDriver()
    hand.hold()
    hand.menu.options.isEnabled = false
    #expect(!hand.menu.isOpen)
    #expect(hand.pointer(.down, hand.menu.size.center) == .declined)
    #expect(hand.key(.enter) == .declined)
  }

  @Test func `other items clear the selection, the same ones do not`() throws {
    var hand = RingMenuDriver()
    hand.hold()
    hand.pointer(.up, hand.place(of: 11))
    #expect(hand.menu.chosen == 11)
    hand.menu.items = .starSigns
    #expect(hand.menu.chosen == 11)
    hand.menu.items = try RingItems(outline: ["A", "B"])
    #expect(hand.menu.chosen == nil)
    hand.menu.readState { name, value in
      if name == "chosen" { #expect(value == .number(-1)) }
    }
  }

  @Test func `another look, choreography or hint keeps the finger's item`() {
    for change in 0..<5 {
      var hand = RingMenuDriver()
      hand.hold()
      hand.pointer(.move, hand.place(of: 4), after: 0.3)
      let openness = hand.menu.openness
      switch change {
      case 0: hand.menu.style = .plain
      case 1: hand.menu.choreography = .quick
      case 2: hand.menu.options.hint = "Hold"
      case 3: hand.menu.options.pauseSeconds = 1
      default: hand.menu.environment.reducesMotion = true
      }
      #expect(hand.menu.isOpen && hand.menu.highlighted == 4, "\(change)")
      // Reduced motion shows one end or the other.
      if change < 4 { #expect(abs(hand.menu.openness - openness) < 1e-9, "\(change)") }
      hand.pointer(.up, hand.place(of: 4), after: 0.2)
      #expect(hand.menu.chosen == 4, "\(change)")
      hand.settle()
      #expect(hand.events.suffix(2) == [.closing, .closed])
    }
  }

  @Test func `cues are a tick for each item, and open and close`() {
    #expect(RingMenu().feedback(for: .highlighted(1)).cue == .tick)
    #expect(RingMenu().feedback(for: .highlighted(nil)).cue == nil)
    #expect(RingMenu().feedback(for: .opened).cue == .open)
    #expect(RingMenu().feedback(for: .closing).cue == .close)
    #expect(RingMenu().feedback(for: .closed).cue == nil)
  }
}
