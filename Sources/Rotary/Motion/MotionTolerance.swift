/// The distance and speed within which a motion counts as stopped.
///
/// A law never quite reaches its rest; it ends when the remaining motion is invisible.
public struct MotionTolerance: Equatable, Sendable {
  /// The distance from rest, in the motion's unit.
  public var distance: Double
  /// The speed, in units per second.
  public var speed: Double

  /// Creates a tolerance; both numbers are positive, or 0 for a motion that never ends.
  ///
  /// Negative numbers and NaN count as 0.
  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  /// The distance, 0 or more.
  var leastDistance: Double { distance > 0 ? distance : 0 }
  /// The speed, 0 or more.
  var leastSpeed: Double { speed > 0 ? speed : 0 }

  /// For rotations: 0.01 pt and 1 pt/s at 100 pt from the centre, which is invisible.
  public static let rotation = MotionTolerance(distance: 1e-4, speed: 1e-2)

  /// Returns the tolerance of an invisible motion: less than half a point, and no faster than that in a frame of 1/60
  /// s.
  ///
  /// - Parameter pointsPerUnit: The length of a unit in points where the motion is largest, such as a wheel's radius
  ///   for radians; numbers up to 1 and NaN count as 100.
  /// - Returns: The tolerance in the motion's unit.
  public static func visible(pointsPerUnit: Double) -> MotionTolerance {
    let points = pointsPerUnit > 1 ? pointsPerUnit : 100
    return MotionTolerance(distance: 0.5 / points, speed: 30 / points)
  }

  /// For scroll distances in points.
  public static let points = MotionTolerance(distance: 0.01, speed: 1)
}
