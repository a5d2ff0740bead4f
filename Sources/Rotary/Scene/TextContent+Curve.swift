#if !hasFeature(Embedded)
// For hosts that draw the letters themselves.

extension TextContent {
  /// Whether the text runs along a circle.
  package var isCurved: Bool { curveRadius != 0 && curveRadius.isFinite }

  /// The centre of the circle along which the text runs.
  package var curveCenter: Point2D { Point2D(box.center.x, box.center.y + curveRadius) }

  /// Returns the place on the curve of a point of the straight line.
  ///
  /// Source: a point's distance from the middle of the box becomes an arc of this length.
  package func curved(_ point: Point2D) -> Point2D {
    let angle = (point.x - box.center.x) / curveRadius
    let distance = curveCenter.y - point.y
    return Point2D(
      curveCenter.x + distance * Circular.sine(angle),
      curveCenter.y - distance * Circular.cosine(angle)
    )
  }

  /// Returns a rectangle around the curve of a rectangle of the straight line.
  package func curved(_ rect: Rect2D) -> Rect2D {
    // The extreme points of a ring's sector are at its ends, or above, below or beside the centre.
    let reach = Circular.turn / 4 * curveRadius.magnitude
    let middle = box.center.x
    var bounds: Rect2D?
    for x in [rect.minX, rect.maxX, middle, middle - reach, middle + reach, middle + 2 * reach] {
      for y in [rect.minY, rect.maxY] {
        let place = curved(Point2D(x.clamped(to: rect.minX...rect.maxX), y))
        let spot = Rect2D(origin: place, size: .zero)
        bounds = bounds?.union(spot) ?? spot
      }
    }
    return bounds ?? rect
  }
}
#endif
