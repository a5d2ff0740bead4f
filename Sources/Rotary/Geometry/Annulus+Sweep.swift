extension Annulus {
  /// Returns the angle by which a finger turns around the centre on a straight path, without the part inside the hole.
  ///
  /// A drag across the hub therefore does not turn the wheel by the jump of the angle there, and the same path has the
  /// same angle with any number of samples.
  ///
  /// - Returns: Radians in (−π, π); 0 for points so far away (10¹⁵⁰) that the angle cannot be computed.
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

  /// Returns the points at which the straight path enters and leaves the hole; an end inside the hole is returned
  /// itself.
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
    // Between the hole's edge and an end inside the hole, the angle does not change.
    func place(_ t: Double) -> Point2D { start + delta * t }
    return (enters == 0 ? start : place(enters), leaves == 1 ? end : place(leaves))
  }
}
