import RealModule
import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct DialCurveTests {
  private static let frequencies: [(String, SettingValue)] = [
    ("min", .number(20)), ("max", .number(20_000)), ("step", .text("any")),
    ("scale", .text("log")), ("value", .number(200)),
  ]
  private static let powers: [(String, SettingValue)] = [
    ("step", .text("any")), ("scale", .text("power")), ("exponent", .number(3)),
  ]

  @Test func `equal angles are equal ratios, or a power of the arc`() throws {
    let log = try DialScale(from: 20, through: 20_000, startAngle: 0, curve: .logarithmic)
    #expect(log.rotation(of: 20) == 0 && log.rotation(of: 20_000) == log.sweep)
    for (third, value) in [200.0, 2_000].enumerated() {
      let rotation = log.sweep * Double(third + 1) / 3
      #expect(abs(log.rotation(of: value) - rotation) < 1e-12)
      #expect(abs(log.value(atAngle: rotation, near: 20) - value) < 1e-9)
    }
    let cube = try DialScale(from: -1, through: 1, startAngle: 0, curve: .power(3))
    #expect(abs(cube.value(atAngle: cube.sweep / 2, near: 0) + 0.75) < 1e-12)
    #expect(abs(cube.rotation(of: -0.75) - cube.sweep / 2) < 1e-12)
  }

  @Test func `a value reads as itself at its angle, and angles rise with values`() throws {
    var random = SeededGenerator(seed: 5)
    let ends: [(Double, Double)] = [
      (20, 20_000), (1e-300, 1e15), (1, 1 + 1e-9), (0.5, 2), (.leastNonzeroMagnitude, 1),
    ]
    for (least, most) in ends {
      for curve in [DialCurve.logarithmic, .power(0.1), .power(2), .power(10)] {
        for (sweep, isCounterclockwise) in [(4.7, false), (Circular.turn, true), (31.4, false)] {
          let scale = try DialScale(
            from: least,
            through: most,
            sweep: sweep,
            curve: curve,
            isCounterclockwise: isCounterclockwise
          )
          var before = (share: 0.0, position: least)
          for _ in 0..<40 {
            let share = Double.random(in: 0...1, using: &random)
            let position = scale.position(atShare: share)
            #expect(position >= least && position <= most)
            let isHigher = position >= before.position
            #expect(isHigher == (share >= before.share) || position == before.position)
            let read = scale.value(atAngle: scale.angle(of: position), near: position)
            let error = abs(scale.share(of: read) - scale.share(of: position))
            #expect(error < 1e-9 || abs(read - position) <= position.ulp)
            before = (share, position)
          }
        }
      }
    }
  }

  @Test func `any number has an angle and a value`() throws {
    for curve in [DialCurve.linear, .logarithmic, .power(0.1), .power(10)] {
      let scale = try DialScale(from: 20, through: 20_000, curve: curve)
      for number in Corners.doubles {
        #expect(scale.angle(of: number).isFinite)
        let value = scale.value(atAngle: number, near: number)
        #expect(value >= 20 && value <= 20_000)
        #expect(scale.moved(440, by: number.bounded(to: -1e15...1e15, else: 0)).isFinite)
      }
    }
  }

  @Test func `a logarithmic scale needs a minimum above 0, and a curve does not wrap`() throws {
    for minimum in [0.0, -20] {
      let scale = try DialScale(from: minimum, through: 100, curve: .logarithmic)
      #expect(scale.isLinear && scale.curve == .logarithmic)
      #expect(try DialScale(from: minimum, through: 100, curve: .power(3)).curve == .power(3))
    }
    #expect(try DialScale(from: 7, through: 7, curve: .logarithmic).isLinear)
    let round = try DialScale(
      from: 1,
      through: 10,
      sweep: 2 * .pi,
      wraps: true,
      curve: .logarithmic
    )
    #expect(!round.wraps && round.asksToWrap)
    for (asked, exponent) in [
      (0.0, 0.1), (-.infinity, 0.1), (99, 10), (.infinity, 10), (.nan, 2),
    ] as [(Double, Double)] {
      #expect(DialCurve.power(asked).exponent == exponent)
    }
  }

  @Test func `a drag by an angle multiplies, wherever it begins`() throws {
    for start in [40.0, 400, 4_000] {
      var driver = try DialDriver(Self.frequencies + [("value", .number(start))])
      driver.pointer(.down, driver.place(0))
      driver.pointer(.move, driver.place(10))
      let before = driver.dial.value
      driver.arc(from: 10, by: 45)
      #expect(abs(driver.dial.value / before - Double.exp(Double.log(1_000) / 6)) < 1e-9)
      driver.arc(from: 55, by: -45)
      #expect(abs(driver.dial.value / before - 1) < 1e-9)
    }
    // Beyond the end, the finger comes back as far as it went.
    var driver = try DialDriver(Self.frequencies + [("value", .number(10_000))])
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(10))
    let before = driver.dial.value
    driver.arc(from: 10, by: 90)
    #expect(driver.dial.value == 20_000 && driver.events.contains { $0.name == "metEnd" })
    driver.arc(from: 100, by: -90)
    #expect(abs(driver.dial.value / before - 1) < 1e-9)
  }

  @Test func `keys and scrolls step by a hundredth of the arc, and pages by a tenth`() throws {
    let step = Double.exp(Double.log(1_000) / 100)
    var driver = try DialDriver(Self.frequencies)
    let page = Double.exp(Double.log(1_000) / 10)
    for (key, factor) in [(Key.up, step), (.down, 1 / step), (.pageUp, page)] {
      let before = driver.dial.value
      driver.press(key)
      #expect(abs(driver.dial.value / before - factor) < 1e-9)
    }
    driver.press(.end)
    #expect(driver.dial.value == 20_000)
    driver.press(.up)
    #expect(driver.dial.value == 20_000 && driver.events.contains { $0.name == "metEnd" })
    driver.press(.home)
    #expect(driver.dial.value == 20)
    // With steps, a page is at least one of them.
    var steps = try DialDriver(Self.frequencies + [("step", .number(10)), ("value", .number(20))])
    steps.press(.pageUp)
    #expect(steps.dial.value == 40)
    steps.press(.end)
    steps.press(.pageDown)
    #expect(steps.dial.value == 10_020)
    var powers = try DialDriver(Self.powers)
    powers.press(.up)
    #expect(abs(powers.dial.value - 1e-4) < 1e-12)
  }

  @Test func `a detent holds within the same angle at both ends`() throws {
    for detent in [30.0, 10_000] {
      for (degrees, isHeld) in [(2.9, true), (3.1, false), (-2.9, true), (-3.1, false)] {
        var driver = try DialDriver(
          Self.frequencies + [("detents", .numbers([detent])), ("absolute", .flag(true))]
        )
        let angle = Circular.degrees(radians: driver.dial.scale.angle(of: detent)) + degrees
        driver.tap(angle)
        #expect((driver.dial.value == detent) == isHeld, "\(detent) \(degrees)")
      }
    }
  }

  @Test func `after a tap, the thumb turns evenly`() throws {
    var driver = try DialDriver(Self.frequencies)
    let start = driver.dial.rotation
    driver.tap(-10)
    let end = driver.dial.scale.rotation(of: driver.dial.value)
    #expect(abs(driver.dial.rotation - start) < 1e-9)
    driver.wait(DialMechanism.moveSeconds / 2)
    let share = (driver.dial.rotation - start) / (end - start)
    var even = try DialDriver([("step", .text("any")), ("value", .number(100.0 / 3))])
    let evenStart = even.dial.rotation
    even.tap(-10)
    even.wait(DialMechanism.moveSeconds / 2)
    let evenEnd = even.dial.scale.rotation(of: even.dial.value)
    #expect(abs(share - (even.dial.rotation - evenStart) / (evenEnd - evenStart)) < 1e-9)
  }

  @Test func `an arc that is dragged keeps its length, with steps too`() throws {
    for step in [SettingValue.text("any"), .number(1)] {
      var driver = try RangeDialDriver(
        Self.frequencies.dropLast() + [("step", step), ("value", .numbers([100, 1_000]))]
      )
      let scale = driver.dial.scale
      let middle = Circular.degrees(
        radians: (scale.angle(of: 100) + scale.angle(of: 1_000)) / 2
      )
      driver.pointer(.down, driver.place(middle))
      for _ in 0..<20 {
        driver.arc(from: middle, by: 60)
        driver.arc(from: middle + 60, by: -60)
      }
      driver.arc(from: middle, by: 50)
      let range = driver.dial.value
      #expect(range.low > 250 && abs(range.high / range.low - 10) < 0.05, "\(range)")
    }
  }

  @Test func `a counterclockwise dial mirrors a clockwise one`() throws {
    let plain: [(String, SettingValue)] = [("step", .text("any")), ("value", .number(30))]
    var clockwise = try DialDriver(plain)
    var mirrored = try DialDriver(plain + [("counterclockwise", .flag(true))])
    #expect(abs(mirrored.dial.scale.startAngle - .pi / 4) < 1e-12)
    for value in [0.0, 30, 100] {
      let sum = clockwise.dial.scale.angle(of: value) + mirrored.dial.scale.angle(of: value)
      #expect(abs(Circular.sweep(from: sum, to: .pi)) < 1e-12)
    }
    for (driver, sign) in [(clockwise, 1.0), (mirrored, -1)] {
      var driver = driver
      let first = sign > 0 ? -90.0 : 270
      driver.tap(first)
      #expect(abs(driver.dial.value - 50) < 1e-9)
      driver.pointer(.down, driver.place(-90), after: 1)
      driver.pointer(.move, driver.place(-90 + sign * 10))
      let before = driver.dial.value
      driver.arc(from: -90 + sign * 10, by: sign * 27)
      #expect(abs(driver.dial.value - before - 10) < 1e-9)
    }
    // Keys and straight drags are not mirrored.
    clockwise.press(.right)
    mirrored.press(.right)
    #expect(clockwise.dial.value == 31 && mirrored.dial.value == 31)
  }

  @Test func `the parts of a scale can be set by name in any order`() throws {
    let parts: [(String, SettingValue)] = [
      ("min", .number(1)), ("max", .number(1_000)), ("scale", .text("log")),
      ("exponent", .number(4)), ("turns", .number(1)),
    ]
    for shift in parts.indices {
      var driver = try DialDriver(Array(parts[shift...] + parts[..<shift]))
      #expect(driver.dial.scale.appliedCurve == .logarithmic)
      try driver.dial.set("scale", to: .text("power"))
      #expect(driver.dial.scale.curve == .power(4) && driver.dial.scale.sweep == 2 * .pi)
    }
    var driver = try DialDriver([("counterclockwise", .flag(true)), ("start", .number(0))])
    try driver.dial.set("end", to: .number(180))
    #expect(abs(driver.dial.scale.sweep - .pi) < 1e-12)
    try driver.dial.set("start", to: .number(-90))
    // The end stays.
    #expect(abs(driver.dial.scale.sweep - .pi / 2) < 1e-12)
    #expect(throws: SettingError.self) { try driver.dial.set("exponent", to: .number(11)) }
    #expect(throws: SettingError.self) { try driver.dial.set("scale", to: .text("cubic")) }
  }

  @Test func `logarithmic ticks are at powers and their multiples`() throws {
    let scale = try DialScale(from: 20, through: 20_000, curve: .logarithmic)
    let (major, minor) = scale.ticks(major: 10, minor: 1)
    #expect(major.map { $0.rounded() } == [100, 1_000, 10_000])
    let multiples: [Double] = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    let all = [10.0, 100, 1_000, 10_000].flatMap { power in multiples.map { $0 * power } }
    #expect(minor.map { $0.rounded() } == all.filter { $0 <= 20_000 })
    let decades = try DialScale(from: 0.001, through: 1_000, curve: .logarithmic)
    #expect(decades.ticks(major: 10, minor: 5).major.count == 7)
    #expect(decades.ticks(major: 10, minor: 5).minor.count == 13)
    for base in [1, 0, 1.000_01, 0.5, 1e15] {
      #expect(scale.ticks(major: base, minor: 1e-300).major.isEmpty)
      #expect(scale.ticks(major: base, minor: 1e-300).minor.isEmpty)
    }
    // The ticks of a power are at equal distances of the value, on the first turn.
    let power = try DialScale(from: 0, through: 100, sweep: 4 * .pi, curve: .power(2))
    #expect(power.ticks(major: 10, minor: 0).major == [0, 10, 20])
  }

  @Test func `a value on a logarithmic scale has three figures`() throws {
    let driver = try DialDriver(Self.frequencies)
    let texts = [20: "20.0", 99.94: "99.9", 99.96: "100", 440.4: "440", 20_000: "20000"]
    for (value, text) in texts { #expect(driver.dial.text(of: value) == text) }
    var small = driver.dial
    try small.set("min", to: .number(0.01))
    #expect(small.text(of: 0.0123) == "0.0123" && small.text(of: 1.234) == "1.23")
    // These have the same figures.
    var first = small
    first.value = 0.02
    var second = small
    second.value = 2
    #expect(!second.matches(first.renderKey))
    for number in Corners.doubles { _ = small.text(of: number) }
  }
}
