import Rotary
import Testing

@Suite struct WheelKeyTests {
  func titled(_ titles: [String]) throws -> WheelDriver {
    WheelDriver(try Wheel(sectors: titles.map { Sector($0) }))
  }

  @Test func `arrows of each axis move by one, and wrap around`() {
    for (key, expected) in [(Key.right, 1), (.down, 1), (.left, 7), (.up, 7)] {
      var driver = WheelDriver(Wheel())
      driver.input(.key(key))
      driver.settle()
      #expect(driver.wheel.value == expected)
      #expect(abs(driver.wheel.rotation) < 1)
    }
  }

  @Test func `a key pressed three times quickly moves by three`() {
    var driver = WheelDriver(Wheel())
    for _ in 0..<3 { driver.input(.key(.right), after: 0.03) }
    driver.settle()
    #expect(driver.wheel.value == 3)
    #expect(driver.events.last == .changed(3))
    #expect(driver.events.filter { if case .changed = $0 { true } else { false } }.count == 1)
  }

  @Test func `Home and End move to the ends`() {
    var driver = WheelDriver(Wheel())
    driver.input(.key(.end))
    driver.settle()
    #expect(driver.wheel.value == 7)
    driver.input(.key(.home))
    driver.settle()
    #expect(driver.wheel.value == 0)
  }

  @Test func `typing finds the title that starts with the text, ignoring case`() throws {
    var driver = try titled(["Ägypten", "Chile", "China", "Cuba", "Österreich", "Россия"])
    func type(_ text: String, _ expected: Int) {
      driver.wait(1.2)
      for scalar in text.unicodeScalars { driver.input(.key(.character(scalar)), after: 0.1) }
      driver.settle()
      #expect(driver.wheel.value == expected, "\(text)")
    }
    type("cu", 3)
    type("CHIN", 2)
    type("öst", 4)
    type("ä", 0)
    type("рос", 5)
    type("x", 5)
  }

  @Test func `the same letter typed again moves to the next title that starts with it`() throws {
    var driver = try titled(["Chile", "China", "Cuba", "Peru"])
    for expected in [1, 2, 0, 1] {
      driver.input(.key(.character("c")), after: 0.2)
      driver.wait(0.5)
      #expect(driver.wheel.value == expected)
    }
  }

  @Test func `enter and space press the hub`() {
    var driver = WheelDriver(Wheel())
    driver.input(.key(.enter))
    driver.input(.key(.space))
    #expect(driver.events == [.pressed(0), .pressed(0)])
  }

  @Test func `unused keys are declined`() {
    var driver = WheelDriver(Wheel())
    #expect(driver.input(.key(.escape)) == .declined)
    #expect(driver.input(.key(.right, .command)) == .declined)
    #expect(driver.input(.key(.character("z"))) == .declined)
  }

  @Test func `scrolled points add up to sectors, and one detent is one`() {
    var driver = WheelDriver(Wheel())
    for _ in 0..<3 { driver.input(.scroll(x: 0, y: 15), after: 0.01) }
    driver.settle()
    #expect(driver.wheel.value == 1)
    driver.input(.detents(-3))
    driver.settle()
    #expect(driver.wheel.value == 6)
    #expect(driver.input(.scroll(x: .nan, y: 0)) == .declined)
    driver.input(.scroll(x: 1e300, y: 0))
    driver.settle()
    #expect(driver.wheel.rotation.magnitude < 20)
  }

  @Test func `with one direction allowed, keys move the other way around`() {
    var wheel = Wheel()
    wheel.options.direction = .clockwise
    var driver = WheelDriver(wheel)
    driver.input(.key(.right))
    driver.settle()
    #expect(driver.wheel.value == 1)
    #expect(driver.wheel.rotation > 5)
  }
}
