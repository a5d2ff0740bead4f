#if Pictures
import CCairo
import Rotary

/// An error in drawing or writing a picture.
public enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A width or height of 0 points, or a scale that is not a positive number.
  case zeroSize(Size2D, scale: Double)
  /// A surface with a side over 32,767 pixels or an area over 2²⁸, or a document with a side over 14,400 points.
  case tooLarge(Size2D, scale: Double)
  /// A file that could not be written. `reason` is the system's message.
  case cannotWrite(path: String, reason: String)
  /// An error of a library. `reason` is the library's message.
  case cannotDraw(reason: String)

  /// A message for the user, with the size or the file.
  public var description: String {
    switch self {
    case .zeroSize(let size, let scale):
      return "a picture of \(size.width) × \(size.height) points at scale \(scale) has no pixels"
    case .tooLarge(let size, let scale):
      return "a picture of \(size.width) × \(size.height) points at scale \(scale) is too large; "
        + "a picture has at most 32,767 pixels a side, a document 14,400 points"
    case .cannotWrite(let path, let reason):
      return "cannot write \(path): \(reason)"
    case .cannotDraw(let reason):
      return "cannot draw: \(reason)"
    }
  }

  /// Throws an error for a status of Cairo, unless it is success.
  static func check(_ status: cairo_status_t) throws(PictureError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cannotDraw(reason: String(cString: cairo_status_to_string(status)))
  }
}
#endif
