import RealModule

/// An affine transform of the plane: rotation, scale, skew and translation.
///
/// x′ = a·x + c·y + tx, y′ = b·x + d·y + ty, with the letters of CSS `matrix()`, SVG and Core Graphics.
public struct Transform2D: Equatable, Sendable {
  /// The factor of x in x′.
  public var a: Double
  /// The factor of x in y′.
  public var b: Double
  /// The factor of y in x′.
  public var c: Double
  /// The factor of y in y′.
  public var d: Double
  /// The translation to the right, in points.
  public var tx: Double
  /// The translation down, in points.
  public var ty: Double

  /// Creates a transform from the six numbers of CSS `matrix()`, in the same order.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform2D(1, 0, 0, 1, 0, 0)

  /// Creates a translation.
  public static func translation(_ x: Double, _ y: Double) -> Transform2D {
    Transform2D(1, 0, 0, 1, x, y)
  }

  /// Creates a scale from the origin.
  public static func scale(_ x: Double, _ y: Double) -> Transform2D {
    Transform2D(x, 0, 0, y, 0, 0)
  }

  /// Creates a rotation around a point, by default the origin, in radians, positive clockwise.
  public static func rotation(_ angle: Double, about center: Point2D = .zero) -> Transform2D {
    let cosine = Circular.cosine(angle)
    let sine = Circular.sine(angle)
    return Transform2D(
      cosine,
      sine,
      -sine,
      cosine,
      center.x - center.x * cosine + center.y * sine,
      center.y - center.x * sine - center.y * cosine
    )
  }

  /// Returns the transform that applies this one first, then `next`.
  public func then(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a * next.a + b * next.c,
      a * next.b + b * next.d,
      c * next.a + d * next.c,
      c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx,
      tx * next.b + ty * next.d + next.ty
    )
  }

  /// The factor of areas; negative if the transform mirrors, 0 if it flattens.
  public var determinant: Double { a * d - b * c }

  /// The inverse transform, or nil if this one flattens the plane.
  public var inverse: Transform2D? {
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    return Transform2D(
      d * scale,
      -b * scale,
      -c * scale,
      a * scale,
      (c * ty - d * tx) * scale,
      (b * tx - a * ty) * scale
    )
  }

  /// Returns the image of a point.
  public func apply(to point: Point2D) -> Point2D {
    Point2D(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the image of a displacement or a velocity, which is not translated.
  public func apply(to vector: Vector2D) -> Vector2D {
    Vector2D(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }
}
