#if Pictures
import CCairo
import Rotary

/// A surface of pixels that is drawn on frame after frame.
///
/// Its memory is asked for once: clearing it costs far less than a fresh surface. Only one thread
/// at a time may use it.
public final class Canvas {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// Pixels for each point.
  public let scale: Double

  let surface: OpaquePointer

  /// The longest side Cairo can address, in pixels.
  private static let longestSide = 32_767.0
  /// A gigabyte of pixels.
  private static let largestArea = 268_435_456.0

  /// Makes a clear surface that holds a size of points.
  ///
  /// - Parameters:
  ///   - size: points; part of a pixel counts as a whole one.
  ///   - scale: pixels for each point. Default 1.
  /// - Throws: ``PictureError/zeroSize(_:scale:)`` and ``PictureError/tooLarge(_:scale:)``.
  public init(size: Size2D, scale: Double = 1) throws(PictureError) {
    guard size.shorterSide > 0, scale > 0, scale < .infinity else {
      throw .zeroSize(size, scale: scale)
    }
    // 33.3 · 3 is a hair more than 100 in doubles, which is no reason for another pixel.
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

  /// Draws a scene in place of what was there.
  ///
  /// - Parameters:
  ///   - scene: its points are `scale` pixels wide.
  ///   - renderer: keep one for the whole movement.
  ///   - background: covers the surface first; nil leaves it clear. Default the theme's ground.
  /// - Throws: ``PictureError/cannotDraw(reason:)`` when memory runs out.
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

  /// Draws a scene over what is there.
  ///
  /// - Throws: ``PictureError/cannotDraw(reason:)`` when memory runs out.
  public func add(_ scene: ControlScene, with renderer: SceneRenderer) throws(PictureError) {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    guard let context else { return }
    cairo_scale(context, scale, scale)
    renderer.draw(scene, into: context)
    cairo_surface_flush(surface)
    try PictureError.check(cairo_status(context))
  }

  /// Lends the pixels, row by row from the top.
  ///
  /// Each pixel is 32 bits, 0xAARRGGBB in the machine's byte order, the colours multiplied by the
  /// opacity. `body` takes them and the number of pixels from one row to the next.
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

  /// The picture as a PNG file's bytes.
  ///
  /// - Throws: ``PictureError/cannotDraw(reason:)`` when memory runs out.
  public func png() throws(PictureError) -> [UInt8] {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
    try PictureError.check(status)
    return sink.bytes
  }
}
#endif
