import RealModule

/// A cubic Bézier curve.
public struct CubicCurve: Equatable, Sendable {
  /// The start of the curve.
  public var start: Point2D
  /// The control point that sets the direction at the start.
  public var control1: Point2D
  /// The control point that sets the direction at the end.
  public var control2: Point2D
  /// The end of the curve.
  public var end: Point2D

  /// Creates a curve from its four points, in order.
  public init(_ start: Point2D, _ control1: Point2D, _ control2: Point2D, _ end: Point2D) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates a curve with the outline of a quadratic curve, by degree elevation.
  public init(quadratic start: Point2D, _ control: Point2D, _ end: Point2D) {
    func third(_ from: Point2D) -> Point2D {
      Point2D(from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3)
    }
    self.init(start, third(start), third(end), end)
  }

  /// Returns the point at parameter t in 0…1.
  public func point(at t: Double) -> Point2D {
    Point2D(value({ $0.x }, at: t), value({ $0.y }, at: t))
  }

  /// Returns one coordinate at parameter t, in Bernstein form.
  func value(_ axis: (Point2D) -> Double, at t: Double) -> Double {
    let s = 1 - t
    return s * s * s * axis(start) + 3 * s * s * t * axis(control1)
      + 3 * s * t * t * axis(control2) + t * t * t * axis(end)
  }

  /// Returns the parameters in (0, 1), in order, at which a coordinate's derivative is 0.
  func turns(_ axis: (Point2D) -> Double) -> [Double] {
    let a = axis(control1) - axis(start)
    let b = axis(control2) - axis(control1)
    let c = axis(end) - axis(control2)
    // The derivative over 3: (a − 2b + c)t² + 2(b − a)t + a.
    return solveQuadratic(a - 2 * b + c, 2 * (b - a), a).filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the point of a quadratic curve at parameter t in 0…1.
  static func quadratic(_ start: Point2D, _ control: Point2D, _ end: Point2D, at t: Double)
    -> Point2D
  {
    let s = 1 - t
    return Point2D(
      s * s * start.x + 2 * s * t * control.x + t * t * end.x,
      s * s * start.y + 2 * s * t * control.y + t * t * end.y
    )
  }
}

/// Returns the real zeros of ax² + bx + c in rising order, without cancellation between b and the root.
///
/// Source: W. H. Press et al., Numerical Recipes, 3rd edition, section 5.6, equation 5.6.4.
func solveQuadratic(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  guard a != 0 else { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  guard q != 0 else { return [0] }
  let first = q / a
  let second = c / q
  return first < second ? [first, second] : [second, first]
}
