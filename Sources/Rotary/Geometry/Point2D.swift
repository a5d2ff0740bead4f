/// A place in a control's own plane: points (CSS pixels), x to the right, y down.
public struct Point2D: Equatable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// Makes a point from its two coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner of a control's bounds.
  public static let zero = Point2D(0, 0)

  /// Whether both coordinates are numbers that geometry can use.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// How far apart two places are, in points.
  public func distance(to other: Point2D) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// The place reached by going `distance` points from here towards `directionAngle`.
  ///
  /// - Parameters:
  ///   - distance: points; negative goes the other way.
  ///   - directionAngle: radians, 0 to the right, positive clockwise.
  /// - Returns: that place.
  public func moved(by distance: Double, towards directionAngle: Double) -> Point2D {
    Point2D(
      x + distance * Circular.cosine(directionAngle),
      y + distance * Circular.sine(directionAngle)
    )
  }

  /// The direction in which `other` lies from here.
  ///
  /// Radians in (−π, π], 0 to the right, positive clockwise. 0 when both are the same place.
  public func directionAngle(to other: Point2D) -> Double {
    Circular.directionAngle(x: other.x - x, y: other.y - y)
  }

  /// The place that a displacement leads to from here.
  public static func + (left: Point2D, right: Vector2D) -> Point2D {
    Point2D(left.x + right.x, left.y + right.y)
  }

  /// The place from which a displacement leads here.
  public static func - (left: Point2D, right: Vector2D) -> Point2D {
    Point2D(left.x - right.x, left.y - right.y)
  }

  /// The displacement that leads from `right` to `left`.
  public static func - (left: Point2D, right: Point2D) -> Vector2D {
    Vector2D(left.x - right.x, left.y - right.y)
  }
}
