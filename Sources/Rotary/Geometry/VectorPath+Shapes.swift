extension VectorPath {
  /// Creates a full circle.
  public static func circle(center: Point2D, radius: Double) -> VectorPath {
    VectorPath([
      .move(Point2D(center.x + radius, center.y)),
      .arc(center: center, radius: radius, startAngle: 0, sweep: Circular.turn),
      .close,
    ])
  }

  /// Creates an arc of a circle; a positive sweep is clockwise.
  static func arc(
    center: Point2D,
    radius: Double,
    startAngle: Double,
    sweep: Double
  ) -> VectorPath {
    VectorPath([
      .move(center.moved(by: radius, towards: startAngle)),
      .arc(center: center, radius: radius, startAngle: startAngle, sweep: sweep),
    ])
  }

  /// Creates a flat ring: the outer circle, and the hole in the opposite direction.
  public static func ring(_ annulus: Annulus) -> VectorPath {
    var path = circle(center: annulus.center, radius: annulus.outerRadius)
    let inner = annulus.innerRadius
    path.move(to: Point2D(annulus.center.x + inner, annulus.center.y))
    path.addArc(center: annulus.center, radius: inner, startAngle: 0, sweep: -Circular.turn)
    path.close()
    return path
  }

  /// Creates a part of a ring between two directions, such as a wheel's sector.
  ///
  /// - Parameters:
  ///   - annulus: The ring; without a hole the result is a pie slice.
  ///   - startAngle: The direction of the first straight side.
  ///   - sweep: The angle, positive clockwise; a full turn or more returns the whole ring.
  /// - Returns: The closed outline.
  public static func sector(
    of annulus: Annulus,
    startAngle: Double,
    sweep: Double
  ) -> VectorPath {
    guard sweep.magnitude < Circular.turn else {
      return annulus.innerRadius > 0
        ? ring(annulus)
        : circle(center: annulus.center, radius: annulus.outerRadius)
    }
    let center = annulus.center
    var path = VectorPath()
    path.move(to: center.moved(by: annulus.outerRadius, towards: startAngle))
    path.addArc(
      center: center,
      radius: annulus.outerRadius,
      startAngle: startAngle,
      sweep: sweep
    )
    if annulus.innerRadius > 0 {
      path.addLine(to: center.moved(by: annulus.innerRadius, towards: startAngle + sweep))
      path.addArc(
        center: center,
        radius: annulus.innerRadius,
        startAngle: startAngle + sweep,
        sweep: -sweep
      )
    } else {
      path.addLine(to: center)
    }
    path.close()
    return path
  }

  /// Creates an axis-aligned rectangle, with corners rounded by circular arcs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle's edges.
  ///   - cornerRadius: The corners' radius in points, clamped to 0 and half the shorter side. Default 0.
  /// - Returns: The closed outline.
  public static func rectangle(_ rect: Rect2D, cornerRadius: Double = 0) -> VectorPath {
    let radius = Swift.min(Swift.max(0, cornerRadius), rect.size.shorterSide / 2)
    var path = VectorPath()
    path.move(to: Point2D(rect.minX + radius, rect.minY))
    let corners = [
      Point2D(rect.maxX - radius, rect.minY + radius),
      Point2D(rect.maxX - radius, rect.maxY - radius),
      Point2D(rect.minX + radius, rect.maxY - radius),
      Point2D(rect.minX + radius, rect.minY + radius),
    ]
    for (index, center) in corners.enumerated() {
      let startAngle = (Double(index) - 1) * .pi / 2
      path.addLine(to: center.moved(by: radius, towards: startAngle))
      if radius > 0 {
        path.addArc(center: center, radius: radius, startAngle: startAngle, sweep: .pi / 2)
      }
    }
    path.close()
    return path
  }
}
