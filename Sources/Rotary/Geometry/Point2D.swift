/// A point in a control's coordinate system, in points (CSS pixels): x to the right, y down.
public struct Point2D: Equatable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, the upper left corner of a control's bounds.
  public static let zero = Point2D(0, 0)

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the distance to another point, in points.
  public func distance(to other: Point2D) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// Returns the point at a distance in a direction.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; negative for the opposite direction.
  ///   - directionAngle: Radians, 0 to the right, positive clockwise.
  /// - Returns: The moved point.
  public func moved(by distance: Double, towards directionAngle: Double) -> Point2D {
    Point2D(
      x + distance * Circular.cosine(directionAngle),
      y + distance * Circular.sine(directionAngle)
    )
  }

  /// Returns the direction to another point.
  ///
  /// Radians in (−π, π], 0 to the right, positive clockwise; 0 if both points are equal.
  public func directionAngle(to other: Point2D) -> Double {
    Circular.directionAngle(x: other.x - x, y: other.y - y)
  }

  /// Adds a displacement to a point.
  public static func + (left: Point2D, right: Vector2D) -> Point2D {
    Point2D(left.x + right.x, left.y + right.y)
  }

  /// Subtracts a displacement from a point.
  public static func - (left: Point2D, right: Vector2D) -> Point2D {
    Point2D(left.x - right.x, left.y - right.y)
  }

  /// Returns the displacement from `right` to `left`.
  public static func - (left: Point2D, right: Point2D) -> Vector2D {
    Vector2D(left.x - right.x, left.y - right.y)
  }
}
