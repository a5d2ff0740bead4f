/// The pen's position while going through a path's elements.
struct PathPen {
  /// The start of the next element; nil before the first one.
  private(set) var current: Point2D?
  /// The point to which `close` returns.
  private(set) var start = Point2D.zero

  /// The start of the next element; the origin before the first one.
  var position: Point2D { current ?? .zero }

  /// Moves the pen to the element's end.
  mutating func follow(_ element: VectorPath.Element) {
    switch element {
    case .move(let point):
      start = point
      current = point
    case .line(let end), .quadratic(_, let end), .cubic(_, _, let end):
      if current == nil { start = .zero }
      current = end
    case .arc(let center, let radius, let startAngle, let sweep):
      if current == nil { start = center.moved(by: radius, towards: startAngle) }
      // A full circle ends at its start.
      let extent = sweep.magnitude < Circular.turn ? sweep : 0
      current = center.moved(by: radius, towards: startAngle + extent)
    case .close:
      current = start
    }
  }
}
