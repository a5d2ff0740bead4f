#if Pictures
import CCairo
import Rotary

extension Transform2D {
  /// The same map, from Cairo.
  init(_ matrix: cairo_matrix_t) {
    self.init(matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0)
  }

  /// The same map, for Cairo.
  var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// Whether Cairo can draw with it: it is finite and leaves an area an area.
  ///
  /// A context that is given any other matrix refuses to draw for the rest of its life.
  var isUsable: Bool {
    let area = determinant.magnitude
    return area > Self.smallestArea && area < .infinity && tx.isFinite && ty.isFinite
  }

  /// Of one square point; below it, a control a kilometre wide would be less than a pixel.
  private static let smallestArea = 1e-12

  /// How much lengths grow, as the side of a square of the same area.
  var scale: Double { determinant.magnitude.squareRoot() }

  /// Whether it turns, moves, mirrors and scales, but neither shears nor stretches.
  var isSimilarity: Bool { hasSameShape(within: 1e-9) }

  /// Whether it stretches and shears by no more than a share of a length.
  func hasSameShape(within share: Double) -> Bool {
    let area = determinant.magnitude
    let stretch = (a * a + b * b - c * c - d * d).magnitude
    let shear = (a * c + b * d).magnitude
    return stretch <= 2 * area * share && shear <= area * share
  }
}
#endif
