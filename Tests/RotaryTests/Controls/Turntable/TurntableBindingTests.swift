import Testing

@testable import Rotary

/// Values, settings and lists that an app sets during a motion or gesture.
@Suite struct TurntableBindingTests {
  private static let middle = Point2D(300, 180)

  /// Returns a turntable that a finger holds, already scrolled.
  private func held(_ setUp: (inout Turntable) -> Void = { _ in }) throws -> TurntableDriver {
    var driver = try TurntableDriver(count: 100, setUp)
    driver.scroll(to: 50, animated: false)
    driver.pointer(.down, Self.middle)
    driver.pointer(.move, Point2D(300, 100), after: 0.02)
    driver.forget()
    return driver
  }

  /// Returns a turntable after a fling.
  private func thrown(_ setUp: (inout Turntable) -> Void = { _ in }) throws -> TurntableDriver {
    var driver = try TurntableDriver(count: 1_000, setUp)
    driver.scroll(to: 500, animated: false)
    driver.drag(by: -200, seconds: 0.1, hold: 0)
    driver.wait(0.1)
    driver.forget()
    return driver
  }

  private func expectGoesOn(_ driver: inout TurntableDriver, _ note: Comment) {
    let before = driver.table.position
    driver.pointer(.move, Point2D(300, 40), after: 0.02)
    #expect(abs(driver.table.position - before - 60 / driver.table.ring.pointsPerItem) < 1e-9, note)
  }

  @Test func `setting the selected item selects it, without scrolling or events`() throws {
    for isHeld in [true, false] {
      var driver = isHeld ? try held() : try thrown()
      let (position, speed) = (driver.table.position, driver.table.itemsPerSecond)
      driver.table.value = 7
      #expect(driver.table.value == 7 && driver.table.chosenID == 7)
      #expect(driver.table.position == position && driver.table.itemsPerSecond == speed)
      driver.table.value = nil
      #expect(driver.table.value == nil && driver.events.isEmpty)
    }
  }

