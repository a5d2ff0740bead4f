#if Pictures
import Rotary
import RotaryTestSupport
import Testing

@testable import RotaryCairo

@Suite struct PerspectiveTests {
  /// Tilted backward about the middle of a 100 × 100 surface.
  private let tilt = Transform3D.translation(-50, -50)
    .then(.rotation(0.9, axisX: 1, axisY: 0, axisZ: 0))
    .then(.perspective(150)).then(.translation(50, 50))

  private let square = Rect2D(20, 20, 60, 60)

  @Test func `a square's corners are where the transform projects them`() throws {
    let picture = try drawn { $0.add(filled(1, .rectangle(square), transform: tilt)) }
    func covered(_ point: Point2D) throws -> Bool {
      let place = try #require(tilt.project(point))
      return picture[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))].opacity > 0.5
    }
    // Two points of the plane further in and out of each corner.
    for (corner, inward) in [
      (Point2D(20, 20), Vector2D(2.5, 4)), (Point2D(80, 20), Vector2D(-2.5, 4)),
      (Point2D(20, 80), Vector2D(2.5, -4)), (Point2D(80, 80), Vector2D(-2.5, -4)),
    ] {
      #expect(try covered(corner + inward))
      #expect(try !covered(corner - inward))
    }
    let ink = try #require(picture.inked)
    let upper = try #require(tilt.project(Point2D(20, 20)))
    let lower = try #require(tilt.project(Point2D(80, 80)))
    #expect((ink.minY - upper.y).magnitude <= 1)
    #expect((ink.maxY - lower.y).magnitude <= 1)
    #expect((ink.maxX - lower.x).magnitude <= 1)
  }

  @Test func `without perspective the projected outline is the flat one`() throws {
    // So slight that it changes no pixel, and yet takes the other way through the code.
    var slight = Transform3D(.rotation(0.4, about: Point2D(50, 50)))
    slight.x.w = 1e-9
    #expect(slight.flat == nil)
    let stroke = Stroke(paint: .solid(.fixed(.pureBlue)), width: 6)
    let paint = Paint.radial(
      center: Point2D(50, 50),
      innerRadius: 0,
      outerRadius: 40,
      stops: [GradientStop(0, .fixed(.pureRed)), GradientStop(1, .fixed(.pureGreen))]
    )
    let ring = Annulus(center: Point2D(50, 50), innerRadius: 15, outerRadius: 40)
    for cap in [Stroke.Cap.butt, .round, .square] {
      var line = stroke
      line.cap = cap
      for path in [
        VectorPath.sector(of: ring, startAngle: 0.2, sweep: 4),
        VectorPath([.move(Point2D(20, 20)), .line(Point2D(80, 30)), .line(Point2D(25, 60))]),
        // The second outline lies over the corner of the first.
        VectorPath([
          .move(Point2D(80, 80)), .line(Point2D(50, 20)), .line(Point2D(20, 80)),
          .move(Point2D(10, 19)), .line(Point2D(90, 19)),
        ]),
        VectorPath([
          .move(Point2D(20, 20)),
          .cubic(control1: Point2D(90, 0), control2: Point2D(0, 90), end: Point2D(80, 80)),
        ]),
      ] {
        func content(_ transform: Transform3D) throws -> Bitmap {
          try drawn {
            $0.add(
              SceneNode(
                NodeID(1),
                transform: transform,
                content: .shape(path, fill: paint, stroke: line)
              )
            )
          }
        }
        let flat = try content(Transform3D(.rotation(0.4, about: Point2D(50, 50))))
        let projected = try content(slight)
        let difference = try #require(PerceivedDifference(flat, projected))
        #expect(difference.largest < 0.05, "\(cap), \(path.elements.count) elements")
      }
    }
  }

  @Test func `a line is wider where it is nearer`() throws {
    let stroke = Stroke(paint: .solid(.fixed(.pureRed)), width: 10, cap: .butt)
    let line = VectorPath([.move(Point2D(50, 10)), .line(Point2D(50, 90))])
    let picture = try drawn {
      $0.add(
        SceneNode(
          NodeID(1),
          transform: tilt,
          content: .shape(line, fill: nil, stroke: stroke)
        )
      )
    }
    func width(at y: Double) throws -> Double {
      let row = try #require(tilt.project(Point2D(50, y))).y
      return (0..<100).reduce(0) { $0 + picture[$1, Int(row)].opacity }
    }
    let left = try #require(tilt.project(Point2D(45, 80)))
    let right = try #require(tilt.project(Point2D(55, 80)))
    #expect(try (width(at: 80) - (right.x - left.x)).magnitude < 0.6)
    #expect(try abs(width(at: 80) / width(at: 20)) > 1.3)
  }

  @Test func `what lies behind the eye is cut away and not mirrored`() throws {
    // The plane runs through the eye, which looks along it from above.
    let steep = Transform3D.translation(-50, -50)
      .then(.rotation(1.4, axisX: 1, axisY: 0, axisZ: 0))
      .then(.perspective(40)).then(.translation(50, 50))
    let endless = VectorPath.rectangle(Rect2D(40, -5000, 20, 10000))
    let picture = try drawn { $0.add(filled(1, endless, transform: steep)) }
    let horizonIsAbove = try #require(steep.project(Point2D(50, -1000))).y
    // Nothing beyond the horizon, where points from behind would come out.
    for row in 0..<Int(horizonIsAbove - 1) {
      for column in 0..<100 { #expect(picture[column, row].opacity == 0) }
    }
    #expect(picture[50, 99].isClose(to: .pureRed))
    let behind = VectorPath.rectangle(Rect2D(0, 200, 100, 1000))
    #expect(try drawn { $0.add(filled(1, behind, transform: steep)) }.coverage == 0)
  }

  @Test func `a plane seen edge-on draws nothing, and its children may`() throws {
    let edge = Transform3D.rotation(.pi / 2, axisX: 0, axisY: 1, axisZ: 0)
    var exactEdge = edge
    exactEdge.x.x = 0
    let picture = try drawn {
      $0.add(filled(1, .rectangle(square), transform: exactEdge)) { inner in
        let back = Transform3D.rotation(-.pi / 2, axisX: 0, axisY: 1, axisZ: 0)
        inner.add(filled(2, .rectangle(Rect2D(0, 0, 10, 10)), .pureBlue, transform: back))
      }
    }
    #expect((picture.coverage - 100).magnitude < 1)
    #expect(picture[5, 5].isClose(to: .pureBlue))
  }

  @Test func `a gradient in perspective has its middle colour in the middle`() throws {
    let stops = [GradientStop(0, .fixed(.pureRed)), GradientStop(1, .fixed(.pureBlue))]
    let paint = Paint.linear(start: Point2D(0, 20), end: Point2D(0, 80), stops: stops)
    let picture = try drawn {
      $0.add(
        SceneNode(
          NodeID(1),
          transform: tilt,
          content: .shape(.rectangle(square), fill: paint, stroke: nil)
        )
      )
    }
    let middle = try #require(tilt.project(Point2D(50, 50)))
    let purple = RGBA(red: 0.5, green: 0, blue: 0.5)
    #expect(picture[Int(middle.x), Int(middle.y)].isClose(to: purple, steps: 6))
  }

  @Test func `clips, fades and groups work in perspective`() throws {
    let stops = [
      GradientStop(0, .fixed(RGBA(hex: 0))), GradientStop(1, .fixed(.clear)),
    ]
    let fade = Paint.linear(start: Point2D(20, 0), end: Point2D(80, 0), stops: stops)
    let big = VectorPath.rectangle(Rect2D(-50, -50, 200, 200))
    for mask in [SceneMask.clip(.rectangle(square)), .fade(.rectangle(square), fade)] {
      let picture = try drawn {
        $0.add(filled(1, big, transform: tilt, opacity: 0.5, mask: mask)) { inner in
          inner.add(filled(2, .rectangle(Rect2D(0, 0, 1, 1))))
        }
      }
      let inside = try #require(tilt.project(Point2D(24, 50)))
      let outside = try #require(tilt.project(Point2D(16, 50)))
      #expect((picture[Int(inside.x), Int(inside.y)].opacity - 0.5).magnitude < 0.06)
      #expect(picture[Int(outside.x), Int(outside.y)].opacity == 0)
    }
  }

  @Test func `flattened curves stay within the tolerance where they appear`() {
    let circle = VectorPath.circle(center: Point2D(50, 50), radius: 45)
    for tolerance in [1.0, 0.1, 0.01] {
      let lines = PathFlattener(transform: tilt, tolerance: tolerance).polylines(of: circle)
      let points = lines.flatMap(\.points)
      var worst = 0.0
      for (start, end) in zip(points, points.dropFirst()) {
        // The point of the circle that is furthest from its chord, nearly.
        let half = Point2D((start.x + end.x) / 2, (start.y + end.y) / 2)
        let direction = Point2D(50, 50).directionAngle(to: half)
        let onCircle = Point2D(50, 50).moved(by: 45, towards: direction)
        guard let a = tilt.project(start), let b = tilt.project(end), a != b,
          let c = tilt.project(onCircle)
        else { continue }
        worst = max(worst, c.distance(toLineFrom: a, to: b))
      }
      // The measured point is not exactly the worst one.
      #expect(worst <= tolerance * 1.1)
      #expect(worst > tolerance / 20, "\(points.count) points are more than it takes")
    }
  }
}
#endif
