#if Pictures
import CCairo
import Rotary

/// Images that were loaded before, by their path.
///
/// A file that changes later is not loaded again. A file that could not be loaded is tried again with the next frame.
final class ImageCache {
  /// The folder of relative paths; nil is the working directory.
  var folder: String? {
    didSet { if folder != oldValue { images.removeAll() } }
  }

  private var images: [String: LoadedImage] = [:]

  /// Returns the image with a path, or nil if there is no PNG that can be read.
  func image(at source: String) -> LoadedImage? {
    if let known = images[source] { return known }
    guard !source.isEmpty, let image = LoadedImage(path: path(of: source)) else { return nil }
    images[source] = image
    return image
  }

  private func path(of source: String) -> String {
    guard let folder, !source.hasPrefix("/") else { return source }
    return folder + "/" + source
  }
}

/// An image in memory.
final class LoadedImage {
  let surface: OpaquePointer
  let size: Size2D

  init?(path: String) {
    guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, width > 0, height > 0 else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    size = Size2D(Double(width), Double(height))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Returns the largest rectangle with the image's proportions in the middle of another.
  func fitted(in rect: Rect2D) -> Rect2D {
    let scale = Swift.min(rect.size.width / size.width, rect.size.height / size.height)
    let width = size.width * scale
    let height = size.height * scale
    return Rect2D(rect.center.x - width / 2, rect.center.y - height / 2, width, height)
  }
}
#endif
