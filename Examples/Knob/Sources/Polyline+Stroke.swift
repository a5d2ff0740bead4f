import RealModule
import Rotary

extension Polyline {
  /// The cosine of the greatest angle that is a bend of a curve and no corner.
  private static let leastBendCosine: Float = 0.9
  /// The maximum length of a mitred corner over the width of the line, as in Cairo.
  private static let miterLimit: Float = 10

  /// Reports the outlines of a line along these points.
  ///
  /// Their direction is the same for all lines, so that overlapping lines do not cancel each other.
  ///
  /// - Parameters:
  ///   - width: The width of the line.
  ///   - cap: The shape of ends and corners.
  ///   - tolerance: As in ``outlines(of:tolerance:)``.
  ///   - add: Receives the points of a closed outline.
  func stroke(width: Float, cap: Stroke.Cap, tolerance: Float, add: ([Vector]) -> Void) {
    let half = width / 2
    let spine = distinctPoints
    guard let first = spine.first, let last = spine.last else { return }
    guard spine.count > 1 else {
      // A dot has only ends.
      guard cap != .butt else { return }
      let side = Vector(0, half)
      var outline = Polyline()
      outline.addCap(at: first, from: side, cap, tolerance)
      outline.addCap(at: first, from: -side, cap, tolerance)
      return add(outline.points)
    }
    // For each line, the displacement to its right side.
    let sides = spine.indices.map { index in
      let step = spine[(index + 1) % spine.count] - spine[index]
      return step.turned * (half / step.length)
    }
    var right = Polyline()
    var left = Polyline()
    for index in (isClosed ? 0 : 1)..<(isClosed ? spine.count : spine.count - 1) {
      let (before, after) = (sides[(index + spine.count - 1) % spine.count], sides[index])
      let turn = Vector.cross(before, after)
      right.addCorner(at: spine[index], from: before, to: after, isInner: turn > 0, cap, tolerance)
      left.addCorner(at: spine[index], from: -before, to: -after, isInner: turn < 0, cap, tolerance)
    }
    left.points.reverse()
    if isClosed {
      add(right.points)
      add(left.points)
    } else {
      right.addCap(at: last, from: sides[spine.count - 2], cap, tolerance)
      right.points += left.points
      right.addCap(at: first, from: -sides[0], cap, tolerance)
      add(right.points)
    }
  }

  /// The points without repetitions.
  private var distinctPoints: [Vector] {
    func isFar(_ point: Vector, _ other: Vector) -> Bool { (point - other).length > 1e-3 }
    var distinct: [Vector] = []
    for point in points where distinct.last.map({ isFar($0, point) }) ?? true {
      distinct.append(point)
    }
    if isClosed, distinct.count > 1, !isFar(distinct[0], distinct[distinct.count - 1]) {
      distinct.removeLast()
    }
    return distinct
  }

  /// Adds one side of the corner between two lines.
  private mutating func addCorner(
    at point: Vector,
    from before: Vector,
    to after: Vector,
    isInner: Bool,
    _ cap: Stroke.Cap,
    _ tolerance: Float
  ) {
    let square = Vector.dot(before, before)
    let cosine = Vector.dot(before, after) / square
    let miter = point + (before + after) / (1 + cosine)
    if cosine > Self.leastBendCosine {
      points.append(miter)
    } else if isInner {
      // Through the corner, so that the side does not cross itself outside the line.
      points += [point + before, point, point + after]
    } else if cap == .round {
      let angle = Float.atan2(y: Vector.cross(before, after) / square, x: cosine)
      addFan(at: point, from: before, by: angle, tolerance)
    } else if 2 <= Self.miterLimit * Self.miterLimit * (1 + cosine) {
      points.append(miter)
    } else {
      points += [point + before, point + after]
    }
  }

  /// Adds the end of a line, from its right to its left side.
  private mutating func addCap(
    at point: Vector,
    from side: Vector,
    _ cap: Stroke.Cap,
    _ tolerance: Float
  ) {
    switch cap {
    case .butt: points += [point + side, point - side]
    case .square: points += [point + side - side.turned, point - side - side.turned]
    case .round: addFan(at: point, from: side, by: -.pi, tolerance)
    }
  }

  /// Adds a part of a circle that begins at a displacement from its centre.
  private mutating func addFan(
    at point: Vector,
    from side: Vector,
    by sweep: Float,
    _ tolerance: Float
  ) {
    let start = Float.atan2(y: side.y, x: side.x)
    addArc(point, side.length, from: start, by: sweep, tolerance)
  }
}
