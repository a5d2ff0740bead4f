import RotaryTestRandom
import Testing

@testable import Rotary

/// Tiles that are only placed look the same as tiles drawn again.
@Suite struct SpinnerSceneTests {
  @Test(arguments: seeds(30))
  func `after any input a spinner's screen equals a fresh drawing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var spinner = NumberSpinner()
    spinner.options.wraps = seed % 3 != 0
    spinner.environment.reducesMotion = seed % 7 == 6
    if seed % 5 == 4 { spinner.style.perspective = nil }
    check(&spinner, using: &random, "seed \(seed)") { spinner, random in
      switch Int.random(in: 0..<11, using: &random) {
      case 0: spinner.size = Size2D(Double(Int.random(in: 0...3, using: &random)) * 120, 120)
      case 1: spinner.options.isEnabled.toggle()
      case 2: spinner.options.tileCount = Int.random(in: 1...24, using: &random)
      case 3: spinner.options.wraps.toggle()
      case 4: spinner.style.groups.toggle()
      case 5: spinner.style.minimumDigits = Int.random(in: 1...4, using: &random)
      case 6: spinner.style.titles = [[], ["none"], ["one", "two"]][Int(seed % 3)]
      case 7: spinner.environment.isRightToLeft.toggle()
      case 8: spinner.style.gap = Double.random(in: 0...0.5, using: &random)
      case 9: spinner.options.axis = SpinnerAxis.allCases.randomElement(using: &random) ?? .vertical
      default:
        let last = Double(Int.random(in: 0...40, using: &random))
        if let range = try? SpinnerRange(from: 0, through: last) { spinner.range = range }
      }
    }
  }

  @Test func `a spinner made with a range equals one whose range is set`() throws {
    let range = try SpinnerRange(from: 0, through: 98_760, step: 12_345)
    let made = NumberSpinner(range: range)
    var given = NumberSpinner()
    given.range = range
    #expect(made == given)
    var scenes = (ControlScene(size: made.size), ControlScene(size: given.size))
    made.draw(into: &scenes.0)
    given.draw(into: &scenes.1)
    #expect(scenes.0 == scenes.1)
  }

  @Test(arguments: seeds(20))
  func `after any input a row's screen equals a fresh drawing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var row = SpinnerRow()
    row.options.carries = seed % 2 == 0
    row.environment.reducesMotion = seed % 7 == 6
    check(&row, using: &random, "seed \(seed)") { row, random in
      switch Int.random(in: 0..<9, using: &random) {
      case 0: row.size = Size2D(Double(Int.random(in: 0...3, using: &random)) * 160, 120)
      case 4: row.look = SpinnerRowLook.allCases.randomElement(using: &random) ?? .plain
      case 5: row.options.code = row.columns.map { _ in 0 }
      case 6: row.weekdays = Bool.random(using: &random) ? ["Mo", "Tu", "We", "Th"] : []
      case 7: row.make(.date)
      case 1: row.options.isEnabled.toggle()
      case 2: row.environment.isRightToLeft.toggle()
      case 3: row.options.carries.toggle()
      default:
        let count = Int.random(in: 1...5, using: &random)
        let separator = [":", "", "/"].randomElement(using: &random) ?? ""
        try? row.replace((0..<count).map { _ in SpinnerColumn(separator: separator) })
      }
    }
  }

  @Test func `a row whose separator changes is drawn again`() throws {
    var row = SpinnerRow()
    var presenter = ScenePresenter<SpinnerRow>()
    var screen = Screen()
    for separator in [":", "/"] {
      let column = SpinnerColumn(separator: separator)
      try row.replace([column, column])
      presenter.update(with: row) { screen.apply($0) }
    }
    var scratch = ControlScene(size: row.size)
    row.draw(into: &scratch)
    #expect(screen.differences(from: scratch) == [])
  }

  /// Returns the IDs of the nodes that a control places and transforms in space.
  private func names<Subject: Control>(of subject: Subject) -> [NodeID] {
    var names: [NodeID] = []
    subject.readPlacements { id, _ in names.append(id) }
    subject.readTransforms { id, _, _ in names.append(id) }
    return names
  }

  /// Applies random input to a control, and compares its screen with a fresh drawing.
  private func check<Subject: Control>(
    _ subject: inout Subject,
    using random: inout SeededGenerator,
    _ comment: String,
    change: (inout Subject, inout SeededGenerator) -> Void
  ) {
    var presenter = ScenePresenter<Subject>()
    var screen = Screen()
    var drawnAnew = 0
    var finger = Point2D(160, 60)
    var isDown = false
    for step in 1...400 {
      let time = Double(step) / 60
      let (key, names) = (subject.renderKey, names(of: subject))
      func take(_ input: Input) { _ = subject.handle(input, at: time) }
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<45:
        finger.x += Double.random(in: -3...3, using: &random)
        take(.pointer(PointerEvent(isDown ? .move : .hover, position: finger, kind: .mouse)))
      case 45..<50:
        isDown.toggle()
        finger.x = Double.random(in: 0...320, using: &random)
        take(.pointer(PointerEvent(isDown ? .down : .up, position: finger, kind: .mouse)))
      case 50..<52: take(.focus(Bool.random(using: &random)))
      case 52..<58:
        let keys: [Key] = [.left, .up, .home, .end, .pageDown, .character("3"), .enter]
        take(.key(keys.randomElement(using: &random) ?? .left, []))
      case 58..<62: take(.scroll(x: 0, y: Double.random(in: -90...90, using: &random)))
      case 62..<65: change(&subject, &random)
      default: subject.advance(to: time)
      }
      if subject.matches(key) {
        #expect(self.names(of: subject) == names, "\(comment), step \(step)")
      }
      if presenter.update(with: subject, emit: { screen.apply($0) }) { drawnAnew += 1 }
      var scratch = ControlScene(size: subject.size)
      subject.draw(into: &scratch)
      #expect(presenter.shown == scratch, "\(comment), step \(step)")
      #expect(screen.differences(from: scratch) == [], "\(comment), step \(step)")
    }
    // Both cases have happened.
    #expect(drawnAnew > 0 && drawnAnew < 400, "\(comment)")
  }

  @Test(arguments: SpinnerAxis.allCases)
  func `the marks of a held spinner are on both sides of its middle`(axis: SpinnerAxis) throws {
    var spinner = NumberSpinner()
    spinner.options.axis = axis
    guard case .shape(let marks, _, _) = spinner.artwork.grip else {
      Issue.record("no marks")
      return
    }
    let bounds = try #require(marks.bounds)
    #expect(bounds.center.distance(to: spinner.size.center) < 1e-9)
    #expect(bounds.size.shorterSide > 0)
  }

  @Test func `the lines of a tile are on the tile`() throws {
    var row = SpinnerRow()
    var count = 0
    for look in SpinnerRowLook.allCases {
      row.look = look
      let artwork = row.rings[0].artwork
      guard case .shape(let lines, _, _) = artwork.lines,
        case .shape(let tile, _, _) = artwork.body
      else { continue }
      let (inner, outer) = (try #require(lines.bounds), try #require(tile.bounds))
      #expect(inner.minX >= outer.minX && inner.maxX <= outer.maxX)
      #expect(inner.minY >= outer.minY && inner.maxY <= outer.maxY)
      count += 1
    }
    #expect(count == 2)
  }

  @Test func `the tile under a mouse is marked until the mouse leaves`() {
    var driver = SpinnerDriver(NumberSpinner())
    func isMarked() -> Bool { driver.spinner.hovered != nil }
    let place = Point2D(driver.middle(ofTile: 1), driver.spinner.size.height / 2)
    driver.input(.pointer(PointerEvent(.hover, position: place, kind: .mouse)))
    #expect(isMarked())
    driver.input(.pointer(PointerEvent(.leave, position: place, kind: .mouse)))
    #expect(!isMarked())
  }

  @Test func `days before the last keep their numbers while a month becomes shorter`() throws {
    var driver = SpinnerRowDriver(.date)
    driver.row.date = try SpinnerDate(year: 2027, month: 1, day: 31)
    driver.row.activate(1)
    driver.input(.key(.up))
    var frames = 0
    while driver.row.isMoving {
      driver.wait(1 / 60)
      let days = driver.row.rings[2]
      guard days.row?.lostTiles == 3 else { continue }
      frames += 1
      let last = days.motion.detent
      for tile in last - 3...last + 3 {
        #expect(days.writtenIndex(of: tile) == days.index(of: min(tile, last)))
      }
    }
    #expect(frames > 3 && driver.row.text == "2027-02-28")
  }
}
