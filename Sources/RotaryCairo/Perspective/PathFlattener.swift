#if Pictures
import Rotary

/// Cuts outlines into straight lines that are short enough after projection.
struct PathFlattener {
  let transform: Transform3D
  /// The maximum distance of a line from the curve, in the scene's points.
  let tolerance: Double

  /// The maximum depth of the division: no curve is cut into more than 2¹⁰ pieces.
  private static let deepest = 10
  /// An arc is cut into pieces of at most a quarter turn before measuring, so that no measured point is on the chord by
  /// symmetry.
  private static let firstArcStep = Double.pi / 2.5

  /// Returns the outlines in order; none for a path with a number that is not finite.
  func polylines(of path: VectorPath) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline(points: [])
    func finish() {
      if !line.points.isEmpty { lines.append(line) }
    }
    for element in path.elements {
      guard element.isFinite else { return [] }
      if line.points.isEmpty || line.isClosed, let start = start(of: element, after: line) {
        finish()
        line = Polyline(points: [start])
      }
      switch element {
      case .move(let point):
        finish()
        line = Polyline(points: [point])
      case .line(let end): line.points.append(end)
      case .quadratic(let control, let end):
        let pen = line.points.last ?? .zero
        add(CubicCurve(quadratic: pen, control, end), to: &line)
      case .cubic(let control1, let control2, let end):
        add(CubicCurve(line.points.last ?? .zero, control1, control2, end), to: &line)
      case .arc(let center, let radius, let startAngle, let sweep):
        let arc = ArcSpan(radius: radius, startAngle: startAngle, sweep: sweep)
        add(arc, about: center, to: &line)
      case .close: line.isClosed = !line.points.isEmpty
      }
    }
    finish()
    return lines
  }

  /// Returns the start of an outline whose first element is not a `move`.
  private func start(of element: VectorPath.Element, after line: Polyline) -> Point2D? {
    switch element {
    case .move, .close: return nil
    case .line, .quadratic, .cubic: return line.points.first ?? .zero
    case .arc(let center, let radius, let startAngle, _):
      return line.points.first ?? center.moved(by: radius, towards: startAngle)
    }
  }

  private func add(_ curve: CubicCurve, to line: inout Polyline) {
    // The curve is halved first, because the middle of an S is on its chord.
    let middle = curve.point(at: 0.5)
    cut(curve.point(at:), 0, curve.start, 0.5, middle, depth: 1, &line.points)
    cut(curve.point(at:), 0.5, middle, 1, curve.end, depth: 1, &line.points)
  }

  private func add(_ arc: ArcSpan, about center: Point2D, to line: inout Polyline) {
    func point(at share: Double) -> Point2D {
      center.moved(by: arc.radius, towards: arc.startAngle + arc.sweep * share)
    }
    let count = Swift.max(1, (arc.sweep.magnitude / Self.firstArcStep).rounded(.up))
    var from = point(at: 0)
    if line.points.last != from { line.points.append(from) }
    for index in 1...Int(count) {
      let to = point(at: Double(index) / count)
      cut(
        point(at:),
        Double(index - 1) / count,
        from,
        Double(index) / count,
        to,
        depth: 3,
        &line.points
      )
      from = to
    }
  }

  /// Adds the end of a piece of a curve, after as many points as needed.
  private func cut(
    _ curve: (Double) -> Point2D,
    _ from: Double,
    _ start: Point2D,
    _ to: Double,
    _ end: Point2D,
    depth: Int,
    _ points: inout [Point2D]
  ) {
    let half = (from + to) / 2
    let middle = curve(half)
    if depth < Self.deepest, !isStraight(start, middle, end) {
      cut(curve, from, start, half, middle, depth: depth + 1, &points)
      cut(curve, half, middle, to, end, depth: depth + 1, &points)
    } else {
      points.append(end)
    }
  }

  /// Whether the projected middle of a piece is within the tolerance of its chord.
  ///
  /// A piece entirely behind the eye counts as straight; one that is partly behind the eye is cut.
  private func isStraight(_ start: Point2D, _ middle: Point2D, _ end: Point2D) -> Bool {
    let images = (transform.image(of: start), transform.image(of: middle), transform.image(of: end))
    guard images.0.isInFront, images.1.isInFront, images.2.isInFront else {
      return !images.0.isInFront && !images.1.isInFront && !images.2.isInFront
    }
    return images.1.point.distance(toLineFrom: images.0.point, to: images.2.point) <= tolerance
  }

  /// Returns the angle between the corners of a polygon that replaces a small circle on a path.
  func arcStep(radius: Double, near path: VectorPath) -> Double {
    // sagitta = r(1 − cos(step/2)) ≈ r·step²/8, where `scale` is the projected size of a point of the plane.
    let scale =
      path.hull.flatMap { transform.affineMap(near: $0.center) }?.scale ?? 1
    let step = (8 * tolerance / Swift.max(radius * scale, tolerance)).squareRoot()
    return Swift.min(Swift.max(step, .pi / 64), .pi / 4)
  }
}

extension Point2D {
  /// Returns the distance from the line through two points, or from the first if they are equal.
  func distance(toLineFrom start: Point2D, to end: Point2D) -> Double {
    let length = start.distance(to: end)
    guard length > 0 else { return distance(to: start) }
    let along = end - start
    let offset = self - start
    return (along.x * offset.y - along.y * offset.x).magnitude / length
  }
}
#endif
