import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct TurntableNewsTests {
  private func driver(_ count: Int = 100, at index: Int = 50) throws -> TurntableDriver {
    var driver = try TurntableDriver(count: count)
    driver.scroll(to: index, animated: false)
    driver.wait(0.1)
    driver.forget()
    return driver
  }

  private func news(_ driver: TurntableDriver) -> [TurntableEvent] {
    driver.events.filter { if case .added = $0 { true } else { false } }
  }

  /// Returns the offset of the drawn planet from its normal place.
  private func nudge(_ driver: TurntableDriver) -> Point2D {
    var scene = ControlScene()
    scene.clear(size: driver.table.size)
    driver.table.draw(into: &scene)
    let planet = scene.nodes.first { $0.id == TurntableArtwork.ID.background }
    guard let place = planet?.transform else { return .zero }
    return Point2D(place.w.x, place.w.y)
  }

  @Test(arguments: TurntableOptions.Edge.allCases, [false, true])
  func `an insertion out of sight nudges the planet towards it`(
    edge: TurntableOptions.Edge,
    isAfter: Bool
  ) throws {
    var driver = try driver()
    driver.table.options.edge = edge
    try driver.apply { $0.insert(100..<103, index: isAfter ? 100 : 0) }
    #expect(news(driver) == [.added(count: 3, isAfter: isAfter)])
    #expect(driver.table.newsText == "3 added")
    #expect(nudge(driver) == .zero && driver.table.isMoving && driver.table.isResting)
    driver.wait(0.25)
    let towards =
      driver.table.ring.point(itemOffset: isAfter ? 0.1 : -0.1)
      - driver.table.ring.point(itemOffset: 0)
    let way = nudge(driver)
    #expect(way.x * towards.x + way.y * towards.y > 0)
    #expect(abs(way.distance(to: .zero) - 7) < 1e-6)
    driver.settle()
    #expect(nudge(driver) == .zero && !driver.table.isNudged)
  }

  @Test func `visible insertions, and lists of no new items, are not announced`() throws {
    var driver = try driver()
    try driver.apply { $0.insert(100..<101, index: 50) }
    try driver.apply { $0.remove(0..<3) }
    try driver.apply { $0.move(from: 0, to: 90) }
    driver.act { $0.replace(with: $0.list, at: $1, emit: $2) }
    #expect(news(driver).isEmpty && !driver.table.isNudged)
    // A list of entirely different items is another list.
    let others = try TurntableList(ids: (1_000..<1_050).map { $0 })
    driver.act { $0.replace(with: others, at: $1, emit: $2) }
    #expect(news(driver).isEmpty)
    // Before the first time, no items have been shown.
    var table = try Turntable(count: 5)
    table.replace(with: try TurntableList(count: 50), at: 1) { event, _ in
      if case .added = event { Issue.record("\(event)") }
    }
  }

  @Test func `new items with smaller numbers are also announced`() throws {
    var driver = try driver()
    let ids = [500, 7, 300, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31]
    driver.act { $0.replace(with: (try? TurntableList(ids: ids)) ?? $0.list, at: $1, emit: $2) }
    driver.scroll(to: 12, animated: false)
    driver.forget()
    let next = [500, 9, 7, 300, 1] + ids.dropFirst(3)
    driver.act { $0.replace(with: (try? TurntableList(ids: next)) ?? $0.list, at: $1, emit: $2) }
    #expect(news(driver) == [.added(count: 2, isAfter: false)])
  }

  @Test(arguments: seeds(20))
  func `the announced number is that of insertions out of sight`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for wraps in [false, true] {
      var driver = try driver(60, at: Int.random(in: 0..<60, using: &random))
      driver.table.options.wraps = wraps
      driver.settle()
      for _ in 0..<20 {
        driver.forget()
        let first = driver.table.list.nextID
        let count = Int.random(in: 1...9, using: &random)
        let index = Int.random(in: 0...driver.table.list.count, using: &random)
        try driver.apply { $0.insert(first..<first + count, index: index) }
        let unseen = (first..<first + count).filter { id in
          !driver.shown.values.contains(id)
        }
        var told = 0
        for case .added(let count, _) in driver.events { told += count }
        #expect(told == unseen.count)
      }
    }
  }

  @Test func `with reduced motion, news are announced without motion`() throws {
    var driver = try driver()
    driver.table.environment.reducesMotion = true
    try driver.apply { $0.insert(100..<103, index: 0) }
    #expect(news(driver) == [.added(count: 3, isAfter: false)])
    #expect(!driver.table.isMoving && !driver.table.isNudged)
  }

  @Test func `an empty list says so, in the app's own words`() throws {
    for edge in TurntableOptions.Edge.allCases {
      var table = try Turntable(count: 0)
      table.options.edge = edge
      table.style.emptyText = "Nobody here"
      var scene = ControlScene()
      scene.clear(size: table.size)
      table.draw(into: &scene)
      let words = scene.nodes.flatMap { $0.fragment?.nodes ?? [] }.compactMap { node -> String? in
        if case .text(let text) = node.content { text.string } else { nil }
      }
      #expect(words == ["Nobody here"])
      var tree = AccessibilityTree()
      table.describe(into: &tree)
      #expect(tree.elements.map { $0.name } == ["", "Nobody here"])
      #expect(tree.elements[1].states == .disabled)
      table.style.emptyText = ""
      table.describe(into: &tree)
      #expect(tree.elements.count == 1)
    }
  }

  @Test func `an item shows that a mouse is over it, and that it is pressed`() throws {
    var driver = try driver()
    let cell = try #require(driver.table.cell(of: 51))
    func scale(_ driver: TurntableDriver) -> Double {
      var scale = 0.0
      driver.table.readPlacements { id, place in
        if id == TurntableArtwork.ID.cell(cell) { scale = place.transform.x.x }
      }
      return scale
    }
    func mark(_ driver: TurntableDriver) -> SceneContent? {
      var scene = ControlScene()
      scene.clear(size: driver.table.size)
      driver.table.draw(into: &scene)
      return scene.nodes.first { $0.id == TurntableArtwork.ID.touched }?.content
    }
    let (rest, place) = (scale(driver), driver.point(of: 51))
    #expect(mark(driver) == nil)
    driver.pointer(.hover, place)
    #expect(scale(driver) > rest && mark(driver) == driver.table.artwork.hover)
    driver.pointer(.down, place)
    #expect(scale(driver) < rest && mark(driver) == driver.table.artwork.press)
    driver.pointer(.up, place, after: 0.05)
    #expect(scale(driver) == rest && driver.table.value == 51)
    // A finger that scrolls, rests too long, or stops the motion presses nothing.
    driver.pointer(.down, place)
    driver.pointer(.move, Point2D(place.x, place.y + 30), after: 0.01)
    #expect(driver.table.pressed == nil)
    driver.pointer(.up, place, after: 0.3)
    driver.settle()
    driver.pointer(.down, driver.point(of: 50), after: 1)
    #expect(driver.table.pressed != nil && driver.table.isMoving)
    driver.wait(2)
    #expect(driver.table.pressed == nil && !driver.table.isMoving)
    driver.pointer(.cancel, place)
    driver.scroll(to: 20)
    driver.wait(0.1)
    driver.pointer(.down, place)
    #expect(driver.table.pressed == nil)
  }

  @Test func `the speed is that of the finger, of the fling, and 0`() throws {
    var driver = try driver()
    #expect(driver.table.speed == 0)
    driver.pointer(.down, Point2D(300, 300))
    for step in 1...20 {
      driver.pointer(.move, Point2D(300, 300 - 5 * Double(step)), after: 0.01)
    }
    #expect(abs(driver.table.speed - 500) < 5)
    driver.pointer(.up, Point2D(300, 200))
    #expect(driver.table.speed > 400)
    let (offset, speed) = (driver.table.offset, driver.table.speed)
    driver.wait(0.01)
    #expect(abs((driver.table.offset - offset) / 0.01 - speed) < 0.02 * speed)
    driver.settle()
    #expect(driver.table.speed == 0)
  }
}
