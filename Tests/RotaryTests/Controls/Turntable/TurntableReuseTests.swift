import RotaryTestRandom
import Testing

@testable import Rotary

/// Laws over any sequence of scrolls and batches.
@Suite struct TurntableReuseTests {
  @Test(arguments: seeds(20))
  func `only visible cells exist, each with a different item`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let turn = [12, 12, 5, 8, 10, 13, 30].randomElement(using: &random) ?? 12
    var driver = try TurntableDriver(count: [0, 3, 15, 200, 10_000_000][Int(seed % 5)]) {
      $0.options.itemsPerTurn = turn
      $0.options.wraps = seed % 4 == 1
      $0.options.snaps = seed % 4 == 2
      $0.options.retainsAnchor = seed % 3 != 0
      $0.options.edge = seed % 7 == 3 ? .full : .left
      $0.environment.reducesMotion = seed % 6 == 5
    }
    var shown = ShownItems(driver.table)
    for step in 0..<500 {
      try driver.step(&random)
      shown.take(driver.events)
      driver.forget()
      #expect(driver.table.complaint == nil, "seed \(seed), step \(step)")
      #expect(shown.complaint(driver.table) == nil, "seed \(seed), step \(step)")
    }
    driver.pointer(.cancel, .zero)
    driver.settle()
    shown.take(driver.events)
    // At rest only items of the list are visible.
    #expect(driver.table.cells.allSatisfy { $0.isFree || $0.isListed }, "seed \(seed)")
    #expect(driver.table.complaint == nil && shown.complaint(driver.table) == nil)
  }

  /// The item of each cell, by the events.
  private struct ShownItems {
    private var items: [Int: Int] = [:]
    private var mistake: String?

    init(_ table: Turntable) {
      for (cell, shown) in table.cells.enumerated() where !shown.isFree { items[cell] = shown.id }
    }

    mutating func take(_ events: [TurntableEvent]) {
      for event in events {
        switch event {
        case .willDisplay(_, let id, let cell):
          if let before = items[cell], before != id { mistake = "\(cell) is not free for \(id)" }
          items[cell] = id
        case .didEndDisplay(let id, let cell):
          if items.removeValue(forKey: cell) != id { mistake = "\(cell) did not show \(id)" }
        case .centered, .skipped, .pressed, .changed, .sought, .metEnd, .cameToRest: break
        }
      }
    }

    func complaint(_ table: Turntable) -> String? {
      if let mistake { return mistake }
      for (cell, shown) in table.cells.enumerated()
      where items[cell] != (shown.isFree ? nil : shown.id) {
        return "\(cell) shows another"
      }
      return nil
    }
  }

  @Test(arguments: UInt64(0)..<5)
  func `changes of cells by a setting are sent with the next time`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var driver = try TurntableDriver(count: [3, 15, 200, 40, 12][Int(seed)]) {
      $0.options.asksForItems = seed % 2 == 0
    }
    driver.wait(0.01)
    var shown = ShownItems(driver.table)
    for step in 0..<100 {
      try driver.step(&random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: driver.table.options.itemsPerTurn = Int.random(in: 4...60, using: &random)
      case 1: driver.table.options.edge = step % 2 == 0 ? .full : .left
      case 2: driver.table.options.wraps.toggle()
      case 3: driver.table.options.snaps.toggle()
      case 4: driver.table.options.endAngle = Double.random(in: 0...1.5, using: &random)
      default: try driver.table.set("count", to: .number(Double(step % 40)))
      }
      #expect(driver.table.complaint == nil, "seed \(seed), step \(step)")
      driver.advance(to: driver.time)
      shown.take(driver.events)
      driver.forget()
      #expect(shown.complaint(driver.table) == nil, "seed \(seed), step \(step)")
    }
    driver.settle()
    #expect(!driver.table.isMoving)
  }

  @Test func `a cell is reused only when an item becomes visible`() throws {
    var driver = try TurntableDriver(count: 1_000)
    driver.scroll(to: 500, animated: false)
    let uses = driver.table.cells.reduce(0) { $0 + $1.uses }
    driver.scroll(to: 509)
    driver.settle()
    #expect(driver.table.cells.reduce(0) { $0 + $1.uses } == uses + 9)
  }

  @Test func `only visible items are requested, and once`() throws {
    var table = try Turntable(count: 10_000_000)
    table.options.asksForItems = true
    var asked: [Int] = []
    table.fillCells {
      asked.append($0)
      return TurntableItem("No. \($0)")
    }
    table.fillCells { _ in nil }
    #expect(asked.sorted() == Array(0...5))
    let done = table.scroll(to: 9_000_000, animated: false)
    #expect(done)
    asked = []
    table.fillCells {
      asked.append($0)
      return TurntableItem("No. \($0)")
    }
    #expect(asked.sorted() == Array(8_999_997...9_000_003))
    let isInView = table.fill(3, with: TurntableItem("Gone"))
    #expect(!isInView)
  }
}

extension TurntableDriver {
  /// Performs a random action: scrolls, drags, changes the list, or advances the time.
  mutating func step(_ random: inout SeededGenerator) throws {
    let count = table.list.count
    func index(_ end: Int) -> Int { Int.random(in: 0..<Swift.max(1, end), using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      if count > 0 { scroll(to: index(count), animated: Bool.random(using: &random)) }
    case 1: pointer(.down, Point2D(100, Double(index(360))))
    case 2, 3: pointer(.move, Point2D(100, Double(index(800)) - 200), after: 0.01)
    case 4: pointer(.up, Point2D(100, Double(index(360))), after: 0.005)
    case 5: input(.scroll(x: 0, y: Double(index(400)) - 200))
    case 6:
      let near = table.position.isFinite ? Int(table.position) + index(9) - 4 : 0
      let most = [1, 3, 40, 100_000][index(4)]
      let new = table.list.nextID..<table.list.nextID + most
      try apply { $0.insert(new, index: min(max(near, 0), count)) }
    case 7:
      let begin = min(max(Int(table.position) + index(9) - 4, 0), count)
      try apply { $0.remove(begin..<min(count, begin + 1 + index(5))) }
    case 8:
      guard count > 0 else { return }
      let (from, to) = (index(count), index(count))
      try apply { $0.move(from: from, to: to) }
    case 9:
      if count > 0, count < 1_000 {
        let ids = (0..<count).map { table.list[$0] }.shuffled(using: &random)
        var heard: [TurntableEvent] = []
        table.advance(to: time)
        table.replace(with: try TurntableList(ids: ids))
        while let (event, _) = table.nextEvent() { heard.append(event) }
        take(heard)
      }
    default: wait(Double(index(300)) / 1_000)
    }
  }

  mutating func take(_ heard: [TurntableEvent]) {
    for event in heard { note(event) }
  }
}
