/// The part of a straight path inside a circle, as shares of the path.
enum Chord {
  /// Returns the shares of the path at which it enters and leaves the circle.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius, in points.
  ///   - start: The start of the path.
  ///   - end: The end of the path.
  /// - Returns: Shares of the path in 0…1, the lesser first; nil if no part of it is inside.
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
