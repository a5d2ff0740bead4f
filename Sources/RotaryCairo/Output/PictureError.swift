#if Pictures
import CCairo
import Rotary

/// Why there is no picture.
public enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A width or height of no points, or a scale that is not a positive number.
  case zeroSize(Size2D, scale: Double)
  /// More pixels than a surface may have: a side over 32,767 or an area over 2²⁸; or a document with a side of over
  /// 14,400 points.
  case tooLarge(Size2D, scale: Double)
  /// A file could not be written; `reason` is the system's own sentence.
  case cannotWrite(path: String, reason: String)
  /// A library refused; `reason` is its own sentence.
  case cannotDraw(reason: String)

  /// A sentence for the user, with the numbers or the file that it is about.
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

  /// Throws what Cairo says, unless it is content.
  static func check(_ status: cairo_status_t) throws(PictureError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cannotDraw(reason: String(cString: cairo_status_to_string(status)))
  }
}
#endif
