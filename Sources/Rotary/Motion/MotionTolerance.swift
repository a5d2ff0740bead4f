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

  /// For scrolled distances in points.
  public static let points = MotionTolerance(distance: 0.01, speed: 1)
}
