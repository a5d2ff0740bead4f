import RotaryTestRandom
import Testing

@testable import Rotary

/// The sizes of touch targets, and that taps alone are sufficient.
@Suite struct SpinnerRowTargetTests {
  /// Returns the number of steps by which a tap turns its column.
  private func turned(_ row: SpinnerRow, _ place: Point2D, _ kind: PointerEvent.Kind) -> Int64 {
    guard let column = row.column(under: place) else { return .max }
    var driver = SpinnerRowDriver(row)
    driver.tap(place, kind: kind)
    let motion = driver.row.rings[column].motion
    return (motion.goal?.detent ?? motion.detent) - row.rings[column].motion.detent
  }

  @Test(
    arguments: [
      (Size2D(320, 180), 10), (Size2D(320, 112), 10), (Size2D(320, 112), 6), (Size2D(640, 320), 24),
      (Size2D(320, 180), 90), (Size2D(120, 300), 10),
    ],
    [PointerEvent.Kind.touch, .pen, .mouse]
  )
  func `each neighbour has a target of 44 points, of 24 for a mouse, over its column's width`(
    room: (size: Size2D, tiles: Int),
    kind: PointerEvent.Kind
  ) {
    var row = SpinnerRow.digits(3)
    row.size = room.size
    row.options.tileCount = room.tiles
    row.move(to: 555, animated: false)
    let target: Double = kind == .mouse ? 24 : 44
    for column in 0..<3 {
      let width = room.size.width / 3
      for x in [Double(column) * width + 0.5, (Double(column) + 1) * width - 0.5] {
        var points: [Int64: Double] = [:]
        for y in stride(from: 0.25, to: room.size.height, by: 0.5) {
          points[turned(row, Point2D(x, y), kind), default: 0] += 0.5
        }
        for neighbour: Int64 in [-1, 1] {
          #expect((points[neighbour] ?? 0) >= target - 0.5, "\(neighbour) at \(x): \(points)")
        }
        #expect((points[0] ?? 0) >= 24 - 0.5, "\(points)")
      }
    }
  }

  @Test func `a tap on a visible number further away selects that number`() throws {
    var row = SpinnerRow.digits(1)
    row.size = Size2D(200, 400)
    row.options.tileCount = 12
    for steps in [-2, 2] {
      let ring = row.rings[0].ring
      let seen = ring.transform(atAngle: Double(steps) * ring.tileAngle).project(.zero)
      #expect(turned(row, try #require(seen), .touch) == Int64(steps))
    }
    #expect(turned(row, row.size.center, .touch) == 0)
  }

  @Test(arguments: [SpinnerRowLook.plain, .date]) func `a date is set by taps alone`(
    look: SpinnerRowLook
  ) throws {
    var driver = SpinnerRowDriver(.date)
    driver.row.look = look
    driver.row.date = try SpinnerDate(year: 2028, month: 1, day: 31)
    // The next is below, the previous above.
    for (column, isBelow) in [(0, true), (1, true), (2, false), (2, false)] {
      let frame = driver.row.frames[column].ring
      driver.tap(Point2D(frame.center.x, isBelow ? frame.maxY - 30 : frame.minY + 30))
      driver.settle()
    }
    #expect(driver.row.date == (try SpinnerDate(year: 2029, month: 2, day: 26)))
    #expect(driver.row.activeColumn == 2)
    // The day of the week is readable.
    let frame = driver.row.weekdayFrame
    #expect((frame.size.width > 20) == (look == .date))
    guard look == .date else { return }
    #expect(driver.row.column(under: frame.center) == nil)
    let event = PointerEvent(.down, position: frame.center)
    #expect(driver.input(.pointer(event)) == .declined)
  }

  @Test func `a mouse highlights only the number that a click would select`() {
    var driver = SpinnerRowDriver(.digits(3))
    let frame = driver.row.frames[1].ring
    let place = Point2D(frame.center.x, frame.maxY - 1)
    driver.input(.pointer(PointerEvent(.hover, position: place, kind: .mouse)))
    #expect(driver.row.rings.map { $0.hovered } == [nil, 1, nil])
    driver.input(.pointer(PointerEvent(.leave, position: .zero, kind: .mouse)))
    #expect(driver.row.rings.map { $0.hovered } == [nil, nil, nil])
  }

  @Test func `a vertical drag turns a column, a horizontal one does not`() {
    var driver = SpinnerRowDriver(.digits(2))
    let center = driver.row.frames[1].ring.center
    for (x, y, value) in [(60.0, 0.0, 0.0), (60, -80, 1), (0, 0, 0)] {
      driver.pointer(.down, column: 1)
      let place = Point2D(center.x + x, center.y + y)
      driver.input(.pointer(PointerEvent(.move, position: place)), after: 0.3)
      driver.input(.pointer(PointerEvent(.up, position: place)), after: 0.3)
      driver.settle()
      #expect(driver.row.value == value)
      driver.move(to: 0, animated: false)
    }
    #expect(driver.input(.scroll(x: 80, y: 10)) == .declined)
    #expect(driver.input(.scroll(x: 10, y: -40)) == .handled)
    #expect(driver.row.value == 1)
  }
}

/// A ring with a horizontal axis.
@Suite struct SpinnerAxisTests {
  @Test(arguments: [1, 2, 3, 10, 16, 360], [nil, 0.3, 1.1, 100])
  func `a ring with a horizontal axis is the other one rotated`(tiles: Int, eye: Double?) throws {
    // So narrow that the ring limits the tile's length, not its width.
    let size = Size2D(400, 300)
    let upright = SpinnerRing(size: size, tileCount: tiles, perspective: eye)
    let side = Size2D(size.height, size.width)
    let level = SpinnerRing(
      size: side,
      tileCount: tiles,
      perspective: eye,
      axis: .horizontal,
      maximumHeight: upright.tile.width
    )
    #expect(abs(level.tile.height - upright.tile.width) < 1e-9)
    #expect(abs(level.radius - upright.radius) < 1e-9 && level.distance == upright.distance)
    #expect(level.visibleSide == upright.visibleSide)
    for angle in [0, 0.3, -0.9] {
      let right = try #require(upright.transform(atAngle: angle).project(Point2D(20, 7)))
      let below = try #require(level.transform(atAngle: angle).project(Point2D(7, 20)))
      #expect(abs(right.x - below.y) < 1e-9 && abs(right.y - below.x) < 1e-9)
    }
  }

  @Test func `a spinner with a horizontal axis is dragged and tapped vertically`() throws {
    var driver = SpinnerDriver(NumberSpinner(range: try SpinnerRange(from: 0, through: 20)))
    try driver.spinner.set("axis", to: .text("horizontal"))
    driver.spinner.environment.isRightToLeft = true
    let ring = driver.spinner.ring
    func go(_ phase: PointerEvent.Phase, _ y: Double) {
      let place = Point2D(ring.center.x + y / 2, ring.center.y + y)
      driver.input(.pointer(PointerEvent(phase, position: place)), after: 0.2)
    }
    go(.down, 0)
    go(.move, -2 * ring.tile.height)
    #expect(abs(driver.spinner.position - 2) < 1e-9)
    go(.up, -2 * ring.tile.height)
    driver.settle()
    #expect(driver.spinner.value == 2)
    let next = try #require(ring.transform(atAngle: ring.tileAngle).project(.zero))
    #expect(next.y > ring.center.y && driver.spinner.tile(under: next) == 3)
    #expect(driver.input(.scroll(x: 80, y: 10)) == .declined)
    #expect(throws: SettingError.self) { try driver.spinner.set("axis", to: .text("x")) }
  }
}
