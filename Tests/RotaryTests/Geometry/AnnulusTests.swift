import Rotary
import RotaryTestRandom
import Testing

@Suite struct AnnulusTests {
  let ring = Annulus(center: Point2D(100, 100), innerRadius: 40, outerRadius: 100)

  @Test func `a finger near the hub is in the hole`() {
    #expect(ring.zone(of: Point2D(100, 139.999)) == .hole)
    #expect(ring.zone(of: Point2D(100, 140)) == .ring)
  }

  @Test func `the rim belongs to the ring, points beyond do not`() {
    #expect(ring.zone(of: Point2D(200, 100)) == .ring)
    #expect(ring.zone(of: Point2D(200.001, 100)) == .outside)
  }

  @Test func `a ring of no size has no inside`() {
    let nothing = Annulus(center: .zero, innerRadius: 0, outerRadius: 0)
    #expect(nothing.zone(of: .zero) == .outside)
  }

  @Test func `if the hole is larger than its ring, only the rim is left`() {
    let hole = Annulus(center: Point2D(100, 100), innerRadius: 80, outerRadius: 50)
    #expect(hole.innerRadius == 50 && hole.outerRadius == 50)
    #expect(hole.zone(of: Point2D(100, 100)) == .hole)
    #expect(hole.zone(of: Point2D(149, 100)) == .hole)
    #expect(hole.zone(of: Point2D(150, 100)) == .ring)
    #expect(hole.zone(of: Point2D(160, 100)) == .outside)
    let drawn = VectorPath.ring(hole)
    for x in [100.0, 149, 151, 170, 185] { #expect(!drawn.contains(Point2D(x, 100))) }
    #expect(drawn.bounds == Rect2D(50, 50, 100, 100))
    let slice = VectorPath.sector(of: hole, startAngle: 0, sweep: 1)
    #expect(!slice.contains(Point2D(130, 115)) && !slice.contains(Point2D(160, 110)))
  }

  @Test(arguments: Corners.doubles) func `a radius of NaN is 0`(radius: Double) {
    let ring = Annulus(center: .zero, innerRadius: radius, outerRadius: radius)
    #expect(ring.outerRadius == (radius > 0 && radius.isFinite ? radius : 0))
    #expect(ring.innerRadius == ring.outerRadius)
  }

  @Test func `a point of NaN is outside`() {
    #expect(ring.zone(of: Point2D(.nan, 100)) == .outside)
    #expect(ring.zone(of: Point2D(.infinity, 100)) == .outside)
  }

  @Test func `a path through the hole turns only outside it`() {
    let ring = Annulus(center: .zero, innerRadius: 10, outerRadius: 30)
    let start = Point2D(20, -6)
    let edge = Point2D.zero.directionAngle(to: Point2D(8, -6))
    let turn = edge - Point2D.zero.directionAngle(to: start)
    #expect(abs(ring.sweep(from: start, to: Point2D(0, -6)) - turn) < 1e-12)
    #expect(abs(ring.sweep(from: start, to: Point2D(-20, -6)) - 2 * turn) < 1e-12)
  }
}
