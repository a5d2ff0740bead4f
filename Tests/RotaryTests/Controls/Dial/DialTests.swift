import Rotary
import Testing

@Suite struct DialTests {
  @Test func `a drag around the centre turns the value as far as the finger`() throws {
    var driver = try DialDriver([("step", .number(0)), ("value", .number(50))])
    driver.pointer(.down, driver.place(0))
    driver.arc(from: 0, by: 54)
    // The first three points are the threshold of a click.
    let slop = Circular.degrees(radians: 3 / 80)
    #expect(abs(driver.dial.value - 50 - (54 - slop) / 2.7) < 1e-2)
    driver.pointer(.up, driver.place(54))
    #expect(driver.changes == [driver.dial.value])
  }

  @Test func `the value waits at its end until the finger has come back`() throws {
    var driver = try DialDriver([("step", .number(0)), ("value", .number(90))])
    driver.pointer(.down, driver.place(0))
    driver.arc(from: 0, by: 150)
    #expect(driver.dial.value == 100)
    #expect(driver.events.filter { $0.name == "metEnd" }.count == 1)
    // The finger crosses the gap and enters the arc from the other side, without a jump.
    driver.arc(from: 150, by: 60)
    #expect(driver.dial.value == 100)
    driver.arc(from: 210, by: -160)
    #expect(driver.dial.value == 100)
    driver.arc(from: 50, by: -50)
    let slop = Circular.degrees(radians: 3 / 80)
    #expect(abs(driver.dial.value - (90 - slop / 2.7)) < 1e-2)
  }

  @Test func `after a full turn past the end, the finger moves the value again`() throws {
    var driver = try DialDriver([("step", .number(0)), ("value", .number(100))])
    driver.pointer(.down, driver.place(45))
    driver.arc(from: 45, by: 400)
    #expect(driver.dial.value == 100)
    driver.arc(from: 85, by: -67)
    let slop = Circular.degrees(radians: 3 / 80)
    #expect(abs(driver.dial.value - (100 - (27 + slop) / 2.7)) < 1e-2)
  }

  @Test func `a drag through the middle turns nothing there`() throws {
    var driver = try DialDriver([("step", .number(0)), ("value", .number(50))])
    driver.pointer(.down, driver.place(0, 0.5))
    for x in stride(from: 149.0, through: 51, by: -1) { driver.pointer(.move, Point2D(x, 100)) }
    #expect(driver.dial.value == 50)
  }

  @Test(arguments: [
    ("vertical", 0.0, -40.0, 20.0), ("vertical", 40, 0, 0), ("horizontal", 40, 0, 20),
    ("both", 20, -20, 20),
  ])
  func `a straight drag moves by its points`(
    model: String,
    x: Double,
    y: Double,
    expected: Double
  ) throws {
    var driver = try DialDriver([
      ("step", .number(0)), ("value", .number(50)), ("drag", .text(model)),
    ])
    driver.pointer(.down, Point2D(100, 100))
    // The threshold of a click is subtracted first, in the same direction.
    let length = (x * x + y * y).squareRoot()
    let start = Point2D(100 + 3 * x / length, 100 + 3 * y / length)
    driver.pointer(.move, start)
    driver.pointer(.move, start + Vector2D(x, y))
    #expect(abs(driver.dial.value - 50 - expected) < 1e-9)
  }

  @Test func `Shift, a second finger and distance make a drag ten times finer`() throws {
    let settings: [(String, SettingValue)] = [
      ("step", .number(0)), ("value", .number(50)), ("drag", .text("vertical")),
      ("second-finger", .flag(true)),
    ]
    var plain = try DialDriver(settings)
    plain.pointer(.down, Point2D(100, 100))
    plain.pointer(.move, Point2D(100, 90))
    var shifted = plain
    var second = plain
    var far = plain
    shifted.pointer(.move, Point2D(100, 70), modifiers: .shift)
    #expect(abs(shifted.dial.value - plain.dial.value - 1) < 1e-9)
    #expect(second.pointer(.down, Point2D(120, 120), id: 2) == .handled)
    second.pointer(.move, Point2D(100, 70))
    #expect(abs(second.dial.value - plain.dial.value - 1) < 1e-9)
    second.pointer(.up, Point2D(120, 120), id: 2)
    second.pointer(.move, Point2D(100, 50))
    #expect(abs(second.dial.value - plain.dial.value - 11) < 1e-9)
    far.pointer(.move, Point2D(200, 90))
    far.pointer(.move, Point2D(200, 70))
    #expect(abs(far.dial.value - plain.dial.value - 1) < 1e-9)
  }

  @Test func `a tap sets the value, two taps go back to the default`() throws {
    var driver = try DialDriver([("default", .number(30))])
    driver.tap(-90)
    #expect(driver.dial.value == 50)
    driver.tap(90)
    // Straight below is equally far from both ends; it reads as the end.
    #expect(driver.dial.value == 100)
    driver.tap(90, after: 0.1)
    #expect(driver.dial.value == 30)
    #expect(driver.changes == [50, 100, 30])
    driver.tap(0, share: 0.05)
    #expect(driver.dial.value == 30)
  }

