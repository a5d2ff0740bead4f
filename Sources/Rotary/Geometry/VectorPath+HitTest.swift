import RealModule

/// The rule for the inside of overlapping outlines.
public enum FillRule: UInt8, Equatable, Sendable {
  /// A point is inside if the outlines' total winding number around it is not 0.
  case winding
  /// A point is inside if a ray from it crosses an odd number of outlines.
  case evenOdd
}

extension VectorPath {
  /// Whether the filled path covers the point.
  ///
  /// Open outlines are closed by a straight line, as when filled. If two shapes share an edge, exactly one of them
  /// contains a point on it.
  ///
  /// - Parameters:
  ///   - point: A point; false if it is not finite.
  ///   - rule: The rule for overlapping outlines. Default `.winding`.
  /// - Returns: Whether the point is inside.
  public func contains(_ point: Point2D, rule: FillRule = .winding) -> Bool {
    guard point.isFinite else { return false }
    var crossings = RayCrossings(point: point)
    var pen = PathPen()
    for element in elements {
      switch element {
      case .move, .close:
        crossings.addLine(pen.position, pen.start)
      case .line(let end):
        crossings.addLine(pen.position, end)
      case .quadratic(let control, let end):
        crossings.addCurve(CubicCurve(quadratic: pen.position, control, end))
      case .cubic(let control1, let control2, let end):
        crossings.addCurve(CubicCurve(pen.position, control1, control2, end))
      case .arc(let center, let radius, let startAngle, let sweep):
        if let position = pen.current {
          crossings.addLine(position, center.moved(by: radius, towards: startAngle))
        }
        crossings.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
      }
      pen.follow(element)
    }
    crossings.addLine(pen.position, pen.start)
    switch rule {
    case .winding: return crossings.winding != 0
    case .evenOdd: return crossings.winding & 1 != 0
    }
  }
}

/// Counts the crossings of outlines with the ray from a point towards +x: +1 downward, −1 upward.
private struct RayCrossings {
  let point: Point2D
  var winding = 0

  /// Whether a side's heights include the point's: the upper end belongs to a side, the lower end does not.
  private func crosses(from startY: Double, to endY: Double) -> Bool {
    (startY <= point.y) != (endY <= point.y)
  }

  mutating func addLine(_ start: Point2D, _ end: Point2D) {
    guard crosses(from: start.y, to: end.y) else { return }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    if x > point.x { winding += end.y > start.y ? 1 : -1 }
  }

  /// Adds a curve in parts that rise or fall only, each of which meets the ray at most once.
  mutating func addCurve(_ curve: CubicCurve) {
    var from = 0.0
    for to in curve.turns({ $0.y }) + [1] {
      let startY = curve.value({ $0.y }, at: from)
      let endY = curve.value({ $0.y }, at: to)
      if crosses(from: startY, to: endY) {
        var low = from
        var high = to
        // Halving ends when no double is between: after at most 64 times.
        for _ in 0..<64 where low < high {
          let middle = (low + high) / 2
          if (curve.value({ $0.y }, at: middle) <= point.y) == (startY <= point.y) {
            low = middle
          } else {
            high = middle
          }
        }
        if curve.value({ $0.x }, at: high) > point.x { winding += endY > startY ? 1 : -1 }
      }
      from = to
    }
  }

  /// Adds an arc, divided at its top and bottom into halves, each of which meets the ray at most once.
  mutating func addArc(center: Point2D, radius: Double, startAngle: Double, sweep: Double) {
    let extent = Swift.min(sweep.magnitude, Circular.turn)
    let sign: Double = sweep < 0 ? -1 : 1
    // The angle from the start to the next vertical direction (±π/2).
    let toVertical = Circular.positive(sign * (.pi / 2 - startAngle))
    var cut = toVertical.truncatingRemainder(dividingBy: .pi)
    func height(after delta: Double) -> Double {
      // A full circle ends exactly at its start.
      let angle = delta < Circular.turn ? startAngle + sign * delta : startAngle
      return center.y + radius * Circular.sine(angle)
    }
    var from = 0.0
    while from < extent {
      let to = Swift.min(extent, cut > from ? cut : cut + .pi)
      let isRightHalf = Circular.cosine(startAngle + sign * (from + to) / 2) > 0
      addHalf(center, radius, from: height(after: from), to: height(after: to), isRightHalf)
      from = to
      cut = to + .pi
    }
  }

  private mutating func addHalf(
    _ center: Point2D,
    _ radius: Double,
    from startY: Double,
    to endY: Double,
    _ isRightHalf: Bool
  ) {
    guard crosses(from: startY, to: endY) else { return }
    let height = point.y - center.y
    let half = Swift.max(0, radius * radius - height * height).squareRoot()
    let x = center.x + (isRightHalf ? half : -half)
    if x > point.x { winding += endY > startY ? 1 : -1 }
  }
}
