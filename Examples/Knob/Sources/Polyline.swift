import RealModule
import Rotary

/// Straight lines, one after the other.
struct Polyline {
  var points: [Vector] = []
  /// Whether a further line leads back to the first point.
  var isClosed = false

  /// Returns the outlines of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - tolerance: The maximum distance between a curve and the lines that replace it, in points.
  /// - Returns: A polyline for each outline with two points or more.
  static func outlines(of path: VectorPath, tolerance: Float) -> [Polyline] {
    var outlines: [Polyline] = []
    var line = Polyline()
    for element in path.elements {
      switch element {
      case .move(let point):
        if line.points.count > 1 { outlines.append(line) }
        line = Polyline(points: [Vector(point)])
      case .line(let end):
        line.points.append(Vector(end))
      case .quadratic(let control, let end):
        let (middle, end) = (Vector(control), Vector(end))
        let start = line.points.last ?? .zero
        let (first, second) = (start + (middle - start) * 2 / 3, end + (middle - end) * 2 / 3)
        line.addCurve(first, second, end, tolerance)
      case .cubic(let control1, let control2, let end):
        line.addCurve(Vector(control1), Vector(control2), Vector(end), tolerance)
      case .arc(let center, let radius, let start, let sweep):
        let turn = Float.pi * 2
        line.addArc(
          Vector(center),
          Float(radius),
          from: Float(start),
          by: min(max(Float(sweep), -turn), turn),
          tolerance
        )
      case .close:
        guard let first = line.points.first else { continue }
        line.isClosed = true
        if line.points.count > 1 { outlines.append(line) }
        line = Polyline(points: [first])
      }
    }
    if line.points.count > 1 { outlines.append(line) }
    return outlines
  }

  /// Adds a cubic Bézier curve.
  ///
  /// Source of the number of lines: the second differences of the control points bound the distance from a chord; G.
  /// Wang, 1984, as in R. Goldman, Pyramid Algorithms, 2003, section 5.6.3.
  private mutating func addCurve(_ b: Vector, _ c: Vector, _ d: Vector, _ tolerance: Float) {
    let a = points.last ?? .zero
    let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length)
    let count = max(1, (0.75 * bend / tolerance).squareRoot().rounded(.up))
    for index in 1...Int(count) {
      let t = Float(index) / count
      let s = 1 - t
      points.append(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t))
    }
  }

  /// Adds a part of a circle.
  mutating func addArc(
    _ center: Vector,
    _ radius: Float,
    from start: Float,
    by sweep: Float,
    _ tolerance: Float
  ) {
    // The step whose chord is at most the tolerance away from the arc.
    let step = 2 * Float.acos(max(0, 1 - tolerance / max(radius, tolerance)))
    let count = max(1, (sweep.magnitude / step).rounded(.up))
    for index in 0...Int(count) {
      points.append(center.moved(by: radius, towards: start + sweep * Float(index) / count))
    }
  }

  /// Returns the parts of an outline that a line covers.
  func parts(_ run: Stroke.Run) -> [Polyline] {
    if case .whole = run { return [self] }
    let path = isClosed ? points + [points[0]] : points
    var length: Float = 0
    for index in 1..<path.count { length += (path[index] - path[index - 1]).length }
    switch run {
    case .whole: return [self]
    case .part(let from, let to):
      return [Self.part(of: path, from: Float(from) * length, to: Float(to) * length)]
    case .dashes(let mark, let gap, let phase):
      var parts: [Polyline] = []
      for start in stride(from: Float(-phase), to: length, by: Float(mark + gap)) {
        let end = min(start + Float(mark), length)
        if end > 0 { parts.append(Self.part(of: path, from: max(0, start), to: end)) }
      }
      return parts
    }
  }

  /// Returns the part of a path between two distances from its start.
  private static func part(of path: [Vector], from start: Float, to end: Float) -> Polyline {
    var part = Polyline()
    var distance: Float = 0
    for index in 1..<path.count {
      let step = path[index] - path[index - 1]
      let length = step.length
      let (first, last) = (max(start - distance, 0), min(end - distance, length))
      distance += length
      guard first <= last, length > 0 else { continue }
      if part.points.isEmpty { part.points.append(path[index - 1] + step * (first / length)) }
      part.points.append(path[index - 1] + step * (last / length))
    }
    return part
  }
}
