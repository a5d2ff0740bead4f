import RotaryTestRandom
import Testing

@testable import Rotary

/// A menu in motion is placed and not drawn again, and looks the same.
@Suite struct RingMenuSceneTests {
  /// A host that shows a menu frame by frame.
  private final class Host {
    var presenter = ScenePresenter<RingMenu>()
    var screen = Screen()

    /// Shows a menu; returns whether it was drawn again.
    @discardableResult
    func show(_ menu: RingMenu, _ note: Comment) -> Bool {
      let isNew = presenter.update(with: menu) { screen.apply($0) }
      var scratch = ControlScene(size: menu.size)
      menu.draw(into: &scratch)
      #expect(presenter.shown == scratch, note)
      #expect(screen.differences(from: scratch) == [], note)
      return isNew
    }
  }

  @Test(arguments: [RingMenuOptions.Anchor.center, .finger], [false, true])
  func `a menu is not drawn again while it opens or closes`(
    anchor: RingMenuOptions.Anchor,
    reducesMotion: Bool
  ) {
    var hand = RingMenuDriver()
    hand.menu.options.anchor = anchor
    hand.menu.environment.reducesMotion = reducesMotion
    hand.menu.environment.isRightToLeft = reducesMotion
    hand.menu.options.hint = "Hold"
    let host = Host()
    host.show(hand.menu, "closed")
    for opens in [true, false, true] {
      if opens {
        hand.act { $0.open() }
      } else {
        hand.act { $0.close() }
      }
      #expect(host.show(hand.menu, "it begins"))
      while hand.menu.runsUntil > hand.time + 1 / 120 {
        hand.wait(1 / 120)
        #expect(!host.show(hand.menu, "at \(hand.time)"))
      }
      hand.wait(1 / 120)
      #expect(host.show(hand.menu, "it ends"))
      hand.wait(0.5)
      #expect(!host.show(hand.menu, "at rest"))
    }
  }

  @Test func `at rest, the scene has only visible nodes`() {
    var hand = RingMenuDriver()
    func hidden() -> Int {
      var scene = ControlScene(size: hand.menu.size)
      hand.menu.draw(into: &scene)
      return scene.nodes.count { node in
        guard case .shape(_, nil, let stroke?) = node.content else { return node.opacity <= 0 }
        return node.opacity <= 0 || stroke.width <= 0 || stroke.drawnRun == nil
      }
    }
    #expect(hidden() == 0)
    hand.menu.open()
    #expect(hidden() > 20)
    hand.settle()
    #expect(hidden() == 0)
  }

  @Test(arguments: [8, 9]) func `items show icon and title if there is room`(count: Int) throws {
    let icon = try VectorPath(svgPathData: "M4 12H20")
    for style in [RingStyle.plain, .cosmos] {
      var hand = RingMenuDriver()
      hand.menu.items = try RingItems((0..<count).map { RingItem("\($0)", icon: icon) })
      hand.menu.style = style
      hand.menu.open()
      hand.settle()
      var scene = ControlScene(size: hand.menu.size)
      hand.menu.draw(into: &scene)
      let titles = scene.nodes.filter { if case .text = $0.content { true } else { false } }
      #expect(titles.count == (count == 8 ? 8 : 0))
      #expect(scene.nodes.filter { $0.part == .icon }.count == count)
    }
  }

  @Test func `the hint fades in without being drawn again`() {
    var hand = RingMenuDriver()
    hand.menu.options.hint = "Hold"
    let host = Host()
    hand.wait(5.01)
    #expect(host.show(hand.menu, "it begins") && hand.menu.hintOpacity < 0.1)
    for _ in 0..<40 {
      hand.wait(1 / 120)
      #expect(!host.show(hand.menu, "at \(hand.time)"))
    }
    #expect(hand.menu.hintOpacity == 1)
  }

