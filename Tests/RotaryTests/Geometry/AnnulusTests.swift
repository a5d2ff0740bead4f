import Rotary
import Testing

@Suite struct AnnulusTests {
  let ring = Annulus(center: Point(100, 100), innerRadius: 40, outerRadius: 100)

  @Test func `a finger near the hub stands in the hole`() {
    #expect(ring.zone(of: Point(100, 139.999)) == .hole)
    #expect(ring.zone(of: Point(100, 140)) == .ring)
  }

  @Test func `the rim belongs to the ring and what lies beyond does not`() {
    #expect(ring.zone(of: Point(200, 100)) == .ring)
    #expect(ring.zone(of: Point(200.001, 100)) == .outside)
  }

  @Test func `a ring of no size has no inside`() {
    let nothing = Annulus(center: .zero, innerRadius: 0, outerRadius: 0)
    #expect(nothing.zone(of: .zero) == .outside)
  }

  @Test func `a place that is no number is outside`() {
    #expect(ring.zone(of: Point(.nan, 100)) == .outside)
    #expect(ring.zone(of: Point(.infinity, 100)) == .outside)
  }
}
