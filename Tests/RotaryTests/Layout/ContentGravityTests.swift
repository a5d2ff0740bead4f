import Rotary
import RotaryGestures
import Testing

@Suite struct ContentModeTests {
  /// The content's frame, computed by hand: content of 100 × 50 in bounds of 300 × 300 at (10, 20), then in
  /// bounds of 40 × 200 at the origin.
  static let table: [(ContentGravity, Rect2D, Rect2D)] = [
    (.scaleToFill, Rect2D(10, 20, 300, 300), Rect2D(0, 0, 40, 200)),
    // Three times as large, with 150 of height left; two fifths, with 180 left.
    (.aspectFit, Rect2D(10, 95, 300, 150), Rect2D(0, 90, 40, 20)),
    // Six times as large, with 300 outside; four times, with 360 outside.
    (.aspectFill, Rect2D(-140, 20, 600, 300), Rect2D(-180, 0, 400, 200)),
    (.redraw, Rect2D(10, 20, 100, 50), Rect2D(0, 0, 100, 50)),
    (.center, Rect2D(110, 145, 100, 50), Rect2D(-30, 75, 100, 50)),
    (.top, Rect2D(110, 20, 100, 50), Rect2D(-30, 0, 100, 50)),
    (.bottom, Rect2D(110, 270, 100, 50), Rect2D(-30, 150, 100, 50)),
    (.left, Rect2D(10, 145, 100, 50), Rect2D(0, 75, 100, 50)),
    (.right, Rect2D(210, 145, 100, 50), Rect2D(-60, 75, 100, 50)),
    (.topLeft, Rect2D(10, 20, 100, 50), Rect2D(0, 0, 100, 50)),
    (.topRight, Rect2D(210, 20, 100, 50), Rect2D(-60, 0, 100, 50)),
    (.bottomLeft, Rect2D(10, 270, 100, 50), Rect2D(0, 150, 100, 50)),
    (.bottomRight, Rect2D(210, 270, 100, 50), Rect2D(-60, 150, 100, 50)),
  ]

  private func image(_ mode: ContentGravity, of content: Size2D, in bounds: Rect2D) -> Rect2D {
    let map = mode.transform(of: content, in: bounds)
    return Rect2D(
      corner: map.apply(to: .zero),
      opposite: map.apply(to: Point2D(content.width, content.height))
    )
  }

  @Test func `the table has all modes`() {
    #expect(Self.table.map { $0.0 } == ContentGravity.allCases)
  }

  @Test(arguments: table.indices)
  func `the content has the frame computed by hand`(row: Int) {
    let (mode, wide, tall) = Self.table[row]
    let content = Size2D(100, 50)
    #expect(image(mode, of: content, in: Rect2D(10, 20, 300, 300)) == wide)
    #expect(image(mode, of: content, in: Rect2D(0, 0, 40, 200)) == tall)
  }

  @Test(arguments: ContentGravity.allCases)
  func `any size results in valid numbers`(mode: ContentGravity) {
    let sizes = [Size2D.zero, Size2D(0, 50), Size2D(100, 0), Size2D(1e150, 1e-150)]
    for content in sizes {
      for size in sizes.dropLast() + [Size2D(30, 40)] {
        let map = mode.transform(of: content, in: Rect2D(origin: Point2D(1, 2), size: size))
        #expect([map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy { $0.isFinite })
      }
    }
  }
}
