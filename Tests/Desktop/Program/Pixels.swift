#if GTK && DEBUG
import CGtk
import Rotary
import RotaryCairo
@testable import RotaryGTK

/// Compares a widget's pixels on the screen.
@MainActor
enum Pixels {
  /// The number of pixels per point, and the difference between GTK's and RotaryCairo's pictures of a widget: the root
  /// mean square, 1 for black and white.
  static func comparison(of host: ProbeHost) -> String {
    let scale = Double(gtk_widget_get_scale_factor(host.widget))
    let (width, height) = (Int(host.core.size.width * scale), Int(host.core.size.height * scale))
    let found = shown(host, scale, width, height)
    var scene = ControlScene(size: host.core.size)
    host.draw(into: &scene)
    // RotaryCairo's way of drawing text depends on the kind of surface that GTK uses.
    let differences = [TextDrawing.glyphs, .outlines, .rasters].map { letters in
      let renderer = SceneRenderer(theme: Theme(of: host.widget), textDrawing: letters)
      return difference(found, drawn(width, height, scale) { renderer.draw(scene, into: $0) })
    }
    return "\(scale) \(differences.min() ?? 1)"
  }

  /// Draws the widget with the window's own renderer.
  private static func shown(
    _ host: ProbeHost,
    _ scale: Double,
    _ width: Int,
    _ height: Int
  ) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard let native = gtk_widget_get_native(host.widget),
      let renderer = gtk_native_get_renderer(native), let snapshot = gtk_snapshot_new()
    else { return pixels }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    host.snapshot(to: snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return pixels }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t(Rect2D(0, 0, Double(width), Double(height)))
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return pixels }
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    g_object_unref(object(texture))
    return pixels
  }

  private static func drawn(
    _ width: Int,
    _ height: Int,
    _ scale: Double,
    _ draw: (OpaquePointer) -> Void
  ) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBufferPointer { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress,
        CAIRO_FORMAT_ARGB32,
        gint(width),
        gint(height),
        gint(width * 4)
      )
      guard let surface, let context = cairo_create(surface) else { return }
      cairo_scale(context, scale, scale)
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
    return pixels
  }

  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> Double {
    // A loop over integers, because this is built without optimization, and a window has a million pixels.
    var sum = 0
    var index = 0
    while index < one.count {
      let distance = Int(one[index]) - Int(other[index])
      sum += distance * distance
      index += 1
    }
    return (Double(sum) / Double(Swift.max(one.count, 1))).squareRoot() / 255
  }
}
#endif
