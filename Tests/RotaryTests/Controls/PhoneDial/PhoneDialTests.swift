import Rotary
import RotaryTestRandom
import Testing

@Suite struct PhoneDialTests {
  /// Makes a phone with its finger stop at the lower right, and holes 1 to 9 and 0.
  func phone() throws -> PhoneDialDriver {
    PhoneDialDriver(try #require(PhoneDial("1234567890".map { PhoneHole(String($0)) })))
  }

  let slot = Circular.turn / 12

  /// Turns a hole to the stop, or part of the way.
  func turn(_ driver: inout PhoneDialDriver, hole: Int, share: Double = 1) {
    let stop = Double(hole + 2) * slot
    driver.drag(
      from: .pi / 4 - stop,
      by: stop * share,
      share: 0.72,
      seconds: 0.4,
      steps: 30,
      hold: 0.05
    )
  }

  @Test func `each hole turned to the stop dials its digit, and pulses on the way back`() throws {
    for hole in 0..<10 {
      var driver = try phone()
      turn(&driver, hole: hole)
      driver.settle()
      let pulses = [PhoneDialEvent](repeating: .pulse, count: hole + 1)
      #expect(driver.events == [.metEnd, .dialled(hole)] + pulses)
      #expect(driver.phone.rotation == 0)
    }
  }

  @Test func `a hole that does not reach the stop dials nothing`() throws {
    var driver = try phone()
    turn(&driver, hole: 4, share: 0.8)
    driver.settle()
    #expect(!driver.events.contains(.dialled(4)))
    #expect(driver.phone.rotation == 0)
  }

  @Test func `the dial does not turn past the stop, or backwards`() throws {
    var driver = try phone()
    turn(&driver, hole: 2, share: 1.5)
    #expect(abs(driver.phone.rotation - 4 * slot) < 1e-9)
    var other = try phone()
    turn(&other, hole: 2, share: -0.5)
    #expect(other.phone.rotation == 0)
  }

  @Test func `the dial returns at a constant speed, and declines touches meanwhile`() throws {
    var driver = try phone()
    turn(&driver, hole: 9)
    let speeds = [0.2, 0.4, 0.6].map { pause -> Double in
      driver.wait(pause - 0.2 + 0.2)
      return driver.phone.radiansPerSecond
    }
    #expect(Set(speeds.filter { $0 != 0 }).count == 1)
    var early = try phone()
    turn(&early, hole: 9)
    #expect(early.pointer(.down, early.place(0.3, 0.72), after: 0.1) == .declined)
    early.settle()
    #expect(early.pointer(.down, early.place(.pi / 4 - 2 * slot, 0.72)) == .handled)
  }

  @Test func `the gap before the stop has no hole`() throws {
    var driver = try phone()
    #expect(driver.pointer(.down, driver.place(.pi / 4 - slot, 0.72)) == .declined)
  }

  @Test func `a cancelled turn dials nothing`() throws {
    var driver = try phone()
    driver.pointer(.down, driver.place(.pi / 4 - 2 * slot, 0.72))
    driver.pointer(.move, driver.place(.pi / 4, 0.72), after: 0.2)
    driver.pointer(.cancel, driver.place(.pi / 4, 0.72), after: 0.1)
    driver.settle()
    #expect(driver.events.filter { if case .dialled = $0 { true } else { false } }.isEmpty)
    #expect(driver.phone.rotation == 0)
  }

  @Test func `a tap or a typed digit dials without a drag`() throws {
    var tapped = try phone()
    tapped.pointer(.down, tapped.place(.pi / 4 - 5 * slot, 0.72))
    tapped.pointer(.up, tapped.place(.pi / 4 - 5 * slot, 0.72), after: 0.05)
    tapped.settle()
    #expect(tapped.events.contains(.dialled(3)))
    var typed = try phone()
    typed.input(.key(.character("7")))
    typed.settle()
    #expect(typed.events.contains(.dialled(6)))
    #expect(typed.phone.rotation == 0)
  }

  private func type(_ digits: String, every pause: Double = 0.1, on driver: inout PhoneDialDriver) {
    for digit in digits.unicodeScalars { driver.input(.key(.character(digit)), after: pause) }
  }

  private func dialled(_ driver: PhoneDialDriver) -> [Int] {
    driver.events.compactMap { if case .dialled(let hole) = $0 { hole } else { nil } }
  }

  @Test func `digits typed while it turns are dialled one after another`() throws {
    for digits in ["1234567890", "0000000000", "1111111111"] {
      var driver = try phone()
      type(digits, on: &driver)
      #expect(!driver.phone.isResting)
      driver.settle()
      // Hole 0 is the digit 1.
      #expect(dialled(driver) == digits.unicodeScalars.map { (Int($0.value) - 48 + 9) % 10 })
      #expect(driver.phone.rotation == 0 && driver.phone.isResting)
    }
  }

  @Test func `at most twenty digits wait`() throws {
    var driver = try phone()
    type("9", on: &driver)
    for _ in 0..<20 { #expect(driver.input(.key(.character("1"))) == .handled) }
    #expect(driver.input(.key(.character("2"))) == .declined)
    driver.settle()
    #expect(dialled(driver) == [8] + [Int](repeating: 0, count: 20))
  }

  @Test func `Escape, a touch on the dial, and disabling it clear the waiting digits`() throws {
    var escaped = try phone()
    #expect(escaped.input(.key(.escape)) == .declined)
    type("123", on: &escaped)
    #expect(escaped.input(.key(.escape)) == .handled)
    var touched = try phone()
    type("123", on: &touched)
    #expect(touched.pointer(.down, touched.place(0, 0.72)) == .declined)
    var disabled = try phone()
    type("123", on: &disabled)
    disabled.phone.options.isEnabled = false
    var fewer = try phone()
    type("123", on: &fewer)
    fewer.phone.setHoles([PhoneHole("1")])
    for driver in [escaped, touched, disabled, fewer] {
      var driver = driver
      driver.settle()
      #expect(dialled(driver) == [0] && driver.phone.rotation == 0)
    }
    // A touch next to the dial has no effect.
    var beside = try phone()
    type("123", on: &beside)
    beside.pointer(.down, beside.place(0, 1.3))
    beside.settle()
    #expect(dialled(beside) == [0, 1, 2])
  }

  @Test func `with reduced motion, waiting digits are dialled while the dial is still`() throws {
    var driver = try phone()
    type("123", on: &driver)
    driver.phone.environment.reducesMotion = true
    driver.settle()
    #expect(dialled(driver) == [0, 1, 2] && driver.phone.isResting)
    type("45", on: &driver)
    #expect(dialled(driver) == [0, 1, 2, 3, 4])
  }

  @Test func `the default has ten digits, in the user's numerals`() {
    var phone = PhoneDial()
    #expect(phone.holes.map { $0.title } == "1234567890".map { String($0) })
    phone.environment.numerals = Numerals("٠٬٫٠٪") ?? .latin
    #expect(phone.holes.map { $0.title } == "١٢٣٤٥٦٧٨٩٠".map { String($0) })
    var driver = PhoneDialDriver(phone)
    type("7", on: &driver)
    driver.settle()
    #expect(dialled(driver) == [6])
  }

  @Test func `an app dials a hole only while the dial rests`() throws {
    var driver = try phone()
    let isDialled = driver.act { $0.dial(3) }
    let isRefused = driver.act { !$0.dial(4) }
    let isMissing = driver.act { !$0.dial(10) }
    #expect(isDialled && isRefused && isMissing)
    driver.settle()
    #expect(dialled(driver) == [3] && driver.phone.value == 3)
  }

  @Test func `a disabled hole is not dialled, except by the app`() throws {
    var driver = try phone()
    try driver.phone.set("disabled-holes", to: .numbers([4]))
    #expect(driver.pointer(.down, driver.place(.pi / 4 - 6 * slot, 0.72)) == .declined)
    #expect(driver.input(.key(.character("5"))) == .declined)
    #expect(driver.input(.accessibility(.activate, element: 5)) == .declined)
    driver.act { _ = $0.dial(4) }
    driver.settle()
    #expect(dialled(driver) == [4])
  }

  @Test func `the hub reports the hole dialled last`() throws {
    var driver = try phone()
    driver.act { _ = $0.dial(2) }
    driver.settle()
    driver.forget()
    #expect(driver.pointer(.down, driver.place(0, 0.1)) == .undecided)
    #expect(driver.pointer(.up, driver.place(0, 0.1), after: 0.1) == .handled)
    #expect(driver.events == [.pressed(2)])
  }

  @Test func `arrow keys move the focus ring, and Enter dials the hole in it`() throws {
    var driver = try phone()
    driver.input(.focus(true))
    driver.input(.key(.down))
    driver.input(.key(.right))
    driver.input(.key(.left))
    driver.phone.environment.isRightToLeft = true
    driver.input(.key(.left))
    driver.input(.key(.enter))
    driver.settle()
    #expect(dialled(driver) == [2])
  }

  @Test func `screen readers get the holes as choices that dial`() throws {
    var driver = try phone()
    var tree = AccessibilityTree()
    driver.phone.describe(into: &tree)
    #expect(tree.elements.dropFirst().map { $0.name } == "1234567890".map { String($0) })
    #expect(tree.elements[1].states == .selected && tree.activeIndex == 1)
    #expect(driver.input(.accessibility(.activate, element: 9)) == .handled)
    driver.settle()
    #expect(dialled(driver) == [8])
    driver.phone.describe(into: &tree)
    #expect(tree.activeIndex == 9)
  }

  @Test func `setting the hole dialled last turns nothing`() throws {
    var driver = try phone()
    driver.phone.value = 7
    #expect(driver.phone.value == 7 && driver.phone.isResting)
    driver.phone.value = 10
    #expect(driver.phone.value == 7)
    driver.phone.setHoles([PhoneHole("1"), PhoneHole("2")])
    #expect(driver.phone.value == 1)
  }

  @Test func `no phone has no holes`() {
    #expect(PhoneDial([]) == nil)
    var phone = PhoneDial()
    let before = phone
    let isSet = phone.setHoles([])
    #expect(!isSet && phone == before)
  }

  @Test func `a phone with fewer holes does not dial a removed one`() {
    var driver = PhoneDialDriver(PhoneDial())
    driver.input(.key(.end))
    driver.phone.setHoles([PhoneHole("1"), PhoneHole("2")])
    driver.input(.key(.enter))
    driver.settle()
    #expect(driver.events.contains(.dialled(1)))
    #expect(driver.phone.value == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `options and style ignore NaN`(bad: Double) {
    var phone = PhoneDial()
    let before = phone
    phone.options.fingerStopAngle = bad
    phone.options.innerShare = .nan
    phone.style.rimWidth = .nan
    #expect(phone == before)
    phone.options.innerShare = 7
    phone.style.hubRadius = -3
    #expect(phone.options.innerShare == 0.95 && phone.style.hubRadius == 0)
  }

  @Test func `after any input it works and draws finite numbers`() {
    for seed in seeds(20, from: 1) {
      var random = SeededGenerator(seed: seed)
      var driver = PhoneDialDriver(PhoneDial())
      if let count = [1, 3, 10, 400, 20_000].randomElement(using: &random) {
        try? driver.phone.set("holes", to: .number(Double(count)))
      }
      for _ in 0..<200 { Self.disturb(&driver, using: &random) }
      for id in 1...2 { driver.pointer(.cancel, .zero, id: id) }
      driver.settle()
      #expect(driver.phone.isResting && driver.phone.rotation == 0, "seed \(seed)")
      var scene = ControlScene()
      driver.phone.draw(into: &scene)
      #expect(scene.nodes.allSatisfy { $0.transform.isFinite && $0.opacity.isFinite })
      #expect(!scene.text.contains("nan") && !scene.text.contains("inf"))
    }
  }

  /// Sends a random input, sometimes an invalid one.
  private static func disturb(
    _ driver: inout PhoneDialDriver,
    using random: inout SeededGenerator
  ) {
    let pause = Double.random(in: 0...0.05, using: &random)
    let wild = [Double.nan, .infinity, -1e300, 0, 1e9].randomElement(using: &random) ?? 0
    let place = Point2D(
      Double.random(in: -20...220, using: &random),
      Double.random(in: -20...220, using: &random)
    )
    let id = Int.random(in: 1...2, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: driver.pointer(.down, place, id: id, after: pause)
    case 1, 2, 3, 4: driver.pointer(.move, place, id: id, after: pause)
    case 5: driver.pointer(.up, place, id: id, after: pause)
    case 6: driver.pointer(.move, Point2D(wild, place.y), id: id, after: pause)
    case 7: driver.input(.key([Key.left, .right, .end, .space][id]), after: pause)
    case 8: driver.input(.key(.character("7")), after: pause)
    case 9: driver.act { _ = $0.dial(id) }
    case 10: driver.phone.size = Size2D(place.x, place.y)
    default: driver.advance(to: wild == 1e9 ? 0 : wild)
    }
  }

  @Test func `the number of holes is a setting`() throws {
    var phone = PhoneDial()
    try phone.set("holes", to: .number(3))
    #expect(phone.holes.map { $0.title } == ["1", "2", "3"])
  }

  @Test func `with reduced motion, a released dial is at its rest, and has dialled`() throws {
    var driver = try phone()
    driver.phone.environment.reducesMotion = true
    turn(&driver, hole: 2)
    #expect(driver.phone.isResting && driver.phone.rotation == 0)
    #expect(dialled(driver) == [2])
  }

  @Test(arguments: ["value", "disabled-holes"])
  func `an index after the last hole is refused`(name: String) throws {
    var phone = try phone().phone
    for (index, isAccepted) in [(9.0, true), (10, false)] {
      let value = name == "value" ? SettingValue.number(index) : .numbers([index])
      let isSet = (try? phone.set(name, to: value)) != nil
      #expect(isSet == isAccepted)
    }
  }
}

extension TextScaleTests {
  @Test func `a rotary phone`() throws {
    try check(PhoneDial()) { $0.size = Size2D(320, 320) }
  }
}
