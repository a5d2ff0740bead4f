import Testing

@testable import Rotary

/// Claims of a finger that waits for a menu to open: the surrounding view may scroll until the menu opens.
@Suite struct RingMenuClaimTests {
  private static let middle = RingMenu().size.center

  private func menu(_ change: (inout RingMenuOptions) -> Void = { _ in }) -> RingMenuDriver {
    var hand = RingMenuDriver()
    change(&hand.menu.options)
    return hand
  }

  @Test func `a menu claims a finger when it opens, and not before`() {
    var hand = menu()
    #expect(hand.pointer(.down, Self.middle) == .undecided)
    hand.wait(0.49)
    #expect(!hand.menu.claims(1))
    #expect(hand.pointer(.move, Self.middle + Vector2D(3, 0)) == .undecided)
    hand.wait(0.02)
    #expect(hand.take() == [.opened] && hand.menu.claims(1) && !hand.menu.claims(2))
    #expect(hand.pointer(.move, hand.place(of: 3)) == .handled)
    #expect(hand.pointer(.up, hand.place(of: 3)) == .handled)
    #expect(!hand.menu.claims(1) && hand.menu.chosen == 3)
  }

  @Test func `a session reports the same claim`() {
    var session = ControlSession(RingMenu())
    let down = PointerEvent(.down, id: 4, position: Self.middle)
    #expect(session.handle(.pointer(down), at: 0) == .undecided)
    session.advance(to: 0.4)
    let early = session.claims(4)
    session.advance(to: 0.6)
    let late = session.claims(4)
    #expect(!early && late && session.holders == [4])
  }

  @Test func `an event after the wait is claimed, without a frame in between`() {
    var hand = menu()
    hand.pointer(.down, Self.middle)
    #expect(hand.pointer(.move, Self.middle, after: 0.6) == .handled)
    #expect(hand.events == [.opened])
  }

  @Test func `a tap is claimed if it opens the menu, and free otherwise`() {
    for opensOnTap in [true, false] {
      var hand = menu { $0.opensOnTap = opensOnTap }
      hand.pointer(.down, Self.middle)
      let up = hand.pointer(.up, Self.middle, after: 0.1)
      #expect(up == (opensOnTap ? .handled : .declined))
      #expect(hand.menu.isOpen == opensOnTap)
    }
  }

  @Test func `if only a long press opens the menu, a moving finger is released`() {
    var hand = menu { $0 = .contextMenu }
    #expect(hand.pointer(.down, Self.middle) == .undecided)
    #expect(hand.pointer(.move, Self.middle + Vector2D(10, 0), after: 0.1) == .undecided)
    #expect(hand.pointer(.move, Self.middle + Vector2D(10.5, 0), after: 0.1) == .declined)
    // Returning is too late.
    #expect(hand.pointer(.move, Self.middle, after: 0.1) == .declined)
    hand.wait(1)
    #expect(hand.take() == [] && !hand.menu.isMoving)
    #expect(hand.pointer(.up, Self.middle) == .declined)
    #expect(hand.pointer(.down, Self.middle) == .undecided)
  }

  @Test func `an impatient finger continues to wait if a tap opens the menu`() {
    var hand = menu()
    hand.pointer(.down, Self.middle)
    #expect(hand.pointer(.move, Self.middle + Vector2D(30, 0), after: 0.1) == .undecided)
    hand.wait(0.5)
    #expect(hand.take() == [.opened] && hand.menu.claims(1))
  }

  @Test func `a finger that slipped and is lifted was not claimed`() {
    var hand = menu()
    hand.pointer(.down, Self.middle)
    hand.pointer(.move, Self.middle + Vector2D(30, 0), after: 0.1)
    #expect(hand.pointer(.up, Self.middle, after: 0.1) == .declined)
    #expect(hand.take() == [] && !hand.menu.isMoving)
  }

  @Test func `the surrounding view takes the finger with a cancel, and the wait ends`() {
    var hand = menu()
    hand.pointer(.down, Self.middle)
    hand.pointer(.cancel, .zero, after: 0.2)
    hand.wait(1)
    #expect(hand.take() == [] && !hand.menu.claims(1))
  }

  @Test func `a finger that only the menu can use is handled immediately`() {
    var hand = menu { $0.holdSeconds = 0 }
    #expect(hand.pointer(.down, Self.middle) == .handled)
    hand = menu { $0.takesMarks = true }
    #expect(hand.pointer(.down, Self.middle) == .handled)
    #expect(hand.pointer(.move, Self.middle + Vector2D(2, 0)) == .handled)
    hand = menu()
    #expect(hand.pointer(.down, Self.middle, kind: .mouse) == .handled)
    #expect(hand.pointer(.up, Self.middle + Vector2D(30, 0), kind: .mouse) == .handled)
    // While the menu closes, a press reopens it immediately.
    hand = menu()
    hand.hold()
    hand.wait(1)
    hand.pointer(.up, Self.middle)
    #expect(hand.pointer(.down, Self.middle, after: 0.05) == .handled)
  }

