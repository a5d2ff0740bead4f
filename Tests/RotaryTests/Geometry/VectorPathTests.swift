import Rotary
import RotaryTestRandom
import Testing

@Suite struct VectorPathTests {
  @Test func `bounds contain the outline and not the control points`() throws {
    var path = VectorPath()
    path.move(to: .zero)
    path.addQuadratic(control: Point2D(50, 100), to: Point2D(100, 0))
    #expect(try #require(path.bounds) == Rect2D(0, 0, 100, 50))

    var cubic = VectorPath()
    cubic.move(to: .zero)
    cubic.addCubic(control1: Point2D(0, 100), control2: Point2D(100, 100), to: Point2D(100, 0))
    let bounds = try #require(cubic.bounds)
    #expect(abs(bounds.maxY - 75) < 1e-12)
    #expect(bounds.minX == 0 && bounds.maxX == 100)
  }

  @Test func `bounds of an arc reach where it crosses an axis`() throws {
    var path = VectorPath()
    path.addArc(center: .zero, radius: 10, startAngle: -.pi / 4, sweep: .pi / 2)
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.maxX - 10) < 1e-12)
    #expect(abs(bounds.minX - 10 * 0.5.squareRoot()) < 1e-12)
  }

  @Test func `an empty path has no bounds and contains nothing`() {
    #expect(VectorPath().bounds == nil)
    #expect(!VectorPath().contains(.zero))
  }

  @Test func `a ring contains its band and not its hole`() {
    let ring = VectorPath.ring(
      Annulus(center: Point2D(5, 5), innerRadius: 2, outerRadius: 4)
    )
    #expect(ring.contains(Point2D(8, 5)))
    #expect(ring.contains(Point2D(5, 1.5)))
    #expect(!ring.contains(Point2D(5, 5)))
    #expect(!ring.contains(Point2D(6.5, 6)))
    #expect(!ring.contains(Point2D(9.1, 5)))
  }

  @Test func `two circles of one direction differ by the fill rule only where they overlap`() {
    var path = VectorPath.circle(center: .zero, radius: 2)
    path.append(.circle(center: Point2D(2, 0), radius: 2))
    let overlap = Point2D(1, 0.1)
    #expect(path.contains(overlap, rule: .winding))
    #expect(!path.contains(overlap, rule: .evenOdd))
    #expect(path.contains(Point2D(-1, 0.1), rule: .evenOdd))
  }

  @Test func `hit tests agree with a polygon of many corners`() {
    var random = SeededGenerator(seed: 99)
    for round in rounds(200) {
      func number() -> Double { Double.random(in: -10...10, using: &random) }
      func point() -> Point2D { Point2D(number(), number()) }
      var path = VectorPath()
      path.move(to: point())
      path.addLine(to: point())
      path.addQuadratic(control: point(), to: point())
      path.addCubic(control1: point(), control2: point(), to: point())
      path.addArc(
        center: point(),
        radius: abs(number()),
        startAngle: number(),
        sweep: number()
      )
      if round.isMultiple(of: 2) { path.close() }
      let polygon = Polygon(path, stepsPerElement: 400)
      for _ in 0..<50 {
        let place = point()
        // Closer to the outline than the polygon is, the results may differ.
        guard polygon.distance(to: place) > 0.02 else { continue }
        #expect(
          path.contains(place) == (polygon.winding(about: place) != 0),
          "round \(round)"
        )
      }
    }
  }

  @Test func `a slice contains the angles between its sides`() {
    let ring = Annulus(center: Point2D(50, 50), innerRadius: 20, outerRadius: 50)
    let slice = VectorPath.sector(of: ring, startAngle: 3, sweep: 0.5)
    #expect(slice.contains(ring.center.moved(by: 30, towards: 3.01)))
    #expect(slice.contains(ring.center.moved(by: 49.9, towards: 3.49)))
    #expect(!slice.contains(ring.center.moved(by: 30, towards: 2.99)))
    #expect(!slice.contains(ring.center.moved(by: 30, towards: 3.51)))
    #expect(!slice.contains(ring.center.moved(by: 19, towards: 3.2)))
  }

  @Test func `a rectangle with round corners excludes the corners`() {
    let path = VectorPath.rectangle(Rect2D(0, 0, 20, 10), cornerRadius: 4)
    #expect(path.bounds == Rect2D(0, 0, 20, 10))
    #expect(!path.contains(Point2D(0.5, 0.5)))
    #expect(path.contains(Point2D(10, 0.5)))
    #expect(path.contains(Point2D(2, 2)))
  }

  @Test func `small corners are rounded too`() {
    let square = VectorPath.rectangle(Rect2D(0, 0, 4, 4), cornerRadius: 0.5)
    #expect(square.contains(Point2D(0.2, 0.2)) && !square.contains(Point2D(0.1, 0.1)))
  }

  @Test func `a point on an edge is in the shape to its right only`() {
    let circle = VectorPath.circle(center: .zero, radius: 5)
    let square = VectorPath.rectangle(Rect2D(-4, -4, 8, 8))
    for path in [circle, square] {
      for y in [-3.0, 3] {
        #expect(path.contains(Point2D(-4, y)) && !path.contains(Point2D(4, y)))
      }
    }
  }

  @Test(arguments: [1.0, -1])
  func `at the height at which curves meet, a shape has one left and one right edge`(
    direction: Double
  ) {
    let joins = [(10.0, 0.0), (0, 10), (-10, 0), (0, -10)].map { Point2D($0, $1 * direction) }
    var path = VectorPath()
    path.move(to: joins[0])
    for (index, start) in joins.enumerated() {
      let end = joins[(index + 1) % 4]
      func mix(_ a: Point2D, _ b: Point2D) -> Point2D {
        Point2D(a.x + b.x * 0.55, a.y + b.y * 0.55)
      }
      path.addCubic(control1: mix(start, end), control2: mix(end, start), to: end)
    }
    for x in [-15.0, -11, -9, -5, 0, 5, 9, 11, 15] {
      #expect(path.contains(Point2D(x, 0)) == (x.magnitude < 10), "\(x)")
    }
  }
}

