/// A displacement or a velocity in a control's coordinate system: x to the right, y down.
///
/// A displacement is in points (CSS pixels), a velocity in points per second.
public struct Vector2D: Equatable, Sendable {
  /// The component to the right; negative to the left.
  public var x: Double
  /// The component down; negative up.
  public var y: Double

  /// Creates a vector from its components.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// No displacement, or no movement.
  public static let zero = Vector2D(0, 0)

  /// Whether both components are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The length, in the vector's unit.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Adds two vectors.
  public static func + (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(left.x + right.x, left.y + right.y)
  }

  /// Subtracts a vector.
  public static func - (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(left.x - right.x, left.y - right.y)
  }

  /// Multiplies a vector by a number.
  public static func * (left: Vector2D, right: Double) -> Vector2D {
    Vector2D(left.x * right, left.y * right)
  }

  /// Returns whether a displacement from a point is at least as much along the circle around a centre as across it.
  func isAlongCircle(at start: Point2D, around center: Point2D) -> Bool {
    let outward = start - center
    let across = (x * outward.x + y * outward.y).magnitude
    return (y * outward.x - x * outward.y).magnitude >= across
  }
}
