/// An axis-aligned rectangle, defined by its upper left corner and its size, in points.
public struct Rect2D: Equatable, Sendable {
  /// The upper left corner.
  public var origin: Point2D
  /// The width and the height, never negative.
  public var size: Size2D

  /// Creates a rectangle from its upper left corner and its size.
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left and top edges, its width and its height.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point2D(x, y), size: Size2D(width, height))
  }

  /// Creates the smallest rectangle that contains two opposite corners, given in any order.
  public init(corner: Point2D, opposite: Point2D) {
    self.init(
      Swift.min(corner.x, opposite.x),
      Swift.min(corner.y, opposite.y),
      (corner.x - opposite.x).magnitude,
      (corner.y - opposite.y).magnitude
    )
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The centre.
  public var center: Point2D { Point2D(origin.x + size.width / 2, origin.y + size.height / 2) }

  /// Whether the point is inside or on the left or top edge.
  ///
  /// The right and bottom edges are excluded, so that exactly one of two adjacent rectangles contains their common
  /// edge.
  public func contains(_ point: Point2D) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: Rect2D) -> Rect2D {
    Rect2D(
      corner: Point2D(Swift.min(minX, other.minX), Swift.min(minY, other.minY)),
      opposite: Point2D(Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
    )
  }

  /// Returns the rectangle with all edges moved inward by a distance in points; a negative distance enlarges it.
  public func inset(by distance: Double) -> Rect2D {
    Rect2D(
      minX + distance,
      minY + distance,
      size.width - 2 * distance,
      size.height - 2 * distance
    )
  }
}