  @Test func `a touch area says whether the press must be long`() {
    func use(_ hand: RingMenuDriver) -> TouchArea.Use? {
      hand.menu.touchArea(at: Self.middle)?.use
    }
    #expect(use(menu()) == .longPress)
    #expect(use(menu { $0 = .contextMenu }) == .longPress)
    #expect(use(menu { $0.holdSeconds = 0 }) == .hold)
    #expect(use(menu { $0.takesMarks = true }) == .hold)
    var hand = menu()
    hand.hold()
    #expect(use(hand) == .hold)
  }

  @Test func `touch areas change only when the menu is drawn again`() {
    var hand = menu()
    var presenter = ScenePresenter<RingMenu>()
    presenter.update(with: hand.menu) { _ in }
    hand.menu.options.takesMarks = true
    let isDrawn = presenter.update(with: hand.menu) { _ in }
    #expect(isDrawn)
  }

  @Test func `a press beside the menu is decided as a press on it`() {
    for (opensOnTap, takesMarks, seconds) in [
      (true, false, 0.5), (false, false, 0.5), (true, true, 0.5), (true, false, 0),
    ] {
      for kind in [PointerEvent.Kind.touch, .mouse] {
        for (distance, pause) in [(0.0, 0.1), (3, 0.1), (30, 0.1), (30, 0.6)] {
          var options = RingMenuOptions()
          options.opensOnTap = opensOnTap
          options.takesMarks = takesMarks
          options.holdSeconds = seconds
          var hand = menu { $0 = options }
          let start = Self.middle
          let end = start + Vector2D(distance, 0)
          var press = RingMenuPress(options, at: start, kind: kind, time: 0)
          let answers = [
            hand.pointer(.down, start, kind: kind),
            hand.pointer(.move, end, kind: kind, after: pause),
          ]
          let first = press.response
          press.move(to: end, at: pause)
          #expect(answers == [first, press.response])
          guard press.response == .undecided else { continue }
          #expect(
            hand.pointer(.up, end, kind: kind, after: 0.1)
              == (hand.menu.isOpen ? .handled : .declined)
          )
          let isTap = press.lift(at: end, time: pause + 0.1)
          #expect(isTap == hand.menu.isOpen && press.response == (isTap ? .handled : .declined))
        }
      }
    }
  }

  @Test func `a press beside a disabled menu is the content's`() {
    var options = RingMenuOptions.contextMenu
    options.isEnabled = false
    var press = RingMenuPress(options, at: .zero, time: 0)
    #expect(press.response == .declined)
    press.move(to: .zero, at: 1)
    #expect(press.response == .declined && !press.lift(at: .zero, time: 1))
  }

  @Test func `a pointer that has waited elsewhere slides over the menu, and its release selects`() {
    var session = ControlSession(RingMenu())
    session.change { $0.options = .contextMenu }
    let isOpen = session.command(at: 1, holding: 7) {
      $0.open(around: Self.middle, holding: 7)
    }
    #expect(isOpen && session.holders == [7])
    var hand = RingMenuDriver(session.control)
    hand.wait(2)
    #expect(hand.pointer(.move, hand.place(of: 3), id: 7) == .handled && hand.menu.hasHighlight)
    #expect(hand.pointer(.up, hand.place(of: 3), id: 7) == .handled && hand.menu.chosen == 3)
  }

  @Test func `a menu without items opens for no pointer`() {
    var session = ControlSession(RingMenu(items: .none))
    let isOpen = session.command(at: 1, holding: 7) { $0.open(holding: 7) }
    #expect(!isOpen && session.holders == [] && session.control.isIdle)
  }

  @Test func `a dismissed menu is closed at once, and says so`() {
    var hand = menu()
    func dismiss() -> [RingMenuEvent] {
      hand.act { $0.dismiss() }
      #expect(hand.menu.isIdle && !hand.menu.isMoving && hand.menu.openness == 0)
      return hand.take()
    }
    #expect(dismiss() == [])
    hand.hold()
    #expect(!hand.menu.isIdle && hand.take() == [.opened])
    #expect(dismiss() == [.closing, .closed])
    hand.act { $0.open() }
    hand.wait(1)
    hand.act { $0.close() }
    #expect(!hand.menu.isIdle && hand.take() == [.opened, .closing])
    #expect(dismiss() == [.closed])
    // A press that waits ends, too.
    hand.pointer(.down, Self.middle)
    #expect(dismiss() == [])
    hand.wait(1)
    #expect(hand.take() == [])
  }
}
