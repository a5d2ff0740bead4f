/// An upright rectangle, by its upper left corner and its size, in points.
public struct Rect2D: Equatable, Sendable {
  /// The upper left corner.
  public var origin: Point2D
  /// Width and height, never negative.
  public var size: Size2D

  /// Makes a rectangle from a corner and a size.
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the left and top edges, a width and a height.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point2D(x, y), size: Size2D(width, height))
  }

  /// The smallest rectangle with both corners in it, whichever way round they are given.
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
  /// The middle.
  public var center: Point2D { Point2D(origin.x + size.width / 2, origin.y + size.height / 2) }

  /// Whether the point lies inside or on the left or top edge.
  ///
  /// Half-open, so that of two rectangles side by side exactly one holds the common edge.
  public func contains(_ point: Point2D) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect2D) -> Rect2D {
    Rect2D(
      corner: Point2D(Swift.min(minX, other.minX), Swift.min(minY, other.minY)),
      opposite: Point2D(Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
    )
  }

  /// The rectangle whose edges lie `distance` points further in; negative grows it.
  public func inset(by distance: Double) -> Rect2D {
    Rect2D(
      minX + distance,
      minY + distance,
      size.width - 2 * distance,
      size.height - 2 * distance
    )
  }
}
