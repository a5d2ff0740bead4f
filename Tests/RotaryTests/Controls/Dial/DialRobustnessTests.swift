import Rotary
import RotaryTestRandom
import Testing

@Suite struct DialRobustnessTests {
  @Test func `invalid settings are rejected and have no effect`() throws {
    let before = Dial()
    var dial = before
    let bad: [(String, SettingValue)] = [
      ("step", .number(-1)), ("step", .number(.nan)), ("step", .number(1e-12)),
      ("min", .number(-.infinity)), ("max", .number(1e16)), ("value", .number(.nan)),
      ("turns", .number(0)), ("turns", .number(1e9)), ("start", .number(.nan)),
      ("wrap", .number(1)), ("drag", .text("round")), ("fine", .number(0)),
      ("decimals", .number(2.5)), ("decimals", .number(16)), ("labels", .numbers([1])),
      ("detents", .numbers([.nan])), ("detents", .numbers([Double](repeating: 1, count: 1_001))),
      ("unit", .number(1)), ("minor-ticks", .number(-1)), ("value", .numbers([1, 2])),
    ]
    for (name, value) in bad {
      let refusal = #expect(throws: SettingError.self, "\(name)") { try dial.set(name, to: value) }
      #expect(refusal != .unknownName, "\(name)")
      #expect((dial == before) == true, "\(name)")
    }
    #expect(throws: SettingError.unknownName) { try dial.set("sectors", to: .number(3)) }
    // Settings of the other kind of dial.
    for name in ["low", "high", "min-distance", "max-distance", "meeting", "thumb-labels"] {
      #expect(throws: SettingError.unknownName, "\(name)") { try dial.set(name, to: .number(1)) }
    }
    var range = RangeDial()
    for name in ["default", "origin", "range"] {
      #expect(throws: SettingError.unknownName, "\(name)") { try range.set(name, to: .number(1)) }
    }
    for numbers in [[1.0], [1, 2, 3], [1, .nan]] {
      let refusal = #expect(throws: SettingError.self) {
        try range.set("value", to: .numbers(numbers))
      }
      #expect(refusal != .unknownName)
    }
  }

  @Test func `every setting takes its default`() throws {
    try checkDefaults(of: Dial.self)
    try checkDefaults(of: RangeDial.self)
  }

  private func checkDefaults<Value: DialReading>(of: DialControl<Value>.Type) throws {
    let fresh = DialControl<Value>()
    for setting in DialControl<Value>.settings {
      var dial = fresh
      try dial.set(setting.name, to: setting.defaultValue)
      #expect((dial.scale == fresh.scale) == true, "\(setting.name)")
      #expect((dial.options == fresh.options) == true, "\(setting.name)")
      #expect((dial.style == fresh.style) == true, "\(setting.name)")
      #expect(dial.value == fresh.value, "\(setting.name)")
    }
  }

  @Test func `ends can be set in any order, and so can arc and turns`() throws {
    for names in [["min", "max"], ["max", "min"]] {
      var dial = Dial()
      for name in names { try dial.set(name, to: .number(name == "min" ? 100 : 200)) }
      #expect(dial.scale.minimum == 100 && dial.scale.maximum == 200 && dial.value == 100)
    }
    for names in [["start", "end"], ["end", "start"]] {
      var dial = Dial()
      for name in names { try dial.set(name, to: .number(name == "start" ? 180 : 0)) }
      #expect(abs(dial.scale.sweep - .pi) < 1e-12 && abs(dial.scale.startAngle - .pi) < 1e-12)
    }
  }

  @Test func `input that no device sends has no lasting effect`() throws {
    for round in rounds(300) {
      if round % 5 < 2 {
        var hand = try OddHand<DialRange>(round: round)
        try hand.dial.set("meeting", to: .text(round % 7 < 3 ? "swap" : "push"))
        try hand.dial.set("min-distance", to: .number(Double(round % 4) * 40))
        hand.play { self.isInside($0.value, of: $0.scale, least: $0.thumbs.minimumDistance) }
      } else {
        var hand = try OddHand<Double>(round: round)
        hand.play { ($0.scale.minimum...$0.scale.maximum).contains($0.value) }
      }
    }
  }

  private func isInside(_ range: DialRange, of scale: DialScale, least: Double) -> Bool {
    let ends = scale.minimum...scale.maximum
    let way = range.high - range.low
    let distance = scale.wraps && way < 0 ? way + scale.span : way
    return ends.contains(range.low) && ends.contains(range.high)
      // Thumbs a whole turn apart are at the same place.
      && (distance >= Swift.min(least, scale.span) || scale.wraps && distance == 0)
  }

  @Test func `a lost finger-up starts a new gesture, and a scale of one value stays`() throws {
    var driver = try DialDriver([("value", .number(50))])
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(20))
    #expect(driver.pointer(.down, driver.place(180)) == .handled)
    #expect(driver.changes.count == 1)
    driver.pointer(.up, driver.place(180), after: 1)
    #expect(driver.dial.isResting)
    var single = try DialDriver([("min", .number(7)), ("max", .number(7))])
    single.tap(0)
    single.input(.key(.pageUp))
    single.pointer(.down, single.place(0))
    single.arc(from: 0, by: 300)
    #expect(single.dial.value == 7)
  }

  @Test(arguments: [Size2D(0, 0), Size2D(1, 1), Size2D(1e-9, 50), Size2D(5_000, 10)])
  func `it is drawn at any size`(size: Size2D) throws {
    for face in ["ring", "knob"] {
      var driver = try DialDriver([
        ("face", .text(face)), ("major-ticks", .number(10)), ("labels", .texts(["a", "b"])),
      ])
      driver.dial.size = size
      driver.tap(0)
      var scene = ControlScene(size: driver.dial.size)
      driver.dial.draw(into: &scene)
      #expect(scene.nodes.allSatisfy { $0.transform.isFinite })
    }
  }

  @Test func `keys work as for a slider`() throws {
    var driver = try DialDriver([("value", .number(50))])
    let keys: [(Key, Double)] = [
      (.right, 51), (.up, 52), (.left, 51), (.down, 50), (.pageUp, 60), (.pageDown, 50),
      (.end, 100), (.right, 100), (.home, 0),
    ]
    for (key, value) in keys {
      #expect(driver.input(.key(key)) == .handled)
      #expect(driver.dial.value == value)
    }
    #expect(driver.input(.key(.enter)) == .declined)
    #expect(driver.events.filter { $0.name == "metEnd" }.count == 1)
    driver.input(.scroll(x: 0, y: -80))
    #expect(driver.dial.value == 2)
    driver.input(.detents(-1))
    #expect(driver.dial.value == 1)
  }

  @Test func `the shown value is continuous where the value is`() throws {
    var driver = try DialDriver([("max", .number(4))])
    driver.wait(1)
    let before = driver.dial.rotation
    driver.input(.key(.end))
    #expect(driver.dial.value == 4)
    #expect(abs(driver.dial.rotation - before) < 1e-9)
    #expect(driver.dial.isMoving)
    driver.wait(0.1)
    #expect(driver.dial.rotation > before && driver.dial.rotation < driver.dial.scale.sweep)
    driver.wait(0.2)
    #expect(driver.dial.rotation == driver.dial.scale.sweep && !driver.dial.isMoving)
    driver.dial.environment.reducesMotion = true
    driver.input(.key(.home))
    #expect(driver.dial.rotation == 0)
  }

  @Test func `an option out of range is clamped, and NaN is ignored`() {
    var options = DialOptions()
    let numbers: [(WritableKeyPath<DialOptions, Double>, ClosedRange<Double>)] = [
      (\.fineGain, 0.001...1), (\.dragPoints, 1...10_000), (\.snapAngle, 0...(.pi / 4)),
      (\.scrollPointsPerStep, 1...10_000),
    ]
    for (number, range) in numbers {
      for (value, expected) in [
        (-.infinity, range.lowerBound), (1e300, range.upperBound), (.infinity, range.upperBound),
        (.nan, range.upperBound), (-1, range.lowerBound), (.nan, range.lowerBound),
      ] as [(Double, Double)] {
        options[keyPath: number] = value
        #expect(options[keyPath: number] == expected)
      }
    }
    options.defaultValue = .value(1e300)
    #expect(options.defaultValue == .value(1e15))
    options.defaultValue = .value(.nan)
    #expect(options.defaultValue == .value(1e15))
    options.detents = [.nan, 3, -.infinity, 1]
    #expect(options.detents == [-1e15, 1, 3])
    options.detents = [Double](repeating: 1, count: 5_000)
    #expect(options.detents.count == DialOptions.maximumDetentCount)
    var style = DialStyle()
    style.origin = .nan
    #expect(style.origin == nil)
    style.origin = -.infinity
    #expect(style.origin == -1e15)
    style.majorTicks = -3
    style.minorTicks = .infinity
    style.decimals = 40
    #expect(style.majorTicks == 0 && style.minorTicks == 1e15 && style.decimals == 15)
  }

  @Test func `a value far beyond a circle is wrapped`() throws {
    var dial = Dial()
    let settings: [(String, SettingValue)] = [
      ("max", .number(1)), ("step", .number(0.000_1)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("value", .number(1e15)),
    ]
    for (name, value) in settings { try dial.set(name, to: value) }
    #expect((0..<1).contains(dial.value))
    var isDone = dial.move(to: 1e19)
    #expect(isDone && (0..<1).contains(dial.value))
    dial.options.defaultValue = .value(1e300)
    dial.advance(to: 1)
    dial.reset()
    #expect((0..<1).contains(dial.value))
    for value in [Double.infinity, .nan] {
      isDone = dial.move(to: value)
      #expect(!isDone)
    }
  }
}

