import RotaryTestRandom
import Testing

@testable import Rotary

/// A fling ends when it appears to end.
@Suite struct SettlingTests {
  /// The result of a fling.
  struct Throw {
    /// The distance after the release, in the control's unit.
    let way: Double
    /// The duration, in seconds.
    let seconds: Double
    let driver: WheelDriver
  }

  /// Flings a wheel of 12 sectors, from anywhere in a sector.
  private func thrown(
    _ radiansPerSecond: Double,
    from offset: Double,
    size: Double = 300
  ) throws -> Throw {
    var wheel = try Wheel(sectors: (0..<12).map { Sector("\($0)") })
    wheel.size = Size2D(size, size)
    var driver = WheelDriver(wheel)
    driver.drag(
      from: 0,
      by: offset + radiansPerSecond * 0.1,
      seconds: 0.1 + offset / radiansPerSecond,
      steps: 12
    )
    driver.forget()
    let (start, release) = (driver.wheel.rotation, driver.time)
    while !driver.wheel.isResting { driver.wait(1 / 120) }
    let rest = driver.times.last ?? driver.time
    return Throw(way: driver.wheel.rotation - start, seconds: rest - release, driver: driver)
  }

  @Test func `a wheel sends changed soon after a fling, short or long`() throws {
    var random = SeededGenerator(seed: 501)
    var (short, long) = (0, 0)
    for _ in rounds(1_500) {
      let speed = Double.random(in: 2.5...15, using: &random)
      let one = try thrown(speed, from: .random(in: 0...0.6, using: &random))
      guard case .changed = one.driver.events.last else { continue }
      switch Circular.degrees(radians: one.way) {
      case 70...90:
        short += 1
        #expect(one.seconds <= 1.2, "\(speed)")
      case 380...420:
        long += 1
        #expect(one.seconds <= 2.1, "\(speed)")
      default: break
      }
    }
    #expect(short > rounds(50).count && long > rounds(50).count)
  }

  @Test func `when changed is sent nothing moves any more`()
    throws
  {
    for speed in stride(from: 2.5, through: 30, by: 0.25) {
      var wheel = try Wheel(sectors: (0..<12).map { Sector("\($0)") })
      wheel.size = Size2D(300, 300)
      var driver = WheelDriver(wheel)
      driver.drag(from: 0, by: speed * 0.2, seconds: 0.2, steps: 24)
      let glide = try #require(driver.wheel.motion.glide)
      guard case .deceleration(let law) = glide.track.law else { continue }
      var last = driver.wheel.radiansPerSecond
      while !driver.wheel.isResting {
        driver.wait(1 / 240)
        #expect(driver.wheel.radiansPerSecond <= last + 1e-9)
        last = driver.wheel.radiansPerSecond
      }
      let rest = driver.wheel.rotation
      #expect(rest == law.rest)
      driver.wait(1)
      #expect(driver.wheel.rotation == rest)
    }
  }

  @Test func `the last half point of a spring is skipped`() throws {
    var driver = WheelDriver(Wheel())
    driver.wheel.size = Size2D(300, 300)
    driver.drag(from: 0, by: 0.3, hold: 0.2)
    driver.act { $0.select(3) }
    driver.wait(0.1)
    // In flight, a spring replaces the motion.
    driver.act { $0.select(1) }
    var gap = Double.infinity
    while !driver.wheel.isResting {
      let before = driver.wheel.rotation
      driver.wait(1e-4)
      gap = abs(driver.wheel.rotation - before)
    }
    // Its last step, and its motion in the instant before.
    #expect(gap * driver.wheel.radius < 0.51)
  }

