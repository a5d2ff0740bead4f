import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct TurntableAroundTests {
  private func driver(
    _ count: Int = 12,
    wraps: Bool = true,
    size: Size2D = Size2D(420, 420)
  ) throws -> TurntableDriver {
    try TurntableDriver(count: count) {
      $0.options.edge = .full
      $0.options.wraps = wraps
      $0.style.titles = (0..<count).map { "Title of \($0)" }
      $0.size = size
    }
  }

  @Test(arguments: [1, 2, 5, 11, 12], [false, true])
  func `up to one turn of items are all visible, at any position`(count: Int, wraps: Bool) throws {
    var driver = try driver(count, wraps: wraps)
    for index in [0, count / 2, count - 1, 0] {
      driver.scroll(to: index)
      for _ in 0..<60 {
        driver.wait(0.02)
        #expect(driver.table.liveCellCount == count)
        #expect(Set(driver.shown.values) == Set(0..<count))
        for cell in driver.table.cells where !cell.isFree {
          let offset = cell.position - driver.table.position
          #expect(driver.table.opacity(itemOffset: offset) == 1)
        }
      }
    }
  }

  @Test func `an item at the bottom keeps its cell and place when its position changes`() throws {
    var driver = try driver()
    driver.wait(0.1)
    driver.forget()
    let before = (0..<12).map { driver.table.cell(of: $0) }
    var points: [Int: Point2D] = [:]
    driver.scroll(to: 5)
    while driver.table.isMoving {
      driver.wait(0.002)
      for cell in driver.table.cells.indices where !driver.table.cells[cell].isFree {
        let offset = driver.table.itemOffset(ofCell: cell, at: driver.time)
        let point = driver.table.ring.point(itemOffset: offset)
        if let last = points[cell] { #expect(last.distance(to: point) < 6) }
        points[cell] = point
      }
    }
    #expect((0..<12).map { driver.table.cell(of: $0) } == before)
    let handed = driver.events.filter {
      switch $0 {
      case .willDisplay, .didEndDisplay: true
      default: false
      }
    }
    #expect(handed.isEmpty)
  }

  @Test(arguments: [Size2D(420, 420), Size2D(580, 360), Size2D(360, 640)])
  func `titles are outside the circle, next to their items, and visible`(size: Size2D) throws {
    var driver = try driver(size: size)
    for step in 0..<40 {
      driver.act {
        $0.scroll(toPosition: Double(step) * 0.17, animated: false)
      }
      var places: [NodeID: Placement] = [:]
      driver.table.readPlacements { places[$0] = $1 }
      for cell in driver.table.cells.indices where !driver.table.cells[cell].isFree {
        guard case .shown(let item, _, _)? = places[TurntableCellNode.cell.id(cell)],
          case .shown(let way, _, let opacity)? = places[TurntableCellNode.title.id(cell)]
        else {
          Issue.record("cell \(cell) has no place")
          continue
        }
        #expect(opacity == 1)
        let reach = driver.table.cells[cell].artwork.wordsReach
        let radius = driver.table.ring.avatar / 2
        // The corner of the text nearest to the picture's middle is outside the picture.
        let gap = Point2D(
          max(0, abs(way.x) - reach.x),
          max(0, abs(way.y) - reach.y)
        ).distance(to: .zero)
        #expect(gap > radius, "step \(step)")
        let outward = item - driver.table.ring.center
        #expect(way.x * outward.x + way.y * outward.y > 0)
        #expect(item.x + way.x - reach.x > -1 && item.x + way.x + reach.x < size.width + 1)
        #expect(item.y + way.y - reach.y > -1 && item.y + way.y + reach.y < size.height + 1)
      }
    }
  }

  @Test func `the selected item is large in the middle, which is empty without one`() throws {
    var driver = try driver()
    func large(_ driver: TurntableDriver) -> [String] {
      var scene = ControlScene()
      scene.clear(size: driver.table.size)
      driver.table.draw(into: &scene)
      return scene.nodes.compactMap { node in
        guard node.id == TurntableNode.largeTitle.id, case .text(let text) = node.content else {
          return nil
        }
        return text.string
      }
    }
    #expect(large(driver) == [])
    driver.tap(driver.point(of: 3))
    #expect(driver.table.value == 3 && large(driver) == ["Title of 3"])
    driver.table.value = 7
    #expect(large(driver) == ["Title of 7"])
    driver.table.style.titles[7] = "Seven"
    #expect(large(driver) == ["Seven"])
    try driver.apply { $0.remove(7..<8) }
    #expect(large(driver) == [])
    driver.table.value = 1
    driver.table.options.edge = .left
    #expect(large(driver) == [])
    // If the app provides items, it is the last known content.
    driver.table.options.edge = .full
    driver.table.options.asksForItems = true
    #expect(large(driver) == [])
    driver.table.fill(1, with: TurntableItem("Filled"))
    #expect(large(driver) == ["Filled"])
  }

  @Test func `with more than one turn, items change at the bottom`() throws {
    var driver = try driver(40, wraps: false)
    driver.scroll(to: 20)
    for _ in 0..<100 {
      driver.wait(0.01)
      #expect(driver.table.complaint == nil)
      #expect(driver.shown.count <= 12)
    }
    #expect(Set(driver.shown.keys) == Set(15...26))
  }

  @Test(arguments: seeds(10))
  func `batches keep the order of a full circle`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var driver = try driver(10, wraps: seed % 2 == 0)
    for _ in 0..<150 {
      try driver.step(&random)
      #expect(driver.table.complaint == nil)
      guard driver.table.list.count <= 12, driver.table.options.edge == .full else { continue }
      #expect(driver.shown.count == driver.table.list.count)
    }
  }

  @Test func `a title is found for each kind of list`() throws {
    var driver = try TurntableDriver(count: 40) { $0.options.asksForItems = true }
    driver.input(.focus(true))
    driver.forget()
    #expect(driver.input(.key(.character("t"))) == .handled)
    #expect(driver.events == [.sought(from: 3)])
    // In parts, as in a host.
    func find(_ driver: inout TurntableDriver, from index: Int, _ titles: [String]) -> Bool {
      let title = { titles[($0 + 40 - index) % 40] }
      return driver.act { $0.find(from: index, atMost: titles.count, title: title) }
    }
    #expect(!find(&driver, from: 3, ["Ada", "Bo"]))
    #expect(find(&driver, from: 5, ["Cy", "tess", "Tom"]) && driver.table.activeID == 6)
    driver.forget()
    driver.input(.key(.character("o")))
    // The search continues at the active item.
    #expect(driver.events.contains(.sought(from: 6)))
    #expect(find(&driver, from: 6, ["Tess", "TOM"]) && driver.table.activeID == 7)
    driver.wait(2)
    driver.input(.key(.character("a")))
    #expect(find(&driver, from: 38, ["", "b", "Ada"]) && driver.table.activeID == 0)
    #expect(!find(&driver, from: 40, ["a"]) && !find(&driver, from: -1, ["a"]))
    var silent = try TurntableDriver(count: 40)
    #expect(!find(&silent, from: 0, ["", "a"]))
  }

  @Test func `a search requests titles up to the first match, and no more than its limit`() throws {
    var driver = try TurntableDriver(count: 2_000) { $0.options.asksForItems = true }
    driver.input(.focus(true))
    driver.input(.key(.character("t")))
    var asked: [Int] = []
    func find(_ match: Int?, from index: Int) -> Bool {
      asked = []
      return driver.act {
        $0.find(
          from: index,
          title: { offered in
            asked.append(offered)
            return offered == match ? "Tess" : "Ada"
          }
        )
      }
    }
    #expect(find(1, from: 1_998) && asked == [1_998, 1_999, 0, 1] && driver.table.activeID == 1)
    #expect(!find(nil, from: 1_500) && asked == Array(1_500..<2_000) + Array(0..<500))
    #expect(!find(0, from: 2_000) && !find(0, from: -1) && asked == [])
  }
}
