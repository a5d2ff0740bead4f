import Rotary
import Testing

@Suite struct PointersTests {
  private func event(_ phase: PointerEvent.Phase, _ x: Double, id: Int = 1) -> PointerEvent {
    PointerEvent(phase, id: id, position: Point2D(x, 0))
  }

  @Test func `fingers are kept in the order of their downs`() {
    var pointers = Pointers()
    for (id, x) in [(7, 0.0), (3, 10), (5, 20)] {
      #expect(pointers.take(event(.down, x, id: id), at: 0)?.phase == .down)
    }
    #expect((0..<3).map { pointers[$0].id } == [7, 3, 5])
    #expect(pointers.centroid() == Point2D(10, 0))
    #expect(pointers.centroid(ofFirst: 2) == Point2D(5, 0))
    _ = pointers.take(event(.up, 0, id: 7), at: 1)
    #expect((0..<2).map { pointers[$0].id } == [3, 5])
    let up = pointers.take(event(.up, 0, id: 5), at: 2)
    #expect(up?.index == 1)
  }

  @Test func `a pointer stores its start and its farthest distance`() throws {
    var pointers = Pointers()
    _ = pointers.take(event(.down, 10), at: 1)
    _ = pointers.take(event(.move, 40), at: 2)
    let changeChange = pointers.take(event(.move, 25), at: 3)
    let change = try #require(changeChange)
    #expect(change.pointer.start == Point2D(10, 0) && change.pointer.startTime == 1)
    #expect(change.pointer.previous == Point2D(40, 0) && change.pointer.previousTime == 2)
    #expect(
      change.pointer.delta == Vector2D(-15, 0) && change.pointer.displacement == Vector2D(15, 0)
    )
    #expect(change.pointer.travel == 30 && change.pointer.time == 3)
  }

  @Test func `a second down of one finger means that its up was lost`() throws {
    var pointers = Pointers()
    let firstChange = pointers.take(event(.down, 0), at: 0)
    let first = try #require(firstChange)
    let secondChange = pointers.take(event(.down, 50), at: 1)
    let second = try #require(secondChange)
    #expect(!first.replacesLost && second.replacesLost)
    #expect(pointers.count == 1 && pointers[0].start == Point2D(50, 0))
  }

  @Test func `a hover of a finger that is down cancels it, a leave does not`() {
    var pointers = Pointers()
    _ = pointers.take(event(.down, 0), at: 0)
    #expect(pointers.take(event(.leave, 90), at: 1) == nil)
    #expect(pointers.count == 1)
    #expect(pointers.take(event(.hover, 5), at: 2)?.phase == .cancel)
    #expect(pointers.isEmpty && pointers.hover == Point2D(5, 0))
    _ = pointers.take(event(.leave, 9), at: 3)
    #expect(pointers.hover == nil)
  }

  @Test(arguments: [PointerEvent.Phase.move, .up, .cancel])
  func `events without a down are ignored`(phase: PointerEvent.Phase) {
    var pointers = Pointers()
    let before = pointers
    #expect(pointers.take(event(phase, 1), at: 0) == nil)
    #expect(pointers == before)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `places and times of NaN are ignored, but an up lifts`(bad: Double) throws {
    var pointers = Pointers()
    #expect(pointers.take(event(.down, bad), at: 0) == nil)
    #expect(pointers.take(event(.down, 0), at: bad) == nil)
    _ = pointers.take(event(.down, 1), at: 1)
    _ = pointers.take(event(.move, 3), at: 1.5)
    #expect(pointers.take(event(.move, bad), at: 2) == nil)
    let upChange = pointers.take(event(.up, bad), at: 3)
    let up = try #require(upChange)
    #expect(up.pointer.position == Point2D(3, 0) && up.pointer.delta == .zero)
    #expect(pointers.isEmpty)
  }

  @Test func `earlier times are ignored`() {
    var pointers = Pointers()
    _ = pointers.take(event(.down, 0), at: 5)
    #expect(pointers.take(event(.move, 9), at: 4.9) == nil)
    #expect(pointers[0].position == .zero)
    #expect(pointers.take(event(.move, 9), at: 5) != nil)
  }

  @Test func `there is room for ten fingers`() {
    var pointers = Pointers()
    for id in 0..<25 { _ = pointers.take(event(.down, Double(id), id: id), at: 0) }
    #expect(pointers.count == Pointers.capacity)
    #expect(pointers.take(event(.down, 4, id: 4), at: 1)?.replacesLost == true)
    #expect(pointers.count == Pointers.capacity)
  }

  @Test func `another layout moves all positions`() {
    var pointers = Pointers()
    _ = pointers.take(event(.down, 1), at: 0)
    _ = pointers.take(event(.move, 2), at: 0)
    pointers.relocate { Point2D($0.x * 10, 7) }
    #expect(pointers[0].start == Point2D(10, 7))
    #expect(pointers[0].previous == Point2D(10, 7))
    #expect(pointers[0].position == Point2D(20, 7))
  }
}
