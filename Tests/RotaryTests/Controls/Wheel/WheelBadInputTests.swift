import Rotary
import RotaryTestRandom
import Testing

@Suite struct WheelBadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `places and times of NaN have no effect`(bad: Double) {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(0.3), after: 0.1)
    let before = driver.wheel
    driver.pointer(.move, Point2D(bad, 20))
    driver.pointer(.move, Point2D(20, bad))
    driver.advance(to: bad)
    driver.act {
      let move = PointerEvent(.move, position: Point2D(20, 20))
      #expect($0.handle(.pointer(move), at: bad) == .declined)
    }
    #expect(driver.wheel == before)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a finger lifted at NaN is lifted at its last position`(bad: Double) {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(0.3), after: 0.1)
    driver.pointer(.up, Point2D(bad, bad), after: 0.1)
    driver.settle()
    #expect(driver.wheel.isResting)
    #expect(driver.wheel.rotation == 0)
  }

  @Test func `earlier times are ignored, equal times are not`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0), after: 1)
    let before = driver.wheel
    driver.act {
      let move = PointerEvent(.move, position: Point2D(150, 20))
      #expect($0.handle(.pointer(move), at: 0.5) == .declined)
      $0.advance(to: 0.2)
    }
    #expect(driver.wheel == before)
    driver.pointer(.move, driver.place(0.2))
    #expect(abs(driver.wheel.rotation - 0.2) < 1e-12)
  }

  @Test func `events of pointers without a down are declined`() {
    var driver = WheelDriver(Wheel())
    for phase in [PointerEvent.Phase.move, .up, .cancel] {
      #expect(driver.pointer(phase, driver.place(0), id: 77) == .declined)
    }
  }

  @Test(arguments: [Size2D.zero, Size2D(0, 300), Size2D(-4, .nan)])
  func `a wheel without size draws nothing and declines input`(size: Size2D) {
    var wheel = Wheel()
    wheel.size = size
    var driver = WheelDriver(wheel)
    #expect(driver.pointer(.down, .zero) == .declined)
    driver.input(.key(.right))
    driver.settle()
    #expect(driver.wheel.value == 1)
    var scene = ControlScene()
    driver.wheel.draw(into: &scene)
    #expect(scene.nodes.isEmpty)
  }

  @Test func `after any input it works and draws finite numbers`() {
    for seed in seeds(60, from: 1) {
      var random = SeededGenerator(seed: seed)
      let counts = [1, 2, 3, 8, 25, 1_000]
      guard let wheel = Wheel(count: counts[Int(seed) % counts.count]) else { continue }
      var driver = WheelDriver(wheel)
      if seed.isMultiple(of: 4) { driver.wheel.options.stops = -1...2 }
      if seed.isMultiple(of: 5) { driver.wheel.options.direction = .clockwise }
      for _ in 0..<200 { Self.disturb(&driver, using: &random) }
      driver.input(.pointer(PointerEvent(.cancel, position: .zero)))
      driver.act { $0.stopTurning() }
      driver.pointer(.cancel, .zero, id: 2)
      driver.settle()
      #expect(driver.wheel.isResting, "seed \(seed)")
      #expect(driver.wheel.rotation.isFinite, "seed \(seed)")
      if driver.wheel.options.stops == nil {
        let rest = driver.wheel.layout.rotation(
          of: driver.wheel.layout.detent(containing: driver.wheel.rotation)
        )
        #expect(abs(rest - driver.wheel.rotation) < 1e-9, "seed \(seed)")
      }
      var scene = ControlScene()
      driver.wheel.draw(into: &scene)
      #expect(scene.nodes.allSatisfy { $0.transform.isFinite && $0.opacity.isFinite })
      #expect(!scene.text.contains("nan") && !scene.text.contains("inf"))
    }
  }

  /// Sends a random input, sometimes an invalid one.
  private static func disturb(_ driver: inout WheelDriver, using random: inout SeededGenerator) {
    let pause = Double.random(in: 0...0.05, using: &random)
    let numbers = [Double.nan, .infinity, -1e300, 0, 1e9]
    let wild = numbers.randomElement(using: &random) ?? 0
    let place = Point2D(
      Double.random(in: -20...220, using: &random),
      Double.random(in: -20...220, using: &random)
    )
    let id = Int.random(in: 1...2, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: driver.pointer(.down, place, id: id, after: pause)
    case 1, 2, 3, 4: driver.pointer(.move, place, id: id, after: pause)
    case 5: driver.pointer(.up, place, id: id, after: pause)
    case 6: driver.pointer(.hover, place, id: id, kind: .mouse, after: pause)
    case 7: driver.pointer(.move, Point2D(wild, place.y), id: id, after: pause)
    case 8: driver.input(.scroll(x: wild, y: place.y), after: pause)
    case 9: driver.input(.key([Key.left, .right, .end, .space][id]), after: pause)
    case 10: driver.act { $0.rotate(by: wild) }
    case 11: driver.act { $0.spin(to: id, turns: 1, duration: 0.3) }
    case 12: driver.wheel.size = Size2D(place.x, place.y)
    default: driver.advance(to: wild == 1e9 ? 0 : wild)
    }
  }
}

// Faults that were found by testing extreme numbers.
@Suite struct WheelCornerTests {
  @Test(arguments: [1e19, 1e200, 1e300, Double.greatestFiniteMagnitude])
  func `a finger at extreme coordinates turns the wheel and leaves it working`(far: Double) {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    for sign in [1.0, -1, 1] {
      driver.pointer(.move, Point2D(sign * far, -sign * far), after: 0.01)
      #expect(driver.wheel.rotation.isFinite)
    }
    driver.pointer(.up, Point2D(far, far), after: 0.01)
    driver.settle()
    #expect(driver.wheel.isResting && driver.wheel.rotation.isFinite)
    driver.forget()
    driver.input(.key(.right))
    driver.settle()
    #expect(driver.events.count == 2)
  }

  @Test(arguments: [Int.min, Int.max, -1_000_000_000, 1_000_000_000])
  func `any number of detents turns it by the remainder of whole turns`(count: Int) {
    var driver = WheelDriver(Wheel())
    driver.input(.detents(count))
    driver.settle()
    #expect(driver.wheel.isResting && driver.wheel.rotation.isFinite)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `options and style ignore NaN`(bad: Double) {
    var wheel = Wheel()
    let before = wheel
    wheel.options.pointerAngle = bad
    #expect(wheel == before)
    wheel.options.innerShare = .nan
    wheel.style.rimWidth = .nan
    #expect(wheel == before)
    wheel.options.innerShare = 7
    wheel.options.scrollPointsPerSector = .infinity
    wheel.style.restingOpacity = -3
    #expect(wheel.options.innerShare == 0.95 && wheel.options.scrollPointsPerSector == 10_000)
    #expect(wheel.style.restingOpacity == 0)
    wheel.options.stops = -Double.infinity...Double.infinity
    #expect(wheel.options.stops == -1e8...1e8)
  }
}