/// Sends input that no device sends to a dial of either kind.
private struct OddHand<Value: DialReading> {
  var dial = DialControl<Value>()
  private let round: Int
  private var random: SeededGenerator
  private var time = 0.0
  private let odd = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 60, 160, 199, 1e9, -5, 100,
  ]

  init(round: Int) throws {
    self.round = round
    random = SeededGenerator(seed: UInt64(round))
    try dial.set("step", to: .number(round % 3 == 0 ? 0 : 2.5))
    try dial.set("turns", to: .number([0.75, 1, 4][round % 3]))
    try dial.set("wrap", to: .flag(round % 2 == 0))
    dial.options.drag = DialOptions.Drag(rawValue: UInt8(round % 4)) ?? .circular
    dial.options.detents = round % 3 == 1 ? [0, 50, 100] : []
  }

  mutating func play(check: (DialControl<Value>) -> Bool) {
    for _ in 0..<60 {
      time += [0, 0.01, -1, .nan, 0.3].randomElement(using: &random) ?? 0
      if !time.isFinite { time = 0 }
      dial.handle(input(), at: time)
      #expect(check(dial) && dial.rotation.isFinite, "round \(round)")
    }
    for id in 1...2 {
      dial.handle(.pointer(PointerEvent(.cancel, id: id, position: .zero)), at: 1e6)
    }
    dial.advance(to: 2e6)
    #expect(dial.isResting && !dial.isMoving, "round \(round)")
  }

  private mutating func input() -> Input {
    let x = odd.randomElement(using: &random) ?? 0
    let y = odd.randomElement(using: &random) ?? 0
    switch Int.random(in: 0...9, using: &random) {
    case 0: return .scroll(x: x, y: y)
    case 1: return .detents([Int.min, .max, -1, 0, 1].randomElement(using: &random) ?? 0)
    case 2: return .key(.pageUp)
    case 3: return .key(.home)
    default:
      let phase = PointerEvent.Phase(rawValue: UInt8.random(in: 0...5, using: &random)) ?? .down
      let id = Int.random(in: 1...2, using: &random)
      return .pointer(PointerEvent(phase, id: id, position: Point2D(x, y)))
    }
  }
}
