/// What of a straight way lies inside a circle, as shares of the way.
enum Chord {
  /// Where the way enters the circle and where it leaves it.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius, in points.
  ///   - start: where the way begins.
  ///   - end: where it ends.
  /// - Returns: shares of the way in 0…1, the first the lesser; nil when none of it lies inside.
  static func inside(
    center: Point2D,
    radius: Double,
    from start: Point2D,
    to end: Point2D
  ) -> (enter: Double, leave: Double)? {
    let origin = start - center
    let delta = end - start
    // |origin + t·way|² = radius²
    let a = delta.x * delta.x + delta.y * delta.y
    let b = 2 * (origin.x * delta.x + origin.y * delta.y)
    let c = origin.x * origin.x + origin.y * origin.y - radius * radius
    let discriminant = b * b - 4 * a * c
    guard radius > 0, a > 0, discriminant > 0 else { return nil }
    let root = discriminant.squareRoot()
    let enter = Swift.max(0, (-b - root) / (2 * a))
    let leave = Swift.min(1, (-b + root) / (2 * a))
    return enter < leave ? (enter, leave) : nil
  }
}
