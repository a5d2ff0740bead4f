/// A point in space, in points: x to the right, y down, z towards the viewer.
public struct Point3D: Equatable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double
  /// The distance in front of the origin, in points.
  public var z: Double

  /// Creates a point from its coordinates.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
