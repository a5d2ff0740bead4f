import RealModule

/// An affine map of the plane: turning, scaling, shearing and moving.
///
/// x′ = a·x + c·y + tx, y′ = b·x + d·y + ty: the letters of CSS `matrix()`, SVG and
/// Core Graphics.
public struct Transform2D: Equatable, Sendable {
  /// How x grows with x.
  public var a: Double
  /// How y grows with x.
  public var b: Double
  /// How x grows with y.
  public var c: Double
  /// How y grows with y.
  public var d: Double
  /// Points to the right.
  public var tx: Double
  /// Points down.
  public var ty: Double

  /// Makes a map from the six numbers of CSS `matrix()`, in its order.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Transform2D(1, 0, 0, 1, 0, 0)

  /// Moves everything.
  public static func translation(_ x: Double, _ y: Double) -> Transform2D {
    Transform2D(1, 0, 0, 1, x, y)
  }

  /// Grows everything from the origin.
  public static func scale(_ x: Double, _ y: Double) -> Transform2D {
    Transform2D(x, 0, 0, y, 0, 0)
  }

  /// Turns everything about a point, the origin by default; radians, positive clockwise.
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

  /// This map first, then `next`.
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

  /// How much an area grows; negative when the map mirrors, 0 when it flattens.
  public var determinant: Double { a * d - b * c }

  /// The map back, or nil when this one flattens the plane.
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

  /// Where a point goes.
  public func apply(to point: Point2D) -> Point2D {
    Point2D(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// What becomes of a displacement or a velocity: turned and scaled as all is, but not moved.
  public func apply(to vector: Vector2D) -> Vector2D {
    Vector2D(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }
}
