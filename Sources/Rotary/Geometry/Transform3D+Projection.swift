extension Transform3D {
  /// Turns about the x axis; radians, the upper edge goes away from the viewer.
  public static func rotation(aboutX angle: Double) -> Transform3D {
    rotation(angle, axisX: 1, axisY: 0, axisZ: 0)
  }

  /// Turns about the y axis; radians, the right edge goes away from the viewer.
  public static func rotation(aboutY angle: Double) -> Transform3D {
    rotation(angle, axisX: 0, axisY: 1, axisZ: 0)
  }

  /// Turns about the z axis; radians, clockwise.
  public static func rotation(aboutZ angle: Double) -> Transform3D {
    rotation(angle, axisX: 0, axisY: 0, axisZ: 1)
  }

  /// Where a point in space comes to lie, or nil when that is at or behind the eye.
  ///
  /// x and y say where it appears; z is its depth as CSS has it.
  public func map(_ point: Point3D) -> Point3D? {
    let image = apply(to: Column(point.x, point.y, point.z, 1))
    guard image.w > 0 else { return nil }
    return Point3D(image.x / image.w, image.y / image.w, image.z / image.w)
  }

  /// Which point of the plane z = 0 appears at a place: the inverse of ``project(_:)``.
  ///
  /// Nil when the plane stands edge-on, or what lies there is at or behind the eye: a finger there
  /// does not touch it.
  public func unproject(_ place: Point2D) -> Point2D? {
    // (u·x + v·y + w) is to be a multiple of (place.x, place.y, 1).
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

  /// The smallest upright rectangle that holds the image of one in the plane z = 0.
  ///
  /// Nil when a corner lies at or behind the eye: then the image goes on for ever.
  public func bounds(of rect: Rect2D) -> Rect2D? {
    guard let first = project(rect.origin),
      let second = project(Point2D(rect.maxX, rect.minY)),
      let third = project(Point2D(rect.maxX, rect.maxY)),
      let fourth = project(Point2D(rect.minX, rect.maxY))
    else { return nil }
    return Rect2D(corner: first, opposite: second).union(Rect2D(corner: third, opposite: fourth))
  }
}
