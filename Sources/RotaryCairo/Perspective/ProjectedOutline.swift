#if Pictures
import CCairo
import Rotary

/// Outlines of a plane in space, drawn as they appear: as polygons in the scene's plane.
///
/// A curve is cut until its pieces, as they appear, lie within the tolerance of straight lines.
/// What comes closer to the eye than ``HomogeneousPoint/nearest`` is cut away before the
/// division, so that nothing is drawn mirrored from behind.
struct ProjectedOutline {
  let transform: Transform3D
  let flattener: PathFlattener

  /// Takes the map of a plane, and a tolerance in the scene's points.
  init(_ transform: Transform3D, tolerance: Double) {
    self.transform = transform
    flattener = PathFlattener(transform: transform, tolerance: tolerance)
  }

  /// Adds the area inside an outline to the context's path.
  func addFill(of path: VectorPath, to context: OpaquePointer) {
    for line in flattener.polylines(of: path) {
      add(polygon: line.points, to: context)
    }
  }

  /// Adds the area that a line along an outline covers to the context's path.
  ///
  /// The line is made into polygons in its own plane first, so that its width shrinks with
  /// distance as everything does. Exact but for the tolerance.
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

  /// Projects a polygon and cuts off what is not in front of the eye.
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
