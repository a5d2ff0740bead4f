import Rotary
import Testing

@Suite struct TouchAreaTests {
  @Test func `an area has its given corners`() {
    let frame = Rect2D(10, 20, 100, 60)
    let sharp = TouchArea(.hold, frame: frame)
    let round = TouchArea(.hold, frame: frame, cornerRadius: 20)
    for corner in [Point2D(11, 21), Point2D(109, 21), Point2D(11, 79), Point2D(109, 79)] {
      #expect(sharp.contains(corner) && !round.contains(corner))
    }
    for inside in [Point2D(60, 50), Point2D(11, 50), Point2D(60, 21), Point2D(17, 27)] {
      #expect(sharp.contains(inside) && round.contains(inside))
    }
    for outside in [Point2D(9, 50), Point2D(60, 19), Point2D(.nan, 50), Point2D(.infinity, 50)] {
      #expect(!sharp.contains(outside) && !round.contains(outside))
    }
  }

  @Test func `a round area contains the points within its radius`() {
    let center = Point2D(50, 40)
    let area = TouchArea(.press, center: center, radius: 30)
    #expect(area.frame == Rect2D(20, 10, 60, 60))
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      #expect(area.contains(center.moved(by: 29.9, towards: angle)))
      #expect(!area.contains(center.moved(by: 30.1, towards: angle)))
    }
  }

  @Test(arguments: [-1, 0, 0.5, 1e9, .infinity, .nan])
  func `invalid corners leave an area within its frame`(radius: Double) {
    let area = TouchArea(.hold, frame: Rect2D(0, 0, 40, 40), cornerRadius: radius)
    #expect(area.contains(Point2D(20, 20)))
    #expect(!area.contains(Point2D(41, 20)))
  }

  @Test func `a control without touch areas is held everywhere`() {
    var control = GrowingLine(isAddedAtPlace: false)
    control.size = Size2D(90, 30)
    #expect(control.touchArea(at: Point2D(89, 29)) == TouchArea(.hold, frame: Rect2D(0, 0, 90, 30)))
    #expect(control.touchArea(at: Point2D(91, 29)) == nil)
    #expect(control.preferredSize.preferred == Size2D(200, 200))
  }
}
