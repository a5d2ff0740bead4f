import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct DialSceneTests {
  @Test func `thumb and arc are placed, not drawn again`() throws {
    var driver = try DialDriver([("step", .text("any")), ("show-value", .flag(false))])
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(10))
    var presenter = ScenePresenter<Dial>()
    presenter.update(with: driver.dial) { _ in }
    for step in 1...60 {
      driver.pointer(.move, driver.place(10 + Double(step)))
      var changes: [SceneChange] = []
      #expect(!presenter.update(with: driver.dial) { changes.append($0) })
      // The start of the arc does not move.
      #expect(changes.count == 2, "\(changes)")
    }
  }

  @Test func `changed numbers do not draw the arc again`() throws {
    var driver = try DialDriver([("value", .number(20))])
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(10))
    var presenter = ScenePresenter<Dial>()
    presenter.update(with: driver.dial) { _ in }
    var contents: [NodeID] = []
    for step in 1...60 {
      driver.pointer(.move, driver.place(10 + Double(step)))
      presenter.update(with: driver.dial) { change in
        if case .content(let id, _) = change { contents.append(id) }
      }
    }
    #expect(contents.count > 15 && Set(contents) == [DialNode.value.id])
  }

  @Test func `placements equal a fresh drawing`() throws {
    var random = 17.0
    for face in ["ring", "knob"] {
      for settings in [
        [("origin", .number(50))], [("turns", .number(3))],
        [("turns", .number(1)), ("wrap", .flag(true))], [("progress", .flag(false))],
        [("min", .number(1)), ("scale", .text("log")), ("turns", .number(2))],
        [("counterclockwise", .flag(true)), ("origin", .number(50))],
        [("modulation", .number(30))], [("modulation", .number(-1e15)), ("turns", .number(3))],
        [("turns", .number(1)), ("wrap", .flag(true)), ("modulation", .number(70))],
      ] as [[(String, SettingValue)]] {
        try checkScreen(
          DialDriver([("face", .text(face)), ("step", .text("any"))] + settings),
          &random
        )
      }
      for wraps in [false, true] {
        let settings: [(String, SettingValue)] = [
          ("face", .text(face)), ("turns", .number(1)), ("wrap", .flag(wraps)),
          ("value", .numbers([20, 60])),
        ]
        try checkScreen(RangeDialDriver(settings), &random)
      }
    }
  }

  /// Returns the angle at which a dial's second arc begins, and its sweep, in degrees.
  private func modulation(of dial: Dial) -> (angle: Double, sweep: Double)? {
    var (angle, sweep): (Double?, Double?)
    dial.readPlacements { id, placement in
      switch placement {
      case .turned(let turn, _) where id == DialNode.modulation.id: angle = turn * 180 / .pi
      case .traced(_, let share) where id == DialNode.modulationArc.id: sweep = share * 360
      default: break
      }
    }
    guard let angle, let sweep else { return nil }
    return (angle, sweep)
  }

  // The scale of 270 degrees begins at 135 degrees; a value of 10 is 27 degrees.
  @Test(arguments: [
    (40, 20, 243, 54), (40, -20, 189, 54), (90, 50, 378, 27), (10, -50, 135, 27),
    (0, 1e15, 135, 270), (100, 5, 405, 0),
  ])
  func `a second arc begins at the value, and ends at the ends of the scale`(
    value: Double,
    modulation amount: Double,
    angle: Double,
    sweep: Double
  ) throws {
    var dial = Dial()
    dial.value = value
    #expect(modulation(of: dial) == nil)
    dial.style.modulation = amount
    let found = try #require(modulation(of: dial))
    #expect(abs(found.angle - angle) < 1e-9 && abs(found.sweep - sweep) < 1e-9)
    for bad in [Double.nan, .infinity, 1e300] { dial.style.modulation = bad }
    #expect(dial.style.modulation.magnitude <= 1e15)
  }

  @Test func `on other scales the second arc is as long as the values are apart`() throws {
    var dial = Dial()
    dial.scale = try DialScale(from: 1, through: 1_000, curve: .logarithmic)
    dial.value = 10
    dial.style.modulation = 90
    // Three powers of ten are 270 degrees.
    let found = try #require(modulation(of: dial))
    #expect(abs(found.angle - 225) < 1e-9 && abs(found.sweep - 90) < 1e-9)
    #expect(!RangeDial.settings.contains { $0.name == "modulation" })
    var range = RangeDial()
    range.style.modulation = 20
    var ids: [NodeID] = []
    range.readPlacements { id, _ in ids.append(id) }
    #expect(!ids.contains(DialNode.modulation.id) && !ids.isEmpty)
  }

  /// Drags back and forth, and compares the host's screen with a fresh drawing.
  private func checkScreen<Value: DialReading>(
    _ start: DialControlDriver<Value>,
    _ random: inout Double
  ) throws {
    var driver = start
    var presenter = ScenePresenter<DialControl<Value>>()
    var screen = Screen()
    driver.pointer(.down, driver.place(140))
    for _ in 0..<120 {
      random = (random * 7.13 + 1.7).truncatingRemainder(dividingBy: 90)
      driver.pointer(.move, driver.place(140 + 8 * (random - 30)))
      presenter.update(with: driver.dial) { screen.apply($0) }
      var scene = ControlScene(size: driver.dial.size)
      driver.dial.draw(into: &scene)
      #expect(screen.differences(from: scene) == [])
    }
  }

  @Test func `a dial is drawn again only when its text changes`() throws {
    var driver = try DialDriver([("step", .text("any")), ("decimals", .number(0))])
    var presenter = ScenePresenter<Dial>()
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(5))
    presenter.update(with: driver.dial) { _ in }
    var redraws = 0
    var texts = Set([driver.dial.drawnText])
    for step in 1...270 {
      driver.pointer(.move, driver.place(5 + Double(step) / 10))
      if presenter.update(with: driver.dial, emit: { _ in }) { redraws += 1 }
      texts.insert(driver.dial.drawnText)
    }
    // 27 degrees are 10.
    #expect(redraws == 10 && texts.count == 11)
    driver.pointer(.up, driver.place(32), after: 1)
  }

  @Test func `an app can format the shown value, and no other value`() throws {
    var driver = try DialDriver([("unit", .text(" °C")), ("value", .number(40))])
    #expect(driver.dial.drawnText == "40 °C")
    func write(_ dial: inout Dial) { dial.writeValue { "\(Int($0 * 1.8 + 32)) °F" } }
    let key = driver.dial.renderKey
    write(&driver.dial)
    #expect(driver.dial.drawnText == "104 °F" && spoken(by: driver.dial) == ["104 °F"])
    #expect(!driver.dial.matches(key) && driver.dial.text(of: 40) == "40 °C")
    // Until the host has written the next text, the style's format applies.
    driver.press(.right)
    #expect(driver.dial.drawnText == "41 °C" && spoken(by: driver.dial) == ["41 °C"])
    write(&driver.dial)
    #expect(driver.dial.drawnText == "105 °F")
    let written = driver.dial.renderKey
    write(&driver.dial)
    #expect(driver.dial.matches(written))
    driver.dial.writeValue { _ in "–" }
    #expect(!driver.dial.matches(written))
    // By name, an empty list removes the texts.
    try driver.dial.set("texts", to: .texts([]))
    #expect(driver.dial.drawnText == "41 °C")
    var range = try RangeDialDriver([("value", .numbers([20, 60]))])
    range.dial.writeValue { "<\(Int($0))>" }
    #expect(range.dial.drawnText == "<20> – <60>" && spoken(by: range.dial) == ["<20>", "<60>"])
  }

  private func spoken<Value>(by dial: DialControl<Value>) -> [String] {
    var tree = AccessibilityTree()
    dial.describe(into: &tree)
    return tree.elements.filter { $0.role == .slider }.map { $0.value }
  }

  @Test(arguments: ["ring", "knob"])
  func `the focus ring is outside the track and the thumb`(face: String) throws {
    let artwork = try DialDriver([("face", .text(face))]).dial.mechanism.artwork
    guard case .shape(let ring, _, let stroke?) = artwork.focusRing else {
      Issue.record("no focus ring")
      return
    }
    let inner = try #require(ring.bounds).size.width / 2 - stroke.width / 2
    let parts = artwork.parts
    #expect(inner > artwork.trackRadius + artwork.radius * parts.trackWidth / 2)
    #expect(inner > artwork.radius * (parts.thumb + parts.thumbSize))
    guard case .shape(let thumb, _, _) = artwork.thumbRing else {
      Issue.record("no focus ring around the thumb")
      return
    }
    let reach = try #require(thumb.bounds).size.width / 2 - stroke.width / 2
    #expect(reach > artwork.radius * parts.thumbSize)
  }

  @Test(arguments: [false, true])
  func `the title of a ring is on its plate`(showsValue: Bool) {
    var dial = Dial()
    dial.style.title = "Temperature"
    dial.style.showsValue = showsValue
    let artwork = dial.mechanism.artwork
    let box = artwork.texts(of: 3).titleBox
    for corner in [Point2D(box.minX, box.minY), Point2D(box.maxX, box.maxY)] {
      #expect(corner.distance(to: artwork.center) <= artwork.radius * artwork.parts.plate)
    }
  }
}
