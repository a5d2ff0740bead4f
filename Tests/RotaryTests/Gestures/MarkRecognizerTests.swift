import Rotary
import Testing

@Suite struct MarkRecognizerTests {
  /// Returns a stroke along corners, in steps of a hundredth of a second.
  private func stroke(_ corners: Point2D...) -> MarkRecognizer {
    var mark = MarkRecognizer()
    mark.begin(corners[0], at: 0)
    for (index, corner) in corners.dropFirst().enumerated() {
      mark.add(corner, at: Double(index + 1) / 100)
    }
    return mark
  }

  @Test func `a stroke has parts when it has left the dead zone`() {
    #expect(stroke(.zero).segments == [])
    #expect(stroke(.zero, Point2D(49.9, 0)).segments == [])
    #expect(stroke(.zero, Point2D(50, 0)).segments.count == 1)
    #expect(stroke(.zero, Point2D(90, 0), Point2D(60, 0)).count == 3)
  }

  @Test(arguments: [(14.0, 1), (16, 2), (40, 2)])
  func `a part counts from 15 % of the longest`(points: Double, parts: Int) {
    #expect(stroke(.zero, Point2D(100, 0), Point2D(100, points)).segments.count == parts)
  }
}
