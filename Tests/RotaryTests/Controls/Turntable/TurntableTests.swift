import RealModule
import Testing

@testable import Rotary

@Suite struct TurntableTests {
  @Test func `the numbers are those of the original`() throws {
    let table = try Turntable(count: 15)
    #expect(table.size == Size2D(580, 360) && table.ring.center == Point2D(0, 180))
    #expect(abs(table.ring.radius - 165) < 1e-9 && abs(table.ring.planetRadius - 150) < 1e-9)
    #expect(abs(table.ring.avatar - 30) < 1e-9 && abs(table.ring.pointsPerItem - 60) < 1e-9)
    #expect(table.ring.cellCount == 8)
    #expect(abs(Circular.degrees(radians: table.ring.farthestAngle) - 105) < 1e-9)
    #expect(table.titleOpacity(itemOffset: 2) == 1 && table.titleOpacity(itemOffset: 3) == 0)
    #expect(table.opacity(itemOffset: 2) == 1 && table.opacity(itemOffset: 3.5) == 0)
  }

  @Test func `an item is at the angle of the formula`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.scroll(to: 40, animated: false)
    driver.pointer(.down, Point2D(100, 180))
    driver.pointer(.move, Point2D(100, 137), after: 0.1)
    let table = driver.table
    for (index, _) in driver.shown {
      let angle = Double(index) * .pi / 6 - .pi / 2 - table.progress * 2 * .pi
      let expected = Point2D(165 * Double.cos(angle), 180 + 165 * Double.sin(angle))
      #expect(driver.point(of: index).distance(to: expected) < 1e-9)
    }
    #expect(abs(table.progress - table.offset / 720) < 1e-12)
  }

  @Test(arguments: [0, 1, 5, 6, 7, 12, 13, 15, 10_000_000])
  func `the first rests at -60° and the last at +60°`(count: Int) throws {
    var driver = try TurntableDriver(count: count)
    for isAtStart in [true, false] {
      for _ in 0..<3 { driver.drag(by: isAtStart ? 3_000 : -3_000, seconds: 0.2, hold: 0) }
      if count > 100, !isAtStart { driver.scroll(to: count - 1, position: .end) }
      driver.settle()
      #expect(driver.table.isResting)
      #expect(driver.table.complaint == nil)
      guard count >= 5 else {
        #expect(abs(driver.table.position - Double(max(0, count - 1)) / 2) < 1e-9)
        continue
      }
      let index = isAtStart ? 0 : count - 1
      let seat = Double(index) - driver.table.position
      let angle = Circular.degrees(radians: driver.table.ring.angle(itemOffset: seat))
      #expect(abs(angle - (isAtStart ? -60 : 60)) < 1e-6, "\(count)")
    }
  }

  @Test(arguments: TurntableOptions.Edge.allCases, [false, true])
  func `a drag along the edge scrolls with the finger`(
    edge: TurntableOptions.Edge,
    isMirrored: Bool
  ) throws {
    for way in [Point2D(0, 60), Point2D(60, 0), Point2D(0, -60), Point2D(-60, 0)] {
      var driver = try TurntableDriver(count: 100) {
        $0.size = Size2D(400, 400)
        $0.options.edge = edge
        $0.environment.isRightToLeft = isMirrored
      }
      driver.scroll(to: 50, animated: false)
      let ring = driver.table.ring
      let start = ring.point(itemOffset: 0)
      let shift = ring.order * .pi / 2 + ring.middleAngle
      let along = way.x * Double.cos(shift) + way.y * Double.sin(shift)
      driver.pointer(.down, start)
      for step in 1...6 {
        let share = Double(step) / 6
        driver.pointer(
          .move,
          Point2D(start.x + way.x * share, start.y + way.y * share),
          after: 0.02
        )
      }
      if edge == .full || abs(along) < 1 {
        // A drag across the edge belongs to the surrounding view.
        if abs(along) < 1 { #expect(driver.table.position == 50) }
        if edge == .full, abs(along) > 1 { #expect((driver.table.position < 50) == (along > 0)) }
      } else {
        // The threshold is not scrolled.
        let expected = 50 - along * (50.0 / 60) / ring.pointsPerItem
        #expect(abs(driver.table.position - expected) < 1e-9, "\(edge) \(way)")
      }
    }
  }

  @Test func `a drag across the edge scrolls the page`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.pointer(.down, Point2D(100, 100))
    #expect(driver.pointer(.move, Point2D(130, 104), after: 0.02) == .declined)
    #expect(driver.pointer(.move, Point2D(130, 204), after: 0.02) == .declined)
    #expect(driver.table.isResting)
  }

  @Test func `a drag past an end scrolls the page, if so set`() throws {
    for (yields, way) in [(true, 30.0), (true, -30), (false, 30)] {
      var driver = try TurntableDriver(count: 100) { $0.options.yieldsAtEnds = yields }
      driver.pointer(.down, Point2D(300, 180))
      let response = driver.pointer(.move, Point2D(300, 180 + way), after: 0.02)
      #expect(response == (yields && way > 0 ? .declined : .handled))
      #expect(driver.table.motion.isHeld == (response == .handled))
    }
  }

  @Test func `a finger around the centre scrolls by its angle`() throws {
    var driver = try TurntableDriver(count: 100) { $0.options.tracking = .circle }
    driver.scroll(to: 50, animated: false)
    let ring = driver.table.ring
    driver.pointer(.down, ring.point(itemOffset: 0))
    var last = 0.0
    for step in 1...40 {
      driver.pointer(.move, ring.point(itemOffset: Double(step) * 0.05), after: 0.01)
      if driver.table.position != 50 { last = last == 0 ? Double(step) : last }
    }
    // Two items, minus the threshold of ten points.
    let threshold = GestureLimits.panPoints / (ring.radius * ring.itemAngle)
    #expect(abs(driver.table.position - (48 + threshold)) < 0.06, "\(driver.table.position)")
    #expect(last > 1)
  }

  @Test func `a fling decelerates as in a scroll view, and a touch catches it`() throws {
    var driver = try TurntableDriver(count: 1_000)
    driver.scroll(to: 500, animated: false)
    driver.drag(by: -300, seconds: 0.15, hold: 0)
    let law = Deceleration(from: driver.table.position, velocity: driver.table.itemsPerSecond)
    #expect(law.startVelocity > 20)
    driver.wait(0.4)
    #expect(abs(driver.table.position - law.position(at: 0.4)) < 1e-9)
    driver.pointer(.down, Point2D(100, 100))
    let caught = driver.table.position
    driver.wait(0.5)
    #expect(driver.table.position == caught)
    driver.forget()
    driver.pointer(.up, Point2D(100, 100))
    #expect(driver.events == [.cameToRest] && driver.table.position == caught)
  }

  @Test func `past an end it resists like a rubber band and springs back`() throws {
    var driver = try TurntableDriver(count: 20)
    driver.pointer(.down, Point2D(100, 100))
    driver.pointer(.move, Point2D(100, 110), after: 0.1)
    driver.pointer(.move, Point2D(100, 230), after: 0.1)
    let band = RubberBand(limit: 6)
    #expect(abs(driver.table.position - (2 - band.shown(forRequested: 2))) < 1e-9)
    driver.pointer(.up, Point2D(100, 230), after: 0.1)
    #expect(!driver.table.isResting)
    driver.settle()
    #expect(driver.table.position == 2 && driver.events.contains { $0.name == "metEnd" })
  }

  @Test func `with snapping, an item rests in the middle`() throws {
    for points in [-50.0, 80, -250, 333] {
      var driver = try TurntableDriver(count: 100) { $0.options.snaps = true }
      driver.scroll(to: 50, animated: false)
      driver.drag(by: points, seconds: 0.3, hold: points.magnitude < 100 ? 0.1 : 0)
      driver.settle()
      #expect(
        driver.table.position == driver.table.position.rounded() && driver.table.position != 50
      )
    }
  }

  @Test func `an endless list wraps around`() throws {
    var driver = try TurntableDriver(count: 12) { $0.options.wraps = true }
    for _ in 0..<5 {
      driver.drag(by: -300, seconds: 0.1, hold: 0)
      driver.wait(0.3)
      #expect(driver.table.complaint == nil)
    }
    driver.settle()
    #expect(driver.table.position >= -0.5 && driver.table.position < 12)
    #expect(driver.table.complaint == nil && driver.table.liveCellCount == 7)
    // A short list would repeat visibly, so it has ends.
    var short = try TurntableDriver(count: 6) { $0.options.wraps = true }
    short.drag(by: -3_000, seconds: 0.1, hold: 0)
    short.settle()
    #expect(short.table.position == short.table.ends.upperBound)
  }

  @Test func `a tap presses and selects an item, and again only presses it`() throws {
    var driver = try TurntableDriver(count: 100)
    driver.scroll(to: 10, animated: false)
    driver.forget()
    driver.tap(driver.point(of: 11))
    driver.tap(driver.point(of: 11))
    #expect(
      driver.events.filter { $0 != .cameToRest }
        == [.pressed(index: 11, id: 11), .changed(index: 11, id: 11), .pressed(index: 11, id: 11)]
    )
    // Its title is part of it.
    let place = driver.point(of: 9)
    driver.forget()
    driver.tap(Point2D(place.x + 60, place.y))
    #expect(driver.events.contains(.pressed(index: 9, id: 9)))
    driver.forget()
    driver.tap(driver.table.ring.center.moved(by: 40, towards: 0))
    #expect(!driver.events.contains { $0.name == "pressed" })
  }

  @Test(arguments: Turntable.ScrollPosition.allCases)
  func `scrolling to an item positions it as requested`(
    position: Turntable.ScrollPosition
  ) throws {
    for animated in [true, false] {
      var driver = try TurntableDriver(count: 10_000_000)
      let isDone = driver.scroll(to: 7_654_321, position: position, animated: animated)
      #expect(isDone)
      driver.settle()
      let seats: [Double] = [2, 0, -2, 2]
      #expect(7_654_321 - driver.table.position == seats[Int(position.rawValue)])
      #expect(driver.table.complaint == nil)
      for nobody in [10_000_000, -1] {
        let isDone = driver.scroll(to: nobody)
        #expect(!isDone)
      }
    }
  }

  @Test func `a wheel scrolls, stops at an end, and then scrolls the page`() throws {
    var driver = try TurntableDriver(count: 20)
    #expect(driver.input(.scroll(x: 0, y: -5), after: 1) == .declined)
    #expect(driver.input(.scroll(x: 3, y: 1), after: 1) == .declined)
    #expect(driver.input(.scroll(x: 0, y: 30)) == .handled)
    #expect(driver.table.position == 2.5)
    #expect(driver.input(.scroll(x: 0, y: -49), after: 0.01) == .handled)
    #expect(driver.table.position == 2)
    // The same gesture continues, and scrolls nothing else.
    #expect(driver.input(.scroll(x: 0, y: -49), after: 0.05) == .handled)
    #expect(driver.input(.scroll(x: 0, y: -49), after: 0.3) == .declined)
    // A notch of a mouse wheel is smooth, and several add up.
    for _ in 0..<3 { driver.input(.scroll(x: 0, y: 120), after: 0.05) }
    #expect(driver.table.isMoving)
    driver.settle()
    #expect(driver.table.position == 8)
  }

  @Test func `each crossing is sent, in order, for any frame rate`() throws {
    var told: [[TurntableEvent]] = []
    for rate in [15.0, 60, 999] {
      var driver = try TurntableDriver(count: 1_000)
      driver.scroll(to: 500, animated: false)
      driver.framesPerSecond = rate
      driver.forget()
      driver.scroll(to: 508)
      driver.settle()
      told.append(driver.events)
    }
    #expect(told[0] == told[1] && told[1] == told[2])
    let middles = told[0].compactMap { event -> Int? in
      if case .centered(let index, _) = event { index } else { nil }
    }
    #expect(middles == Array(501...508))
  }

  @Test func `an empty list shows a placeholder, and does not turn`() throws {
    var driver = try TurntableDriver(count: 0)
    #expect(driver.pointer(.down, Point2D(100, 100)) == .declined)
    #expect(driver.input(.key(.down)) == .declined)
    #expect(driver.input(.scroll(x: 0, y: 100)) == .declined)
    var scene = ControlScene()
    driver.table.draw(into: &scene)
    #expect(scene.nodes.contains { $0.id == TurntableNode.empty.id })
    try driver.apply { $0.insert(0..<1, index: 0) }
    #expect(driver.table.complaint == nil && driver.table.liveCellCount == 1)
  }
}
