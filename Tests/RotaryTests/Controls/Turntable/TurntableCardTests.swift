import Testing

@testable import Rotary

/// Turntables whose items are cards in space.
@Suite struct TurntableCardTests {
  private static let all: [TurntableArrangement] = [.coverFlow, .cylinder, .stack, .custom]

  private func driver(
    _ arrangement: TurntableArrangement,
    count: Int = 20,
    _ setUp: (inout Turntable) -> Void = { _ in }
  ) throws -> TurntableDriver {
    try TurntableDriver(count: count) {
      $0.style.arrangement = arrangement
      $0.style.poses = [
        TurntablePose(at: 0),
        TurntablePose(at: 1, x: 0.5, y: 0.1, z: -0.2, tilt: 0.3, spin: 0.2),
      ]
      setUp(&$0)
    }
  }

  /// The transforms and opacities of the visible items, by their indices.
  private func cards(
    of table: Turntable
  ) -> [Int: (transform: Transform3D, opacity: Double)] {
    var byNode: [NodeID: (Transform3D, Double)] = [:]
    table.readTransforms { byNode[$0] = ($1, $2) }
    var cards: [Int: (transform: Transform3D, opacity: Double)] = [:]
    table.readCells { if let index = $0.index { cards[index] = byNode[$0.node] } }
    return cards
  }

  private func middle(of index: Int, in table: Turntable) throws -> Point2D {
    let card = try #require(cards(of: table)[index])
    return try #require(card.transform.project(.zero))
  }

  /// Drags horizontally from the middle of the control.
  private func drag(_ driver: inout TurntableDriver, by points: Double, lifts: Bool = true) {
    let start = driver.table.ring.center
    driver.pointer(.down, start)
    for step in 1...20 {
      let way = points * Double(step) / 20
      driver.pointer(.move, Point2D(start.x + way, start.y), after: 0.01)
    }
    if lifts { driver.pointer(.up, Point2D(start.x + points, start.y), after: 0.01) }
  }

  @Test(arguments: all)
  func `the front card is upright at rest, and all cards are finite on every way`(
    arrangement: TurntableArrangement
  ) throws {
    var driver = try driver(arrangement)
    driver.scroll(to: 9)
    while driver.table.isMoving {
      driver.wait(0.01)
      for (_, card) in cards(of: driver.table) {
        #expect(card.transform.isFinite && (0...1).contains(card.opacity))
        #expect(card.transform.bounds(of: Rect2D(-99, -99, 198, 198)) != nil)
      }
    }
    let center = driver.table.ring.center
    var front = try #require(cards(of: driver.table)[9])
    #expect(front.opacity == 1)
    // Cards have no depth.
    front.transform.z = Transform3D.identity.z
    #expect(front.transform == .translation(center.x, center.y))
  }

  @Test(arguments: [TurntableArrangement.coverFlow, .cylinder])
  func `earlier cards are the mirror images of later ones`(
    arrangement: TurntableArrangement
  ) throws {
    var driver = try driver(arrangement)
    driver.scroll(to: 9, animated: false)
    let (table, width) = (driver.table, driver.table.size.width)
    for step in 1...3 {
      let before = try #require(cards(of: table)[9 - step])
      let after = try #require(cards(of: table)[9 + step])
      for corner in [Point2D(-50, -50), Point2D(50, 50), Point2D(10, -20)] {
        let left = try #require(before.transform.project(Point2D(-corner.x, corner.y)))
        let right = try #require(after.transform.project(corner))
        #expect(abs(left.x + right.x - width) < 1e-9 && abs(left.y - right.y) < 1e-9)
      }
      #expect(before.opacity == after.opacity)
    }
  }

