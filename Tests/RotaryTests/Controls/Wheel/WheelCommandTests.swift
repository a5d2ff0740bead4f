import Rotary
import RotaryTestRandom
import Testing

@Suite struct WheelCommandTests {
  @Test(arguments: [1, 2, 3, 8, 25])
  func `a spin ends exactly on its sector after its turns`(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in rounds(40) {
      var driver = WheelDriver(try #require(Wheel(count: count)))
      driver.wheel.options.pointerAngle = Double.random(in: -7...7, using: &random)
      let before = Int.random(in: 0..<count, using: &random)
      driver.act { $0.select(before, animated: false) }
      let start = driver.wheel.rotation
      let target = Int.random(in: 0..<count, using: &random)
      let turns = Int.random(in: 1...6, using: &random)
      let sign = Bool.random(using: &random) ? 1 : -1
      driver.forget()
      driver.framesPerSecond = 60
      driver.act { $0.spin(to: target, turns: turns * sign, duration: 2) }
      driver.wait(2)
      #expect(driver.wheel.isResting)
      #expect(driver.wheel.value == target)
      let way = (driver.wheel.rotation - start) * Double(sign)
      #expect(way >= Double(turns) * Circular.turn - 1e-9)
      #expect(way < Double(turns + 1) * Circular.turn)
      let told = driver.events.filter { if case .changed = $0 { true } else { false } }
      #expect(told == (target == before ? [] : [.changed(target)]))
    }
  }

  @Test func `an interrupted spin never sends its target`() {
    var driver = WheelDriver(Wheel())
    driver.act { $0.spin(to: 5, turns: 3, duration: 3) }
    driver.wait(1)
    driver.act { $0.select(2) }
    driver.settle()
    #expect(!driver.events.contains(.changed(5)))
    #expect(driver.events.last == .changed(2))
  }

  @Test func `a selection is reached by the shorter way`() {
    for index in 0..<8 {
      var driver = WheelDriver(Wheel())
      driver.act { $0.select(index) }
      driver.settle()
      #expect(driver.wheel.value == index)
      #expect(abs(driver.wheel.rotation) <= .pi + 1e-9)
    }
  }

  @Test func `an immediate selection sends one change and one selection`() {
    var driver = WheelDriver(Wheel())
    driver.act { $0.select(3, animated: false) }
    #expect(driver.events == [.changing(3), .changed(3)])
    driver.forget()
    driver.act { $0.select(3, animated: false) }
    #expect(driver.events.isEmpty)
  }

  @Test func `continuous turning stops on request, and then coasts to a sector`() {
    var driver = WheelDriver(Wheel())
    driver.act { $0.startTurning(radiansPerSecond: -3) }
    driver.wait(10)
    #expect(abs(driver.wheel.rotation + 30) < 1e-9)
    driver.act { $0.stopTurning() }
    driver.settle()
    #expect(driver.wheel.rotation < -30)
    #expect(
      abs(driver.wheel.rotation / (.pi / 4) - (driver.wheel.rotation / (.pi / 4)).rounded()) < 1e-9
    )
  }

  @Test func `each sector that passes is sent in order, with its time`() {
    var driver = WheelDriver(Wheel())
    driver.framesPerSecond = 2
    driver.act { $0.startTurning(radiansPerSecond: 4 * .pi) }
    driver.wait(1)
    // Two turns clockwise: 7, 6, 5 … twice, at 1/32 s and each 1/16 s after.
    #expect(driver.events.count == 16)
    for (step, (event, time)) in zip(driver.events, driver.times).enumerated() {
      #expect(event == .changing((7 - step % 8)))
      #expect(abs(time - (Double(step) + 0.5) / 16) < 1e-9)
    }
  }

  @Test func `impossible commands have no effect`() {
    var driver = WheelDriver(Wheel())
    let before = driver.wheel.rotation
    #expect(driver.act { $0.select(8) } == false)
    #expect(driver.act { $0.select(-1) } == false)
    #expect(driver.act { $0.spin(to: 1, turns: 0) } == false)
    #expect(driver.act { $0.spin(to: 1, duration: .nan) } == false)
    #expect(driver.act { $0.rotate(by: .infinity) } == false)
    #expect(driver.act { $0.rotate(by: 1e300) } == false)
    #expect(driver.act { $0.startTurning(radiansPerSecond: 0) } == false)
    #expect(driver.wheel.rotation == before && driver.wheel.isResting && driver.events.isEmpty)
  }

