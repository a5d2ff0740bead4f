/// A displacement or a velocity in a control's own plane: x to the right, y down.
///
/// Points (CSS pixels) as a displacement, points per second as a velocity.
public struct Vector2D: Equatable, Sendable {
  /// To the right; negative to the left.
  public var x: Double
  /// Down; negative up.
  public var y: Double

  /// Makes a vector from its two components.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// No displacement, or standing still.
  public static let zero = Vector2D(0, 0)

  /// Whether both components are numbers that geometry can use.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// How long it is, in its own unit.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Adds component by component.
  public static func + (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(left.x + right.x, left.y + right.y)
  }

  /// Subtracts component by component.
  public static func - (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(left.x - right.x, left.y - right.y)
  }

  /// The same direction, so many times as long.
  public static func * (left: Vector2D, right: Double) -> Vector2D {
    Vector2D(left.x * right, left.y * right)
  }
}
