import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct RingMenuRobustnessTests {
  @Test func `each setting accepts its default, without an effect`() throws {
    for setting in RingMenu.settings {
      var menu = RingMenu()
      try menu.set(setting.name, to: setting.defaultValue)
      #expect((menu == RingMenu()) == true, "\(setting.name)")
    }
  }

  @Test func `invalid settings are rejected and have no effect`() throws {
    let before = RingMenu()
    var menu = before
    let bad: [(String, SettingValue)] = [
      ("titles", .text("a")), ("titles", .texts((0..<25).map { "\($0)" })),
      ("titles", .texts((0..<1_000).map { "\($0)" })), ("titles", .texts([">a"])),
      ("icons", .texts(["no path"])), ("icons", .texts([String](repeating: "", count: 13))),
      ("look", .text("blue")), ("choreography", .number(1)), ("scale", .number(0)),
      ("scale", .text("large")), ("anchor", .text("")), ("start-angle", .number(.nan)),
      ("hold", .number(-1)), ("pause", .number(.infinity)), ("progress", .number(1.1)),
      ("progress", .number(.nan)), ("hint", .flag(true)), ("tap", .number(1)),
    ]
    for (name, value) in bad {
      let refusal = #expect(throws: SettingError.self, "\(name)") { try menu.set(name, to: value) }
      #expect(refusal != .unknownName, "\(name)")
      #expect((menu == before) == true, "\(name)")
    }
    #expect(throws: SettingError.unknownName) { try menu.set("sectors", to: .number(3)) }
  }

  @Test(arguments: [0, 1, 2, 3, 24])
  func `few and many items are laid out, drawn and selected`(count: Int) throws {
    var menu = RingMenu(items: try RingItems((0..<count).map { RingItem("\($0)") }))
    menu.options.holdSeconds = 0
    for item in 0..<max(1, count) {
      var hand = RingMenuDriver(menu)
      let response = hand.pointer(.down, menu.size.center)
      guard count > 0 else {
        #expect(response == .declined && hand.key(.enter) == .declined)
        #expect(hand.events == [] && !hand.menu.isMoving)
        continue
      }
      hand.pointer(.move, hand.place(of: item), after: 1.5)
      var scene = ControlScene(size: menu.size)
      hand.menu.draw(into: &scene)
      #expect(scene.nodes.count > 10)
      hand.pointer(.up, hand.place(of: item))
      #expect(hand.menu.chosen == item)
    }
  }

  @Test func `titles of any length and script are kept`() throws {
    let titles = [String](repeating: "x", count: 10_000).joined()
    for title in [titles, "שלום עולם", "👩‍👩‍👧‍👦 家族", ""] {
      var menu = RingMenu()
      try menu.set("titles", to: .texts([title, "other"]))
      #expect((menu.items.all[0].title == title) == true)
      var hand = RingMenuDriver(menu)
      hand.key(.enter)
      hand.settle()
      var scene = ControlScene(size: menu.size)
      hand.menu.draw(into: &scene)
      let texts = scene.nodes.filter { if case .text = $0.content { true } else { false } }
      // Both on their wedges, and the highlighted one in the middle.
      #expect(texts.count == 3)
    }
  }

  @Test func `a menu without room has no effect`() {
    for size in [Size2D(0, 0), Size2D(0, 100), Size2D(-5, 10)] {
      var hand = RingMenuDriver()
      hand.menu.size = size
      #expect(hand.key(.enter) == .declined)
      hand.menu.open()
      var scene = ControlScene(size: size)
      hand.menu.draw(into: &scene)
      #expect(scene.nodes.isEmpty && !hand.menu.isOpen)
    }
  }

  @Test func `another size moves an open menu and keeps it open`() {
    var hand = RingMenuDriver()
    hand.tap(hand.menu.size.center)
    hand.settle()
    hand.menu.size = Size2D(300, 700)
    #expect(hand.menu.isOpen && hand.menu.center == Point2D(150, 350))
    hand.tap(hand.place(of: 4))
    #expect(hand.menu.chosen == 4)
  }

  @Test func `earlier times and invalid inputs have no effect`() {
    var hand = RingMenuDriver()
    hand.hold()
    hand.wait(2)
    let before = hand.menu
    for time in [-1, 0, .nan, .infinity, -.infinity] as [Double] {
      let response = hand.menu.handle(.key(.enter), at: time)
      #expect(response == .declined)
      hand.menu.advance(to: time)
    }
    hand.pointer(.move, Point2D(.nan, 3))
    #expect((hand.menu == before) == true)
  }

  @Test(arguments: seeds(20))
  func `input that no device sends neither traps nor selects twice`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let odd = [Double.nan, .infinity, -.infinity, 1e300, 0, 100, 240, 300, 380, -5]
    let outline = ["A", ">B", ">>C", ">D", "E", "F", ">G"]
    var menu = RingMenu(items: try RingItems(outline: outline))
    menu.options.anchor = seed % 2 == 0 ? .center : .finger
    menu.options.opensOnHover = seed % 5 == 0
    menu.choreography = seed % 4 == 0 ? .quick : .cosmos
    var time = 0.0
    var isOpen = false
    for _ in 0..<2_000 {
      let place = Point2D(
        odd.randomElement(using: &random) ?? 0,
        odd.randomElement(using: &random) ?? 0
      )
      let phase = PointerEvent.Phase(rawValue: .random(in: 0...5, using: &random)) ?? .move
      let keys: [Key] = [.enter, .left, .right, .up, .escape, .character("e"), .home]
      let input: Input
      switch Int.random(in: 0...9, using: &random) {
      case 0: input = .key(keys.randomElement(using: &random) ?? .enter)
      case 1: input = .focus(.random(using: &random))
      case 2: input = .scroll(x: place.x, y: place.y)
      case 3: input = .detents(.random(in: Int.min...Int.max, using: &random))
      default:
        let id = Int.random(in: 1...2, using: &random)
        input = .pointer(PointerEvent(phase, id: id, position: place))
      }
      time += [0, 0.001, 0.05, 0.4, -1].randomElement(using: &random) ?? 0
      menu.handle(input, at: time)
      while let (event, _) = menu.nextEvent() {
        switch event {
        case .opened:
          #expect(!isOpen, "opened twice, seed \(seed)")
          isOpen = true
        case .closing:
          #expect(isOpen, "closed twice, seed \(seed)")
          isOpen = false
        default: break
        }
      }
      #expect(menu.leaving.count <= 8 && menu.rings.count <= 3)
      #expect(menu.isOpen == isOpen)
    }
  }

  @Test func `a stroke of a million points uses limited memory`() {
    var mark = MarkRecognizer()
    mark.begin(.zero, at: 0)
    for step in 1...1_000_000 {
      mark.add(Point2D(Double(step) / 1_000, 0), at: Double(step) / 1_000)
    }
    #expect(mark.count <= 2_048)
    #expect(mark.segments.count == 1)
    #expect(abs(mark.segments[0].directionAngle) < 1e-9 && mark.segments[0].length > 990)
  }

  @Test func `a steady slide over an open menu allocates no memory`() {
    var hand = RingMenuDriver()
    hand.hold()
    hand.wait(2)
    let before = hand.menu.rings.count
    for step in 0..<100 { hand.pointer(.move, hand.place(of: step % 12)) }
    #expect(hand.menu.rings.count == before && hand.menu.leaving.isEmpty)
  }
}
