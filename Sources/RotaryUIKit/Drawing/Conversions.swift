#if canImport(UIKit)
import Rotary
import UIKit

// Conversions between the core's values and those of UIKit and Core Animation.

extension Point2D {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size2D {
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension CGPoint {
  init(_ point: Point2D) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension CGSize {
  init(_ size: Size2D) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension CGRect {
  init(_ rect: Rect2D) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}

extension RGBA {
  /// Creates an sRGB colour from a UIKit colour; nil if that has no RGB components, such as a pattern.
  ///
  /// UIKit converts greys and Display P3. Components beyond 0…1, of colours that sRGB lacks, are
  /// clamped.
  package init?(_ color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    self.init(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }
}

extension UIColor {
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red),
      green: CGFloat(color.green),
      blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity)
    )
  }
}

extension CATransform3D {
  /// Creates the transform that projects a node's plane onto its parent's plane.
  ///
  /// Nodes are drawn in their order, regardless of their rotation in 3D. Core Animation would sort layers by depth.
  /// Therefore each layer keeps to its parent's plane: it has perspective but no depth.
  init(_ transform: Transform3D) {
    self = CATransform3DIdentity
    (m11, m12, m14) = Self.plane(transform.x)
    (m21, m22, m24) = Self.plane(transform.y)
    (m41, m42, m44) = Self.plane(transform.w)
  }

  private static func plane(_ column: Transform3D.Column) -> (CGFloat, CGFloat, CGFloat) {
    (CGFloat(column.x), CGFloat(column.y), CGFloat(column.w))
  }
}

extension VectorPath {
  /// The path for Core Graphics, with arcs as arcs.
  var graphicsPath: CGPath {
    let path = CGMutablePath()
    var isBegun = false
    for element in elements {
      if !isBegun { isBegun = Self.begin(path, with: element) }
      switch element {
      case .move(let point): path.move(to: CGPoint(point))
      case .line(let point): path.addLine(to: CGPoint(point))
      case .quadratic(let control, let end):
        path.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
      case .cubic(let control1, let control2, let end):
        path.addCurve(
          to: CGPoint(end),
          control1: CGPoint(control1),
          control2: CGPoint(control2)
        )
      case .arc(let center, let radius, let startAngle, let sweep):
        path.addRelativeArc(
          center: CGPoint(center),
          radius: CGFloat(radius),
          startAngle: CGFloat(startAngle),
          // A sweep of more than a turn is a full circle.
          delta: CGFloat(Swift.max(-Circular.turn, Swift.min(sweep, Circular.turn)))
        )
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// Moves to the origin if a path begins with neither a move nor an arc, and returns true.
  private static func begin(_ path: CGMutablePath, with element: Element) -> Bool {
    switch element {
    case .move, .arc: break
    case .line, .quadratic, .cubic, .close: path.move(to: .zero)
    }
    return true
  }

  /// The outlines of the path, each as a separate path.
  var outlines: [VectorPath] {
    var outlines: [[Element]] = []
    for element in elements {
      if case .move = element { outlines.append([]) }
      if outlines.isEmpty { outlines.append([]) }
      outlines[outlines.count - 1].append(element)
    }
    return outlines.map { VectorPath($0) }
  }
}
#endif
