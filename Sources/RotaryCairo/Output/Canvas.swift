#if Pictures
import CCairo
import Rotary

/// A surface of pixels for drawing frame after frame.
///
/// Its memory is allocated once, because clearing it costs far less than a new surface. Only one thread at a time may
/// use it.
public final class Canvas {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of pixels per point.
  public let scale: Double

  let surface: OpaquePointer

  /// The longest side that Cairo supports, in pixels.
  private static let longestSide = 32_767.0
  /// The largest area, in pixels: a gigabyte.
  private static let largestArea = 268_435_456.0

  /// Makes a clear surface.
  ///
  /// - Parameters:
  ///   - size: the size in points. A part of a pixel counts as a whole one.
  ///   - scale: the number of pixels per point. Default 1.
  /// - Throws: ``PictureError/zeroSize(_:scale:)`` and ``PictureError/tooLarge(_:scale:)``.
  public init(size: Size2D, scale: Double = 1) throws(PictureError) {
    guard size.shorterSide > 0, scale > 0, scale < .infinity else {
      throw .zeroSize(size, scale: scale)
    }
    // In doubles, 33.3 · 3 is slightly more than 100, which must not add a pixel.
    func pixels(_ length: Double) -> Double {
      Swift.max(1, (length * scale - 1e-6).rounded(.up))
    }
    let across = pixels(size.width)
    let down = pixels(size.height)
    guard across <= Self.longestSide, down <= Self.longestSide,
      across * down <= Self.largestArea,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(across),
        Int32(down)
      )
    else { throw .tooLarge(size, scale: scale) }
    self.surface = surface
    self.scale = scale
    width = Int(across)
    height = Int(down)
    try PictureError.check(cairo_surface_status(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Replaces the picture with a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene, whose points are `scale` pixels wide.
  ///   - renderer: the renderer. Keep one for the whole animation.
  ///   - background: the colour to fill the surface with first; nil leaves it clear. Default the theme's background.
  /// - Throws: ``PictureError/cannotDraw(reason:)`` if memory runs out.
  public func draw(
    _ scene: ControlScene,
    with renderer: SceneRenderer,
    background: Tint? = .role(.ground)
  ) throws(PictureError) {
    let color = background.map { renderer.theme.color(of: $0) }
    let context = cairo_create(surface)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgba(
      context,
      color?.red ?? 0,
      color?.green ?? 0,
      color?.blue ?? 0,
      color?.opacity ?? 0
    )
    cairo_paint(context)
    cairo_destroy(context)
    try add(scene, with: renderer)
  }

  /// Draws a scene over the picture.
  ///
  /// - Throws: ``PictureError/cannotDraw(reason:)`` if memory runs out.
  public func add(_ scene: ControlScene, with renderer: SceneRenderer) throws(PictureError) {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    guard let context else { return }
    cairo_scale(context, scale, scale)
    renderer.draw(scene, into: context)
    cairo_surface_flush(surface)
    try PictureError.check(cairo_status(context))
  }

  /// Calls `body` with the pixels, row by row from the top.
  ///
  /// Each pixel is 32 bits, 0xAARRGGBB in the machine's byte order, premultiplied by the opacity. `body` receives the
  /// pixels and the number of pixels from one row to the next.
  public func withPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>, _ rowLength: Int) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(surface)
    let rowLength = Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.size
    let data = cairo_image_surface_get_data(surface)
    return try UnsafeRawPointer(data).map { start in
      try body(
        UnsafeBufferPointer(
          start: start.assumingMemoryBound(to: UInt32.self),
          count: rowLength * height
        ),
        rowLength
      )
    } ?? body(UnsafeBufferPointer(start: nil, count: 0), rowLength)
  }

  /// Returns the picture as the bytes of a PNG file.
  ///
  /// - Throws: ``PictureError/cannotDraw(reason:)`` if memory runs out.
  public func png() throws(PictureError) -> [UInt8] {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
    try PictureError.check(status)
    return sink.bytes
  }
}
#endif
