import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct TurntableBatchTests {
  private func middle(_ driver: TurntableDriver) -> Int {
    driver.table.centeredIndex.map { driver.table.list[$0] } ?? -1
  }

  @Test func `the item in the middle stays when items are inserted before it`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.scroll(to: 50, animated: false)
    let before = driver.point(of: 50)
    try driver.apply { $0.insert(100..<300, index: 0) }
    #expect(driver.table.position == 250 && middle(driver) == 50)
    #expect(driver.point(of: 250).distance(to: before) < 1e-9 && driver.table.isResting)
    try driver.apply { $0.remove(200..<250) }
    #expect(driver.table.position == 200 && middle(driver) == 50)
    // The items above it have moved.
    #expect(driver.table.isMoving)
  }

  @Test func `without an anchor the index in the middle stays`() throws {
    var driver = try TurntableDriver(count: 100) { $0.options.retainsAnchor = false }
    driver.scroll(to: 50, animated: false)
    try driver.apply { $0.insert(100..<103, index: 0) }
    #expect(driver.table.position == 50 && middle(driver) == 47)
  }

  @Test func `a new item grows at its place and a removed one shrinks at its own`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.scroll(to: 50, animated: false)
    try driver.apply {
      $0.remove(52..<53)
      $0.insert(100..<101, index: 49)
    }
    let new = try #require(driver.table.cell(of: 100))
    let gone = try #require(driver.table.cell(of: 52))
    let time = driver.table.now
    #expect(driver.table.cells[new].growth.position(at: time) == 0)
    #expect(driver.table.cells[gone].growth.position(at: time) == 1)
    #expect(
      driver.table.itemOffset(ofCell: new, at: time) == -2
        && driver.table.itemOffset(ofCell: gone, at: time) == 2
    )
    driver.wait(0.15)
    let half = driver.table.cells[new].growth.position(at: driver.table.now)
    #expect(half > 0.1 && half < 0.9)
    driver.settle()
    #expect(driver.table.cell(of: 52) == nil && driver.table.cells[new].isListed)
    #expect(driver.events.contains { $0 == .didEndDisplay(id: 52, cell: gone) })
  }

  @Test func `items enter and leave the view at the ends of the arc`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.scroll(to: 50, animated: false)
    try driver.apply {
      $0.move(from: 51, to: 90)
      $0.move(from: 10, to: 51)
    }
    let leaving = try #require(driver.table.cell(of: 51))
    let coming = try #require(driver.table.cell(of: 10))
    let time = driver.table.now
    #expect(abs(driver.table.itemOffset(ofCell: leaving, at: time) - 1) < 1e-9)
    #expect(abs(driver.table.itemOffset(ofCell: coming, at: time) + 3.5) < 1e-9)
    #expect(abs(driver.table.cells[leaving].position - driver.table.position - 3.5) < 1e-9)
    driver.settle()
    #expect(driver.table.cell(of: 51) == nil && middle(driver) == 50)
  }

  @Test(arguments: seeds(20))
  func `over any batches all motion is continuous and on the circle`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var driver = try TurntableDriver(count: 40)
    driver.scroll(to: 20, animated: false)
    for step in 0..<60 {
      let before = driver.table
      let seen = before.cells.indices.map { before.itemOffset(ofCell: $0, at: before.now) }
      let size = before.cells.map { $0.growth.position(at: before.now) }
      let count = driver.table.list.count
      let place = Int.random(in: 0..<max(1, count), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try driver.apply { $0.insert(before.list.nextID..<before.list.nextID + 2, index: place) }
      case 1: if count > 30 { try driver.apply { $0.remove(place..<min(count, place + 2)) } }
      case 2: try driver.apply { $0.move(from: place, to: count / 2) }
      default:
        driver.wait(Double.random(in: 0...0.2, using: &random))
        continue
      }
      let after = driver.table
      for cell in after.cells.indices where !after.cells[cell].isFree {
        // A cell with the same item as before is at the same place.
        guard before.cells[cell].id == after.cells[cell].id, !before.cells[cell].isFree else {
          continue
        }
        let seat = after.itemOffset(ofCell: cell, at: after.now)
        // Except for the remainder of a motion that counts as finished.
        let slack = MotionTolerance.rotation.distance
        #expect(abs(seat - seen[cell]) < slack, "seed \(seed), step \(step)")
        #expect(after.cells[cell].growth.position(at: after.now) == size[cell])
        let away = after.ring.point(itemOffset: seat).distance(to: after.ring.center)
        #expect(abs(away - after.ring.radius) < 1e-9)
      }
    }
  }

  @Test func `a finger keeps its hold, and a fling its speed`() throws {
    var driver = try TurntableDriver(count: 1_000)
    driver.scroll(to: 500, animated: false)
    driver.pointer(.down, Point2D(100, 180))
    driver.pointer(.move, Point2D(100, 150), after: 0.05)
    let held = driver.table.position
    try driver.apply { $0.insert(1_000..<1_010, index: 0) }
    #expect(driver.table.motion.isHeld && abs(driver.table.position - held - 10) < 1e-9)
    driver.pointer(.move, Point2D(100, 90), after: 0.05)
    #expect(abs(driver.table.position - held - 11) < 1e-9)
    for step in 1...6 { driver.pointer(.move, Point2D(100, 90 - 12 * Double(step)), after: 0.01) }
    driver.pointer(.up, Point2D(100, 18))
    driver.wait(0.05)
    let speed = driver.table.itemsPerSecond
    #expect(speed > 5)
    try driver.apply { $0.remove(0..<300) }
    #expect(abs(driver.table.itemsPerSecond - speed) < 1e-9)
    let law = Deceleration(from: driver.table.position, velocity: speed)
    driver.wait(0.3)
    #expect(abs(driver.table.position - law.position(at: 0.3)) < 1e-6)
  }

  @Test func `a hundred thousand changes at once cost as much as their runs`() throws {
    var driver = try TurntableDriver(count: 10_000_000)
    driver.scroll(to: 5_000_000, animated: false)
    try driver.apply { $0.insert(10_000_000..<10_100_000, index: 5_000_001) }
    #expect(driver.table.list.runs.count == 3 && driver.table.complaint == nil)
    driver.settle()
    #expect(driver.shown[5_000_001] == 10_000_000 && middle(driver) == 5_000_000)
  }

  @Test func `an invalid batch has no effect`() throws {
    var driver = try TurntableDriver(count: 30)
    driver.scroll(to: 12)
    driver.wait(0.2)
    let before = driver.table
    #expect(throws: TurntableProblem.indexOutOfRange(30)) {
      try driver.apply {
        $0.insert(50..<60, index: 3)
        $0.remove(20..<31)
      }
    }
    #expect((driver.table == before) == true)
  }

  @Test func `only a changed item is requested again`() throws {
    var driver = try TurntableDriver(count: 30) { $0.options.asksForItems = true }
    driver.table.fillCells { TurntableItem("No. \($0)") }
    driver.forget()
    try driver.apply { $0.update(2) }
    #expect(driver.events.map { $0.name } == ["willDisplay"])
    var asked: [Int] = []
    driver.table.fillCells { id in
      asked.append(id)
      return TurntableItem("New")
    }
    #expect(asked == [2])
  }

  @Test func `a selected item stays selected while it exists`() throws {
    var driver = try TurntableDriver(count: 30)
    driver.tap(driver.point(of: 3))
    try driver.apply { $0.move(from: 3, to: 20) }
    #expect(driver.table.chosenID == 3)
    try driver.apply { $0.remove(20..<21) }
    #expect(driver.table.chosenID == nil)
  }

  @Test(arguments: [0, 29])
  func `an item that moves out of view leaves on the side of its new place`(place: Int) throws {
    var driver = try TurntableDriver(count: 30) { $0.options.retainsAnchor = false }
    driver.scroll(to: 15, animated: false)
    try driver.apply { $0.move(from: 16, to: place) }
    let cell = try #require(driver.table.cell(of: 16))
    let end = driver.table.cells[cell].position - driver.table.position
    let arcEnd = driver.table.ring.arcEnd
    #expect(end == (place == 0 ? -arcEnd : arcEnd))
  }

  @Test func `removed items leave at their own times, also in one long frame`() throws {
    var driver = try TurntableDriver(count: 5)
    driver.wait(0.1)
    try driver.apply { $0.remove(0..<1) }
    driver.wait(0.2)
    try driver.apply { $0.remove(0..<1) }
    driver.forget()
    driver.time += 5
    driver.advance(to: driver.time)
    let left = zip(driver.events, driver.times).filter { $0.0.name == "didEndDisplay" }.map(\.1)
    try #require(left.count == 2)
    #expect(abs(left[1] - left[0] - 0.2) < 1e-9)
  }

  @Test func `items have the same texts if title and detail are equal`() {
    let item = TurntableItem("Anna", detail: "Online")
    #expect(item.hasSameTexts(as: TurntableItem("Anna", detail: "Online", image: "a.png")))
    #expect(!item.hasSameTexts(as: TurntableItem("Anna", detail: "Away")))
    #expect(!item.hasSameTexts(as: TurntableItem("Ben", detail: "Online")))
  }
}
