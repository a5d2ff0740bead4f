#if Pictures
import Rotary

/// The area of a stroke, as overlapping polygons.
///
/// There is a rectangle for each straight piece, a wedge for each corner and a shape for each end. All have the same
/// winding direction, so that the winding rule fills their union.
struct StrokeOutline {
  let width: Double
  let cap: Stroke.Cap
  /// The angle between the corners of round parts, in radians.
  let roundStep: Double

  /// The maximum length of a mitre, in widths of the line.
  ///
  /// Longer ones are cut off.
  ///
  /// Cairo's default is 10 and SVG's is 4. The value is Cairo's, because Cairo draws other strokes beside these.
  static let miterLimit = 10.0

  /// Calls `body` with each polygon.
  func forEachPolygon(along line: Polyline, _ body: ([Point2D]) -> Void) {
    let points = withoutRepeats(line)
    guard points.count > 1 else {
      if let dot = points.first { addDot(at: dot, body) }
      return
    }
    let pieceCount = line.isClosed ? points.count : points.count - 1
    let directions = (0..<pieceCount).map {
      points[$0].directionAngle(to: points[($0 + 1) % points.count])
    }
    for index in 0..<pieceCount {
      let start = points[index]
      let end = points[(index + 1) % points.count]
      body(rectangle(from: start, to: end, directions[index]))
    }
    for index in 1..<pieceCount {
      addJoin(at: points[index], directions[index - 1], directions[index], body)
    }
    if line.isClosed {
      addJoin(at: points[0], directions[pieceCount - 1], directions[0], body)
    } else {
      addCap(at: points[0], towards: directions[0] + .pi, body)
      addCap(at: points[pieceCount], towards: directions[pieceCount - 1], body)
    }
  }

  /// Returns the corners without repeated ones.
  ///
  /// The start of an arc equals the current point except for rounding. A piece as short as a rounding error would have
  /// a random direction, and its mitre would be a spike.
  private func withoutRepeats(_ line: Polyline) -> [Point2D] {
    let shortest = width * 1e-6
    var points: [Point2D] = []
    for point in line.points where points.last.map({ $0.distance(to: point) > shortest }) ?? true {
      points.append(point)
    }
    if line.isClosed, points.count > 1, let first = points.first, let last = points.last,
      first.distance(to: last) <= shortest
    {
      points.removeLast()
    }
    return points
  }

  /// Returns the corners of the rectangle around a straight piece, the left side first.
  private func rectangle(from start: Point2D, to end: Point2D, _ direction: Double) -> [Point2D] {
    let left = direction - .pi / 2
    let right = direction + .pi / 2
    return [
      start.moved(by: width / 2, towards: left), end.moved(by: width / 2, towards: left),
      end.moved(by: width / 2, towards: right), start.moved(by: width / 2, towards: right),
    ]
  }

  /// Adds the wedge on the outer side of a corner.
  private func addJoin(
    at corner: Point2D,
    _ before: Double,
    _ after: Double,
    _ body: ([Point2D]) -> Void
  ) {
    let turn = Circular.sweep(from: before, to: after)
    guard turn != 0 else { return }
    // A turn to the right opens a gap on the left, and a turn to the left on the right.
    let side = turn > 0 ? -Double.pi / 2 : .pi / 2
    var arc: [Point2D]
    if cap == .round {
      arc = self.arc(about: corner, from: before + side, sweep: turn)
    } else {
      arc = [corner.moved(by: width / 2, towards: before + side)]
      // The tip of the mitre is 1/cos(turn/2) half widths away, which is also its ratio.
      let reach = 1 / Circular.cosine(turn / 2)
      if reach > 0, reach <= Self.miterLimit {
        arc.append(corner.moved(by: reach * width / 2, towards: before + side + turn / 2))
      }
      arc.append(corner.moved(by: width / 2, towards: after + side))
    }
    // Polygons of counterclockwise turns are reversed, so that all are clockwise.
    body(turn > 0 ? [corner] + arc : [corner] + arc.reversed())
  }

  private func addCap(at end: Point2D, towards direction: Double, _ body: ([Point2D]) -> Void) {
    switch cap {
    case .butt: break
    case .round: body(arc(about: end, from: direction - .pi / 2, sweep: .pi))
    case .square:
      let outer = end.moved(by: width / 2, towards: direction)
      body(rectangle(from: end, to: outer, direction))
    }
  }

  /// Adds an outline of length 0: a dot if ends are round, otherwise nothing.
  private func addDot(at point: Point2D, _ body: ([Point2D]) -> Void) {
    guard cap == .round else { return }
    body(arc(about: point, from: 0, sweep: Circular.turn))
  }

  private func arc(about center: Point2D, from start: Double, sweep: Double) -> [Point2D] {
    let count = Swift.max(1, Int((sweep.magnitude / roundStep).rounded(.up)))
    return (0...count).map {
      center.moved(by: width / 2, towards: start + sweep * Double($0) / Double(count))
    }
  }
}
#endif
