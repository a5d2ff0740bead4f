import RealModule
import Rotary
import RotaryTestRandom
import Testing

@Suite struct SpinnerRobustnessTests {
  @Test func `invalid settings are rejected and have no effect`() throws {
    let before = NumberSpinner()
    var spinner = before
    let bad: [(String, SettingValue)] = [
      ("step", .number(0)), ("step", .number(.nan)), ("min", .number(-.infinity)),
      ("max", .number(1e16)), ("value", .number(.nan)), ("tiles", .number(0)),
      ("tiles", .number(2.5)), ("wrap", .number(1)), ("perspective", .number(0)),
      ("perspective", .text("some")), ("gain", .text("")), ("digits", .number(0)),
      ("titles", .numbers([1])), ("step", .number(1e-12)),
    ]
    for (name, value) in bad {
      let refusal = #expect(throws: SettingError.self, "\(name)") {
        try spinner.set(name, to: value)
      }
      #expect(refusal != .unknownName, "\(name)")
      #expect((spinner == before) == true, "\(name)")
    }
    #expect(throws: SettingError.unknownName) { try spinner.set("sectors", to: .number(3)) }
  }

  @Test func `ends can be set in any order, and a value beyond them is clamped`() throws {
    for names in [["min", "max"], ["max", "min"]] {
      var spinner = NumberSpinner()
      for name in names { try spinner.set(name, to: .number(name == "min" ? 100 : 200)) }
      #expect(spinner.range.minimum == 100 && spinner.range.maximum == 200)
      try spinner.set("value", to: .number(1_000))
      #expect(spinner.value == 200)
    }
  }

  @Test func `every setting takes its default and its ends`() throws {
    for setting in NumberSpinner.settings {
      var spinner = NumberSpinner()
      try spinner.set(setting.name, to: setting.defaultValue)
      #expect((spinner == NumberSpinner()) == true, "\(setting.name)")
    }
  }

  @Test func `input that no device sends has no lasting effect`() throws {
    var generator = SeededGenerator(seed: 11)
    let odd = Corners.doubles + [60, 160, 319, 1e9, -5]
    for round in rounds(200) {
      var spinner = NumberSpinner(range: try SpinnerRange(from: -50, through: 50))
      spinner.options.wraps = round % 2 == 0
      spinner.options.tileCount = 1 + round % 20
      var time = 0.0
      for _ in 0..<60 {
        let x = odd.randomElement(using: &generator) ?? 0
        let y = odd.randomElement(using: &generator) ?? 0
        let id = Int.random(in: 1...2, using: &generator)
        let phase = PointerEvent.Phase(rawValue: UInt8.random(in: 0...5, using: &generator))
        let input: Input
        switch Int.random(in: 0...9, using: &generator) {
        case 0: input = .scroll(x: x, y: y)
        case 1: input = .detents(Corners.integers.randomElement(using: &generator) ?? 0)
        case 2: input = .key(.character("7"))
        case 3: input = .key(.pageUp)
        case 4: input = .detents(Int.random(in: -200...200, using: &generator))
        default: input = .pointer(PointerEvent(phase ?? .down, id: id, position: Point2D(x, y)))
        }
        time += [0, 0.01, 0.3].randomElement(using: &generator) ?? 0
        spinner.handle(input, at: time)
        // NaN and earlier times are ignored.
        let before = spinner
        let never = Corners.doubles.filter { !$0.isFinite || $0 < time }
        let response = spinner.handle(input, at: never.randomElement(using: &generator) ?? .nan)
        #expect((response == .declined && spinner == before) == true)
        #expect(spinner.position.isFinite)
        #expect(spinner.range.index(nearest: spinner.value) != nil)
      }
      spinner.handle(.pointer(PointerEvent(.cancel, id: 1, position: .zero)), at: 1e6)
      spinner.handle(.pointer(PointerEvent(.cancel, id: 2, position: .zero)), at: 1e6)
      spinner.advance(to: 2e6)
      #expect(spinner.isResting)
      #expect(spinner.position == spinner.position.rounded())
    }
  }

  @Test func `a lost finger-up starts a new gesture, and a second finger is ignored`() {
    var driver = SpinnerDriver(NumberSpinner())
    driver.pointer(.down, 160)
    #expect(driver.pointer(.down, 100, id: 2) == .declined)
    #expect(driver.pointer(.move, 20, id: 2) == .declined)
    #expect(driver.pointer(.down, 200) == .undecided)
    #expect(driver.pointer(.up, 200, after: 0.8) == .handled)
    driver.settle()
    #expect(driver.spinner.value == 0)
  }

  @Test(arguments: [Size2D(0, 0), Size2D(1, 1), Size2D(1e-9, 50), Size2D(5_000, 10)])
  func `it is drawn at any size`(size: Size2D) {
    var driver = SpinnerDriver(NumberSpinner())
    driver.spinner.size = size
    driver.drag(by: -300)
    driver.settle()
    var scene = ControlScene(size: size)
    driver.spinner.draw(into: &scene)
    #expect(scene.nodes.allSatisfy { $0.transform.isFinite })
  }

  @Test func `tiles meet edge to edge, and the front tile has scale 1`() throws {
    for tiles in 3...60 {
      let ring = SpinnerRing(size: Size2D(320, 120), tileCount: tiles, perspective: 1.1)
      let half = ring.tile.width / 2
      #expect(abs(ring.radius * Double.tan(ring.tileAngle / 2) - half) < 1e-9)
      let front = ring.transform(atAngle: 0)
      let next = ring.transform(atAngle: ring.tileAngle)
      let corner = try #require(front.project(Point2D(half, ring.tile.height / 2)))
      #expect(abs(corner.x - 160 - half) < 1e-9)
      #expect(abs(corner.y - 60 - ring.tile.height / 2) < 1e-9)
      let shared = try #require(next.project(Point2D(-half, ring.tile.height / 2)))
      #expect(corner.distance(to: shared) < 1e-9)
    }
  }

  @Test(arguments: [nil, 0.3, 1.1, 20] as [Double?])
  func `a ring stays inside its control at any rotation`(perspective: Double?) throws {
    let size = Size2D(300, 500)
    for tiles in 1...40 {
      let ring = SpinnerRing(size: size, tileCount: tiles, perspective: perspective)
      let half = ring.tile.width / 2
      var farthest = 0.0
      for step in 0...1000 {
        let angle = Circular.turn * Double(step) / 1000
        guard ring.facing(atAngle: angle) > 0 else { continue }
        for side in [-half, half] {
          let corner = try #require(ring.transform(atAngle: angle).project(Point2D(side, 0)))
          farthest = max(farthest, abs(corner.x - 150))
        }
      }
      // Nothing is clipped, and no usable room is left.
      #expect(farthest <= 0.94 * 150 + 1e-9, "\(tiles) tiles")
      if tiles < 3 || half < 0.5 * 0.8 * 500 * 1.15 - 1e-9 {
        #expect(farthest >= 0.94 * 150 * 0.995, "\(tiles) tiles")
      }
    }
  }

  @Test(arguments: [0.3, 1.1, 20]) func `a tile seen edge-on has no width`(perspective: Double)
    throws
  {
    let ring = SpinnerRing(size: Size2D(400, 150), tileCount: 16, perspective: perspective)
    let angle = ring.visibleSide * ring.tileAngle
    #expect(abs(ring.facing(atAngle: angle)) < 1e-9)
    let place = ring.transform(atAngle: angle)
    let left = try #require(place.project(Point2D(-10, 0)))
    let right = try #require(place.project(Point2D(10, 0)))
    #expect(abs(left.x - right.x) < 1e-9)
  }

  @Test func `a spinner is a spin button with the number that it rests on`() throws {
    var driver = try SpinnerDriver(-5, 5)
    var tree = AccessibilityTree()
    driver.move(to: 3)
    driver.wait(0.2)
    driver.spinner.describe(into: &tree)
    #expect(tree.elements.first?.role == .spinbutton)
    #expect(
      tree.elements.first?.number == AccessibilityNumber(current: -5, minimum: -5, maximum: 5)
    )
    driver.settle()
    driver.spinner.describe(into: &tree)
    #expect(tree.elements.first?.number?.current == 3)
    #expect(tree.elements.first?.value == "3")
  }

  @Test func `a frame of a billion numbers has as many nodes as one of ten`() throws {
    var counts: [Int] = []
    for count in [10.0, 1e9] {
      var driver = try SpinnerDriver(0, count - 1, wraps: true)
      driver.drag(by: -100, hold: 0.1)
      var scene = ControlScene(size: driver.spinner.size)
      driver.spinner.draw(into: &scene)
      counts.append(scene.nodes.count)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] > 10)
  }
}
