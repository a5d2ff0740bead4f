import Rotary
import RotaryGestures
import RotaryTestRandom
import Testing

@Suite struct StageTests {
  private static let screen = Size2D(300, 500)

  private func corners(_ stage: Stage, at time: Double) -> Rect2D {
    let map = stage.transform(at: time)
    let size = stage.bounds(at: time)
    return Rect2D(
      corner: map.apply(to: .zero),
      opposite: map.apply(to: Point2D(size.width, size.height))
    )
  }

  @Test(arguments: DeviceOrientation.allCases, DeviceOrientation.allCases)
  func `at rest the bounds cover the screen, in each orientation`(
    first: DeviceOrientation,
    second: DeviceOrientation
  ) {
    var stage = Stage(screen: Self.screen, orientation: first)
    let turned = stage.turn(to: second, at: 1)
    #expect(turned)
    #expect(stage.size == (second.isLandscape ? Size2D(500, 300) : Size2D(300, 500)))
    let end = 1 + Stage.turnSeconds
    #expect(!stage.isTurning(at: end) && stage.bounds(at: end) == stage.size)
    let covered = corners(stage, at: end)
    #expect(covered.origin.distance(to: .zero) < 1e-9)
    #expect(abs(covered.size.width - 300) < 1e-9 && abs(covered.size.height - 500) < 1e-9)
    // Up for the content is up for the user.
    let map = stage.transform(at: end)
    let up = map.apply(to: Point2D(0, -1)) - map.apply(to: Point2D.zero)
    let held = Transform2D.rotation(second.deviceAngle).apply(to: up)
    #expect((held - Vector2D(0, -1)).length < 1e-12)
  }

  @Test func `halfway the angle and the bounds are halfway`() {
    var stage = Stage(screen: Self.screen)
    stage.turn(to: .landscapeLeft, at: 2)
    #expect(stage.isTurning(at: 2.15))
    // The easing is symmetric: at half the time it is halfway.
    #expect(abs(stage.angle(at: 2.15) + .pi / 4) < 1e-9)
    let half = stage.bounds(at: 2.15)
    #expect(abs(half.width - 400) < 1e-6 && abs(half.height - 400) < 1e-6)
    #expect(stage.angle(at: 2) == 0 && stage.bounds(at: 2) == Self.screen)
  }

  @Test(arguments: [OrientationSet.portrait, .allButUpsideDown, .landscape, .all, []])
  func `an unsupported orientation has no effect`(supported: OrientationSet) {
    var stage = Stage(screen: Self.screen, supported: supported)
    for orientation in DeviceOrientation.allCases where !supported.has(orientation) {
      let before = stage
      let turned = stage.turn(to: orientation, at: 1)
      #expect(turned == (orientation == before.orientation) && stage == before)
    }
    for time in [Double.nan, .infinity] {
      let before = stage
      let turned = stage.turn(to: .landscapeRight, at: time)
      #expect(!turned && stage == before)
    }
  }

  @Test func `the sets contain what their names say`() {
    typealias Orientation = DeviceOrientation
    func held(_ set: OrientationSet) -> [Orientation] { Orientation.allCases.filter(set.has) }
    #expect(held(.all) == Orientation.allCases)
    #expect(held(.portrait) == [.portrait])
    #expect(held(.landscape) == [.landscapeLeft, .landscapeRight])
    #expect(held(.allButUpsideDown) == [.portrait, .landscapeLeft, .landscapeRight])
    #expect(held([]).isEmpty)
  }

  @Test func `an interrupted rotation continues from its current angle`() {
    var generator = SeededGenerator(seed: 4)
    var stage = Stage(screen: Self.screen)
    var time = 0.0
    for _ in rounds(2_000) {
      time += .random(in: 0...0.4, using: &generator)
      let (angle, bounds) = (stage.angle(at: time), stage.bounds(at: time))
      let target = DeviceOrientation.allCases.randomElement(using: &generator) ?? .portrait
      stage.turn(to: target, at: time)
      #expect(abs(stage.angle(at: time) - angle) < 1e-12 * 1e4)
      #expect(abs(stage.bounds(at: time).width - bounds.width) < 1e-9)
      // It takes the shorter way.
      #expect(abs(stage.angle(at: time + 1) - stage.angle(at: time)) <= .pi + 1e-9)
    }
  }

  @Test func `without animation a rotation is immediate, and a host's size is the upright one`() {
    var stage = Stage(screen: Self.screen)
    stage.turn(to: .landscapeRight, at: 1, animated: false)
    #expect(!stage.isTurning(at: 1) && stage.bounds(at: 1) == Size2D(500, 300))
    stage.size = Size2D(640, 360)
    #expect(stage.screen == Size2D(360, 640) && stage.size == Size2D(640, 360))
  }

  @Test(arguments: DeviceOrientation.allCases)
  func `quarter turns form a circle`(orientation: DeviceOrientation) {
    for quarters in -9...9 {
      let turned = orientation.turned(byQuarters: quarters)
      let way = turned.deviceAngle - orientation.deviceAngle - Double(quarters) * .pi / 2
      #expect(abs(Circular.wrapped(way)) < 1e-9)
      #expect(turned.turned(byQuarters: -quarters) == orientation)
    }
    #expect(orientation.turned(byQuarters: .max).turned(byQuarters: .min + 1) == orientation)
  }

  /// During rotations of the stage, a dragging finger stays on the same direction of the wheel.
  @Test func `a rotation during a drag keeps the drag`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in rounds(200) {
      var stage = Stage(screen: Self.screen)
      var wheel = try Wheel(sectors: (0..<8).map { Sector("\($0)") })
      wheel.size = stage.size
      var driver = WheelDriver(wheel)
      var direction = Double.random(in: 0..<6, using: &generator)
      driver.pointer(.down, driver.place(direction))
      var total = 0.0
      for _ in 0..<12 {
        if Bool.random(using: &generator) {
          let target = DeviceOrientation.allCases.randomElement(using: &generator) ?? .portrait
          let response = driver.input(.orientation(target))
          #expect(response == .declined)
          stage.turn(to: target, at: driver.time)
          driver.wheel.size = stage.size
        }
        let step = Double.random(in: -1...1, using: &generator)
        direction += step
        total += step
        driver.pointer(.move, driver.place(direction), after: 0.1)
        #expect(abs(driver.wheel.rotation - total) < 1e-9)
      }
      driver.pointer(.up, driver.place(direction), after: 0.3)
      driver.settle()
      let sector = Circular.turn / 8
      #expect(abs(driver.wheel.rotation - (total / sector).rounded() * sector) < 1e-6)
    }
  }
}
