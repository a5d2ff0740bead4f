/// A place in space: points, x to the right, y down, z towards the viewer.
public struct Point3D: Equatable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double
  /// Points in front of the origin.
  public var z: Double

  /// Makes a place from its three coordinates.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
