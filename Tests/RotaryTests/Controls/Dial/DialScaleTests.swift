import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct DialScaleTests {
  private static let ranges = [(0.0, 100.0), (-60, 6), (-1, 1), (1e6, 1e6 + 3), (0, 1440)]
  private static let arcs: [(start: Double, sweep: Double)] = [
    (2.356, 4.712), (0, 0.1), (-1.57, 2 * .pi), (3, 5 * .pi), (-1.57, 6 * .pi), (1, 200 * .pi),
  ]

  @Test(arguments: ranges.indices, arcs.indices)
  func `the position of a value reads as the value`(range: Int, arc: Int) throws {
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
          // The angle is accurate to a few units in the last place.
          #expect(abs(read - value) < 1e-12 * (abs(value) + scale.span * 100))
          #expect(scale.stepped(value) == value || turns != 0)
          let wrapped = scale.wrapped(value)
          #expect(wrapped >= least && wrapped <= most && !(scale.wraps && wrapped == most))
        }
      }
    }
  }

  @Test func `a position in the gap between the ends reads as the nearer end`() throws {
    let scale = try DialScale(from: 0, through: 10, startAngle: 0, sweep: .pi)
    #expect(scale.value(atAngle: 1.2 * .pi, near: 0) == 10)
    #expect(scale.value(atAngle: 1.8 * .pi, near: 10) == 0)
    #expect(scale.value(atAngle: -0.1, near: 10) == 0)
  }

  @Test func `with several turns, the turn nearest to the current value is read`() throws {
    let scale = try DialScale(from: 0, through: 180, startAngle: 0, sweep: 6 * .pi)
    for near in [10.0, 70, 130, 179] {
      let value = scale.value(atAngle: .pi / 2, near: near)
      #expect(abs(value.remainder(dividingBy: 60) - 15) < 1e-9 && abs(value - near) <= 60)
    }
    #expect(abs(scale.value(atAngle: 0.1, near: 180) - 180) > 1)
  }

  @Test func `steps are exact decimals, and the last may end before the maximum`() throws {
    let scale = try DialScale(from: -1, through: 1, step: 0.3)
    #expect(scale.stepped(-0.12) == -0.1)
    #expect(scale.stepped(5) == 0.8)
    #expect(scale.count == 7 && scale.decimals == 1)
    let circle = try DialScale(from: 0, through: 360, step: 15, sweep: 2 * .pi, wraps: true)
    #expect(circle.count == 24)
    #expect(circle.stepped(359) == 360 && circle.wrapped(375) == 15 && circle.wrapped(-15) == 345)
  }

  @Test func `an invalid scale is rejected with its error`() {
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

  @Test(arguments: [0, 1, 2, 3, 4]) func `any number is safe for a scale`(kind: Int) throws {
    let scale = try [
      DialScale.percent, DialScale(from: -5, through: 1),
      DialScale(from: 0, through: 1, step: 0.000_1, sweep: 2 * .pi, wraps: true),
      DialScale(from: -20, through: 360, sweep: 4 * .pi, wraps: true),
      DialScale(from: 0, through: .leastNonzeroMagnitude, sweep: 2 * .pi, wraps: true),
    ][kind]
    let ends = scale.minimum...scale.maximum
    for number in DialCornerTests.corners + [scale.maximum.nextUp, scale.minimum.nextDown] {
      #expect(ends.contains(scale.wrapped(number)), "\(number)")
      #expect(scale.wraps || ends.contains(scale.stepped(number)), "\(number)")
      #expect(scale.stepped(number).isFinite && scale.clamped(number).isFinite, "\(number)")
      #expect(scale.angle(of: number).isFinite && scale.rotation(of: number).isFinite)
      #expect(scale.value(atAngle: number, near: 0).isFinite, "\(number)")
      #expect(scale.value(atAngle: 1, near: number).isFinite, "\(number)")
      #expect(scale.boundary(after: scale.detent(containing: number)).isFinite, "\(number)")
    }
    #expect(scale.wrapped(.nan) == scale.minimum && scale.stepped(.nan) == scale.minimum)
    #expect(scale.wrapped(.infinity) == (scale.wraps ? scale.minimum : scale.maximum))
    for detent in [Int64.min, -1, 0, 1, .max] { #expect(scale.boundary(after: detent).isFinite) }
  }

  @Test func `a value out of range is rejected with the number`() {
    for number in [Double.nan, 1e16, -.infinity] {
      #expect(throws: DialScale.ScaleError.self) { try DialScale(from: 0, through: number) }
      #expect(throws: DialScale.ScaleError.self) {
        try DialScale(from: 0, through: 1, startAngle: number)
      }
      #expect(throws: DialScale.ScaleError.self) {
        try DialScale(from: 0, through: 1, sweep: number)
      }
    }
    #expect(throws: DialScale.ScaleError.badNumber(100)) {
      try DialScale(from: 0, through: 1, startAngle: 100)
    }
    #expect(throws: DialScale.ScaleError.badSweep(0.01)) {
      try DialScale(from: 0, through: 1, sweep: 0.01)
    }
  }

  @Test func `a circle's end is never read as a separate value`() throws {
    let scale = try DialScale(
      from: 0.004_8,
      through: 0.015_3,
      step: 0.000_5,
      sweep: 2 * .pi,
      wraps: true
    )
    #expect(scale.count == 21)
    for index in -50...50 {
      let position = scale.position(of: Int64(index))
      let value = scale.wrapped(position)
      // Each value is an exact decimal, 48 to 148 ten-thousandths.
      #expect(value == Double(48 + 5 * ((index % 21 + 21) % 21)) / 10_000, "\(index)")
      #expect(scale.index(nearest: position) == Int64(index))
    }
    #expect(scale.wrapped(0.015_299_999_999_999_998) == 0.004_8)
  }

  @Test func `a scale that begins slightly above a decimal stays within its ends`() throws {
    let scale = try DialScale(from: 0.1 + 0.2, through: 0.35, step: 0.1)
    #expect(scale.stepped(0) == 0.1 + 0.2 && scale.stepped(1) == 0.1 + 0.2)
    #expect(scale.last >= scale.minimum && scale.last <= scale.maximum)
    var driver = DialDriver(Dial(scale: scale))
    for key in [Key.right, .left, .pageUp, .home, .end] { driver.press(key) }
    #expect(driver.dial.value == 0.1 + 0.2)
  }

  @Test func `the neighbouring steps of a position are steps`() throws {
    let scale = try DialScale(from: 0, through: 1, step: 0.1)
    #expect(scale.stepped(notBelow: 0.300_000_000_000_000_04) == 0.3)
    #expect(scale.stepped(notAbove: 0.299_999_999_999_999_9) == 0.3)
    #expect(scale.stepped(notBelow: 0.31) == 0.4 && scale.stepped(notAbove: 0.39) == 0.3)
    #expect(scale.stepped(notBelow: 7) == 1 && scale.stepped(notAbove: -7) == 0)
    // The last gap of such a circle is shorter than a step.
    let uneven = try DialScale(from: 0, through: 10, step: 4, sweep: 2 * .pi, wraps: true)
    #expect(uneven.stepped(notBelow: 8.5) == 10 && uneven.stepped(notAbove: 13.9) == 10)
  }

  @Test func `the boundary after a value is in the middle to the next one`() throws {
    let scale = try DialScale(from: 0, through: 10, step: 2)
    #expect((0...4).map { scale.boundary(after: $0) } == [1, 3, 5, 7, 9])
  }

  @Test func `detents at both ends of the scale count`() throws {
    var dial = Dial()
    dial.scale = try DialScale(from: 0, through: 100)
    dial.options.detents = [-1, 0, 50, 100, 101]
    #expect(dial.mechanism.detents.values == [0, 50, 100])
  }
}
