import Rotary
import Testing

@Suite struct WheelDragTests {
  @Test func `the wheel turns by as much as the finger`() throws {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0.3))
    for step in 1...60 {
      driver.pointer(.move, driver.place(0.3 + Double(step) * 0.02), after: 0.01)
    }
    #expect(abs(driver.wheel.rotation - 1.2) < 1e-12)
  }

  @Test func `a finger that circles three times turns the wheel three times`() {
    for sign in [1.0, -1] {
      var driver = WheelDriver(Wheel())
      driver.drag(from: 1, by: sign * 3 * Circular.turn, seconds: 3, steps: 200, hold: 0.2)
      driver.settle()
      #expect(abs(driver.wheel.rotation - sign * 3 * Circular.turn) < 1e-9)
      #expect(driver.events.count == 24)
    }
  }

  @Test func `a flick coasts and stops at the middle of a sector`() {
    var driver = WheelDriver(Wheel())
    driver.drag(from: 0, by: 0.8, seconds: 0.08, steps: 8)
    let released = driver.wheel.rotation
    driver.settle()
    let width = Circular.turn / 8
    let steps = driver.wheel.rotation / width
    #expect(driver.wheel.rotation > released + 1)
    #expect(abs(steps - steps.rounded()) * width < 1e-9)
    #expect(driver.events.last == .changed(driver.wheel.value))
  }

  @Test func `a hold before the release means no inertia`() {
    var driver = WheelDriver(Wheel())
    driver.drag(from: 0, by: 0.8, seconds: 0.08, steps: 8, hold: 0.2)
    driver.settle()
    #expect(abs(driver.wheel.rotation - Circular.turn / 8) < 1e-9)
  }
}
