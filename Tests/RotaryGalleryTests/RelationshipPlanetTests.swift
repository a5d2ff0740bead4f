import Rotary
import RotaryTestRandom
import Testing

@testable import RotaryGallery

@Suite struct RelationshipPlanetTests {
  private func tap(_ planet: inout RelationshipPlanet, _ place: Point2D, at time: Double) {
    for (phase, later) in [(PointerEvent.Phase.down, 0.0), (.up, 0.05)] {
      let event = PointerEvent(phase, position: place)
      planet.handle(.pointer(event), at: time + later)
    }
  }

  @Test func `a tapped satellite flies to the front in a second, and its people appear`() {
    var planet = RelationshipPlanet()
    let (front, side) = (planet.pose(ofIndex: 0), planet.pose(ofIndex: 2))
    tap(&planet, side.center, at: 1)
    #expect(planet.main == 2 && planet.shown == 0 && !planet.isOpen)
    planet.advance(to: 1.24)
    // The people fade first, before planets fly.
    #expect(planet.flights[0].pose(at: 1.24) == front && planet.flights[2].pose(at: 1.24) == side)
    #expect(planet.spread.position(at: 1.24) < 0.1)
    planet.advance(to: 1.65)
    // Halfway, each planet is on the other side of the straight line.
    for number in [0, 2] {
      let pose = planet.flights[number].pose(at: 1.65)
      let middle = Point2D(
        (front.center.x + side.center.x) / 2,
        (front.center.y + side.center.y) / 2
      )
      // The curve is half the distance of its control point from the line.
      let across = 0.2 / 2 * (number == 0 ? 1 : -1)
      #expect(abs(pose.center.x - middle.x - across * (side.center.y - front.center.y)) < 1e-6)
      #expect(number == 0 ? pose.center.y < middle.y - 50 : pose.center.y > middle.y + 50)
      #expect(abs(pose.radius - (front.radius + side.radius) / 2 * 0.55) < 1e-6)
      #expect(abs(pose.prominence - 0.5) < 1e-6)
    }
    #expect(planet.spread.position(at: 1.65) < 0.01)
    var events: [PlanetEvent] = []
    var times: [Double] = []
    planet.advance(to: 5)
    while let (event, time) = planet.nextEvent() {
      events.append(event)
      times.append(time)
    }
    #expect(events.contains(.arrived(2)) && times.contains { abs($0 - 2.05) < 1e-9 })
    #expect(planet.flights[2].pose(at: 5) == front && planet.flights[0].pose(at: 5) == side)
    #expect(planet.shown == 2 && planet.tables[2].list.count == 200 && !planet.isMoving)
  }

  @Test func `the ring springs out in slightly more than half a second`() {
    var planet = RelationshipPlanet()
    planet.swap(to: 1)
    var most = 0.0
    for step in 0...100 {
      let time = 1 + Double(step) * 0.01
      planet.advance(to: time)
      most = max(most, planet.spread.position(at: time))
    }
    // The overshoot for a damping ratio of 0.7 is e^(-π·0.7/√(1 - 0.7²)) = 4.6 %.
    #expect(most > 1.03 && most < 1.06)
    #expect(abs(planet.spread.position(at: 1.5) - 1) < 0.05)
  }

  @Test func `each planet keeps its scroll position and selection`() throws {
    var planet = RelationshipPlanet()
    let done = planet.tables[0].scroll(to: 9, animated: false)
    #expect(done)
    planet.advance(to: 1)
    planet.swap(to: 2)
    planet.advance(to: 4)
    planet.advance(to: 4)
    try planet.call("scroll", Arguments([("to", .number(120))]))
    planet.advance(to: 6)
    planet.swap(to: 0)
    planet.advance(to: 9)
    #expect(planet.tables[planet.shown].position == 9)
    planet.advance(to: 10)
    planet.swap(to: 2)
    planet.advance(to: 13)
    #expect(planet.tables[planet.shown].position == 120)
  }

