#if Pictures
import CCairo
import Rotary
import RotaryCairo

/// Pixels that a test can inspect.
public struct Bitmap: Equatable, Sendable {
  /// The number of pixels per row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels row by row from the top, 0xAARRGGBB, with premultiplied alpha.
  public private(set) var pixels: [UInt32]

  /// Makes a bitmap from pixels, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Copies the pixels of a canvas.
  public init(_ canvas: Canvas) {
    let width = canvas.width
    let height = canvas.height
    let pixels = canvas.withPixels { pixels, rowLength in
      (0..<height).flatMap { pixels[$0 * rowLength..<$0 * rowLength + width] }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Draws a scene in the fonts of the tests.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - theme: the colours of the roles.
  ///   - scale: pixels per point.
  ///   - background: nil for a transparent background.
  ///   - textDrawing: how text is drawn.
  /// - Throws: `PictureError` if the scene has no size.
  public init(
    of scene: ControlScene,
    theme: Theme = .light,
    scale: Double = 1,
    background: Tint? = .role(.ground),
    textDrawing: TextDrawing = .outlines
  ) throws {
    let canvas = try Canvas(size: scene.size, scale: scale)
    let renderer = SceneRenderer(theme: theme, families: .dejaVu, textDrawing: textDrawing)
    try canvas.draw(scene, with: renderer, background: background)
    self.init(canvas)
  }

  /// Reads a PNG file; nil if it is missing or invalid.
  public init?(pngFile path: String) {
    self.init(owning: cairo_image_surface_create_from_png(path))
  }

  /// Reads PNG data; nil if it is invalid.
  public init?(png bytes: [UInt8]) {
    let source = ByteSource(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      ByteSource.read,
      Unmanaged.passUnretained(source).toOpaque()
    )
    self.init(owning: surface)
    withExtendedLifetime(source) {}
  }

  private init?(owning surface: OpaquePointer?) {
    defer { cairo_surface_destroy(surface) }
    let format = cairo_image_surface_get_format(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = UnsafeRawPointer(data) + row * stride
      pixels += UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt32.self),
        count: width
      )
    }
    // The alpha bits of a picture without alpha are undefined.
    if format == CAIRO_FORMAT_RGB24 { pixels = pixels.map { $0 | 0xFF00_0000 } }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The colour of a pixel, not premultiplied.
  public subscript(column: Int, row: Int) -> RGBA {
    let pixel = pixels[row * width + column]
    let alpha = Double(pixel >> 24)
    func part(_ shift: UInt32) -> Double {
      alpha > 0 ? Double(pixel >> shift & 0xFF) / alpha : 0
    }
    return RGBA(red: part(16), green: part(8), blue: part(0), opacity: alpha / 255)
  }

  /// Returns the data of a PNG file.
  public func png() -> [UInt8] {
    var copy = pixels
    let sink = ByteCollector()
    copy.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress,
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height),
        Int32(width * 4)
      )
      cairo_surface_write_to_png_stream(
        surface,
        ByteCollector.write,
        Unmanaged.passUnretained(sink).toOpaque()
      )
      cairo_surface_destroy(surface)
    }
    return sink.bytes
  }
}

extension FontFamilies {
  /// The fonts of pictures in tests (Debian: fonts-dejavu-core).
  public static let dejaVu = FontFamilies(
    interface: "DejaVu Sans",
    monospaced: "DejaVu Sans Mono"
  )
}
#endif
