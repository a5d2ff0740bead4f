#if Pictures
import CCairo
import Rotary

extension Transform2D {
  /// Makes a transform from Cairo's matrix.
  init(_ matrix: cairo_matrix_t) {
    self.init(matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0)
  }

  /// The transform as Cairo's matrix.
  var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// Whether Cairo can draw with the transform: it is finite, and an area remains an area.
  ///
  /// Any other matrix puts a context into a permanent error state.
  var isUsable: Bool {
    let area = determinant.magnitude
    return area > Self.smallestArea && area < .infinity && tx.isFinite && ty.isFinite
  }

  /// The smallest image of a square point.
  ///
  /// With a smaller one, a control a kilometre wide would be less than a pixel.
  private static let smallestArea = 1e-12

  /// The factor of lengths: the side of a square with the area of a transformed unit square.
  var scale: Double { determinant.magnitude.squareRoot() }

  /// Whether the transform only rotates, moves, mirrors and scales, without shear or stretch.
  var isSimilarity: Bool { hasSameShape(within: 1e-9) }

  /// Whether the transform stretches and shears by at most a share of a length.
  func hasSameShape(within share: Double) -> Bool {
    let area = determinant.magnitude
    let stretch = (a * a + b * b - c * c - d * d).magnitude
    let shear = (a * c + b * d).magnitude
    return stretch <= 2 * area * share && shear <= area * share
  }
}
#endif
