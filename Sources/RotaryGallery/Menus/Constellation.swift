import Rotary

/// The figure of a star sign: its main stars, and lines from one to the next.
struct Constellation: Sendable {
  /// Right ascension in hours and declination in degrees of each star, one after the other.
  ///
  /// Epoch J2000, rounded; hours may run on below 0. Source: the Bright Star Catalogue, 5th edition,
  /// 1991, https://cdsarc.cds.unistra.fr/viz-bin/cat/V/50.
  let sky: [Double]
  /// Lines, each from star to star; −1 lifts the pen.
  let lines: [Int]
  /// Its brightest star: which of ``sky``, what it is called, and whether its light is orange or red
  /// rather than white or blue.
  ///
  /// Source: as ``sky``; the names are the International Astronomical Union's,
  /// https://www.iau.org/public/themes/naming_stars/.
  let brightest: (index: Int, name: String, isWarm: Bool)
  /// When the Sun is in the sign, as horoscopes have it.
  let dates: String

  /// How many stars there are.
  var count: Int { sky.count / 2 }

  /// The figure inside a rectangle, as large as fits: the places of its stars.
  ///
  /// North is up and east to the left, as the sky is seen. Near enough for a figure: hours shrink
  /// with the cosine of the middle declination.
  func places(in frame: Rect2D) -> [Point2D] {
    var middle = 0.0
    for index in 0..<count { middle += sky[2 * index + 1] / Double(count) }
    let shrink = Circular.cosine(Circular.radians(degrees: middle))
    let raw = (0..<count).map { Point2D(-sky[2 * $0] * 15 * shrink, -sky[2 * $0 + 1]) }
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

  /// Each line by its two stars, in the order in which a pen draws them.
  var pairs: [(from: Int, to: Int)] {
    zip(lines, lines.dropFirst()).filter { $0 >= 0 && $1 >= 0 }.map { (from: $0, to: $1) }
  }
}
