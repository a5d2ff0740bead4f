import Testing

@testable import Rotary

@Suite struct WheelSceneTests {
  /// Returns the changes of each frame of a turning wheel.
  func frames(flex: Double, count: Int = 12) throws -> [[SceneChange]] {
    var wheel = try #require(Wheel(count: count))
    wheel.style.pointerFlex = flex
    var presenter = ScenePresenter<Wheel>()
    wheel.startTurning(radiansPerSecond: 2)
    wheel.advance(to: 1)
    presenter.update(with: wheel) { _ in }
    return (1...120).map { frame in
      wheel.advance(to: 1 + Double(frame) / 60)
      var changes: [SceneChange] = []
      presenter.update(with: wheel) { changes.append($0) }
      return changes
    }
  }

  @Test func `turning a wheel of 12 changes exactly one transform per frame`() throws {
    for changes in try frames(flex: 0) {
      guard changes.count == 1, case .place = changes[0] else {
        Issue.record("\(changes)")
        return
      }
    }
  }

  @Test func `a pointer that bends adds its own transform, only while it swings`() throws {
    let counts = try frames(flex: 0.2).map { $0.count }
    #expect(Set(counts) == [1, 2])
  }

  @Test func `turning a wheel of 10,000 also changes exactly one transform`() throws {
    #expect(try frames(flex: 0, count: 10_000).allSatisfy { $0.count == 1 })
  }

