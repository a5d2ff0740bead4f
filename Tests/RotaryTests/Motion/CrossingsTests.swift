import Rotary
import RotaryTestRandom
import Testing

@Suite struct CrossingsTests {
  @Test(arguments: [1, 2, 3, 8, 25], [0.001, 0.5, 7, 400, -0.3, -90])
  func `each boundary on the way is crossed once, in order`(count: Int, sweep: Double) {
    let layout = SectorLayout(count: count)
    var random = SeededGenerator(seed: 3)
    for _ in rounds(20) {
      let start = Double.random(in: -20...20, using: &random)
      let crossings = Array(Crossings(on: layout, from: start, to: start + sweep))
      // The rotation falls as detents rise.
      let expected = layout.detent(containing: start + sweep) - layout.detent(containing: start)
      #expect(Int64(crossings.count) == abs(expected))
      #expect(crossings.allSatisfy { $0.isRising == (sweep < 0) })
      #expect(
        crossings.last.map { $0.detent } ?? layout.detent(containing: start)
          == layout.detent(containing: start + sweep)
      )
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        #expect((next.boundary - crossing.boundary) * sweep > 0)
        #expect(abs(next.detent - crossing.detent) == 1)
      }
      for crossing in crossings {
        let share = (crossing.boundary - start) / sweep
        #expect(share >= 0 && share <= 1)
      }
    }
  }

  @Test func `without a way nothing is crossed`() {
    let layout = SectorLayout(count: 5)
    #expect(Array(Crossings(on: layout, from: 2, to: 2)).isEmpty)
  }

  @Test func `the time of a crossing is its share of the way`() {
    let layout = SectorLayout(count: 4)
    let crossings = Array(Crossings(on: layout, from: 0, to: Double.pi))
    let times = crossings.map { $0.time(from: 0, to: .pi, during: 10...12) }
    #expect(times.count == 2)
    #expect(abs(times[0] - 10.5) < 1e-12)
    #expect(abs(times[1] - 11.5) < 1e-12)
    #expect(crossings[0].time(from: 1, to: 1, during: 10...12) == 12)
    // Rounding keeps it within the frame.
    #expect(crossings[0].time(from: 1, to: 1.2, during: 10...12) == 10)
  }

  @Test func `a drag sends each sector with the time at which the finger was there`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0), after: 1)
    driver.pointer(.move, driver.place(0.001), after: 0.02)
    // From 0.001 to 1.601 rad in 20 ms: the boundaries are at π/8 and 3π/8.
    driver.pointer(.move, driver.place(1.601), after: 0.02)
    #expect(driver.events == [.changing(7), .changing(6)])
    for (time, boundary) in zip(driver.times, [Double.pi / 8, 3 * .pi / 8]) {
      #expect(abs(time - (1.02 + 0.02 * (boundary - 0.001) / 1.6)) < 1e-9)
    }
  }

  @Test func `a finger that rested first started only now`() {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0), after: 1)
    driver.pointer(.move, driver.place(0.8), after: 5)
    #expect(driver.times.count == 1)
    #expect(driver.times[0] > 6 - VelocityEstimator.standstillSeconds && driver.times[0] < 6)
  }
}
