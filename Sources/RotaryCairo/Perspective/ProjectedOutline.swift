#if Pictures
import CCairo
import Rotary

/// The projection of outlines of a plane in space: polygons in the scene's plane.
///
/// A curve is cut until its projected pieces are within the tolerance of straight lines. Parts closer to the eye than
/// ``HomogeneousPoint/nearest`` are cut away before the division, so that nothing behind the eye is drawn mirrored.
struct ProjectedOutline {
  let transform: Transform3D
  let flattener: PathFlattener

  /// Makes the projection of a plane, with a tolerance in the scene's points.
  init(_ transform: Transform3D, tolerance: Double) {
    self.transform = transform
    flattener = PathFlattener(transform: transform, tolerance: tolerance)
  }

  /// Adds the inside of an outline to the context's path.
  func addFill(of path: VectorPath, to context: OpaquePointer) {
    for line in flattener.polylines(of: path) {
      add(polygon: line.points, to: context)
    }
  }

  /// Adds the area of a stroke along an outline to the context's path.
  ///
  /// The stroke is first cut into polygons in its own plane, so that its width shrinks with distance. The result is
  /// exact within the tolerance.
  func addStroke(
    of path: VectorPath,
    along run: Stroke.Run,
    width: Double,
    cap: Stroke.Cap,
    to context: OpaquePointer
  ) {
    let outline = StrokeOutline(
      width: width,
      cap: cap,
      roundStep: flattener.arcStep(radius: width / 2, near: path)
    )
    for line in flattener.polylines(of: path) {
      line.forEachPart(run) { part in
        outline.forEachPolygon(along: part) { add(polygon: $0, to: context) }
      }
    }
  }

  /// Projects a polygon and removes the parts behind the eye.
  ///
  /// Source: I. E. Sutherland, G. W. Hodgman, "Reentrant polygon clipping", 1974,
  /// https://doi.org/10.1145/360767.360802; one plane of it.
  private func add(polygon: [Point2D], to context: OpaquePointer) {
    guard var last = polygon.last.map(transform.image(of:)) else { return }
    var isFirst = true
    func add(_ image: HomogeneousPoint) {
      let point = image.point
      if isFirst {
        cairo_move_to(context, point.x, point.y)
      } else {
        cairo_line_to(context, point.x, point.y)
      }
      isFirst = false
    }
    for corner in polygon {
      let image = transform.image(of: corner)
      if image.isInFront != last.isInFront { add(last.crossing(to: image)) }
      if image.isInFront { add(image) }
      last = image
    }
    if !isFirst { cairo_close_path(context) }
  }
}
#endif
