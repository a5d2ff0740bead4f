import Rotary
import Testing

@Suite struct ContentModeTests {
  /// Where the content's corners go, worked by hand: content of 100 × 50 in bounds of 300 × 300 at
  /// (10, 20), then in bounds of 40 × 200 at the origin.
  static let table: [(ContentMode, Rect, Rect)] = [
    (.scaleToFill, Rect(10, 20, 300, 300), Rect(0, 0, 40, 200)),
    // Three times as large, and 150 of height are left over; two fifths, and 180 are.
    (.aspectFit, Rect(10, 95, 300, 150), Rect(0, 90, 40, 20)),
    // Six times as large, and 300 stand over; four times, and 360 do.
    (.aspectFill, Rect(-140, 20, 600, 300), Rect(-180, 0, 400, 200)),
    (.redraw, Rect(10, 20, 100, 50), Rect(0, 0, 100, 50)),
    (.center, Rect(110, 145, 100, 50), Rect(-30, 75, 100, 50)),
    (.top, Rect(110, 20, 100, 50), Rect(-30, 0, 100, 50)),
    (.bottom, Rect(110, 270, 100, 50), Rect(-30, 150, 100, 50)),
    (.left, Rect(10, 145, 100, 50), Rect(0, 75, 100, 50)),
    (.right, Rect(210, 145, 100, 50), Rect(-60, 75, 100, 50)),
    (.topLeft, Rect(10, 20, 100, 50), Rect(0, 0, 100, 50)),
    (.topRight, Rect(210, 20, 100, 50), Rect(-60, 0, 100, 50)),
    (.bottomLeft, Rect(10, 270, 100, 50), Rect(0, 150, 100, 50)),
    (.bottomRight, Rect(210, 270, 100, 50), Rect(-60, 150, 100, 50)),
  ]

  private func image(_ mode: ContentMode, of content: Size, in bounds: Rect) -> Rect {
    let map = mode.transform(of: content, in: bounds)
    return Rect(
      corner: map.apply(to: .zero),
      opposite: map.apply(to: Point(content.width, content.height))
    )
  }

  @Test func `the table has every mode`() {
    #expect(Self.table.map { $0.0 } == ContentMode.allCases)
  }

  @Test(arguments: table.indices)
  func `content lies where it was worked out by hand`(row: Int) {
    let (mode, wide, tall) = Self.table[row]
    let content = Size(100, 50)
    #expect(image(mode, of: content, in: Rect(10, 20, 300, 300)) == wide)
    #expect(image(mode, of: content, in: Rect(0, 0, 40, 200)) == tall)
  }

  @Test(arguments: ContentMode.allCases)
  func `no size makes a number that is none`(mode: ContentMode) {
    let sizes = [Size.zero, Size(0, 50), Size(100, 0), Size(1e150, 1e-150)]
    for content in sizes {
      for size in sizes.dropLast() + [Size(30, 40)] {
        let map = mode.transform(of: content, in: Rect(origin: Point(1, 2), size: size))
        #expect([map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy { $0.isFinite })
      }
    }
  }
}
