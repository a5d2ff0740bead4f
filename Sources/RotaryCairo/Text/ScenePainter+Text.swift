#if Pictures
import CCairo
import Rotary

extension ScenePainter {
  /// Draws a line of text in its box.
  func drawText(_ text: TextContent, _ placement: Placement, opacity: Double) {
    guard text.box.isFinite else { return }
    switch placement {
    case .unseen: return
    case .flat(let flat): drawFlatText(text, flat, opacity: opacity)
    case .perspective(let transform): drawProjectedText(text, transform, opacity: opacity)
    }
  }

  private func drawFlatText(_ text: TextContent, _ flat: Transform2D, opacity: Double) {
    guard let line = renderer.texts.line(for: text) else { return }
    let origin = line.origin(in: text.box, alignment: text.alignment)
    useMatrix(of: flat)
    guard !text.isCurved else {
      drawCurvedText(text, line, flat.then(base), opacity: opacity)
      return
    }
    switch renderer.textDrawing {
    case .glyphs: break
    case .outlines:
      drawOutlines(of: line, at: origin, text.paint, flat.then(base), opacity: opacity)
      return
    case .rasters:
      guard drawsOnPixels else { break }
      if !drawRaster(of: line, at: origin, text.paint, flat.then(base), opacity: opacity) {
        drawOutlines(of: line, at: origin, text.paint, flat.then(base), opacity: opacity)
      }
      return
    }
    guard paints.set(text.paint, opacity: opacity, flat: flat.then(base)) else { return }
    cairo_move_to(context, origin.x, origin.y)
    pango_cairo_show_layout(context, line.layout)
    cairo_new_path(context)
  }

  private func drawCurvedText(
    _ text: TextContent,
    _ line: LaidOutText,
    _ map: Transform2D,
    opacity: Double
  ) {
    guard paints.set(text.paint, opacity: opacity, flat: map) else { return }
    cairo_new_path(context)
    if line.outline(of: text).add(to: context) { cairo_fill(context) }
  }

  private func drawOutlines(
    of line: LaidOutText,
    at origin: Point2D,
    _ paint: Paint,
    _ map: Transform2D,
    opacity: Double
  ) {
    guard paints.set(paint, opacity: opacity, flat: map) else { return }
    cairo_translate(context, origin.x, origin.y)
    cairo_new_path(context)
    line.addOutline(to: context)
    cairo_fill(context)
  }

  /// Draws the image of a line, if possible.
  ///
  /// - Returns: false for gradients, and for transforms that change the shape of letters.
  private func drawRaster(
    of line: LaidOutText,
    at origin: Point2D,
    _ paint: Paint,
    _ map: Transform2D,
    opacity: Double
  ) -> Bool {
    guard case .solid(let tint) = paint, map.hasSameShape(within: Self.rasterDistortion) else {
      return false
    }
    let color = renderer.theme.color(of: tint)
    let alpha = color.opacity * opacity
    guard alpha > 0 else { return true }
    guard let raster = LabelRaster.raster(of: line, scale: map.scale, color: color) else {
      return false
    }
    cairo_translate(context, origin.x, origin.y)
    raster.draw(into: context, line: line, opacity: alpha)
    return true
  }

  /// The maximum stretch of an image of letters that is not visible.
  private static let rasterDistortion = 0.01

  /// Whether the context draws on pixels instead of a document.
  private var drawsOnPixels: Bool {
    cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
  }

  /// Draws the letters' outlines in perspective.
  private func drawProjectedText(
    _ text: TextContent,
    _ transform: Transform3D,
    opacity: Double
  ) {
    guard let line = renderer.texts.line(for: text) else { return }
    useSceneMatrix()
    let map = transform.affineMap(near: text.box.center)
    guard setSource(text.paint, opacity: opacity, map: map) else { return }
    let outline = ProjectedOutline(transform, tolerance: sceneTolerance)
    cairo_new_path(context)
    outline.addFill(of: line.outline(of: text), to: context)
    cairo_fill(context)
  }
}
#endif
