#if Pictures
import CCairo
import Rotary

/// Documents of one page, in which everything except images from files is vector graphics.
enum VectorDocument {
  /// The longest side of a document, in points, which is the limit of PDF readers.
  private static let longestSide = 14_400.0

  /// Returns the bytes of an SVG document.
  ///
  /// A point is a CSS pixel.
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

  /// Returns the bytes of a PDF document without a date.
  ///
  /// A point is 1/72 inch.
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
    // A surface writes its end when it is destroyed, even if drawing failed.
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
