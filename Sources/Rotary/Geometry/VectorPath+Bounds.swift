import RealModule

extension VectorPath {
  /// The smallest axis-aligned rectangle that contains the outline, or nil for a path that draws nothing.
  ///
  /// Control points outside the outline do not count.
  public var bounds: Rect2D? {
    var box = Extent()
    var pen = PathPen()
    for element in elements {
      switch element {
      case .move, .close: break
      case .line(let end):
        box.add(pen.position)
        box.add(end)
      case .quadratic(let control, let end):
        box.add(pen.position)
        box.add(end)
        for t in [
          Self.quadraticTurn(pen.position.x, control.x, end.x),
          Self.quadraticTurn(pen.position.y, control.y, end.y),
        ] where t > 0 && t < 1 {
          box.add(CubicCurve.quadratic(pen.position, control, end, at: t))
        }
      case .cubic(let control1, let control2, let end):
        box.add(pen.position)
        box.add(end)
        let curve = CubicCurve(pen.position, control1, control2, end)
        for t in curve.turns({ $0.x }) + curve.turns({ $0.y }) {
          box.add(curve.point(at: t))
        }
      case .arc(let center, let radius, let startAngle, let sweep):
        if let position = pen.current { box.add(position) }
        box.add(center.moved(by: radius, towards: startAngle))
        if sweep.magnitude < Circular.turn {
          box.add(center.moved(by: radius, towards: startAngle + sweep))
        }
        for quarter in 0..<4 {
          let direction = Double(quarter) * .pi / 2
          if Self.arc(startAngle: startAngle, sweep: sweep, passes: direction) {
            box.add(center.moved(by: radius, towards: direction))
          }
        }
      }
      pen.follow(element)
    }
    return box.rect
  }

  /// Whether an arc passes through a direction.
  static func arc(startAngle: Double, sweep: Double, passes direction: Double) -> Bool {
    guard sweep.magnitude < Circular.turn else { return true }
    let delta = sweep >= 0 ? direction - startAngle : startAngle - direction
    return Circular.positive(delta) <= sweep.magnitude
  }

  /// Returns the parameter at which the derivative of a quadratic curve's coordinate is 0.
  private static func quadraticTurn(_ p0: Double, _ p1: Double, _ p2: Double) -> Double {
    (p0 - p1) / (p0 - 2 * p1 + p2)
  }
}

/// A rectangle that grows to contain each added point.
private struct Extent {
  var rect: Rect2D?

  mutating func add(_ point: Point2D) {
    let spot = Rect2D(origin: point, size: .zero)
    rect = rect?.union(spot) ?? spot
  }
}
