import Rotary
import RotaryTestRandom
import Testing

@Suite struct DialRobustnessTests {
  @Test func `bad settings are refused and leave it as it was`() throws {
    let before = Dial()
    var dial = before
    let bad: [(String, SettingValue)] = [
      ("step", .number(-1)), ("step", .number(.nan)), ("step", .number(1e-12)),
      ("min", .number(-.infinity)), ("max", .number(1e16)), ("value", .number(.nan)),
      ("turns", .number(0)), ("turns", .number(1e9)), ("start", .number(.nan)),
      ("wrap", .number(1)), ("drag", .text("round")), ("fine", .number(0)),
      ("decimals", .number(2.5)), ("decimals", .number(7)), ("labels", .numbers([1])),
      ("detents", .numbers([.nan])), ("detents", .numbers([Double](repeating: 1, count: 1_001))),
      ("unit", .number(1)), ("max-distance", .text("all")), ("minor-ticks", .number(-1)),
    ]
    for (name, value) in bad {
      #expect(throws: SettingError.badValue, "\(name)") { try dial.set(name, to: value) }
      #expect((dial == before) == true, "\(name)")
    }
    #expect(throws: SettingError.unknownName) { try dial.set("sectors", to: .number(3)) }
  }

  @Test func `every setting takes its default`() throws {
    for setting in Dial.settings {
      var dial = Dial()
      try dial.set(setting.name, to: setting.defaultValue)
      #expect((dial.scale == Dial().scale) == true, "\(setting.name)")
      #expect((dial.options == Dial().options) == true, "\(setting.name)")
      #expect((dial.style == Dial().style) == true, "\(setting.name)")
      #expect(dial.value == Dial().value, "\(setting.name)")
    }
  }

  @Test func `ends can be set in either order, and so can arc and turns`() throws {
    for names in [["min", "max"], ["max", "min"]] {
      var dial = Dial()
      for name in names { try dial.set(name, to: .number(name == "min" ? 100 : 200)) }
      #expect(dial.scale.minimum == 100 && dial.scale.maximum == 200 && dial.number == 100)
    }
    for names in [["start", "end"], ["end", "start"]] {
      var dial = Dial()
      for name in names { try dial.set(name, to: .number(name == "start" ? 180 : 0)) }
      #expect(abs(dial.scale.sweep - .pi) < 1e-12 && abs(dial.scale.startAngle - .pi) < 1e-12)
    }
  }

  @Test func `what no device would send changes nothing for good`() throws {
    var generator = SeededGenerator(seed: 11)
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 60, 160, 199, 1e9, -5, 100]
    for round in 0..<300 {
      var dial = Dial()
      try dial.set("step", to: .number(round % 3 == 0 ? 0 : 2.5))
      try dial.set("turns", to: .number([0.75, 1, 4][round % 3]))
      try dial.set("wrap", to: .flag(round % 2 == 0))
      try dial.set("range", to: .flag(round % 5 < 2))
      try dial.set("meeting", to: .text(round % 7 < 3 ? "swap" : "push"))
      try dial.set("min-distance", to: .number(Double(round % 4) * 40))
      dial.options.drag = DialOptions.Drag(rawValue: UInt8(round % 4)) ?? .circular
      dial.options.detents = round % 3 == 1 ? [0, 50, 100] : []
      var time = 0.0
      for _ in 0..<60 {
        let x = odd.randomElement(using: &generator) ?? 0
        let y = odd.randomElement(using: &generator) ?? 0
        let phase = PointerEvent.Phase(rawValue: UInt8.random(in: 0...5, using: &generator))
        let place = Point(x, y)
        let input: Input
        switch Int.random(in: 0...9, using: &generator) {
        case 0: input = .scroll(x: x, y: y)
        case 1: input = .detents(Int.random(in: Int.min...Int.max, using: &generator))
        case 2: input = .key(.pageUp)
        case 3: input = .key(.home)
        default:
          let id = Int.random(in: 1...2, using: &generator)
          input = .pointer(PointerEvent(phase ?? .down, id: id, at: place))
        }
        time += [0, 0.01, -1, .nan, 0.3].randomElement(using: &generator) ?? 0
        if !time.isFinite { time = 0 }
        _ = dial.handle(input, at: time) { _, _ in }
        #expect(isInside(dial), "round \(round)")
      }
      for id in 1...2 {
        _ = dial.handle(.pointer(PointerEvent(.cancel, id: id, at: .zero)), at: 1e6) { _, _ in }
      }
      dial.advance(to: 2e6) { _, _ in }
      #expect(dial.isResting && !dial.isMoving)
    }
  }

  private func isInside(_ dial: Dial) -> Bool {
    let ends = dial.scale.minimum...dial.scale.maximum
    guard dial.rotation.isFinite else { return false }
    switch dial.value {
    case .single(let value): return ends.contains(value)
    case .range(let low, let high):
      let way = high - low
      let distance = dial.scale.wraps && way < 0 ? way + dial.scale.span : way
      let least = dial.options.minimumDistance
      return ends.contains(low) && ends.contains(high)
        // A whole turn apart they stand on one another.
        && (distance >= Swift.min(least, dial.scale.span) || dial.scale.wraps && distance == 0)
    }
  }

  @Test func `a lost finger-up begins anew, and a scale of one value stays`() throws {
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
    #expect(single.dial.number == 7)
  }

  @Test(arguments: [Size(0, 0), Size(1, 1), Size(1e-9, 50), Size(5_000, 10)])
  func `it is drawn at any size`(size: Size) throws {
    for face in ["ring", "knob"] {
      var driver = try DialDriver([
        ("face", .text(face)), ("major-ticks", .number(10)), ("labels", .texts(["a", "b"])),
      ])
      driver.dial.size = size
      driver.tap(0)
      var scene = Scene(size: size)
      driver.dial.draw(into: &scene)
      #expect(scene.nodes.allSatisfy { $0.transform.isFinite })
    }
  }

  @Test func `keys are those of a slider`() throws {
    var driver = try DialDriver([("value", .number(50))])
    let keys: [(Key, Double)] = [
      (.right, 51), (.up, 52), (.left, 51), (.down, 50), (.pageUp, 60), (.pageDown, 50),
      (.end, 100), (.right, 100), (.home, 0),
    ]
    for (key, value) in keys {
      #expect(driver.input(.key(key)) == .handled)
      #expect(driver.dial.number == value)
    }
    #expect(driver.input(.key(.enter)) == .declined)
    #expect(driver.events.filter { $0 == .reachedEnd }.count == 1)
    driver.input(.scroll(x: 0, y: -80))
    #expect(driver.dial.number == 2)
    driver.input(.detents(-1))
    #expect(driver.dial.number == 1)
  }

  @Test func `what moves only is placed, not drawn anew`() throws {
    var driver = try DialDriver([("progress", .flag(false)), ("show-value", .flag(false))])
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(10))
    let look = driver.dial.look
    driver.pointer(.move, driver.place(60))
    #expect(driver.dial.looks(like: look))
    driver.dial.style.showsProgress = true
    #expect(!driver.dial.looks(like: look))
  }

  @Test func `what is shown never jumps where the value does`() throws {
    var driver = try DialDriver([("max", .number(4))])
    driver.wait(1)
    let before = driver.dial.rotation
    driver.input(.key(.end))
    #expect(driver.dial.number == 4)
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
}
