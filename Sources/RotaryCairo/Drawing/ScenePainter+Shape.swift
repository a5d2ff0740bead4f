#if Pictures
import CCairo
import Rotary

extension ScenePainter {
  /// Draws an outline: first its fill, then its stroke.
  func drawShape(
    _ path: VectorPath,
    fill: Paint?,
    stroke: Stroke?,
    _ placement: Placement,
    opacity: Double
  ) {
    switch placement {
    case .unseen: return
    case .flat(let flat):
      drawFlatShape(path, fill: fill, stroke: stroke, flat, opacity: opacity)
    case .perspective(let transform):
      drawProjectedShape(path, fill: fill, stroke: stroke, transform, opacity: opacity)
    }
  }

  private func drawFlatShape(
    _ path: VectorPath,
    fill: Paint?,
    stroke: Stroke?,
    _ flat: Transform2D,
    opacity: Double
  ) {
    useMatrix(of: flat)
    cairo_new_path(context)
    guard path.add(to: context) else { return }
    let map = flat.then(base)
    if let fill, paints.set(fill, opacity: opacity, flat: map) {
      if stroke == nil { cairo_fill(context) } else { cairo_fill_preserve(context) }
    }
    guard let stroke, let run = stroke.seenRun,
      paints.set(stroke.paint, opacity: opacity, flat: map)
    else { return }
    if run != .whole {
      // The length along a curve is measured on straight lines.
      let flattener = PathFlattener(transform: Transform3D(flat), tolerance: sceneTolerance)
      cairo_new_path(context)
      for line in flattener.polylines(of: path) {
        line.forEachPart(run) { $0.add(to: context) }
      }
    }
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.cap.cairoCap)
    cairo_set_line_join(context, stroke.cap.cairoJoin)
    cairo_stroke(context)
  }

  /// Projects the outline and the outline of its stroke, point by point.
  ///
  /// Gradients use the affine map that approximates the perspective at the middle of the shape. They are exact there
  /// and differ towards the edges.
  private func drawProjectedShape(
    _ path: VectorPath,
    fill: Paint?,
    stroke: Stroke?,
    _ transform: Transform3D,
    opacity: Double
  ) {
    guard let hull = path.hull else { return }
    useSceneMatrix()
    let outline = ProjectedOutline(transform, tolerance: sceneTolerance)
    let map = transform.affineMap(near: hull.center)
    if let fill, setSource(fill, opacity: opacity, map: map) {
      cairo_new_path(context)
      outline.addFill(of: path, to: context)
      cairo_fill(context)
    }
    if let stroke, let run = stroke.seenRun,
      setSource(stroke.paint, opacity: opacity, map: map)
    {
      cairo_new_path(context)
      outline.addStroke(of: path, along: run, width: stroke.width, cap: stroke.cap, to: context)
      cairo_fill(context)
    }
  }

  /// Sets a paint in perspective.
  ///
  /// A gradient without a map shows its last colour.
  func setSource(_ paint: Paint, opacity: Double, map: Transform2D?) -> Bool {
    guard map == nil else { return paints.set(paint, opacity: opacity, map: map) }
    switch paint {
    case .solid: return paints.set(paint, opacity: opacity)
    case .linear(_, _, let stops), .radial(_, _, _, let stops):
      guard let last = stops.last else { return false }
      return paints.set(.solid(last.tint), opacity: opacity)
    }
  }
}

extension Stroke {
  /// The part of the outline that the stroke covers; nil if there is no stroke.
  var seenRun: Run? { width > 0 && width < .infinity ? drawnRun : nil }
}
#endif
