extension Transform3D {
  /// Creates a rotation around the x axis in radians; a positive angle moves the upper edge away from the viewer.
  public static func rotation(aboutX angle: Double) -> Transform3D {
    rotation(angle, axisX: 1, axisY: 0, axisZ: 0)
  }

  /// Creates a rotation around the y axis in radians; a positive angle moves the right edge away from the viewer.
  public static func rotation(aboutY angle: Double) -> Transform3D {
    rotation(angle, axisX: 0, axisY: 1, axisZ: 0)
  }

  /// Creates a rotation around the z axis, in radians, positive clockwise.
  public static func rotation(aboutZ angle: Double) -> Transform3D {
    rotation(angle, axisX: 0, axisY: 0, axisZ: 1)
  }

  /// Returns the image of a point in space, or nil if it is at or behind the eye.
  ///
  /// x and y are the position on the screen; z is the depth as in CSS.
  public func map(_ point: Point3D) -> Point3D? {
    let image = apply(to: Column(point.x, point.y, point.z, 1))
    guard image.w > 0 else { return nil }
    return Point3D(image.x / image.w, image.y / image.w, image.z / image.w)
  }

  /// Returns the point of the plane z = 0 that appears at a position on the screen: the inverse of ``project(_:)``.
  ///
  /// Nil if the plane is edge-on, or if the point is at or behind the eye, so that a finger does not touch it.
  public func unproject(_ place: Point2D) -> Point2D? {
    // (u·x + v·y + w) must be a multiple of (place.x, place.y, 1).
    let ax = x.x - place.x * x.w
    let ay = y.x - place.x * y.w
    let bx = x.y - place.y * x.w
    let by = y.y - place.y * y.w
    let aw = place.x * w.w - w.x
    let bw = place.y * w.w - w.y
    let area = ax * by - ay * bx
    let point = Point2D((aw * by - ay * bw) / area, (ax * bw - aw * bx) / area)
    guard point.isFinite, x.w * point.x + y.w * point.y + w.w > 0 else { return nil }
    return point
  }

  /// Returns the smallest axis-aligned rectangle that contains the image of a rectangle in the plane z = 0.
  ///
  /// Nil if a corner is at or behind the eye, because the image is then infinite.
  public func bounds(of rect: Rect2D) -> Rect2D? {
    guard let first = project(rect.origin),
      let second = project(Point2D(rect.maxX, rect.minY)),
      let third = project(Point2D(rect.maxX, rect.maxY)),
      let fourth = project(Point2D(rect.minX, rect.maxY))
    else { return nil }
    return Rect2D(corner: first, opposite: second).union(Rect2D(corner: third, opposite: fourth))
  }
}
