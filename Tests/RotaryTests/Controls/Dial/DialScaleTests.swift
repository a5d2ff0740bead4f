import Rotary
import RotaryTestRandom
import Testing

@Suite struct DialScaleTests {
  private static let ranges = [(0.0, 100.0), (-60, 6), (-1, 1), (1e6, 1e6 + 3), (0, 1440)]
  private static let arcs: [(start: Double, sweep: Double)] = [
    (2.356, 4.712), (0, 0.1), (-1.57, 2 * .pi), (3, 5 * .pi), (-1.57, 6 * .pi), (1, 200 * .pi),
  ]

  @Test(arguments: ranges.indices, arcs.indices)
  func `a value stands where it is read from`(range: Int, arc: Int) throws {
    let (least, most) = Self.ranges[range]
    let (start, sweep) = Self.arcs[arc]
    var random = SeededGenerator(seed: UInt64(10 * range + arc))
    for step in [0, (most - least) / 8, 0.5] {
      for wraps in [false, true] {
        let scale = try DialScale(
          from: least,
          through: most,
          step: step,
          startAngle: start,
          sweep: sweep,
          wraps: wraps
        )
        let isWhole = (sweep / (2 * .pi)).remainder(dividingBy: 1) == 0
        #expect(scale.wraps == (wraps && isWhole))
        for _ in 0..<50 {
          let turns = scale.wraps ? Double(Int.random(in: -3...3, using: &random)) : 0
          let inside = scale.stepped(Double.random(in: least..<most, using: &random))
          let value = inside + turns * (most - least)
          let read = scale.value(atAngle: scale.angle(of: value), near: value)
          // The angle is known to a few units of its last place.
          #expect(abs(read - value) < 1e-12 * (abs(value) + scale.span * 100))
          #expect(scale.stepped(value) == value || turns != 0)
          let wrapped = scale.wrapped(value)
          #expect(wrapped >= least && wrapped <= most && !(scale.wraps && wrapped == most))
        }
      }
    }
  }

  @Test func `the gap between the ends is the nearer end's`() throws {
    let scale = try DialScale(from: 0, through: 10, startAngle: 0, sweep: .pi)
    #expect(scale.value(atAngle: 1.2 * .pi, near: 0) == 10)
    #expect(scale.value(atAngle: 1.8 * .pi, near: 10) == 0)
    #expect(scale.value(atAngle: -0.1, near: 10) == 0)
  }

  @Test func `of several turns that one is meant on which the value stands`() throws {
    let scale = try DialScale(from: 0, through: 180, startAngle: 0, sweep: 6 * .pi)
    for near in [10.0, 70, 130, 179] {
      let value = scale.value(atAngle: .pi / 2, near: near)
      #expect(abs(value.remainder(dividingBy: 60) - 15) < 1e-9 && abs(value - near) <= 60)
    }
    #expect(abs(scale.value(atAngle: 0.1, near: 180) - 180) > 1)
  }

  @Test func `steps are what is written, and the last may end before the greatest value`() throws {
    let scale = try DialScale(from: -1, through: 1, step: 0.3)
    #expect(scale.stepped(-0.12) == -0.1)
    #expect(scale.stepped(5) == 0.8)
    #expect(scale.count == 7 && scale.decimals == 1)
    let circle = try DialScale(from: 0, through: 360, step: 15, sweep: 2 * .pi, wraps: true)
    #expect(circle.count == 24)
    #expect(circle.stepped(359) == 360 && circle.wrapped(375) == 15 && circle.wrapped(-15) == 345)
  }

  @Test func `what is no scale is refused with what is wrong in it`() {
    #expect(throws: DialScale.ScaleError.wrongWay(minimum: 2, maximum: 1)) {
      try DialScale(from: 2, through: 1)
    }
    #expect(throws: DialScale.ScaleError.badNumber(.infinity)) {
      try DialScale(from: 0, through: .infinity)
    }
    #expect(throws: DialScale.ScaleError.self) { try DialScale(from: .nan, through: 1) }
    #expect(throws: DialScale.ScaleError.badStep(-1)) {
      try DialScale(from: 0, through: 1, step: -1)
    }
    #expect(throws: DialScale.ScaleError.badStep(1e-13)) {
      try DialScale(from: 0, through: 1, step: 1e-13)
    }
    for sweep in [0, -1, Double.infinity, 1e9] {
      #expect(throws: DialScale.ScaleError.badSweep(sweep)) {
        try DialScale(from: 0, through: 1, sweep: sweep)
      }
    }
  }
}
