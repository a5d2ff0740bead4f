import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct TurntableRobustnessTests {
  @Test func `invalid settings are rejected and have no effect`() throws {
    let before = Turntable()
    var table = before
    let bad: [(String, SettingValue)] = [
      ("count", .number(-1)), ("count", .number(2.5)), ("count", .number(.nan)),
      ("count", .number(1e12)), ("items-per-turn", .number(3)), ("edge", .text("middle")),
      ("edge", .number(1)), ("end-angle", .number(91)), ("orbit", .number(0)),
      ("snap", .number(1)), ("titles", .numbers([1])),
      ("value", .number(15)), ("value", .number(-2)), ("deceleration", .number(1)),
    ]
    for (name, value) in bad {
      let refusal = #expect(throws: SettingError.self, "\(name)") { try table.set(name, to: value) }
      #expect(refusal != .unknownName, "\(name)")
      #expect((table == before) == true, "\(name)")
    }
    #expect(throws: SettingError.unknownName) { try table.set("sectors", to: .number(3)) }
  }

  @Test func `invalid calls are rejected and leave the list unchanged`() throws {
    var table = Turntable()
    let bad: [(String, [(name: String, value: SettingValue)])] = [
      ("scroll", [("to", .number(15))]), ("scroll", [("to", .number(.nan))]), ("scroll", []),
      ("scroll", [("to", .number(1)), ("position", .text("top"))]),
      ("press", [("index", .number(-1))]),
      ("insert", [("index", .number(16))]),
      ("insert", [("index", .number(0)), ("count", .number(-1))]),
      ("insert", [("index", .number(0)), ("count", .number(1e9))]),
      ("remove", [("index", .number(15))]),
      ("remove", [("index", .number(10)), ("count", .number(6))]),
      ("move", [("from", .number(0)), ("to", .number(15))]), ("update", [("id", .number(99))]),
      ("replace", [("ids", .numbers([3, 3]))]), ("replace", [("ids", .numbers([-1]))]),
      ("replace", [("ids", .numbers([0.5]))]), ("replace", [("ids", .numbers([1e300]))]),
    ]
    for (name, arguments) in bad {
      let refusal = #expect(throws: SettingError.self, "\(name) \(arguments)") {
        table.advance(to: 1)
        try table.call(name, Arguments(arguments))
      }
      #expect(refusal != .unknownName, "\(name) \(arguments)")
      #expect((table.list == Turntable().list) == true)
    }
    #expect(throws: SettingError.unknownName) {
      table.advance(to: 1)
      try table.call("spin", Arguments([]))
    }
  }

  @Test func `every setting takes its default`() throws {
    for setting in Turntable.settings {
      var table = Turntable()
      try table.set(setting.name, to: setting.defaultValue)
      #expect(table.options == Turntable().options && table.style == Turntable().style)
      #expect(table.position == Turntable().position && (table.list == Turntable().list) == true)
    }
  }

  @Test func `input that no device sends has no lasting effect`() throws {
    var random = SeededGenerator(seed: 21)
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 60, 160, 319, 1e9, -5]
    for round in rounds(200) {
      var table = try Turntable(count: [0, 1, 15, 10_000_000][round % 4])
      table.options.wraps = round % 3 == 0
      table.options.snaps = round % 5 == 0
      table.options.itemsPerTurn = 4 + round % 20
      table.options.tracking = round % 7 == 0 ? .circle : .edge
      var time = 0.0
      for _ in 0..<60 {
        let x = odd.randomElement(using: &random) ?? 0
        let y = odd.randomElement(using: &random) ?? 0
        let id = Int.random(in: 1...2, using: &random)
        let phase = PointerEvent.Phase(rawValue: UInt8.random(in: 0...5, using: &random))
        let input: Input
        switch Int.random(in: 0...9, using: &random) {
        case 0: input = .scroll(x: x, y: y)
        case 1: input = .detents(Int.random(in: -1_000_000...1_000_000, using: &random))
        case 2: input = .key(.character("7"))
        case 3: input = .key(.pageUp)
        default: input = .pointer(PointerEvent(phase ?? .down, id: id, position: Point2D(x, y)))
        }
        time += [0, 0.01, -1, .nan, 0.3].randomElement(using: &random) ?? 0
        if !time.isFinite { time = 0 }
        table.handle(input, at: time)
        #expect(table.position.isFinite && table.complaint == nil, "round \(round)")
      }
      for id in 1...2 {
        table.handle(.pointer(PointerEvent(.cancel, id: id, position: .zero)), at: 1e6)
      }
      table.advance(to: 2e6)
      #expect(table.isResting && table.withinEnds(table.position) == table.position)
    }
  }

  @Test(arguments: [Size2D(0, 0), Size2D(1, 1), Size2D(1e-9, 50), Size2D(5_000, 10)])
  func `it is drawn at any size`(size: Size2D) throws {
    for edge in TurntableOptions.Edge.allCases {
      var driver = try TurntableDriver(count: 20) {
        $0.size = size
        $0.options.edge = edge
      }
      driver.drag(by: -300)
      driver.settle()
      var scene = ControlScene(size: size)
      driver.table.draw(into: &scene)
      #expect(scene.nodes.allSatisfy { $0.transform.isFinite })
    }
  }

  @Test func `a turntable is a list box whose options have a position and a total`() throws {
    var driver = try TurntableDriver(count: 10_000_000)
    driver.scroll(to: 4_000_000, animated: false)
    driver.input(.focus(true))
    driver.input(.key(.down))
    driver.input(.key(.enter))
    driver.settle()
    var tree = AccessibilityTree()
    driver.table.describe(into: &tree)
    #expect(tree.elements.first?.role == .listbox && tree.elements.count == 8)
    let places = tree.elements.dropFirst().map { $0.position?.index }
    #expect(places == Array(3_999_997...4_000_003))
    #expect(tree.elements.dropFirst().allSatisfy { $0.position?.count == 10_000_000 })
    let active = try #require(tree.activeIndex)
    #expect(tree.elements[active].position?.index == 4_000_001)
    #expect(tree.elements[active].states.contains(.selected))
  }

  @Test func `keys reach each item, and stop at the ends`() throws {
    var driver = try TurntableDriver(count: 15)
    driver.input(.focus(true))
    driver.input(.key(.end))
    driver.settle()
    #expect(driver.table.activeID == 14 && driver.table.position == driver.table.ends.upperBound)
    driver.forget()
    driver.input(.key(.down))
    #expect(driver.events.contains { $0.name == "metEnd" } && driver.table.activeID == 14)
    driver.input(.key(.pageUp))
    #expect(driver.table.activeID == 8)
    driver.input(.key(.home))
    driver.input(.key(.right))
    #expect(driver.table.activeID == 1)
    driver.table.environment.isRightToLeft = true
    driver.input(.key(.right))
    #expect(driver.table.activeID == 0)
  }

  @Test func `typed letters find a title`() throws {
    var driver = try TurntableDriver(count: 3) { $0.style.titles = ["Anna", "Ben", "Bea"] }
    driver.input(.key(.character("b")))
    driver.input(.key(.character("e")))
    driver.input(.key(.character("a")))
    #expect(driver.table.activeID == 2)
    #expect(driver.input(.key(.character("x"))) == .declined)
  }

  @Test func `reduced motion jumps, with the same events`() throws {
    var driver = try TurntableDriver(count: 100) { $0.environment.reducesMotion = true }
    driver.scroll(to: 60)
    #expect(driver.table.position == 60 && driver.table.isResting)
    #expect(driver.events.contains(.centered(index: 60, id: 60)))
    try driver.apply { $0.remove(59..<60) }
    #expect(driver.table.cells.allSatisfy { $0.isFree || $0.isListed })
    #expect(driver.table.complaint == nil)
  }
}
