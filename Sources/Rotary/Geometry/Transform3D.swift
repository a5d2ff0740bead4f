import RealModule

/// A 4 × 4 transform of space, with perspective; z points at the viewer.
///
/// It has four columns, as CSS `matrix3d()` and `DOMMatrix` have: the image of (x, y, z, 1) is x·`x` + y·`y` + z·`z` +
/// `w`, divided by its fourth component.
public struct Transform3D: Equatable, Sendable {
  /// One column.
  public struct Column: Equatable, Sendable {
    /// The component along x.
    public var x: Double
    /// The component along y.
    public var y: Double
    /// The component along z.
    public var z: Double
    /// The component of the divisor.
    public var w: Double

    /// Creates a column from its four components.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
      self.x = x
      self.y = y
      self.z = z
      self.w = w
    }
  }

  /// The image of the x direction (m11 … m14).
  public var x: Column
  /// The image of the y direction (m21 … m24).
  public var y: Column
  /// The image of the z direction (m31 … m34).
  public var z: Column
  /// The image of the origin (m41 … m44).
  public var w: Column

  /// Creates a transform from its four columns.
  public init(x: Column, y: Column, z: Column, w: Column) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates the transform in space that is equal to one of the plane.
  public init(_ flat: Transform2D) {
    self.init(
      x: Column(flat.a, flat.b, 0, 0),
      y: Column(flat.c, flat.d, 0, 0),
      z: Column(0, 0, 1, 0),
      w: Column(flat.tx, flat.ty, 0, 1)
    )
  }

  /// The transform that changes nothing.
  public static let identity = Transform3D(.identity)

  /// Creates a translation.
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Transform3D {
    var result = identity
    result.w = Column(x, y, z, 1)
    return result
  }

  /// Creates a scale from the origin.
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Transform3D {
    var result = identity
    result.x.x = x
    result.y.y = y
    result.z.z = z
    return result
  }

  /// Creates a rotation around an axis through the origin, in radians, clockwise as seen along the axis.
  ///
  /// Around z it is equal to ``Transform2D/rotation(_:about:)``. The axis may have any length; for a length of 0
  /// nothing is rotated.
  /// Source: CSS Transforms Level 2, section 11.2, https://www.w3.org/TR/css-transforms-2/.
  public static func rotation(
    _ angle: Double,
    axisX: Double,
    axisY: Double,
    axisZ: Double
  ) -> Transform3D {
    let length = (axisX * axisX + axisY * axisY + axisZ * axisZ).squareRoot()
    guard length > 0, length.isFinite else { return identity }
    let ux = axisX / length
    let uy = axisY / length
    let uz = axisZ / length
    let cosine = Circular.cosine(angle)
    let sine = Circular.sine(angle)
    let rest = 1 - cosine
    return Transform3D(
      x: Column(cosine + ux * ux * rest, ux * uy * rest + uz * sine, ux * uz * rest - uy * sine, 0),
      y: Column(ux * uy * rest - uz * sine, cosine + uy * uy * rest, uy * uz * rest + ux * sine, 0),
      z: Column(ux * uz * rest + uy * sine, uy * uz * rest - ux * sine, cosine + uz * uz * rest, 0),
      w: Column(0, 0, 0, 1)
    )
  }

  /// Creates a perspective, seen from `distance` points in front of the plane z = 0.
  ///
  /// x′ = x/(1 − z/d). A distance of 0 or less, or NaN, means no perspective.
  public static func perspective(_ distance: Double) -> Transform3D {
    var result = identity
    if distance > 0 { result.z.w = -1 / distance }
    return result
  }

  /// Returns the transform in perspective, seen from `distance` points in front of a point of the plane z = 0 that
  /// becomes the origin.
  func seen(from distance: Double, at center: Point2D) -> Transform3D {
    func seen(_ column: Column) -> Column {
      let depth = column.w - column.z / distance
      return Column(column.x + center.x * depth, column.y + center.y * depth, column.z, depth)
    }
    return Transform3D(x: seen(x), y: seen(y), z: seen(z), w: seen(w))
  }

  /// Returns the transform that applies this one first, then `next`.
  public func then(_ next: Transform3D) -> Transform3D {
    Transform3D(
      x: next.apply(to: x),
      y: next.apply(to: y),
      z: next.apply(to: z),
      w: next.apply(to: w)
    )
  }

  /// Returns the image of a homogeneous point, not divided.
  func apply(to column: Column) -> Column {
    Column(
      x.x * column.x + y.x * column.y + z.x * column.z + w.x * column.w,
      x.y * column.x + y.y * column.y + z.y * column.z + w.y * column.w,
      x.z * column.x + y.z * column.y + z.z * column.z + w.z * column.w,
      x.w * column.x + y.w * column.y + z.w * column.z + w.w * column.w
    )
  }

  /// Returns the image of a point of the plane z = 0, or nil if it is at or behind the eye.
  public func project(_ point: Point2D) -> Point2D? {
    let image = apply(to: Column(point.x, point.y, 0, 1))
    guard image.w > 0 else { return nil }
    return Point2D(image.x / image.w, image.y / image.w)
  }

  /// The equal transform of the plane, or nil if this one tilts the plane or has perspective.
  public var flat: Transform2D? {
    guard
      x.z == 0, x.w == 0, y.z == 0, y.w == 0, z.x == 0, z.y == 0, z.w == 0, w.z == 0, w.w == 1
    else { return nil }
    return Transform2D(x.x, x.y, y.x, y.y, w.x, w.y)
  }

  /// Whether all its numbers are finite.
  public var isFinite: Bool {
    [x, y, z, w].allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite
    }
  }
}
