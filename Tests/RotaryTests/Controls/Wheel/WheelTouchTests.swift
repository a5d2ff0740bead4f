import Rotary
import Testing

@Suite struct WheelTouchTests {
  @Test func `a touch starts a drag only inside the ring`() {
    for (share, response) in [
      (0.401, Response.handled), (0.999, .handled), (1.001, .declined), (1.4, .declined),
    ] {
      var driver = WheelDriver(Wheel())
      #expect(driver.pointer(.down, driver.place(1, share)) == response)
    }
  }

  @Test func `a declined touch moves nothing afterwards`() {
    var driver = WheelDriver(Wheel())
    driver.drag(from: 0, by: 2, share: 1.2)
    #expect(driver.wheel.rotation == 0)
    #expect(driver.wheel.isResting)
    #expect(driver.events.isEmpty)
  }

  @Test func `a drag through the hub turns by its movement outside`() {
    var driver = WheelDriver(Wheel())
    let center = driver.wheel.size.center
    driver.pointer(.down, Point2D(center.x - 80, center.y + 10))
    // Straight through, in steps of a point and in one leap.
    for x in 1...160 {
      driver.pointer(.move, Point2D(center.x - 80 + Double(x), center.y + 10), after: 0.005)
    }
    let slow = driver.wheel.rotation
    var leap = WheelDriver(Wheel())
    leap.pointer(.down, Point2D(center.x - 80, center.y + 10))
    leap.pointer(.move, Point2D(center.x + 80, center.y + 10), after: 0.8)
    #expect(abs(leap.wheel.rotation - slow) < 1e-9)
    // Outside a hub of 40, the finger covers the angle from (−80, 10) to (−38.7, 10), and again.
    let way =
      2
      * (Point2D(-40 * 0.968_245_836_551_854, 10).directionAngleFromZero
        - Point2D(-80, 10).directionAngleFromZero)
    #expect(abs(slow - way) < 1e-9)
  }

  @Test func `inside the hub a finger does not turn the wheel`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0, 0.5))
    driver.pointer(.move, driver.place(0, 0.39), after: 0.1)
    let before = driver.wheel.rotation
    for step in 0..<50 { driver.pointer(.move, driver.place(Double(step), 0.3), after: 0.01) }
    #expect(driver.wheel.rotation == before)
  }

  @Test func `a second finger is ignored`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(0.5), after: 0.1)
    #expect(driver.pointer(.down, driver.place(2), id: 2, after: 0.1) == .declined)
    #expect(driver.pointer(.move, driver.place(3), id: 2, after: 0.1) == .declined)
    #expect(driver.pointer(.up, driver.place(3), id: 2, after: 0.1) == .declined)
    #expect(abs(driver.wheel.rotation - 0.5) < 1e-12)
  }

  @Test(arguments: [(WheelOptions.Direction.both, 0.0), (.clockwise, Circular.turn / 8)])
  func `a wheel turns back under a cancelled finger, if so set`(
    direction: WheelOptions.Direction,
    rotation: Double
  ) {
    var driver = WheelDriver(Wheel())
    driver.wheel.options.direction = direction
    driver.pointer(.down, driver.place(0))
    for step in 1...8 { driver.pointer(.move, driver.place(Double(step) * 0.09), after: 0.008) }
    driver.pointer(.cancel, driver.place(0.72))
    driver.settle()
    #expect(abs(driver.wheel.rotation - rotation) < 1e-9)
  }

  @Test func `a touch catches a turning wheel at its position`() {
    var driver = WheelDriver(Wheel())
    driver.drag(from: 0, by: 0.8, seconds: 0.08, steps: 8)
    driver.wait(0.3)
    let caught = driver.wheel.rotation
    driver.pointer(.down, driver.place(2))
    #expect(driver.wheel.rotation == caught)
    driver.wait(1)
    #expect(driver.wheel.rotation == caught)
    #expect(!driver.events.contains { if case .changed = $0 { true } else { false } })
    driver.pointer(.up, driver.place(2))
    driver.settle()
    #expect(abs(driver.wheel.rotation - caught) <= .pi / 8)
  }

  @Test func `a short touch that stops a turning wheel is no tap`() {
    var driver = WheelDriver(Wheel())
    driver.drag(from: 0, by: 0.8, seconds: 0.08, steps: 8)
    driver.wait(0.3)
    let caught = driver.wheel.rotation
    // Two sectors away from the pointer: a tap would turn by a quarter.
    driver.pointer(.down, driver.place(.pi / 2))
    driver.pointer(.up, driver.place(.pi / 2), after: 0.05)
    driver.settle()
    #expect(abs(driver.wheel.rotation - caught) <= .pi / 8 + 1e-9)
  }

  @Test func `a tap selects its sector, by the shorter way`() {
    for index in 0..<8 {
      var driver = WheelDriver(Wheel())
      let direction = .pi + Double(index) * .pi / 4 + 0.2
      driver.pointer(.down, driver.place(direction))
      driver.pointer(.up, driver.place(direction), after: 0.05)
      driver.settle()
      #expect(driver.wheel.value == index)
      #expect(abs(driver.wheel.rotation) <= .pi + 1e-9)
    }
  }

  @Test func `with taps switched off a tap selects nothing`() {
    var wheel = Wheel()
    wheel.options.selectsOnTap = false
    var driver = WheelDriver(wheel)
    driver.pointer(.down, driver.place(0))
    driver.pointer(.up, driver.place(0), after: 0.05)
    driver.settle()
    #expect(driver.wheel.value == 0)
  }

  @Test func `a press of the hub sends the selection, and one that slides off does not`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0, 0.1))
    driver.pointer(.up, driver.place(0, 0.2), after: 0.1)
    #expect(driver.events == [.pressed(0)])
    driver.forget()
    driver.pointer(.down, driver.place(0, 0.1))
    driver.pointer(.up, driver.place(0, 0.6), after: 0.1)
    #expect(driver.events.isEmpty)
  }

  @Test func `a second down of one pointer means that its up was lost`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(0.5), after: 0.1)
    #expect(driver.pointer(.down, driver.place(1), after: 0.1) == .handled)
    driver.pointer(.move, driver.place(1.2), after: 0.01)
    driver.pointer(.up, driver.place(1.2), after: 0.2)
    driver.settle()
    #expect(driver.wheel.isResting)
  }

  @Test func `a hovering mouse has lost its up`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0), kind: .mouse)
    driver.pointer(.move, driver.place(0.5), kind: .mouse, after: 0.1)
    driver.pointer(.hover, driver.place(1), kind: .mouse, after: 0.1)
    driver.settle()
    #expect(driver.wheel.isResting)
  }

  @Test func `touch weights move the border between two taps, not the drawing`() throws {
    var sectors = [Sector](repeating: Sector(), count: 4)
    sectors[0].touchWeight = 3
    let wheel = try Wheel(sectors: sectors)
    // From the middle of 0 (at π) to that of 1 (π/2 further): three quarters of the way select 0.
    for (offset, expected) in [(0.74, 0), (0.76, 1), (-0.74, 0), (-0.76, 3), (2.4, 2)] {
      var driver = WheelDriver(wheel)
      let direction = Double.pi + offset * .pi / 2
      driver.pointer(.down, driver.place(direction))
      driver.pointer(.up, driver.place(direction), after: 0.05)
      driver.settle()
      #expect(driver.wheel.value == expected)
    }
    #expect(wheel.layout.isEven)
  }
}

extension Point2D {
  var directionAngleFromZero: Double { Point2D.zero.directionAngle(to: self) }
}
