extension Annulus {
  /// How far a finger turns about the centre as it goes straight from one place to another,
  /// what it goes through the hole left out.
  ///
  /// So a drag across the hub turns nothing by the leap of the angle there, and the same way
  /// gives the same turn however many samples it comes in.
  ///
  /// - Returns: radians, in (−π, π).
  public func sweep(from start: Point, to end: Point) -> Double {
    guard let (entry, exit) = passage(from: start, to: end) else {
      return angle(from: start, to: end)
    }
    return angle(from: start, to: entry) + angle(from: exit, to: end)
  }

  private func angle(from start: Point, to end: Point) -> Double {
    let a = start - center
    let b = end - center
    return Circular.directionAngle(x: a.x * b.x + a.y * b.y, y: a.x * b.y - a.y * b.x)
  }

  /// Where the straight way enters and leaves the hole; an end inside stands for itself.
  private func passage(from start: Point, to end: Point) -> (entry: Point, exit: Point)? {
    let origin = start - center
    let way = end - start
    // |origin + t·way|² = innerRadius²
    let a = way.x * way.x + way.y * way.y
    let b = 2 * (origin.x * way.x + origin.y * way.y)
    let c = origin.x * origin.x + origin.y * origin.y - innerRadius * innerRadius
    let discriminant = b * b - 4 * a * c
    guard innerRadius > 0, a > 0, discriminant > 0 else { return nil }
    let root = discriminant.squareRoot()
    let enters = Swift.max(0, (-b - root) / (2 * a))
    let leaves = Swift.min(1, (-b + root) / (2 * a))
    guard enters < leaves else { return nil }
    // From the hole's own side of an end that lies inside, nothing turns.
    func place(_ t: Double) -> Point { Point(start.x + t * way.x, start.y + t * way.y) }
    return (enters == 0 ? start : place(enters), leaves == 1 ? end : place(leaves))
  }
}
