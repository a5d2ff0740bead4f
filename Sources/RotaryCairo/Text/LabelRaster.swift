#if Pictures
import CCairo
import Glibc
import Rotary

/// An image of a line of text in one colour, at about twice the resolution of the surface.
///
/// Drawn rotated and at half its size, each pixel is the mean of about four of the image. The result is as smooth as
/// Cairo's letters, and steady while it moves.
final class LabelRaster {
  let surface: OpaquePointer
  /// The number of pixels per point of the text.
  let resolution: Double
  let color: RGBA

  /// The width of clear pixels around the letters, for a smooth edge after interpolation.
  private static let margin = 2.0
  /// The longest side in pixels.
  ///
  /// Larger labels are drawn with outlines.
  private static let largestSide = 4096.0
  /// The number of images to keep per line, for several colours or a changing scale.
  private static let keptCount = 4

  private init?(of line: LaidOutText, resolution: Double, color: RGBA) {
    let width = (line.ink.size.width * resolution + 2 * Self.margin).rounded(.up)
    let height = (line.ink.size.height * resolution + 2 * Self.margin).rounded(.up)
    guard width <= Self.largestSide, height <= Self.largestSide,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height)
      ),
      let context = cairo_create(surface)
    else { return nil }
    self.surface = surface
    self.resolution = resolution
    self.color = color
    cairo_translate(context, Self.margin, Self.margin)
    cairo_scale(context, resolution, resolution)
    cairo_translate(context, -line.ink.minX, -line.ink.minY)
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    line.addOutline(to: context)
    cairo_fill(context)
    cairo_destroy(context)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Returns the image of a line for a scale and a colour, and makes it if needed.
  ///
  /// - Parameters:
  ///   - line: the line, which stores its images.
  ///   - scale: the number of the surface's pixels per point.
  ///   - color: the colour. Its opacity is ignored.
  /// - Returns: the image, or nil if it would be too large.
  static func raster(of line: LaidOutText, scale: Double, color: RGBA) -> LabelRaster? {
    // There are four steps per doubling, so that a slowly growing scale makes few images.
    let steps = (log2(scale) * 4).rounded() / 4
    let resolution = 2 * exp2(steps)
    if let known = line.rasters.last(where: {
      $0.resolution == resolution && $0.color.hasSameHue(as: color)
    }) {
      return known
    }
    guard let raster = LabelRaster(of: line, resolution: resolution, color: color) else {
      return nil
    }
    if line.rasters.count >= keptCount { line.rasters.removeFirst() }
    line.rasters.append(raster)
    return raster
  }

  /// Draws the image at the context's origin, which is the origin of the layout.
  func draw(into context: OpaquePointer, line: LaidOutText, opacity: Double) {
    cairo_translate(context, line.ink.minX, line.ink.minY)
    cairo_scale(context, 1 / resolution, 1 / resolution)
    cairo_set_source_surface(context, surface, -Self.margin, -Self.margin)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_paint(context)
    }
  }
}

extension RGBA {
  /// Whether two colours differ only in opacity.
  fileprivate func hasSameHue(as other: RGBA) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}
#endif
