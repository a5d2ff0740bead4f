#if GTK
import CGtk

/// Makes a texture from an image surface without copying it.
///
/// - Parameter surface: a Cairo image surface. The texture owns and releases it; do not draw on it any more.
/// - Returns: a `GdkTexture`, which the caller releases; nil if the surface has no pixels.
func makeTexture(owning surface: OpaquePointer) -> OpaquePointer? {
  let width = cairo_image_surface_get_width(surface)
  let height = cairo_image_surface_get_height(surface)
  let rowLength = cairo_image_surface_get_stride(surface)
  guard width > 0, height > 0, let pixels = cairo_image_surface_get_data(surface) else {
    cairo_surface_destroy(surface)
    return nil
  }
  let bytes = g_bytes_new_with_free_func(
    pixels,
    gsize(rowLength) * gsize(height),
    { data in cairo_surface_destroy(data.map { OpaquePointer($0) }) },
    UnsafeMutableRawPointer(surface)
  )
  defer { g_bytes_unref(bytes) }
  #if _endian(little)
  let format = GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
  #else
  let format = GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
  #endif
  return gdk_memory_texture_new(width, height, format, bytes, gsize(rowLength))
}

/// Whether GTK draws a widget with Cairo instead of the graphics card; also true if the renderer is not known yet.
@MainActor
func isDrawnByCairo(_ widget: WidgetPointer) -> Bool {
  guard let native = gtk_widget_get_native(widget),
    let renderer = gtk_native_get_renderer(native)
  else { return true }
  return isCairoRenderer(renderer)
}

/// Whether a renderer is GTK's Cairo renderer.
func isCairoRenderer(_ renderer: OpaquePointer) -> Bool {
  let name = g_type_name(rotary_type_of_instance(UnsafeMutableRawPointer(renderer)))
  return name.map { String(cString: $0) } == "GskCairoRenderer"
}
#endif