  @Test(arguments: [9_000, 1_000_000]) func `sectors too small to distinguish are drawn together`(
    count: Int
  ) throws {
    var wheel = try #require(Wheel(count: count))
    for isEven in [true, false] {
      if !isEven {
        try wheel.setSectors((0..<count).map { Sector(weight: $0 % 2 == 0 ? 1 : 3) })
      }
      for (size, most) in [(200.0, 2 * Double.pi * 100 * 3 + 1), (1e6, 10_001), (0.0, 1)] {
        wheel.size = Size2D(size, size)
        var scene = ControlScene()
        wheel.draw(into: &scene)
        let pieces = scene.nodes.flatMap { $0.fragment?.nodes ?? [] }.filter { $0.part == .sector }
        #expect(Double(pieces.count) <= most, "\(isEven) \(size)")
        // They form a full circle.
        let sweep = pieces.reduce(0) { $0 + Self.sweep(of: $1) }
        #expect(size == 0 || abs(sweep - Circular.turn) < 1e-6, "\(isEven) \(size): \(sweep)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a sector fades from its colour at the hub to that at the rim`(isSelected: Bool) throws {
    let tints: [Tint?] = [nil, .fixed(RGBA(hex: 0x102030))]
    for tint in tints {
      let sector = Sector("a", tint: tint, innerTint: .role(.palette2))
      var wheel = try Wheel(sectors: isSelected ? [sector, Sector("b")] : [Sector("b"), sector])
      wheel.style.restingOpacity = 0.5
      let part: ScenePart = isSelected ? .selectedSector : .sector
      let fills = wheel.scene.nodes.flatMap { $0.fragment?.nodes ?? [] }.compactMap {
        guard $0.part == part, case .shape(_, let fill?, _) = $0.content,
          case .radial = fill
        else { return nil as Paint? }
        return fill
      }
      let rim = tint ?? .role(isSelected ? .surface : .surfaceAlternate)
      let opacity = isSelected ? 1 : 0.5
      let stops = [
        GradientStop(0, .role(.palette2, opacity: opacity)),
        GradientStop(1, rim.faded(to: opacity)),
      ]
      let expected = Paint.radial(
        center: wheel.size.center,
        innerRadius: wheel.radius * 0.33,
        outerRadius: wheel.radius * (1 - 0.06),
        stops: stops
      )
      #expect(fills == [expected])
    }
  }

  /// Returns the share of a turn of a sector's outline, on its outer arc.
  private static func sweep(of node: SceneNode) -> Double {
    guard case .shape(let path, _, _) = node.content else { return 0 }
    let sweeps: [Double] = path.elements.map { element in
      guard case .arc(_, _, _, let sweep) = element else { return 0 }
      return abs(sweep)
    }
    return sweeps.max() ?? 0
  }

  @Test func `a wheel at rest changes nothing`() {
    var presenter = ScenePresenter<Wheel>()
    let wheel = Wheel()
    presenter.update(with: wheel) { _ in }
    presenter.update(with: wheel) { Issue.record("\($0)") }
  }

  @Test func `a touch removes the emphasis, and rest restores it`() {
    var driver = WheelDriver(Wheel())
    func emphasis() -> Double {
      var scene = ControlScene()
      driver.wheel.draw(into: &scene)
      return scene.nodes.first { $0.fragment?.nodes.first?.part == .selectedSector }?.opacity ?? -1
    }
    #expect(emphasis() == 1)
    driver.pointer(.down, driver.place(0))
    driver.wait(0.075)
    #expect(emphasis() > 0 && emphasis() < 1)
    driver.wait(0.1)
    #expect(emphasis() == 0)
    driver.pointer(.up, driver.place(0), after: 1)
    driver.settle()
    #expect(emphasis() == 1)
  }

  @Test func `each state is drawn differently`() {
    var texts: [String: String] = [:]
    func draw(_ name: String, _ change: (inout WheelDriver) -> Void) {
      var driver = WheelDriver(Wheel())
      change(&driver)
      var scene = ControlScene()
      driver.wheel.draw(into: &scene)
      texts[name] = scene.text
    }
    draw("rest") { _ in }
    draw("hover") { $0.pointer(.hover, $0.place(1), kind: .mouse) }
    draw("hub hover") { $0.pointer(.hover, $0.place(1, 0.1), kind: .mouse) }
    draw("pressed") { $0.pointer(.down, $0.place(1)) }
    draw("hub pressed") { $0.pointer(.down, $0.place(1, 0.1)) }
    draw("dragging") {
      $0.pointer(.down, $0.place(1))
      $0.pointer(.move, $0.place(1.1), after: 0.3)
    }
    draw("turning") {
      $0.act { $0.startTurning(radiansPerSecond: 1) }
      $0.wait(0.3)
    }
    draw("focused") { $0.input(.focus(true)) }
    draw("disabled") { $0.wheel.options.isEnabled = false }
    draw("selected") { driver in
      _ = driver.act { $0.select(2, animated: false) }
    }
    #expect(Set(texts.values).count == texts.count)
  }

  @Test func `titles keep a distance from the rim`() throws {
    for count in [3, 8, 12, 25] {
      for size in [160.0, 320, 640] {
        for pointer in [Double.pi, -.pi / 2, 0.7] {
          var wheel = try Wheel(
            sectors: (0..<count).map { Sector("Sector number \($0)", icon: .image("x")) }
          )
          wheel.size = Size2D(size, size)
          wheel.options.pointerAngle = pointer
          var scene = ControlScene()
          wheel.draw(into: &scene)
          let rim = size / 2 * (1 - wheel.style.rimWidth)
          for box in Self.titleBoxes(scene) {
            for corner in [
              box.origin, Point2D(box.maxX, box.minY), Point2D(box.minX, box.maxY),
              Point2D(box.maxX, box.maxY),
            ] {
              #expect(corner.distance(to: wheel.size.center) <= rim - 7.99, "\(count) \(size)")
            }
          }
        }
      }
    }
  }

  private static func titleBoxes(_ scene: ControlScene) -> [Rect2D] {
    scene.nodes.flatMap { node in
      (node.fragment?.nodes ?? []).compactMap { inner in
        if case .text(let text) = inner.content { text.box } else { nil }
      }
    }
  }

  @Test(arguments: [0.03, 0.06, 0.2])
  func `the ring of a held wheel is on its rim`(rimWidth: Double) throws {
    var driver = WheelDriver(Wheel())
    driver.wheel.style.rimWidth = rimWidth
    driver.pointer(.down, driver.place(0))
    let nodes = driver.wheel.scene.nodes.flatMap { $0.fragment?.nodes ?? [] }
    let ring = try #require(nodes.first { $0.id == DiscNode.gripFace.id })
    guard case .shape(let path, _, let stroke?) = ring.content else {
      Issue.record("\(ring)")
      return
    }
    let middle = try #require(path.bounds).size.width / 2
    let radius = driver.wheel.radius
    #expect(middle + stroke.width / 2 < radius)
    #expect(middle - stroke.width / 2 > radius * (1 - driver.wheel.style.rimWidth))
  }

  @Test func `a pressed hub is smaller, about the same middle`() throws {
    var driver = WheelDriver(Wheel())
    let center = driver.wheel.size.center
    driver.pointer(.down, center)
    let hub = try #require(driver.wheel.scene.nodes.first { $0.id == DiscNode.hub.id })
    let moved = try #require(hub.transform.project(center))
    let edge = try #require(hub.transform.project(Point2D(center.x + 10, center.y)))
    #expect(moved.distance(to: center) < 1e-9)
    #expect(edge.distance(to: center) < 10)
  }
}
