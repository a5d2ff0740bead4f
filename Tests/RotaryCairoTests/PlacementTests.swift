#if Pictures
import Rotary
import RotaryTestSupport
import Testing

@testable import RotaryCairo

@Suite struct PlacementTests {
  /// Rotated around an oblique axis, moved, and seen from close by.
  private let general = Transform3D.translation(-40, -30)
    .then(.rotation(0.7, axisX: 1, axisY: 2, axisZ: -0.5)).then(.scale(1.3, 0.8))
    .then(.perspective(170)).then(.translation(55, 45))

  private let places = [Point2D(50, 50), Point2D(0, 10), Point2D(90, 35), Point2D(-20, 70)]

  @Test func `the affine map agrees with the perspective at its point, and around it`() throws {
    // A central difference of this step is off by about its square, and by rounding over it.
    let step = 1e-4
    for place in places {
      let map = try #require(general.affineMap(near: place))
      let here = try #require(general.project(place))
      #expect(map.apply(to: place).distance(to: here) < 1e-9)
      for offset in [Vector2D(step, 0), Vector2D(0, step)] {
        let after = try #require(general.project(place + offset))
        let before = try #require(general.project(place - offset))
        let mapped = map.apply(to: place + offset) - map.apply(to: place - offset)
        #expect(((after - before) - mapped).length / step < 1e-6)
      }
    }
  }

  @Test func `the plane's inverse leads back to the place that appears there`() throws {
    let back = try #require(general.planeInverse)
    for place in places {
      let appears = try #require(general.project(place))
      #expect(back.image(of: appears).point.distance(to: place) < 1e-9)
    }
    let edge = Transform3D.scale(0, 1)
    #expect(edge.planeInverse == nil)
  }

  @Test func `depth without perspective leaves a node flat`() {
    let deep = Transform3D.rotation(0.5, axisX: 1, axisY: 0, axisZ: 0).then(.translation(3, 4, 500))
    guard case .flat(let flat) = Placement(deep) else {
      Issue.record("\(deep) is flat")
      return
    }
    #expect(flat.tx == 3 && flat.ty == 4 && flat.d < 1)
  }

  @Test func `a scale in the divisor is a scale`() {
    var half = Transform3D.identity
    half.w.w = 2
    guard case .flat(let flat) = Placement(half) else {
      Issue.record("\(half) is flat")
      return
    }
    #expect(flat == .scale(0.5, 0.5))
    half.w.w = -1
    guard case .unseen = Placement(half) else {
      Issue.record("behind the eye")
      return
    }
  }
}
#endif
