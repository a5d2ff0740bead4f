/// A flat ring between two circles about one centre.
///
/// It is where a finger may take hold of a wheel: near the hub a small move is a wild angle,
/// beyond the rim the finger is not on the wheel.
public struct Annulus: Equatable, Sendable {
  /// The common centre.
  public var center: Point
  /// Points from the centre to the hole's edge, 0 for a full disc.
  public var innerRadius: Double
  /// Points from the centre to the rim.
  public var outerRadius: Double

  /// Makes a ring; a negative radius counts as 0.
  public init(center: Point, innerRadius: Double, outerRadius: Double) {
    self.center = center
    self.innerRadius = Swift.max(0, innerRadius)
    self.outerRadius = Swift.max(0, outerRadius)
  }

  /// A ring without an inside.
  public static let empty = Annulus(center: .zero, innerRadius: 0, outerRadius: 0)

  /// Where a point lies.
  public enum Zone: Equatable, Sendable {
    /// Closer to the centre than the hole's edge.
    case hole
    /// On the ring, both edges included.
    case ring
    /// Beyond the rim, or not a place at all (NaN).
    case outside
  }

  /// Where the finger stands: on the ring, in the hole, or outside.
  ///
  /// An empty ring (outer radius 0) has no inside: everything is outside.
  public func zone(of point: Point) -> Zone {
    let distance = center.distance(to: point)
    guard outerRadius > 0, distance <= outerRadius else { return .outside }
    return distance < innerRadius ? .hole : .ring
  }
}