  @Test func `a draw follows the odds and not the widths`() throws {
    let sectors = [
      Sector("a", weight: 10, odds: 1), Sector("b", weight: 1, odds: 3), Sector("c", odds: 0),
    ]
    let wheel = try Wheel(sectors: sectors)
    var counts = [0, 0, 0]
    for step in 0..<4_000 {
      let draw = WheelDraw(random: (Double(step) + 0.5) / 4_000, odds: wheel.odds)
      counts[try #require(draw).index] += 1
    }
    #expect(counts == [1_000, 3_000, 0])
  }

  @Test(
    arguments: [
      ([1], -0.1), ([1], 1), ([1], .nan), ([], 0.5), ([0], 0.5), ([0, 0], 0), ([2, -1], 0.5),
      ([1, .nan], 0), ([.infinity], 0.5),
    ] as [([Double], Double)]
  )
  func `nothing is drawn from invalid numbers`(odds: [Double], random: Double) {
    #expect(WheelDraw(random: random, odds: odds) == nil)
  }

  @Test(
    arguments: [
      ([1, 1, 2], 0, 0), ([1, 1, 2], 0.25, 1), ([1, 1, 2], 0.2499, 0), ([1, 1, 2], 0.5, 2),
      ([0, 5, 0], 0, 1), ([0, 5, 0], 1.0.nextDown, 1), ([1e300, 1e300, 1e308, 0], 1.0.nextDown, 2),
      ([.leastNonzeroMagnitude, 1e308], 0, 1),
      ([.leastNonzeroMagnitude, .leastNonzeroMagnitude], 0.5, 1),
    ] as [([Double], Double, Int)]
  )
  func `a draw is the first sector whose share is more than the number`(
    odds: [Double],
    random: Double,
    index: Int
  ) {
    #expect(WheelDraw(random: random, odds: odds)?.index == index)
  }

  @Test func `the last draw can be verified, also after the sectors have changed`() throws {
    var driver = WheelDriver(
      try Wheel(sectors: [Sector("a", odds: 3), Sector("b", weight: 1), Sector(isEnabled: false)])
    )
    #expect(driver.wheel.lastDraw == nil)
    #expect(driver.act { $0.draw(0.8, turns: 1, duration: 0.2) } == true)
    #expect(driver.act { $0.draw(0.1, turns: 0) } == false)
    #expect(driver.act { $0.draw(1) } == false)
    driver.settle()
    #expect(driver.wheel.value == 1)
    try driver.wheel.setSectors([Sector("c")])
    let draw = try #require(driver.wheel.lastDraw)
    #expect(draw.random == 0.8 && draw.odds == [3, 1, 0] && draw.index == 1)
    #expect(WheelDraw(random: draw.random, odds: draw.odds) == draw)
  }

  @Test func `empty sectors, and invalid weights or odds, are rejected`() throws {
    #expect(Wheel(count: 0) == nil)
    #expect(Wheel(count: -3) == nil)
    #expect(throws: SectorLayout.WeightError.noSectors) { try Wheel(sectors: []) }
    for bad in [
      Sector(weight: 0), Sector(weight: -1), Sector(weight: .nan), Sector(touchWeight: 0),
      Sector(touchWeight: .infinity), Sector(odds: -1), Sector(odds: .nan),
    ] {
      #expect(throws: SectorLayout.WeightError.self) { try Wheel(sectors: [Sector(), bad]) }
    }
    var wheel = Wheel()
    let before = wheel
    #expect(throws: SectorLayout.WeightError.self) { try wheel.setSectors([]) }
    #expect(wheel == before)
  }

  @Test func `with fewer sectors the selection stays if it exists`() throws {
    var wheel = Wheel()
    wheel.select(5, animated: false)
    try wheel.setSectors([Sector](repeating: Sector(), count: 12))
    #expect(wheel.value == 5)
    try wheel.setSectors([Sector](repeating: Sector(), count: 3))
    #expect(wheel.value == 2)
  }
}
