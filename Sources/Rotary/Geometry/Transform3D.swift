import RealModule

/// A 4 × 4 map of space, perspective included; z points at the viewer.
///
/// Four columns, as CSS `matrix3d()` and `DOMMatrix` have them: the image of (x, y, z, 1) is
/// x·`x` + y·`y` + z·`z` + `w`, divided by its own fourth component.
public struct Transform3D: Equatable, Sendable {
  /// One column.
  public struct Column: Equatable, Sendable {
    /// The part along x.
    public var x: Double
    /// The part along y.
    public var y: Double
    /// The part along z.
    public var z: Double
    /// The part of the divisor.
    public var w: Double

    /// Makes a column from its four parts.
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

  /// Makes a map from its four columns.
  public init(x: Column, y: Column, z: Column, w: Column) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The map of the plane, in space.
  public init(_ flat: Transform2D) {
    self.init(
      x: Column(flat.a, flat.b, 0, 0),
      y: Column(flat.c, flat.d, 0, 0),
      z: Column(0, 0, 1, 0),
      w: Column(flat.tx, flat.ty, 0, 1)
    )
  }

  /// The map that changes nothing.
  public static let identity = Transform3D(.identity)

  /// Moves everything.
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Transform3D {
    var result = identity
    result.w = Column(x, y, z, 1)
    return result
  }

  /// Grows everything from the origin.
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Transform3D {
    var result = identity
    result.x.x = x
    result.y.y = y
    result.z.z = z
    return result
  }

  /// Turns about an axis through the origin; radians, clockwise as seen along the axis.
  ///
  /// About z it is the turn of ``Transform2D/rotation(_:about:)``. The axis need not be of length 1;
  /// one of length 0 turns nothing.
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

  /// Makes far things small, seen from `distance` points in front of the plane z = 0.
  ///
  /// x′ = x/(1 − z/d). A distance of 0 or less, or none at all, means no perspective.
  public static func perspective(_ distance: Double) -> Transform3D {
    var result = identity
    if distance > 0 { result.z.w = -1 / distance }
    return result
  }

  /// This map first, then `next`.
  public func then(_ next: Transform3D) -> Transform3D {
    Transform3D(
      x: next.apply(to: x),
      y: next.apply(to: y),
      z: next.apply(to: z),
      w: next.apply(to: w)
    )
  }

  /// Where a homogeneous point goes, undivided.
  func apply(to column: Column) -> Column {
    Column(
      x.x * column.x + y.x * column.y + z.x * column.z + w.x * column.w,
      x.y * column.x + y.y * column.y + z.y * column.z + w.y * column.w,
      x.z * column.x + y.z * column.y + z.z * column.z + w.z * column.w,
      x.w * column.x + y.w * column.y + z.w * column.z + w.w * column.w
    )
  }

  /// Where a point of the plane z = 0 appears, or nil when it lies at or behind the eye.
  public func project(_ point: Point2D) -> Point2D? {
    let image = apply(to: Column(point.x, point.y, 0, 1))
    guard image.w > 0 else { return nil }
    return Point2D(image.x / image.w, image.y / image.w)
  }

  /// The same map as one of the plane, or nil when it tilts the plane or has perspective.
  public var flat: Transform2D? {
    guard
      x.z == 0, x.w == 0, y.z == 0, y.w == 0, z.x == 0, z.y == 0, z.w == 0, w.z == 0, w.w == 1
    else { return nil }
    return Transform2D(x.x, x.y, y.x, y.y, w.x, w.y)
  }

  /// Whether every number in it is finite.
  public var isFinite: Bool {
    [x, y, z, w].allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite
    }
  }
}