  @Test(arguments: UInt64(0)..<12)
  func `after any input the screen equals a fresh drawing`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let outline = ["A", ">B", ">>C", ">>D", ">E", "F", "G", ">H"]
    var menu = seed % 3 == 0 ? RingMenu() : RingMenu(items: try RingItems(outline: outline))
    menu.options.anchor = seed % 2 == 0 ? .center : .finger
    menu.options.hint = seed % 4 == 0 ? "Hold" : ""
    menu.choreography = seed % 4 == 1 ? .quick : .cosmos
    menu.environment.reducesMotion = seed % 7 == 6
    var hand = RingMenuDriver(menu)
    let host = Host()
    var drawnAnew = 0
    for step in 0..<400 {
      let place = Point2D(
        .random(in: 0...480, using: &random),
        .random(in: 0...480, using: &random)
      )
      switch Int.random(in: 0..<20, using: &random) {
      case 0: hand.pointer(.down, place)
      case 1: hand.pointer(.up, place)
      case 2: hand.pointer(.cancel, place)
      case 3...6: hand.pointer(.move, place)
      case 7: hand.key([.enter, .left, .right, .escape].randomElement(using: &random) ?? .enter)
      case 8: hand.input(.focus(.random(using: &random)))
      case 9: hand.act { $0.open(around: place) }
      case 10 where step % 3 == 0: change(&hand.menu, using: &random)
      default: hand.wait(.random(in: 0...0.1, using: &random))
      }
      if host.show(hand.menu, "seed \(seed), step \(step)") { drawnAnew += 1 }
    }
    #expect(drawnAnew > 0 && drawnAnew < 400, "seed \(seed)")
  }

  /// Changes a setting of each kind.
  private func change(_ menu: inout RingMenu, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: menu.size.width = .random(in: 100...600, using: &random)
    case 1: menu.style = menu.style == .plain ? .cosmos : .plain
    case 2: menu.choreography = menu.choreography == .quick ? .cosmos : .quick
    case 3: menu.environment.isRightToLeft.toggle()
    case 4: menu.environment.reducesMotion.toggle()
    case 5: menu.options.startAngle = .random(in: -3...3, using: &random)
    case 6: menu.options.isEnabled.toggle()
    default: menu.options.scale = Bool.random(using: &random) ? nil : 0.5
    }
  }

  @Test(arguments: [9, 16, 24])
  func `the largest titles are no higher than the distance to the next title`(count: Int) throws {
    var hand = RingMenuDriver()
    hand.menu.items = try RingItems((0..<count).map { RingItem("\($0)") })
    hand.menu.environment.textScale = 3
    hand.menu.open()
    hand.settle()
    let texts = hand.menu.scene.texts
    #expect(texts.count == count)
    let middles = texts.map { $0.transform.apply(to: $0.content.box.center) }
    for (index, text) in texts.enumerated() {
      let distance = middles[index].distance(to: middles[(index + 1) % count])
      #expect(text.content.style.size * TextFit.lineHeight <= distance)
    }
  }

  @Test func `titles are in the middle of their wedges, or below the middle of their icons`() throws
  {
    let icon = try VectorPath(svgPathData: "M4 12H20")
    for icon in [nil, icon] {
      var hand = RingMenuDriver()
      hand.menu.items = try RingItems((0..<6).map { RingItem("\($0)", icon: icon) })
      hand.menu.open()
      hand.settle()
      let texts = hand.menu.scene.texts
      #expect(texts.count == 6)
      for (index, text) in texts.enumerated() {
        let opposite = texts[(index + 3) % 6]
        let middles = [text, opposite].map { $0.transform.apply(to: $0.content.box.center) }
        #expect(abs((middles[0].x + middles[1].x) / 2 - hand.menu.size.center.x) < 1e-6)
        if icon == nil {
          #expect(abs((middles[0].y + middles[1].y) / 2 - hand.menu.size.center.y) < 1e-6)
        }
      }
    }
  }
}