  @Test(arguments: all)
  func `right-to-left layout swaps left and right`(arrangement: TurntableArrangement) throws {
    var plain = try driver(arrangement)
    var mirrored = try driver(arrangement) { $0.environment.isRightToLeft = true }
    drag(&plain, by: -100, lifts: false)
    drag(&mirrored, by: 100, lifts: false)
    #expect(plain.table.position > 0 && plain.table.position == mirrored.table.position)
    for index in 0..<3 {
      let here = try middle(of: index, in: plain.table)
      let there = try middle(of: index, in: mirrored.table)
      #expect(abs(here.x + there.x - plain.table.size.width) < 1e-9)
      #expect(abs(here.y - there.y) < 1e-9)
    }
  }

  @Test(arguments: all)
  func `the front card follows the finger`(arrangement: TurntableArrangement) throws {
    var driver = try driver(arrangement)
    driver.scroll(to: 9, animated: false)
    let start = driver.table.ring.center
    driver.pointer(.down, start)
    driver.pointer(.move, Point2D(start.x - 20, start.y), after: 0.1)
    let before = try middle(of: 9, in: driver.table)
    driver.pointer(.move, Point2D(start.x - 60, start.y), after: 0.1)
    let after = try middle(of: 9, in: driver.table)
    // A card that turns also moves away from the viewer, and so a little less.
    #expect((-41 ... -36).contains(after.x - before.x))
  }

  @Test(arguments: all)
  func `a list of cards always rests with one in front`(arrangement: TurntableArrangement) throws {
    for points in [-30.0, -150, -260, 90] {
      var driver = try driver(arrangement)
      driver.scroll(to: 5, animated: false)
      drag(&driver, by: points)
      driver.settle()
      #expect(driver.table.position == driver.table.position.rounded())
    }
    var first = try driver(arrangement)
    drag(&first, by: 120)
    first.settle()
    #expect(first.table.position == 0 && first.table.offset == 0)
  }

  @Test func `a list begins with its first item, in any order of the settings`() throws {
    let settings: [(String, SettingValue)] = [
      ("wrap", .flag(true)), ("arrangement", .text("cylinder")), ("count", .number(30)),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var table = Turntable()
      for index in order { try table.set(settings[index].0, to: settings[index].1) }
      #expect(table.position == 0)
    }
    var angle = Turntable()
    angle.options.endAngle = 0
    #expect(angle.position == 0)
  }

  @Test func `a list that was scrolled stays in place`() throws {
    var driver = try TurntableDriver(count: 30)
    driver.scroll(to: 5, animated: false)
    driver.table.options.wraps = true
    #expect(driver.table.position == 5)
    // The circle began with this one before.
    driver.scroll(to: 2, animated: false)
    driver.table.style.endScale = 0.5
    driver.table.style.arrangement = .cylinder
    #expect(driver.table.position == 2)
  }