  @Test(arguments: [
    ("two places", 40.0, 0.1, []), ("too late", 0, 0.31, []),
    ("off", 0, 0.1, [("default", SettingValue.text("none"))]),
    ("absolute", 0, 0.1, [("absolute", SettingValue.flag(true))]),
  ])
  func `two taps far apart are two single taps`(
    name: String,
    degrees: Double,
    pause: Double,
    settings: [(String, SettingValue)]
  ) throws {
    var driver = try DialDriver(settings)
    driver.tap(-90)
    driver.tap(-90 + degrees, after: pause)
    #expect(driver.dial.value == 50 + (degrees * 100 / 270).rounded(), "\(name)")
  }

  @Test func `the platform decides which taps are a double tap`() throws {
    var driver = try DialDriver([])
    driver.dial.environment.doubleTapSeconds = 0.6
    driver.tap(-90)
    driver.tap(-90, after: 0.5)
    #expect(driver.dial.value == 0)
    driver.dial.environment.doubleTapSeconds = .nan
    #expect(driver.dial.environment.doubleTapSeconds == 0.6)
    driver.dial.environment.doubleTapSeconds = .infinity
    #expect(driver.dial.environment.doubleTapSeconds == 10)
    #expect(ControlEnvironment(doubleTapSeconds: .nan).doubleTapSeconds == 0.3)
  }

  @Test func `a finger across the arc scrolls the page, one along it turns the dial`() throws {
    for (degrees, isDials) in [(0.0, true), (90, false)] {
      var driver = try DialDriver([("value", .number(50))])
      #expect(driver.pointer(.down, driver.place(-90), kind: .touch) == .undecided)
      let way =
        Point2D.zero.moved(by: 12, towards: Circular.radians(degrees: degrees)) - Point2D.zero
      let response = driver.pointer(.move, driver.place(-90) + way, kind: .touch)
      #expect(response == (isDials ? .handled : .declined))
      #expect(driver.dial.isResting == !isDials)
      #expect(driver.dial.value == 50 || isDials)
    }
  }

  @Test func `an absolute dial jumps to the touch`() throws {
    var driver = try DialDriver([("absolute", .flag(true)), ("step", .number(0))])
    driver.pointer(.down, driver.place(-90))
    #expect(abs(driver.dial.value - 50) < 1e-9)
    var touch = try DialDriver([("absolute", .flag(true)), ("step", .number(0))])
    touch.pointer(.down, touch.place(-90), kind: .touch)
    #expect(touch.dial.value == 0)
    for step in 1...30 {
      touch.pointer(.move, touch.place(-90 + Double(step)), kind: .touch)
    }
    #expect(abs(touch.dial.value - 50 - 30 / 2.7) < 1e-2)
  }

  @Test func `a detent holds the value and ticks each time it is passed`() throws {
    var driver = try DialDriver([
      ("step", .number(0)), ("value", .number(40)), ("detents", .numbers([80, 50])),
    ])
    driver.pointer(.down, driver.place(0))
    driver.arc(from: 0, by: 28)
    #expect(driver.dial.value == 50)
    driver.pointer(.move, driver.place(120))
    driver.pointer(.move, driver.place(0))
    #expect(driver.crossed == [50, 80, 80, 50])
  }

  @Test func `each step ticks if there are few`() throws {
    var driver = try DialDriver([("max", .number(10)), ("value", .number(2))])
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(100))
    #expect(driver.crossed == [3, 4, 5, 6])
    var many = try DialDriver([("max", .number(1_000))])
    many.pointer(.down, many.place(0))
    many.pointer(.move, many.place(100))
    #expect(many.crossed.isEmpty)
  }

  @Test func `a circle wraps from its maximum to its minimum`() throws {
    var driver = try DialDriver([
      ("max", .number(360)), ("start", .number(-90)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("step", .number(15)), ("value", .number(345)),
    ])
    driver.input(.key(.right))
    #expect(driver.dial.value == 0)
    driver.input(.key(.left))
    #expect(driver.dial.value == 345)
    driver.pointer(.down, driver.place(0))
    driver.arc(from: 0, by: 725, steps: 200)
    driver.pointer(.up, driver.place(5))
    #expect(driver.dial.value == 345)
  }

  @Test func `a dial of several turns turns several times`() throws {
    var driver = try DialDriver([
      ("max", .number(180)), ("start", .number(-90)), ("turns", .number(3)),
    ])
    driver.pointer(.down, driver.place(0))
    driver.arc(from: 0, by: 360 * 1.5 + 3, steps: 300)
    driver.pointer(.up, driver.place(183))
    #expect(driver.dial.value == 90)
    driver.tap(0)
    #expect(driver.dial.value == 75)
  }

  @Test(arguments: [Key.up, .left, .pageUp, .pageDown, .home, .end])
  func `keys do not move a thumb that a pointer holds`(key: Key) throws {
    var driver = try DialDriver([("value", .number(50))])
    driver.pointer(.down, driver.place(-90))
    driver.press(key)
    #expect(driver.dial.value == 50 && !driver.dial.isResting)
  }
}
