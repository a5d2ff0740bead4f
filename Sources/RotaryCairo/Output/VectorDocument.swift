#if Pictures
import CCairo
import Rotary

/// Documents of one page: what is drawn stays vector, but for pictures from files.
enum VectorDocument {
  /// The longest side of a document, in points; PDF readers take no more.
  private static let longestSide = 14_400.0

  /// An SVG document's bytes; a point is a CSS pixel.
  static func svg(
    size: Size2D,
    _ draw: (OpaquePointer) throws(PictureError) -> Void
  ) throws(PictureError) -> [UInt8] {
    let bytes = try document(size: size, draw) { sink in
      let surface = cairo_svg_surface_create_for_stream(
        ByteSink.write,
        sink.closure,
        size.width,
        size.height
      )
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
    return withSteadyNames(bytes)
  }

  /// A PDF document's bytes, without a date; a point is 1/72 inch.
  static func pdf(
    size: Size2D,
    _ draw: (OpaquePointer) throws(PictureError) -> Void
  ) throws(PictureError) -> [UInt8] {
    try document(size: size, draw) { sink in
      let surface = cairo_pdf_surface_create_for_stream(
        ByteSink.write,
        sink.closure,
        size.width,
        size.height
      )
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
      return surface
    }
  }

  private static func document(
    size: Size2D,
    _ draw: (OpaquePointer) throws(PictureError) -> Void,
    makeSurface: (ByteSink) -> OpaquePointer?
  ) throws(PictureError) -> [UInt8] {
    guard size.shorterSide > 0 else { throw .zeroSize(size, scale: 1) }
    guard Swift.max(size.width, size.height) <= longestSide else { throw .tooLarge(size, scale: 1) }
    let sink = ByteSink()
    // A surface writes its end also when drawing failed, as it is destroyed.
    defer { withExtendedLifetime(sink) {} }
    let surface = makeSurface(sink)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return [] }
    defer { cairo_destroy(context) }
    try draw(context)
    try PictureError.check(cairo_status(context))
    cairo_surface_finish(surface)
    try PictureError.check(cairo_surface_status(surface))
    return sink.bytes
  }
}
#endif