  @Test(arguments: [TurntableArrangement.coverFlow, .cylinder, .custom])
  func `a tap on a card beside the front one selects it and brings it there`(
    arrangement: TurntableArrangement
  ) throws {
    var driver = try driver(arrangement)
    driver.scroll(to: 5, animated: false)
    let card = try #require(cards(of: driver.table)[6])
    // Near the outer edge, which no other card covers.
    driver.tap(try #require(card.transform.project(Point2D(driver.table.ring.avatar * 0.45, 0))))
    driver.settle()
    #expect(driver.table.value == 6 && driver.table.position == 6)
  }

  @Test(arguments: all)
  func `a tap where cards overlap belongs to the one in front`(
    arrangement: TurntableArrangement
  ) throws {
    var driver = try driver(arrangement)
    driver.scroll(to: 5, animated: false)
    let center = driver.table.ring.center
    let half = driver.table.ring.avatar / 2
    for place in [
      center, Point2D(center.x + half - 2, center.y), Point2D(center.x, center.y + half),
    ] {
      driver.table.value = nil
      driver.wait(1)
      driver.tap(place)
      driver.settle()
      #expect(driver.table.value == 5 && driver.table.position == 5)
    }
    driver.table.value = nil
    driver.wait(1)
    driver.tap(Point2D(center.x, 2))
    #expect(driver.table.value == nil)
  }

  @Test(arguments: all)
  func `cards are drawn from the farthest to the nearest`(
    arrangement: TurntableArrangement
  ) throws {
    var driver = try driver(arrangement)
    for index in [0, 1, 5, 19] {
      driver.scroll(to: index, animated: false)
      var scene = ControlScene()
      driver.table.draw(into: &scene)
      let drawn = scene.nodes.filter { TurntableCellNode.isCell($0.id) }
      let depths = drawn.map(\.transform.w.z)
      #expect(depths == depths.sorted() && depths.count > 3)
      let transforms = drawn.map(\.transform)
      var read: [Transform3D] = []
      driver.table.readTransforms { _, transform, _ in read.append(transform) }
      #expect(read == transforms)
    }
  }

  @Test func `a mark is on its card, behind the cards in front of it`() throws {
    var driver = try driver(.stack)
    driver.table.value = 1
    driver.input(.focus(true))
    var scene = ControlScene()
    driver.table.draw(into: &scene)
    let cell = try #require(driver.table.cell(of: 1))
    let front = try #require(driver.table.cell(of: 0))
    func place(_ id: NodeID) throws -> Int { try #require(scene.nodes.firstIndex { $0.id == id }) }
    let mark = try place(TurntableNode.chosen.id)
    #expect(try place(TurntableCellNode.cell.id(cell)) < mark)
    #expect(try mark < place(TurntableCellNode.cell.id(front)))
    #expect(try place(TurntableNode.focus.id) > place(TurntableCellNode.cell.id(front)))
  }

  @Test func `the focus that comes again shows its mark`() throws {
    var driver = try driver(.coverFlow)
    driver.input(.focus(true))
    driver.act { $0.replace(with: TurntableList()) }
    driver.act { table in if let list = try? TurntableList(count: 9) { table.replace(with: list) } }
    var presenter = ScenePresenter<Turntable>()
    presenter.update(with: driver.table) { _ in }
    #expect(!presenter.shown.nodes.contains { $0.id == TurntableNode.focus.id })
    driver.input(.focus(true))
    presenter.update(with: driver.table) { _ in }
    #expect(presenter.shown.nodes.contains { $0.id == TurntableNode.focus.id })
  }

  @Test func `poses change evenly between their offsets, and beyond them`() throws {
    var table = try driver(.custom).table
    table.style.poses = [
      TurntablePose(at: -1, y: 1, opacity: 0), TurntablePose(at: 0),
      TurntablePose(at: 2, x: 1, z: -1, spin: 0.4),
    ]
    #expect(table.cards.pose(at: 1) == TurntablePose(at: 1, x: 0.5, z: -0.5, spin: 0.2))
    #expect(table.cards.pose(at: 4).x == 2)
    #expect(table.cards.pose(at: -0.5) == TurntablePose(at: -0.5, y: 0.5, opacity: 0.5))
    #expect(table.cards.pose(at: -2).y == 2)
    // All cards are in one place.
    table.style.poses = []
    #expect(table.cards.pose(at: 3) == TurntablePose(at: 3))
    #expect(table.ring.pointsPerItem > 0)
  }

  @Test func `cards of a cylinder are on it, and invisible at its edge`() throws {
    for itemsPerTurn in [4, 12, 60] {
      var table = try driver(.cylinder, count: 100).table
      table.options.itemsPerTurn = itemsPerTurn
      let angle = Double.pi * 2 / Double(itemsPerTurn)
      let pose = table.cards.pose(at: 1.5)
      #expect(abs(pose.turn - 1.5 * angle) < 1e-12)
      #expect(pose.x == 0 && pose.z == 0)
      // Neighbours do not overlap: their edges are this far apart.
      #expect(abs(2 * (pose.pivot * .tan(angle / 2)) - 1.12) < 1e-9)
      #expect(table.cards.pose(at: .pi / 2 / angle).opacity <= 0)
    }
  }

  @Test func `a card on a cylinder turns around its axis`() throws {
    var table = try driver(.cylinder).table
    table.size = Size2D(600, 400)
    let (width, center) = (table.ring.avatar, table.ring.center)
    let pivot = table.cards.pose(at: 0).pivot * width
    for offset in [-1.0, 0, 1, 2] {
      let angle = offset * .pi / 6
      // Behind the front card by z, and seen from four widths in front of it.
      let z = pivot * (1 - .cos(angle))
      let x = pivot * .sin(angle) / (1 + z / (4 * width))
      let pose = table.cards.pose(at: offset)
      let card = TurntableCards.transform(of: pose, width: width, scale: 1, center: center)
      let middle = try #require(card.project(.zero))
      #expect(middle.distance(to: Point2D(center.x + x, center.y)) < 1e-9)
      let nearness = table.cards.nearness(at: offset)
      #expect(abs(nearness * width + z) < 1e-2)
    }
    var inward = TurntablePose(at: 0, turn: 1, pivot: -1)
    let card = TurntableCards.transform(of: inward, width: 1, scale: 1, center: .zero)
    inward.pivot = 0
    #expect(card == TurntableCards.transform(of: inward, width: 1, scale: 1, center: .zero))
  }

  @Test func `unusable poses are ignored`() {
    var style = TurntableStyle()
    style.poses = [
      TurntablePose(at: 0), TurntablePose(at: 0.001, x: 1), TurntablePose(at: .nan),
      TurntablePose(at: 1, x: .infinity), TurntablePose(at: 2, turn: 1), TurntablePose(at: 1),
      TurntablePose(at: 3, z: 1e19), TurntablePose(at: 4, spin: -1e300),
    ]
    #expect(style.poses == [TurntablePose(at: 0), TurntablePose(at: 2, turn: 1)])
    style.poses = (0..<50).map { TurntablePose(at: Double($0)) }
    #expect(style.poses.count == 32)
  }

  @Test func `the setting takes nine numbers for each pose`() throws {
    var table = try Turntable(count: 5)
    let numbers: [Double] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0.5, 0.25, -1, 90, -45, 30, 2, 0.5]
    try table.set("poses", to: .numbers(numbers))
    let pose = TurntablePose(
      at: 1,
      x: 0.5,
      y: 0.25,
      z: -1,
      turn: .pi / 2,
      tilt: -.pi / 4,
      spin: .pi / 6,
      pivot: 2,
      opacity: 0.5
    )
    #expect(table.style.poses == [TurntablePose(at: 0), pose])
    #expect(throws: SettingError.badCount(8, expected: 9...9)) {
      try table.set("poses", to: .numbers([0, 0, 0, 0, 0, 0, 0, 0]))
    }
    #expect(throws: SettingError.badCount(19, expected: 27...27)) {
      try table.set("poses", to: .numbers(numbers + [2]))
    }
    #expect(throws: SettingError.self) {
      try table.set("poses", to: .numbers([1_001] + numbers.dropLast()))
    }
    #expect(table.style.poses.count == 2)
  }

  @Test func `a new card grows in its place, and a removed one shrinks`() throws {
    var driver = try driver(.coverFlow)
    driver.scroll(to: 5, animated: false)
    try driver.apply { $0.insert(100..<101, index: 6) }
    #expect(cards(of: driver.table)[6]?.opacity == 0)
    driver.wait(0.1)
    let growing = try #require(cards(of: driver.table)[6])
    #expect((0.1..<1).contains(growing.opacity))
    driver.settle()
    #expect(cards(of: driver.table)[6]?.opacity == 1)
    #expect(driver.table.complaint == nil)
  }

  @Test func `screen readers find each visible card where it is`() throws {
    var driver = try driver(.coverFlow)
    driver.scroll(to: 5, animated: false)
    var tree = AccessibilityTree()
    driver.table.describe(into: &tree)
    let options = tree.elements.filter { $0.role == .option }
    #expect(options.count == cards(of: driver.table).count)
    for (option, index) in zip(options, cards(of: driver.table).keys.sorted()) {
      let middle = try middle(of: index, in: driver.table)
      #expect(option.frame.contains(middle))
    }
  }
}
