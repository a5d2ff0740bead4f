import Rotary
import Testing

/// Frames, sizes and long ways at awkward values.
@Suite struct WheelSteadinessTests {
  /// Halfway through its 0.35 s the wheel is exactly on the border of two sectors.
  @Test(arguments: 0..<8)
  func `a frame on a border does not move the event to the previous frame`(
    start: Int
  ) throws {
    for frames in [[0.175], [0.1, 0.175], [0.05, 0.1, 0.15, 0.175, 0.2], []] {
      for key in [Key.left, .right] {
        var wheel = Wheel()
        try wheel.set("value", to: .number(Double(start)))
        var times: [Double] = []
        wheel.handle(.key(key), at: 0)
        while let next = wheel.nextEvent() { times.append(next.time) }
        for frame in frames + [1] {
          wheel.advance(to: frame)
          while let next = wheel.nextEvent() { times.append(next.time) }
        }
        let first = try #require(times.first)
        #expect(abs(first - 0.175) < 1e-9, "\(key), frames at \(frames)")
      }
    }
  }

  @Test(arguments: [(8, 10), (8, -10), (8, 17), (3, 10), (25, 60), (1, 5)])
  func `one detent is one sector, also after a turn`(count: Int, detents: Int) throws {
    var driver = WheelDriver(try #require(Wheel(count: count)))
    driver.input(.detents(detents))
    driver.settle()
    #expect(driver.wheel.value == ((detents % count) + count) % count)
    #expect(abs(driver.wheel.rotation) <= Circular.turn)
  }

  @Test func `with stops, a long way ends at a stop`() throws {
    var wheel = Wheel()
    try wheel.set("stops", to: .numbers([-90, 90]))
    var driver = WheelDriver(wheel)
    driver.input(.detents(10))
    driver.settle()
    #expect(driver.wheel.value == 2)
  }

  @Test(arguments: [Size2D(300, 300), Size2D(80, 120), Size2D(200, 500)])
  func `a new size during a drag does not turn the wheel`(size: Size2D) {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(1), after: 0.1)
    driver.wheel.size = size
    driver.pointer(.move, driver.place(1), after: 0.1)
    #expect(abs(driver.wheel.rotation - 1) < 1e-12)
    driver.pointer(.move, driver.place(1.5), after: 0.1)
    #expect(abs(driver.wheel.rotation - 1.5) < 1e-12)
  }
}
