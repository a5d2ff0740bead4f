#if Pictures
import CCairo
import Glibc
import Rotary

/// A picture of a line of text in one colour, at about twice the resolution of the surface.
///
/// Drawn turned and at half its size, each pixel is the mean of about four of its own: as smooth
/// as Cairo's own letters, and steady while it moves.
final class LabelRaster {
  let surface: OpaquePointer
  /// Its pixels for each point of the text.
  let resolution: Double
  let color: RGBA

  /// Clear pixels around the letters, so that interpolation fades them out at the edge.
  private static let margin = 2.0
  /// Larger labels are drawn by their outlines.
  private static let largestSide = 4096.0
  /// How many pictures of one line are kept: of several colours, or while the scale changes.
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

  /// The line's picture that fits a scale and a colour, made when there is none.
  ///
  /// - Parameters:
  ///   - line: what it shows, and where pictures of it are kept.
  ///   - scale: the surface's pixels for each point.
  ///   - color: its opacity does not count.
  /// - Returns: nil when it would be too large.
  static func raster(of line: LaidOutText, scale: Double, color: RGBA) -> LabelRaster? {
    // Four steps for each doubling: a scale that grows slowly makes few pictures.
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

  /// Draws it where the context's origin is the layout's.
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
  /// Whether two colours differ in nothing but opacity.
  fileprivate func hasSameHue(as other: RGBA) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}
#endif
