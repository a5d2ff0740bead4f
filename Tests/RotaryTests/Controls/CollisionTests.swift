import Testing

@testable import Rotary

/// The strength of collisions with ends.
struct CollisionTests {
  private func strengths<Value>(_ events: [ValueEvent<Value>]) -> [Double] {
    events.compactMap { if case .metEnd(let strength) = $0 { strength } else { nil } }
  }

  private func stoppedWheel(_ stops: ClosedRange<Double>) -> WheelDriver {
    var wheel = Wheel()
    wheel.options.stops = stops
    return WheelDriver(wheel)
  }

  @Test(arguments: [(250.0, 0.125), (1_000, 0.5), (1_500, 0.75), (6_000, 1)])
  func `a wheel dragged into a stop meets it at the speed of the finger`(
    pointsPerSecond: Double,
    expected: Double
  ) {
    var driver = stoppedWheel(-1...1)
    // The wheel's radius is 100 points.
    driver.drag(from: 0, by: 2, seconds: 200 / pointsPerSecond)
    #expect(strengths(driver.events).count == 1)
    #expect(strengths(driver.events).allSatisfy { abs($0 - expected) < 1e-9 })
  }

  @Test func `a faster throw meets a stop harder`() {
    var last = 0.0
    for seconds in [0.2, 0.15, 0.1] {
      var driver = stoppedWheel(-(.pi / 2)...(.pi / 2))
      driver.drag(from: 0, by: 1, seconds: seconds)
      let speed = driver.wheel.radiansPerSecond
      driver.settle()
      let met = strengths(driver.events)
      #expect(met.count == 1 && met.allSatisfy { $0 > last }, "\(seconds): \(met)")
      // Coasting, the wheel has become slower.
      #expect(met.allSatisfy { $0 < speed * 100 / 2_000 && $0 > speed * 50 / 2_000 })
      last = met.first ?? 1
    }
  }

  @Test(arguments: 1...3) func `a dial's thumb dragged twice as fast meets its end twice as hard`(
    factor: Int
  ) throws {
    var driver = try DialDriver([("step", .number(0)), ("value", .number(90))])
    driver.pointer(.down, driver.place(0))
    // At the end of the scale, a degree is 0.01 seconds after the other.
    driver.arc(from: 0, by: 60 * Double(factor), steps: 60)
    let expected = Circular.radians(degrees: 100) * driver.dial.mechanism.artwork.radius / 2_000
    let met = strengths(driver.events)
    #expect(met.count == 1 && met.allSatisfy { abs($0 / expected / Double(factor) - 1) < 1e-6 })
  }

  @Test func `a spinner and a turntable thrown into an end meet it harder than pulled`() throws {
    func spinner(_ seconds: Double) -> [Double] {
      var driver = SpinnerDriver(NumberSpinner())
      driver.move(to: 1, animated: false)
      driver.drag(by: driver.spinner.ring.tile.width * 0.6, seconds: seconds)
      driver.settle()
      return strengths(driver.events)
    }
    func table(_ seconds: Double) throws -> [Double] {
      var driver = try TurntableDriver(count: 20)
      driver.drag(by: 150, seconds: seconds, hold: 0)
      driver.settle()
      return driver.events.compactMap {
        if case .metEnd(let strength) = $0 { strength } else { nil }
      }
    }
    for met in [[spinner(0.1), spinner(0.05)], [try table(1), try table(0.1)]] {
      let both = met.flatMap(\.self)
      #expect(met.map(\.count) == [1, 1] && Set(both).count == 2, "\(met)")
      #expect(both == both.sorted())
      #expect(both.allSatisfy { $0 > 0 && $0 <= 1 })
    }
  }

  @Test func `a key meets an end without strength`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.input(.key(.down))
    #expect(strengths(driver.events) == [0])
  }

  @Test(arguments: [0.0, -1, 1e-12, 1e300, .nan, .infinity])
  func `moves at any times meet an end with a strength from 0 to 1`(pause: Double) {
    var driver = stoppedWheel(0...0)
    driver.pointer(.down, driver.place(0))
    for step in 1...4 {
      let event = PointerEvent(.move, id: 1, position: driver.place(Double(step)), kind: .touch)
      driver.subject.handle(.pointer(event), at: driver.time + pause * Double(step))
      driver.act { _ in }
    }
    let met = strengths(driver.events)
    #expect(met.allSatisfy { 0...1 ~= $0 }, "\(met)")
    // Moves at impossible times are ignored.
    #expect(met.count == (pause >= 0 && pause.isFinite ? 1 : 0))
  }

  @Test func `a harder collision sounds louder, and one without speed half as loud`() {
    let wheel = Wheel()
    let levels = [0, 0.5, 1].map { wheel.feedback(for: .metEnd(strength: $0)).level }
    #expect(levels == [0.5, 0.75, 1])
    #expect(wheel.feedback(for: .metEnd(strength: 0)).cue == .boundary)
    #expect(wheel.feedback(for: .changed(1)).level == 1)
  }

  @Test func `the event reports the strength as a field`() {
    var fields: [String: SettingValue] = [:]
    ValueEvent<Int>.metEnd(strength: 0.25).readFields { fields[$0] = $1 }
    #expect(fields == ["strength": .number(0.25)])
    fields = [:]
    TurntableEvent.metEnd(strength: 0.75).readFields { fields[$0] = $1 }
    #expect(fields == ["strength": .number(0.75)])
  }
}