  @Test func `the final sector is emphasised as soon as it stays at the pointer`()
    throws
  {
    for speed in [3.0, 5, 8, 13, 21] {
      var wheel = try Wheel(sectors: (0..<12).map { Sector("\($0)") })
      wheel.size = Size2D(300, 300)
      var driver = WheelDriver(wheel)
      driver.drag(from: 0, by: speed * 0.2, seconds: 0.2, steps: 24)
      let goal = try #require(driver.wheel.motion.goal)
      let chosen = driver.wheel.layout.index(of: goal.detent)
      driver.forget()
      var emphasised: Double?
      while !driver.wheel.isResting {
        driver.wait(1 / 480)
        let emphasis = driver.wheel.emphasis.position(at: driver.time)
        if emphasis > 0, emphasised == nil { emphasised = driver.time }
        if emphasised != nil {
          #expect(driver.wheel.value == chosen && driver.wheel.emphasizedValue == chosen)
        } else {
          #expect(emphasis == 0 && driver.wheel.motion.detent != goal.detent)
        }
      }
      // The last crossing moved it to the pointer, and it was emphasised within a frame.
      let crossed = try #require(
        driver.events.lastIndex { if case .changing = $0 { true } else { false } }
      )
      let seen = try #require(emphasised)
      #expect(seen - driver.times[crossed] < 0.005 && seen < driver.time - 0.1)
    }
  }

  @Test func `a passed sector is not emphasised, and a catch ends the emphasis`()
    throws
  {
    var driver = WheelDriver(try Wheel(sectors: (0..<12).map { Sector("\($0)") }))
    driver.drag(from: 0, by: 1, seconds: 0.2, steps: 24)
    while driver.wheel.emphasis.position(at: driver.time) < 1 { driver.wait(1 / 120) }
    #expect(!driver.wheel.isResting)
    driver.pointer(.down, driver.place(1))
    driver.wait(0.2)
    #expect(driver.wheel.emphasis.position(at: driver.time) == 0)
  }

  @Test(arguments: [4, 10, 24, 60])
  func `a spinner's flick sends its end within a second`(tiles: Int) throws {
    for points in stride(from: -500.0, through: 500, by: 1_000) {
      for slip in stride(from: 0.0, to: 40, by: 3) {
        var driver = try SpinnerDriver(0, 99, wraps: true)
        driver.spinner.options.tileCount = tiles
        driver.pointer(.down, 160)
        let way = points * 0.12 + (points < 0 ? -slip : slip)
        for step in 1...12 {
          let seconds = abs(way / points) / 12
          driver.pointer(.move, 160 + way * Double(step) / 12, after: seconds)
        }
        driver.pointer(.up, 160 + way)
        let release = driver.time
        driver.forget()
        driver.settle()
        guard driver.events.last == .changed(driver.spinner.value) else { continue }
        let told = try #require(driver.times.last)
        #expect(told - release <= 1, "\(tiles) tiles, \(points) pt/s, \(way)")
        #expect(driver.spinner.position == driver.spinner.position.rounded())
      }
    }
  }

  @Test func `a list that snaps has friction, and one without snapping scrolls further`() {
    var table = Turntable()
    #expect(table.motion.rate == .normal)
    table.options.snaps = true
    #expect(table.motion.rate == .snapping)
    table.options.decelerationRate = .fast
    table.options.snaps = false
    #expect(table.motion.rate == .fast)
  }

  @Test func `a deceleration rate is set by name, and rejected out of range`() throws {
    var wheel = Wheel()
    #expect(wheel.options.decelerationRate == .wheel)
    try wheel.set("deceleration", to: .text("normal"))
    #expect(wheel.options.decelerationRate == .normal)
    try wheel.set("deceleration", to: .text("friction"))
    #expect(wheel.options.decelerationRate == .wheel)
    for dry in [.nan, -1, 0, 1e300, .infinity] {
      wheel.options.decelerationRate = .friction(viscous: 1, dry: dry)
      #expect(wheel.options.decelerationRate == .wheel)
    }
    #expect(throws: SettingError.self) { try wheel.set("deceleration", to: .number(1)) }
  }
}
