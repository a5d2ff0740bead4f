import Rotary

/// The main stars of a star sign, and the lines between them.
struct Constellation: Sendable {
  /// Right ascension in hours and declination in degrees, alternating, for each star.
  ///
  /// Epoch J2000, rounded; hours may be negative. Source: the Bright Star Catalogue, 5th edition, 1991,
  /// https://cdsarc.cds.unistra.fr/viz-bin/cat/V/50.
  let coordinates: [Double]
  /// The stars that a line connects, in order; −1 lifts the pen.
  let lines: [Int]
  /// The brightest star: its index, its name, and whether its light is orange or red rather than white or
  /// blue.
  ///
  /// Source: as ``coordinates``; the names are the International Astronomical Union's,
  /// https://www.iau.org/public/themes/naming_stars/.
  let brightest: (index: Int, name: String, isWarm: Bool)
  /// The dates of the sign in horoscopes.
  let dates: String

  /// The number of stars.
  var count: Int { coordinates.count / 2 }

  /// Returns the positions of the stars, with the figure scaled to fit a rectangle.
  ///
  /// North is up and east is left, as in the sky. An approximation: hours are scaled by the cosine of the
  /// middle declination.
  func places(in frame: Rect2D) -> [Point2D] {
    var middle = 0.0
    for index in 0..<count { middle += coordinates[2 * index + 1] / Double(count) }
    let shrink = Circular.cosine(Circular.radians(degrees: middle))
    let raw = (0..<count).map {
      Point2D(-coordinates[2 * $0] * 15 * shrink, -coordinates[2 * $0 + 1])
    }
    var box = Rect2D(origin: raw[0], size: .zero)
    for place in raw { box = box.union(Rect2D(origin: place, size: .zero)) }
    let scale = Swift.min(
      frame.size.width / Swift.max(box.size.width, 1e-9),
      frame.size.height / Swift.max(box.size.height, 1e-9)
    )
    return raw.map {
      Point2D(
        frame.center.x + ($0.x - box.center.x) * scale,
        frame.center.y + ($0.y - box.center.y) * scale
      )
    }
  }

  /// The pairs of stars that lines connect, in drawing order.
  var pairs: [(from: Int, to: Int)] {
    zip(lines, lines.dropFirst()).filter { $0 >= 0 && $1 >= 0 }.map { (from: $0, to: $1) }
  }
}
