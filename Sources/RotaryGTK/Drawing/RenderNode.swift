#if GTK
import CGtk
import Rotary

/// A node of GTK's scene, kept between frames together with the data that GTK has uploaded for it.
final class RenderNode {
  /// A `GskRenderNode`.
  let pointer: OpaquePointer

  /// Takes ownership of a new node.
  private init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { gsk_render_node_unref(pointer) }

  /// Records a drawing with Cairo.
  ///
  /// - Parameters:
  ///   - area: the bounds of the drawing, in points.
  ///   - resolution: the number of pixels per point, which determines the smoothness of curves.
  ///   - draw: draws into a `cairo_t` whose units are points.
  convenience init?(drawn area: Rect2D, resolution: Double, _ draw: (OpaquePointer) -> Void) {
    var bounds = graphene_rect_t(area.outward.scaled(by: resolution))
    guard let node = gsk_cairo_node_new(&bounds) else { return nil }
    if let context = gsk_cairo_node_get_draw_context(node) {
      cairo_scale(context, resolution, resolution)
      draw(context)
      cairo_destroy(context)
    }
    guard resolution != 1 else {
      self.init(owning: node)
      return
    }
    defer { gsk_render_node_unref(node) }
    let transform = gsk_transform_scale(nil, Float(1 / resolution), Float(1 / resolution))
    defer { gsk_transform_unref(transform) }
    guard let points = gsk_transform_node_new(node, transform) else { return nil }
    self.init(owning: points)
  }

  /// The maximum side of a texture, in pixels, that every driver accepts.
  private static let longestSide = 4_096.0

  /// Draws a texture with Cairo.
  ///
  /// - Parameters:
  ///   - area: the bounds of the drawing, in points.
  ///   - resolution: the number of pixels per point. It is lowered if the texture would exceed the maximum size.
  ///   - draw: draws into a `cairo_t` whose units are points.
  convenience init?(texture area: Rect2D, resolution: Double, _ draw: (OpaquePointer) -> Void) {
    let area = area.outward
    let longer = Swift.max(area.size.width, area.size.height)
    guard longer > 0 else { return nil }
    let scale = Swift.min(resolution, Self.longestSide / longer)
    let width = (area.size.width * scale).rounded(.up)
    let height = (area.size.height * scale).rounded(.up)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
    guard let surface, let context = cairo_create(surface) else { return nil }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -area.minX, -area.minY)
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let texture = makeTexture(owning: surface) else { return nil }
    defer { g_object_unref(object(texture)) }
    var bounds = graphene_rect_t(
      Rect2D(area.minX, area.minY, width / scale, height / scale)
    )
    guard let node = gsk_texture_node_new(texture, &bounds) else { return nil }
    self.init(owning: node)
  }

  /// Adds the node to a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: a `GtkSnapshot`.
  ///   - transform: from the node's coordinates to the snapshot's.
  func append(to snapshot: OpaquePointer, by transform: Transform3D = .identity) {
    // GTK represents the identity, and an offset too small for its floats, by NULL, which no transform node accepts.
    guard transform != .identity, let moved = transform.makeGskTransform() else {
      return gtk_snapshot_append_node(snapshot, pointer)
    }
    defer { gsk_transform_unref(moved) }
    guard let node = gsk_transform_node_new(pointer, moved) else { return }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
  }
}

extension Transform3D {
  /// The transform as a `GskTransform`, which the caller releases; nil for the identity.
  ///
  /// Only for GL renderers: GTK's Cairo renderer paints the content of a matrix transform pink.
  func makeGskTransform() -> OpaquePointer? {
    if let flat, flat.b == 0, flat.c == 0 {
      var place = graphene_point_t(x: Float(flat.tx), y: Float(flat.ty))
      let moved = gsk_transform_translate(nil, &place)
      guard flat.a != 1 || flat.d != 1 else { return moved }
      return gsk_transform_scale(moved, Float(flat.a), Float(flat.d))
    }
    let numbers = [x, y, z, w].flatMap { [Float($0.x), Float($0.y), Float($0.z), Float($0.w)] }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, numbers)
    return gsk_transform_matrix(nil, &matrix)
  }
}

extension Rect2D {
  /// The smallest enclosing rectangle with integral coordinates.
  fileprivate var outward: Rect2D {
    Rect2D(
      corner: Point2D(minX.rounded(.down), minY.rounded(.down)),
      opposite: Point2D(maxX.rounded(.up), maxY.rounded(.up))
    )
  }
}

extension Rect2D {
  /// The rectangle with all coordinates multiplied by a factor.
  fileprivate func scaled(by scale: Double) -> Rect2D {
    Rect2D(minX * scale, minY * scale, size.width * scale, size.height * scale)
  }
}

extension graphene_rect_t {
  /// Converts a rectangle.
  init(_ rect: Rect2D) {
    self.init()
    graphene_rect_init(
      &self,
      Float(rect.minX),
      Float(rect.minY),
      Float(rect.size.width),
      Float(rect.size.height)
    )
  }
}
#endif
