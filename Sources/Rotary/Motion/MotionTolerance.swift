/// How near to rest counts as being there.
///
/// A law never quite reaches its rest; it is finished when what remains cannot be seen.
public struct MotionTolerance: Equatable, Sendable {
  /// How far from rest, in the motion's unit.
  public var distance: Double
  /// How fast, in units per second.
  public var speed: Double

  /// Makes a tolerance; both are positive, or 0 for never, and what is less than 0 or NaN counts as
  /// that.
  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  /// The distance, 0 or more.
  var leastDistance: Double { distance > 0 ? distance : 0 }
  /// The speed, 0 or more.
  var leastSpeed: Double { speed > 0 ? speed : 0 }

  /// For rotations: 0.01 pt and 1 pt/s at 100 pt from the centre, which no screen shows.
  public static let rotation = MotionTolerance(distance: 1e-4, speed: 1e-2)

  /// What nobody sees: less than half a point, and no faster than that in a frame of 1/60 s.
  ///
  /// - Parameter pointsPerUnit: how many points a unit is long where it is seen to move most, such as
  ///   the radius of a wheel, whose unit is the radian; what is not more than 1 counts as 100.
  /// - Returns: the tolerance in the motion's unit.
  public static func visible(pointsPerUnit: Double) -> MotionTolerance {
    let points = pointsPerUnit > 1 ? pointsPerUnit : 100
    return MotionTolerance(distance: 0.5 / points, speed: 30 / points)
  }

  /// For scrolled distances in points.
  public static let points = MotionTolerance(distance: 0.01, speed: 1)
}
