#if Pictures
import CCairo
import Rotary

extension ScenePainter {
  /// Draws an image in the middle of its rectangle, scaled to fit, or a placeholder for a missing one.
  func drawImage(_ content: ImageContent, _ placement: Placement, opacity: Double) {
    guard content.rect.isFinite, content.rect.size.shorterSide > 0 else { return }
    guard let image = renderer.images.image(at: content.source) else {
      drawShape(
        Self.placeholder(of: content),
        fill: nil,
        stroke: Self.placeholderStroke,
        placement,
        opacity: opacity
      )
      return
    }
    let rect = image.fitted(in: content.rect)
    switch placement {
    case .unseen: return
    case .flat(let flat):
      cairo_save(context)
      defer { cairo_restore(context) }
      if content.cornerRadius > 0, !clip(to: content.outline, placement) { return }
      useMatrix(of: flat)
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(
        context,
        rect.size.width / image.size.width,
        rect.size.height / image.size.height
      )
      cairo_set_source_surface(context, image.surface, 0, 0)
      // An enlarged image gets a sharp edge in its own colours, not one that fades to clear.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_save(context)
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, image.size.width, image.size.height)
      cairo_clip(context)
      paintSource(opacity: opacity)
      cairo_restore(context)
    case .perspective(let transform):
      drawProjected(image, of: content, in: rect, transform, opacity: opacity)
    }
  }

  private func paintSource(opacity: Double) {
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_paint(context)
    }
  }

  /// The corner radius of the placeholder, as a share of its shorter side.
  private static let placeholderCorner = 0.125
  /// A hairline that is barely visible.
  private static let placeholderStroke = Stroke(paint: .role(.hairline), width: 1)

  private static func placeholder(of content: ImageContent) -> VectorPath {
    let rect = content.rect
    let inside = rect.size.shorterSide > 1 ? rect.inset(by: 0.5) : rect
    let least = inside.size.shorterSide * placeholderCorner
    return .rectangle(inside, cornerRadius: Swift.max(least, content.cornerRadius))
  }

  /// Draws an image in perspective: the projected outline of its rectangle, filled with a resampled image.
  private func drawProjected(
    _ image: LoadedImage,
    of content: ImageContent,
    in rect: Rect2D,
    _ transform: Transform3D,
    opacity: Double
  ) {
    // The transform from the image's pixels to the surface's.
    let pixels = Transform2D(
      rect.size.width / image.size.width,
      0,
      0,
      rect.size.height / image.size.height,
      rect.minX,
      rect.minY
    )
    let map = Transform3D(pixels).then(transform).then(Transform3D(base))
    useSceneMatrix()
    cairo_new_path(context)
    ProjectedOutline(transform, tolerance: sceneTolerance)
      .addFill(of: content.cornerRadius > 0 ? content.outline : .rectangle(rect), to: context)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_clip(context)
    cairo_identity_matrix(context)
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let box = Rect2D(
      corner: Point2D(left.rounded(.down), top.rounded(.down)),
      opposite: Point2D(right.rounded(.up), bottom.rounded(.up))
    )
    guard let warped = WarpedImage(of: image, by: map, in: box) else { return }
    cairo_set_source_surface(context, warped.surface, box.minX, box.minY)
    paintSource(opacity: opacity)
  }
}

extension ImageContent {
  /// The outline to which an image with round corners is clipped.
  var outline: VectorPath { .rectangle(rect, cornerRadius: cornerRadius) }
}
#endif
