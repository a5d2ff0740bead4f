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
    guard
      let (enters, leaves) = Chord.inside(
        center: center,
        radius: innerRadius,
        from: start,
        to: end
      )
    else { return nil }
    let way = end - start
    // From the hole's own side of an end that lies inside, nothing turns.
    func place(_ t: Double) -> Point { Point(start.x + t * way.x, start.y + t * way.y) }
    return (enters == 0 ? start : place(enters), leaves == 1 ? end : place(leaves))
  }
}
