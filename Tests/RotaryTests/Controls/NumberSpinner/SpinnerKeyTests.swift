import Testing

@testable import Rotary

@Suite struct SpinnerKeyTests {
  private func typing(_ text: String, _ driver: inout SpinnerDriver, pause: Double = 0.1) {
    for character in text.unicodeScalars { driver.input(.key(.character(character)), after: pause) }
  }

  @Test func `arrows, page keys, Home and End move by one, by ten and to the ends`() throws {
    var driver = try SpinnerDriver(0, 100)
    let expected: [(Key, Double)] = [
      (.up, 1), (.right, 2), (.down, 1), (.left, 0), (.pageUp, 10), (.pageUp, 20), (.pageDown, 10),
      (.end, 100), (.up, 100), (.home, 0), (.down, 0),
    ]
    for (key, value) in expected {
      #expect(driver.input(.key(key)) == .handled)
      driver.settle()
      #expect(driver.spinner.value == value)
    }
    #expect(driver.events.filter { $0.name == "metEnd" }.count == 2)
  }

  @Test func `a key pressed three times quickly moves by three`() {
    var driver = SpinnerDriver(NumberSpinner())
    for _ in 0..<3 { driver.input(.key(.up), after: 0.03) }
    driver.settle()
    #expect(driver.spinner.value == 3)
    #expect(driver.events.filter { $0.name == "changed" } == [.changed(3)])
  }

  @Test func `with falling numbers, up still increases and Home is still the minimum`() throws {
    var driver = try SpinnerDriver(10, -10, step: -5)
    for (key, value) in [(Key.down, 5.0), (.up, 10), (.home, -10), (.end, 10), (.right, 5)] {
      driver.input(.key(key))
      driver.settle()
      #expect(driver.spinner.value == value)
    }
  }

  @Test func `from right to left, sideways keys and drags are mirrored`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.spinner.environment.isRightToLeft = true
    driver.input(.key(.left))
    driver.settle()
    #expect(driver.spinner.value == 1)
    driver.drag(by: driver.spinner.ring.tile.width, hold: 0.2)
    driver.settle()
    #expect(driver.spinner.value == 2)
  }

  @Test func `typed digits are collected, clamped, and restart after a pause`() throws {
    var driver = try SpinnerDriver(10, 500)
    typing("42", &driver)
    driver.settle()
    #expect(driver.spinner.value == 42)
    driver.wait(1.1)
    typing("999", &driver)
    driver.settle()
    #expect(driver.spinner.value == 500)
    driver.wait(1.1)
    typing("3", &driver)
    driver.settle()
    #expect(driver.spinner.value == 10)
  }

  @Test func `Backspace deletes a digit and Escape the number`() throws {
    var driver = try SpinnerDriver(0, 500)
    #expect(driver.input(.key(.backspace)) == .declined)
    #expect(driver.input(.key(.escape)) == .declined)
    driver.move(to: 7, animated: false)
    typing("123", &driver)
    #expect(driver.input(.key(.backspace), after: 0.1) == .handled)
    driver.settle()
    #expect(driver.spinner.value == 12)
    #expect(driver.input(.key(.escape)) == .handled)
    driver.settle()
    #expect(driver.spinner.value == 7)
    #expect(driver.input(.key(.character("x"))) == .declined)
  }

  @Test func `a sign and a point can be typed`() throws {
    var driver = try SpinnerDriver(-3, 3, step: 0.25)
    typing("-1.5", &driver)
    driver.settle()
    #expect(driver.spinner.value == -1.5)
  }

  @Test func `a mouse wheel upwards increases, and sideways turns to the right`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.input(.scroll(x: 0, y: -80))
    driver.settle()
    #expect(driver.spinner.value == 2)
    driver.input(.scroll(x: 40, y: 0))
    driver.input(.detents(-2))
    driver.settle()
    #expect(driver.spinner.value == 1)
  }

  @Test func `with reduced motion the number changes immediately`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.spinner.environment.reducesMotion = true
    driver.input(.key(.end))
    #expect(driver.spinner.isResting)
    #expect(driver.events == [.changing(9), .changed(9)])
  }

  @Test func `a disabled spinner ignores input`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.spinner.options.isEnabled = false
    let inputs: [Input] = [
      .key(.up), .scroll(x: 0, y: 40), .detents(1),
      .pointer(PointerEvent(.down, position: Point2D(160, 60))),
    ]
    for input in inputs { #expect(driver.input(input) == .declined) }
    #expect(driver.spinner.value == 0 && driver.spinner.isResting)
    #expect(driver.events.isEmpty)
  }

  @Test(arguments: [
    (9.0, "5", true), (59, "5", false), (59, "6", true), (59, "05", true), (110, "05", false),
    (110, "051", true), (110, "11", false), (110, "12", true),
  ])
  func `a number is typed when it is as long as the greatest, or another figure exceeds that`(
    greatest: Double,
    text: String,
    isTyped: Bool
  ) throws {
    let range = try SpinnerRange(from: 0, through: greatest)
    var typed = TypedNumber()
    for figure in text.unicodeScalars {
      _ = typed.receive(.character(figure), at: 1, from: 0, in: range, .latin)
    }
    #expect(typed.hasAllFigures(of: range) == isTyped)
  }
}