  @Test func `setting the current index does not centre a scrolled turntable`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.scroll(to: 50, animated: false)
    driver.pointer(.down, Self.middle)
    driver.pointer(.move, Point2D(300, 152), after: 0.05)
    driver.pointer(.up, Point2D(300, 152), after: 0.1)
    driver.settle()
    let position = driver.table.position
    #expect(position != position.rounded())
    driver.table.value = driver.table.centeredIndex
    driver.settle()
    #expect(driver.table.position == position)
  }

  @Test func `an index that was sent is an echo, also when the list has changed`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.tap(driver.point(of: 3))
    driver.tap(driver.point(of: 1))
    #expect(driver.table.value == 1)
    driver.table.value = 3
    #expect(driver.table.value == 1)
    try driver.apply { $0.insert(100..<110, index: 0) }
    driver.table.value = 1
    #expect(driver.table.value == 11 && driver.table.chosenID == 1)
    driver.wait(0.3)
    driver.table.value = 3
    #expect(driver.table.value == 3 && driver.table.chosenID == 103)
  }

  @Test(arguments: [Int.min, -1, 100, .max])
  func `an index without an item is ignored`(index: Int) throws {
    var table = try Turntable(count: 100)
    table.value = 4
    table.value = index
    #expect(table.value == 4)
  }

  @Test func `an unchanged setting has no effect, during a drag and in flight`() throws {
    let values: [(String, SettingValue)] = [
      ("titles", .texts(["Anna", "Ben"])), ("details", .texts([])), ("images", .texts([])),
      ("value", .number(-1)), ("items-per-turn", .number(12)), ("edge", .text("left")),
      ("tracking", .text("edge")), ("end-angle", .number(60)), ("snap", .flag(false)),
      ("wrap", .flag(false)), ("deceleration", .text("friction")), ("anchor", .flag(true)),
      ("yield-at-ends", .flag(false)), ("ask", .flag(false)), ("disabled", .flag(false)),
      ("orbit", .number(TurntableStyle().orbit)), ("end-scale", .number(0.8)),
      ("indicator", .flag(true)), ("reduced-motion", .flag(false)),
      ("right-to-left", .flag(false)),
    ]
    for isHeld in [true, false] {
      var driver = isHeld ? try held() : try thrown()
      try driver.table.set("titles", to: .texts(["Anna", "Ben"]))
      for (name, value) in values + [("count", .number(isHeld ? 100 : 1_000))] {
        let before = driver.table
        try driver.table.set(name, to: value)
        #expect((driver.table == before) == true, "\(name)")
      }
      let before = driver.table
      driver.act { $0.replace(with: before.list) }
      #expect((driver.table == before) == true)
    }
  }

  private static let others: [(String, SettingValue)] = [
    ("titles", .texts(["Anna"])), ("value", .number(3)), ("edge", .text("right")),
    ("end-angle", .number(30)), ("wrap", .flag(true)), ("deceleration", .text("fast")),
    ("anchor", .flag(false)), ("yield-at-ends", .flag(true)), ("ask", .flag(true)),
    ("orbit", .number(0.3)), ("planet", .number(0)), ("avatar", .number(0.2)),
    ("indicator", .flag(false)), ("items-per-turn", .number(8)), ("right-to-left", .flag(true)),
  ]

  @Test func `another setting during a drag leaves the finger its hold`() throws {
    for (name, value) in Self.others {
      var driver = try held()
      let position = driver.table.position
      try driver.table.set(name, to: value)
      #expect(driver.table.motion.isHeld && driver.table.position == position, "\(name)")
      #expect(driver.table.complaint == nil, "\(name)")
      expectGoesOn(&driver, "\(name)")
    }
  }

  @Test func `another setting in flight keeps the speed`() throws {
    for (name, value) in Self.others {
      var driver = try thrown()
      let (position, speed) = (driver.table.position, driver.table.itemsPerSecond)
      try driver.table.set(name, to: value)
      #expect(speed > 5 && abs(driver.table.itemsPerSecond - speed) < 1e-9, "\(name)")
      #expect(driver.table.position == position && driver.table.complaint == nil, "\(name)")
      driver.settle()
      #expect(driver.table.position > position + 1 && driver.table.complaint == nil, "\(name)")
      #expect(driver.events.last == .cameToRest, "\(name)")
    }
  }

  @Test func `a setting that makes a drag meaningless ends it as a cancelled touch`() throws {
    let settings: [(String, SettingValue)] = [
      ("disabled", .flag(true)), ("edge", .text("bottom")), ("edge", .text("full")),
      ("tracking", .text("circle")), ("count", .number(60)),
    ]
    for (name, value) in settings {
      var driver = try held()
      let position = driver.table.position
      try driver.table.set(name, to: value)
      #expect(!driver.table.motion.isHeld, "\(name)")
      #expect(driver.pointer(.move, Point2D(340, 40), after: 0.02) == .declined, "\(name)")
      driver.settle()
      #expect(driver.table.isResting && driver.events.last == .cameToRest, "\(name)")
      #expect(name == "count" || driver.table.position == position, "\(name)")
    }
  }

  @Test func `a turntable disabled past its end springs back`() throws {
    var driver = try TurntableDriver(count: 20)
    driver.pointer(.down, Self.middle)
    driver.pointer(.move, Point2D(300, 300), after: 0.05)
    driver.table.options.isEnabled = false
    #expect(driver.table.position < driver.table.ends.lowerBound)
    driver.settle()
    #expect(driver.table.position == 2 && driver.events.last == .cameToRest)
  }

  @Test func `snapping switched on in flight stops with an item in the middle`() throws {
    var driver = try thrown()
    driver.table.options.snaps = true
    driver.settle()
    #expect(driver.table.position == driver.table.position.rounded())
    // At rest it moves to the nearest item.
    driver.table.options.snaps = false
    driver.scroll(to: 3, position: .start)
    driver.act { $0.scroll(toPosition: 10.3, animated: false) }
    driver.table.options.snaps = true
    #expect(driver.table.position == 10 && driver.table.complaint == nil)
  }

  @Test func `an endless list that becomes finite shows the same item`() throws {
    var driver = try TurntableDriver(count: 12) { $0.options.wraps = true }
    for _ in 0..<4 { driver.drag(by: -400, seconds: 0.1, hold: 0) }
    driver.pointer(.down, Self.middle)
    driver.pointer(.move, Point2D(300, 100), after: 0.02)
    let (index, turns) = (driver.table.centeredIndex, driver.table.position / 12)
    #expect(turns > 1)
    driver.table.options.wraps = false
    #expect(driver.table.centeredIndex == index && driver.table.motion.isHeld)
    #expect(driver.table.complaint == nil)
  }

  @Test(arguments: [true, false])
  func `an app that replaces items at each crossing does not disturb the scrolling`(
    hasNewIDs: Bool
  ) throws {
    var driver = try thrown()
    let (position, speed) = (driver.table.position, driver.table.itemsPerSecond)
    var next = 1_000
    var replacements = 0
    var heard = 0
    for _ in 0..<2_000 where driver.table.isMoving || heard < driver.events.count {
      driver.wait(1.0 / 120)
      while heard < driver.events.count {
        guard case .centered = driver.events[heard] else {
          heard += 1
          continue
        }
        heard += 1
        replacements += 1
        let ids = hasNewIDs ? Array(next..<next + 1_000) : driver.table.list.shuffledTail
        if hasNewIDs { next += 1_000 }
        try driver.act { table throws(TurntableProblem) in
          table.replace(with: try TurntableList(ids: ids))
        }
      }
    }
    #expect(driver.table.isResting && driver.table.complaint == nil)
    let rest = Deceleration(from: position, velocity: speed).rest
    #expect(abs(driver.table.position - rest) < 1e-3)
    #expect(replacements == Int(rest.rounded()) - Int(position.rounded()))
    #expect(driver.events.filter { $0 == .cameToRest }.count == 1)
  }

  @Test func `an app that replaces items at rest receives only cells`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.scroll(to: 50, animated: false)
    driver.forget()
    driver.act {
      $0.replace(with: (try? TurntableList(ids: Array(100..<200))) ?? $0.list)
    }
    driver.settle()
    #expect(driver.events.allSatisfy { $0.name == "willDisplay" || $0.name == "didEndDisplay" })
    #expect(!driver.events.isEmpty)
  }

  @Test func `a page that was suspended for hours costs one frame`() throws {
    var driver = try TurntableDriver(count: 1_000) { $0.options.wraps = true }
    driver.scroll(to: 500, animated: false)
    driver.drag(by: -170, seconds: 0.02, hold: 0)
    try driver.apply { $0.remove(400..<420) }
    driver.forget()
    var once = driver
    once.advance(to: once.time + 36_000)
    driver.settle()
    #expect(once.events == driver.events && once.table.isResting && !once.table.isMoving)
    #expect(once.table.position == driver.table.position)
    #expect(once.events.count <= 3 * DetentMotion.maximumCrossings)
  }

  @Test func `at most a thousand crossings at once are sent one by one`() throws {
    // So small that a finger's last step is many items.
    var driver = try TurntableDriver(count: 10_000_000) {
      $0.size = Size2D(40, 4)
      $0.options.decelerationRate = .perMillisecond(0.9999)
    }
    driver.scroll(to: 5_000_000, animated: false)
    driver.pointer(.down, Point2D(20, 3))
    for step in 1...10 { driver.pointer(.move, Point2D(20, 3 - 60 * Double(step)), after: 0.01) }
    driver.pointer(.up, Point2D(20, -597))
    driver.forget()
    let before = driver.table.centeredIndex ?? 0
    driver.advance(to: driver.time + 36_000)
    var (told, passed) = (0, 0)
    for event in driver.events {
      if case .centered = event { (told, passed) = (told + 1, passed + 1) }
      if case .skipped(let count, let index, _) = event {
        passed += count
        #expect(index == driver.table.centeredIndex)
      }
    }
    #expect(told == DetentMotion.maximumCrossings && passed > 5_000)
    #expect(passed == (driver.table.centeredIndex ?? 0) - before)
    #expect(driver.table.isResting && driver.table.complaint == nil)
  }
}

extension TurntableList {
  /// The same numbers, with the last ten reversed.
  fileprivate var shuffledTail: [Int] {
    let ids = (0..<count).map { self[$0] }
    return ids.dropLast(10) + ids.suffix(10).reversed()
  }
}
