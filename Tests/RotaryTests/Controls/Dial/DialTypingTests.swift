import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct DialTypingTests {
  /// Types characters, and returns the responses.
  @discardableResult
  private func type<Value>(
    _ text: String,
    into driver: inout DialControlDriver<Value>
  ) -> [Response] {
    text.unicodeScalars.map { driver.input(.key(.character($0))) }
  }

  @Test func `digits are shown, and Enter sets the value`() throws {
    var driver = try DialDriver([("value", .number(30)), ("unit", .text(" %"))])
    driver.input(.focus(true))
    var presenter = ScenePresenter<Dial>()
    var screen = Screen()
    presenter.update(with: driver.dial) { screen.apply($0) }
    for (character, shown) in [("4", "4|"), ("2", "42|"), ("7", "427|")] {
      #expect(type(character, into: &driver) == [.handled])
      presenter.update(with: driver.dial) { screen.apply($0) }
      var scene = ControlScene(size: driver.dial.size)
      driver.dial.draw(into: &scene)
      #expect(driver.dial.drawnText == shown && screen.differences(from: scene) == [])
    }
    #expect(driver.dial.value == 30 && driver.events.isEmpty)
    #expect(driver.input(.key(.backspace)) == .handled)
    #expect(driver.input(.key(.enter)) == .handled)
    #expect(driver.dial.value == 42 && driver.changes == [42])
    #expect(driver.dial.drawnText == "42 %")
    // Without typed figures, the keys are for the app.
    for key in [Key.enter, .escape, .backspace, .character("e"), .character("%")] {
      #expect(driver.input(.key(key)) == .declined)
    }
  }

  @Test(arguments: [
    ("250", 100.0), ("-5", 0), ("12.6", 13), ("0,7", 1), ("99999999999999999999", 100),
    ("\u{2212}0", 0), ("-", 30), (".", 30), ("--7", 0), ("1.2.3", 1),
  ])
  func `a typed number becomes the nearest value, and no number changes nothing`(
    typed: String,
    value: Double
  ) throws {
    var driver = try DialDriver([("value", .number(30))])
    type(typed, into: &driver)
    driver.input(.key(.enter))
    #expect(driver.dial.value == value)
    #expect(driver.events.isEmpty == (value == 30))
    #expect(driver.dial.drawnText == driver.dial.text(of: value))
  }

  @Test func `Escape, a step, a touch and being disabled leave the value`() throws {
    for index in 0..<4 {
      var driver = try DialDriver([("value", .number(30))])
      type("7", into: &driver)
      switch index {
      case 0: #expect(driver.input(.key(.escape)) == .handled)
      case 1: driver.press(.up)
      case 2:
        driver.pointer(.down, driver.place(0))
        #expect(type("5", into: &driver) == [.declined])
        driver.pointer(.cancel, driver.place(0))
      default:
        driver.dial.options.isEnabled = false
        driver.dial.options.isEnabled = true
      }
      driver.input(.key(.enter))
      #expect(driver.dial.value == (index == 1 ? 31 : 30), "\(index)")
      #expect(driver.dial.drawnText == driver.dial.text(of: driver.dial.value))
    }
  }

  @Test func `a dial that loses the keyboard focus sets what was typed`() throws {
    var driver = try DialDriver([("value", .number(30))])
    driver.input(.focus(true))
    type("7", into: &driver)
    driver.input(.focus(false))
    #expect(driver.dial.value == 7 && driver.changes == [7])
  }

  @Test(arguments: [
    ("show-value", SettingValue.flag(false)), ("format", .text("clock")),
    ("texts", .texts(["86 °F"])),
  ])
  func `a dial that does not show its value as a number takes none`(
    name: String,
    value: SettingValue
  ) throws {
    var driver = try DialDriver([("value", .number(30)), (name, value)])
    #expect(type("7", into: &driver) == [.declined])
    #expect(driver.input(.key(.enter)) == .declined && driver.dial.value == 30)
  }

  @Test func `a typed number sets the active thumb, and does not push the other`() throws {
    var driver = try RangeDialDriver([("value", .numbers([20, 60]))])
    type("90", into: &driver)
    driver.input(.key(.enter))
    #expect(driver.dial.value == DialRange(20, 90))
    driver.input(.key(.enter))
    type("95", into: &driver)
    driver.input(.key(.enter))
    #expect(driver.dial.value == DialRange(90, 90))
  }

  @Test func `figures of the user's language are typed and shown`() throws {
    var driver = try DialDriver([("value", .number(30)), ("step", .number(0.5))])
    driver.dial.environment.numerals = try #require(Numerals("٠٬٫٠٪"))
    type("٤٫5", into: &driver)
    #expect(driver.dial.drawnText == "٤٫٥|")
    driver.input(.key(.enter))
    #expect(driver.dial.value == 4.5)
  }
}
