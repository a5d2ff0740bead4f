extension Annulus {
  /// How far a finger turns about the centre as it goes straight from one place to another,
  /// what it goes through the hole left out.
  ///
  /// So a drag across the hub turns nothing by the leap of the angle there, and the same way
  /// gives the same turn however many samples it comes in.
  ///
  /// - Returns: radians, in (−π, π); 0 for points so far away (10¹⁵⁰) that no angle can be told.
  public func sweep(from start: Point2D, to end: Point2D) -> Double {
    guard let (entry, exit) = passage(from: start, to: end) else {
      return angle(from: start, to: end)
    }
    return angle(from: start, to: entry) + angle(from: exit, to: end)
  }

  private func angle(from start: Point2D, to end: Point2D) -> Double {
    let a = start - center
    let b = end - center
    let along = a.x * b.x + a.y * b.y
    let across = a.x * b.y - a.y * b.x
    guard along.isFinite, across.isFinite else { return 0 }
    return Circular.directionAngle(x: along, y: across)
  }

  /// Where the straight way enters and leaves the hole; an end inside stands for itself.
  private func passage(from start: Point2D, to end: Point2D) -> (entry: Point2D, exit: Point2D)? {
    guard
      let (enters, leaves) = Chord.inside(
        center: center,
        radius: innerRadius,
        from: start,
        to: end
      )
    else { return nil }
    let delta = end - start
    // From the hole's own side of an end that lies inside, nothing turns.
    func place(_ t: Double) -> Point2D { start + delta * t }
    return (enters == 0 ? start : place(enters), leaves == 1 ? end : place(leaves))
  }
}
