#if Pictures
import CCairo
import Rotary
import RotaryCairo

/// Pixels that a test can look at.
public struct Bitmap: Equatable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// Row by row from the top, 0xAARRGGBB, the colours multiplied by the opacity.
  public private(set) var pixels: [UInt32]

  /// Makes a bitmap of pixels, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Takes what a canvas shows now.
  public init(_ canvas: Canvas) {
    let width = canvas.width
    let height = canvas.height
    let pixels = canvas.withPixels { pixels, rowLength in
      (0..<height).flatMap { pixels[$0 * rowLength..<$0 * rowLength + width] }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Draws a scene at once, in the fonts that tests count on.
  ///
  /// - Parameters:
  ///   - scene: what to draw.
  ///   - theme: the colours behind the roles.
  ///   - scale: pixels for each point.
  ///   - background: nil leaves it clear.
  ///   - textDrawing: how letters get there.
  /// - Throws: `PictureError`, for a scene without size.
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

  /// Reads a PNG file; nil when there is none that can be read.
  public init?(pngFile path: String) {
    self.init(owning: cairo_image_surface_create_from_png(path))
  }

  /// Reads a PNG from memory; nil when it is none.
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
    // What stands where the opacity would be means nothing in a picture that has none.
    if format == CAIRO_FORMAT_RGB24 { pixels = pixels.map { $0 | 0xFF00_0000 } }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The colour of a pixel, not multiplied by its opacity.
  public subscript(column: Int, row: Int) -> RGBA {
    let pixel = pixels[row * width + column]
    let alpha = Double(pixel >> 24)
    func part(_ shift: UInt32) -> Double {
      alpha > 0 ? Double(pixel >> shift & 0xFF) / alpha : 0
    }
    return RGBA(red: part(16), green: part(8), blue: part(0), opacity: alpha / 255)
  }

  /// The same picture as a PNG file's bytes.
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
  /// The fonts that pictures in tests are drawn with (Debian: fonts-dejavu-core).
  public static let dejaVu = FontFamilies(
    interface: "DejaVu Sans",
    monospaced: "DejaVu Sans Mono"
  )
}
#endif