/// A path as straight lines, for comparison.
private struct Polygon {
  var sides: [(Point2D, Point2D)] = []

  init(_ path: VectorPath, stepsPerElement steps: Int) {
    var pen = Point2D.zero
    var start = Point2D.zero
    var isFirst = true
    func line(to end: Point2D) {
      sides.append((pen, end))
      pen = end
    }
    func curve(_ point: (Double) -> Point2D) {
      for step in 1...steps { line(to: point(Double(step) / Double(steps))) }
    }
    func mix(_ a: Point2D, _ b: Point2D, _ t: Double) -> Point2D {
      Point2D(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        if !isFirst { line(to: start) }
        pen = point
        start = point
      case .line(let end): line(to: end)
      case .quadratic(let control, let end):
        let from = pen
        curve { mix(mix(from, control, $0), mix(control, end, $0), $0) }
      case .cubic(let a, let b, let end):
        let from = pen
        curve { t in
          let left = mix(mix(from, a, t), mix(a, b, t), t)
          return mix(left, mix(mix(a, b, t), mix(b, end, t), t), t)
        }
      case .arc(let center, let radius, let angle, let sweep):
        line(to: center.moved(by: radius, towards: angle))
        let extent = min(abs(sweep), Circular.turn) * (sweep < 0 ? -1 : 1)
        curve { center.moved(by: radius, towards: angle + extent * $0) }
      case .close: line(to: start)
      }
      isFirst = false
    }
    line(to: start)
  }

  /// Returns the winding number of a point, by the sum of the angles of the sides.
  func winding(about place: Point2D) -> Int {
    var sum = 0.0
    for (a, b) in sides {
      sum += Circular.sweep(from: place.directionAngle(to: a), to: place.directionAngle(to: b))
    }
    return Int((sum / Circular.turn).rounded())
  }

  func distance(to place: Point2D) -> Double {
    var least = Double.infinity
    for (a, b) in sides {
      let way = b - a
      let length = way.x * way.x + way.y * way.y
      let along = (place.x - a.x) * way.x + (place.y - a.y) * way.y
      let t = length > 0 ? min(1, max(0, along / length)) : 0
      least = min(least, place.distance(to: Point2D(a.x + t * way.x, a.y + t * way.y)))
    }
    return least
  }
}
