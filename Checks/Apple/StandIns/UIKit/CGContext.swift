// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

/// A drawing, of which only the transform and the last clipping rectangle are recorded.
public final class CGContext {
  /// The transform from the coordinates of the next call to those of the picture.
  ///
  /// Not in Core Graphics.
  public private(set) var transform = CGAffineTransform()
  /// The last clipping rectangle, in the coordinates in which it was set.
  ///
  /// Not in Core Graphics.
  public private(set) var clipping = CGRect.infinite
  private var saved: [(CGAffineTransform, CGRect)] = []

  init() {}

  public func saveGState() { saved.append((transform, clipping)) }

  public func restoreGState() {
    if let last = saved.popLast() { (transform, clipping) = last }
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    transform = transform.translatedBy(x: tx, y: ty)
  }

  public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }

  public func clip(to rect: CGRect) { clipping = rect }
}
