#if Pictures
import CCairo
import Rotary

/// An image in perspective, on a separate surface.
///
/// Each pixel is interpolated from four pixels of the image (bilinear). A much smaller image looks rough, because four
/// are too few.
final class WarpedImage {
  let surface: OpaquePointer

  /// The largest area, sixteen million pixels.
  ///
  /// A larger image is not drawn.
  private static let largestArea = 16_777_216.0

  /// Makes a resampled image.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - map: the transform from the image's pixels to the surface's.
  ///   - box: the part of the surface, in whole pixels.
  init?(of image: LoadedImage, by map: Transform3D, in box: Rect2D) {
    let area = box.size.width * box.size.height
    guard area > 0, area <= Self.largestArea, let back = map.planeInverse,
      let source = cairo_surface_map_to_image(image.surface, nil)
    else { return nil }
    defer { cairo_surface_unmap_image(image.surface, source) }
    guard
      let target = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(box.size.width),
        Int32(box.size.height)
      ),
      let from = PixelRows(source), let to = PixelRows(target)
    else { return nil }
    surface = target
    for row in 0..<to.height {
      for column in 0..<to.width {
        let pixel = Point2D(box.minX + Double(column) + 0.5, box.minY + Double(row) + 0.5)
        let origin = back.image(of: pixel).point
        guard origin.isFinite else { continue }
        to.set(column, row, from.mixed(at: Point2D(origin.x - 0.5, origin.y - 0.5)))
      }
    }
    cairo_surface_mark_dirty(target)
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}

/// The pixels of an image surface: blue, green, red and alpha, premultiplied by alpha.
private struct PixelRows {
  let width: Int
  let height: Int
  private let stride: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  private let isOpaque: Bool

  /// Makes the rows of a surface; nil for a format other than 8-bit colours.
  init?(_ surface: OpaquePointer) {
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    bytes = data
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    isOpaque = format == CAIRO_FORMAT_RGB24
  }

  func set(_ column: Int, _ row: Int, _ pixel: SIMD4<Double>) {
    let place = bytes + row * stride + column * 4
    for part in 0..<4 { place[part] = UInt8(pixel[part].rounded()) }
  }

  /// Returns the interpolated colour of four pixels.
  ///
  /// Outside the image, it is that of the edge.
  func mixed(at point: Point2D) -> SIMD4<Double> {
    let x = Swift.min(Swift.max(point.x, 0), Double(width - 1))
    let y = Swift.min(Swift.max(point.y, 0), Double(height - 1))
    let left = Int(x)
    let top = Int(y)
    let across = x - Double(left)
    let down = y - Double(top)
    let right = Swift.min(left + 1, width - 1)
    let bottom = Swift.min(top + 1, height - 1)
    let upper = self[left, top] * (1 - across) + self[right, top] * across
    let lower = self[left, bottom] * (1 - across) + self[right, bottom] * across
    return upper * (1 - down) + lower * down
  }

  private subscript(column: Int, row: Int) -> SIMD4<Double> {
    let place = bytes + row * stride + column * 4
    let alpha = isOpaque ? 255 : Double(place[3])
    return SIMD4(Double(place[0]), Double(place[1]), Double(place[2]), alpha)
  }
}
#endif