  @Test(arguments: seeds(10))
  func `a swap during a swap starts from the current positions`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var planet = RelationshipPlanet()
    var time = 0.0
    for _ in 0..<40 {
      time += Double.random(in: 0...1.3, using: &random)
      planet.advance(to: time)
      let before = planet.flights.map { $0.pose(at: time) }
      let spread = planet.spread.position(at: time)
      planet.advance(to: time)
      planet.swap(to: Int.random(in: 0..<4, using: &random))
      for (number, pose) in before.enumerated() {
        let now = planet.flights[number].pose(at: time)
        #expect(now.center.distance(to: pose.center) < 1e-9 && abs(now.radius - pose.radius) < 1e-9)
      }
      #expect(abs(planet.spread.position(at: time) - spread) < 1e-9)
      #expect(Set(planet.order) == [0, 1, 2, 3] && planet.order[0] == planet.main)
    }
    planet.advance(to: time + 5)
    for (place, number) in planet.order.enumerated() {
      #expect(planet.flights[number].pose(at: time + 5) == planet.pose(ofIndex: place))
    }
    #expect(planet.shown == planet.main && planet.isOpen)
  }

  @Test func `people have names for any number`() throws {
    var planet = RelationshipPlanet()
    try planet.set("people", to: .numbers([10_000_000, 5, 200, 0]))
    let done = planet.tables[0].scroll(to: 9_999_999, animated: false)
    planet.fill()
    var tree = AccessibilityTree()
    planet.describe(into: &tree)
    #expect(done && tree.elements.count > 6)
    #expect(tree.elements.dropFirst().allSatisfy { !$0.name.isEmpty })
    #expect(Set((0..<900).map { PlanetPeople.person($0, of: 0).title }).count == 900)
  }

  @Test func `during flights only placements change`() {
    var planet = RelationshipPlanet()
    var presenter = ScenePresenter<RelationshipPlanet>()
    presenter.update(with: planet) { _ in }
    planet.swap(to: 3)
    var isDrawn: [Bool] = []
    for step in 1..<50 {
      planet.advance(to: Double(step) * 0.02)
      isDrawn.append(presenter.update(with: planet) { _ in })
    }
    #expect(isDrawn.allSatisfy { !$0 })
  }

  @Test(arguments: [Size2D(366, 470), Size2D(320, 320), Size2D(200, 500)], [false, true])
  func `in a narrow control the satellites are below the people`(size: Size2D, isMirrored: Bool) {
    var planet = RelationshipPlanet()
    planet.size = size
    planet.environment.isRightToLeft = isMirrored
    for index in 1..<RelationshipPlanet.planetCount {
      let pose = planet.pose(ofIndex: index)
      #expect(pose.center.y - pose.radius >= planet.tables[0].size.height - 1e-9)
      #expect(pose.center.y + pose.radius < size.height)
      #expect(pose.center.x - pose.radius > 0 && pose.center.x + pose.radius < size.width)
    }
    planet.size = Size2D(580, 360)
    #expect(planet.tables[0].size == planet.size)
  }

  @Test(arguments: [Size2D(580, 360), Size2D(1_000, 300), Size2D(320, 480)])
  func `flying planets stay clear of the upper and lower edges`(size: Size2D) {
    for (first, second) in [(1, 0), (2, 0), (3, 1), (2, 3)] {
      var planet = RelationshipPlanet()
      planet.size = size
      planet.swap(to: first)
      planet.advance(to: 0.6)
      planet.advance(to: 0.6)
      planet.swap(to: second)
      for step in 0...200 {
        let time = Double(step) * 0.01
        for number in 0..<4 {
          let pose = planet.flights[number].pose(at: time)
          #expect(pose.center.y - pose.radius >= -1e-9)
          #expect(pose.center.y + pose.radius <= size.height + 1e-9)
        }
      }
    }
  }

  @Test func `the people's ring has no dot in its centre during scrolling`() {
    var planet = RelationshipPlanet()
    planet.tables[0].scroll(to: 9)
    planet.advance(to: 0.1)
    var scene = ControlScene()
    scene.clear(size: planet.size)
    planet.draw(into: &scene)
    // The turntable's indicator is node 7.
    #expect(planet.isMoving && !scene.nodes.contains { $0.id == NodeID(7) })
  }

  @Test func `a typed letter moves to the next name that starts with it`() {
    var planet = RelationshipPlanet()
    planet.handle(.focus(true), at: 0)
    planet.handle(.key(.character("c")), at: 0.1)
    let id = planet.tables[0].activeID ?? -1
    #expect(id > 0 && PlanetPeople.person(id, of: 0).title.hasPrefix("C"))
  }
}
