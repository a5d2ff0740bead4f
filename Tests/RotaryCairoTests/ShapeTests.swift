#if Pictures
import Rotary
import RotaryTestSupport
import Testing

@Suite struct ShapeTests {
  @Test func `a filling covers the inside and nothing else`() throws {
    let picture = try drawn { $0.add(filled(1, .rectangle(Rect2D(20, 30, 40, 50)))) }
    #expect(picture[20, 30].isClose(to: .pureRed))
    #expect(picture[59, 79].isClose(to: .pureRed))
    #expect(picture[19, 30].opacity == 0)
    #expect(picture[60, 79].opacity == 0)
    #expect(picture.coverage == 2000)
  }

  @Test func `a sweep of a full turn is a full circle in both directions`() throws {
    for sweep in [Circular.turn, -Circular.turn, 3 * Circular.turn] {
      let path = VectorPath([
        .arc(center: Point2D(50, 50), radius: 40, startAngle: 1, sweep: sweep)
      ])
      let picture = try drawn { $0.add(filled(1, path)) }
      // Antialiasing gives the area to about a thousandth.
      #expect((picture.coverage - .pi * 1600).magnitude < 8)
    }
  }

  @Test func `a negative radius is the circle on the other side`() throws {
    let path = VectorPath([.arc(center: Point2D(50, 50), radius: -40, startAngle: 0, sweep: .pi)])
    let picture = try drawn { $0.add(filled(1, path)) }
    #expect(picture[50, 30].isClose(to: .pureRed))
    #expect(picture[50, 70].opacity == 0)
  }

  @Test func `a ring keeps its hole, and outlines the same way round do not`() throws {
    let ring = Annulus(center: Point2D(50, 50), innerRadius: 20, outerRadius: 40)
    let holed = try drawn { $0.add(filled(1, .ring(ring))) }
    #expect(holed[50, 50].opacity == 0)
    #expect(holed[50, 20].isClose(to: .pureRed))
    var path = VectorPath.circle(center: Point2D(50, 50), radius: 40)
    path.append(.circle(center: Point2D(50, 50), radius: 20))
    let full = try drawn { $0.add(filled(1, path)) }
    #expect(full[50, 50].isClose(to: .pureRed))
  }

  @Test func `a line without a move begins at the origin`() throws {
    let path = VectorPath([.line(Point2D(100, 0)), .line(Point2D(0, 100))])
    let picture = try drawn { $0.add(filled(1, path)) }
    #expect(picture[20, 20].isClose(to: .pureRed))
    #expect(picture[80, 80].opacity == 0)
  }

  @Test func `quadratic and raised cubic curves cover the same`() throws {
    let start = Point2D(10, 90)
    let control = Point2D(50, -60)
    let end = Point2D(90, 90)
    let quadratic = VectorPath([.move(start), .quadratic(control: control, end: end)])
    let cubic = VectorPath([
      .move(start),
      .cubic(
        control1: Point2D(10 + 40.0 * 2 / 3, -10),
        control2: Point2D(90 - 40.0 * 2 / 3, -10),
        end: end
      ),
    ])
    let first = try drawn { $0.add(filled(1, quadratic)) }
    #expect(try first == drawn { $0.add(filled(1, cubic)) })
    #expect(first.coverage > 1000)
  }

  @Test func `a line lies over the filling, half of it outside`() throws {
    let picture = try drawn { scene in
      let stroke = Stroke(paint: .solid(.fixed(.pureBlue)), width: 10, cap: .butt)
      scene.add(
        SceneNode(
          NodeID(1),
          content: .shape(
            .rectangle(Rect2D(20, 20, 60, 60)),
            fill: .solid(.fixed(.pureRed)),
            stroke: stroke
          )
        )
      )
    }
    #expect(picture[24, 50].isClose(to: .pureBlue))
    #expect(picture[16, 50].isClose(to: .pureBlue))
    #expect(picture[50, 50].isClose(to: .pureRed))
    // Mitred corners are corners.
    #expect(picture[15, 15].isClose(to: .pureBlue))
  }

  @Test func `ends of a line are cut, round or square`() throws {
    func inked(_ cap: Stroke.Cap) throws -> Bitmap {
      try drawn { scene in
        let line = VectorPath([.move(Point2D(30, 50)), .line(Point2D(70, 50))])
        let stroke = Stroke(paint: .solid(.fixed(.pureRed)), width: 20, cap: cap)
        scene.add(SceneNode(NodeID(1), content: .shape(line, fill: nil, stroke: stroke)))
      }
    }
    #expect(try inked(.butt).coverage == 800)
    #expect(try inked(.square).coverage == 1200)
    #expect(try (inked(.round).coverage - 800 - .pi * 100).magnitude < 2)
  }

  @Test func `a transform with NaN hides its node and children and nothing else`() throws {
    var broken = Transform3D.identity
    broken.x.x = .nan
    let picture = try drawn { scene in
      scene.add(filled(1, .rectangle(Rect2D(0, 0, 50, 100)), transform: broken)) { inner in
        inner.add(filled(2, .rectangle(Rect2D(0, 0, 100, 100)), .pureGreen))
      }
      scene.add(filled(3, .rectangle(Rect2D(0, 0, 10, 10)), .pureBlue))
    }
    #expect(picture.coverage == 100)
    #expect(picture[5, 5].isClose(to: .pureBlue))
  }

  @Test func `what is not a number or has no area does not spoil the rest`() throws {
    let everything = VectorPath.rectangle(Rect2D(0, 0, 100, 100))
    let picture = try drawn { scene in
      scene.add(filled(1, everything, transform: .scale(0, 1)))
      scene.add(filled(2, .circle(center: Point2D(.nan, 0), radius: 4)))
      scene.add(filled(3, everything, opacity: .nan))
      scene.add(filled(4, everything, mask: .clip(.circle(center: .zero, radius: .infinity))))
      let paint = Paint.linear(start: Point2D(.nan, 0), end: .zero, stops: [])
      scene.add(SceneNode(NodeID(5), content: .shape(everything, fill: paint, stroke: nil)))
      scene.add(filled(6, .rectangle(Rect2D(0, 0, 10, 10)), .pureBlue))
    }
    #expect(picture.coverage == 100)
  }

  @Test func `children in a fragment are drawn as children in the scene`() throws {
    func children(_ scene: inout ControlScene) {
      scene.add(filled(2, .circle(center: Point2D(30, 30), radius: 20))) { inner in
        inner.add(filled(3, .circle(center: Point2D(30, 30), radius: 10), .pureGreen))
      }
      scene.add(filled(4, .circle(center: Point2D(70, 70), radius: 20), .pureBlue))
    }
    let turn = Transform3D(.rotation(0.3))
    let own = try drawn { $0.add(SceneNode(NodeID(1), transform: turn), children: children) }
    let shared = try drawn {
      $0.add(SceneNode(NodeID(1), transform: turn, fragment: SceneFragment(children)))
    }
    #expect(own == shared)
    #expect(own.coverage > 1000)
  }
}
#endif
