import Testing

@testable import Rotary

@Suite struct RingLayoutTests {
  private func layout(_ count: Int, start: Double = 0, isMirrored: Bool = false) -> RingLayout {
    RingLayout(
      center: Point2D(300, 200),
      scale: 0.75,
      slotCount: count,
      startAngle: start,
      isMirrored: isMirrored,
      innerRadius: 102,
      outerRadius: 156
    )
  }

  @Test(arguments: 1...24)
  func `each angle next to a boundary is in the correct wedge`(count: Int) {
    for start in [0, 0.3, -.pi / 8, 5] {
      for isMirrored in [false, true] {
        let ring = layout(count, start: start, isMirrored: isMirrored)
        for slot in 0..<count {
          let before = (slot + count - 1) % count
          // The boundary belongs to the wedge that begins there, except for rounding.
          #expect(ring.slot(towards: ring.sideAngle(of: slot, share: 1e-9)) == slot)
          #expect(ring.slot(towards: ring.sideAngle(of: slot, share: -1e-9)) == before)
          #expect(ring.slot(towards: ring.middleAngle(of: slot)) == slot)
          #expect(ring.slot(towards: ring.sideAngle(of: slot, share: 1 - 1e-9)) == slot)
        }
      }
    }
  }

  @Test func `the boundaries to the right, down, left and up are exact`() {
    let ring = layout(4)
    #expect(ring.slot(towards: 0) == 0)
    #expect(ring.slot(towards: .pi / 2) == 1)
    #expect(ring.slot(towards: .pi) == 2)
    #expect(ring.slot(towards: -.pi / 2) == 3)
    #expect(ring.slot(towards: -0.0) == 0)
    #expect(ring.slot(towards: (-Double.leastNonzeroMagnitude)) == 0)
    #expect(ring.slot(towards: 0.0.nextDown) == 0)
    #expect(ring.slot(towards: -1e-15) == 3)
  }

  @Test(arguments: 1...24)
  func `wedges are selected between the radii, and not on them`(count: Int) {
    let ring = layout(count)
    for slot in 0..<count {
      func zone(_ radius: Double) -> RingLayout.Zone {
        // To the right of the middle, where the radius is exact.
        var turned = ring
        turned.startAngle = -ring.middleAngle(of: slot)
        return turned.zone(under: Point2D(300 + radius * 0.75, 200))
      }
      #expect(zone(102) == .middle)
      #expect(zone(102.0.nextUp * (1 + 1e-15)) == .wedge(slot))
      #expect(zone(129) == .wedge(slot))
      #expect(zone(156.0.nextDown * (1 - 1e-15)) == .wedge(slot))
      #expect(zone(156) == .beyond(slot))
      #expect(zone(1e9) == .beyond(slot))
      #expect(zone(0) == .middle)
    }
  }

  @Test func `NaN is in no wedge`() {
    let ring = layout(12)
    #expect(ring.zone(under: Point2D(.nan, 0)) == .middle)
    #expect(layout(0).zone(under: Point2D(500, 200)) == .middle)
    #expect(layout(0).wedge == 0)
  }

  @Test func `a ring is moved inside, and centred if there is no room`() {
    let bounds = Rect2D(0, 0, 600, 400)
    for (x, y, movedX, movedY) in [
      (0.0, 0.0, 120.0, 120.0), (600, 400, 480, 280), (300, 10, 300, 120), (250, 210, 250, 210),
    ] {
      var ring = layout(12)
      ring.center = Point2D(x, y)
      ring.moveInside(bounds, reach: 120)
      #expect(ring.center == Point2D(movedX, movedY))
      ring.moveInside(bounds, reach: 250)
      #expect(ring.center == Point2D(ring.center.x, 200))
    }
  }
}
