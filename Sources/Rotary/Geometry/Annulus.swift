/// A flat ring between two circles about one centre.
///
/// It is where a finger may take hold of a wheel: near the hub a small move is a wild angle,
/// beyond the rim the finger is not on the wheel.
public struct Annulus: Equatable, Sendable {
  /// The common centre.
  public let center: Point2D
  /// Points from the centre to the hole's edge, 0 for a full disc; at most `outerRadius`.
  public let innerRadius: Double
  /// Points from the centre to the rim.
  public let outerRadius: Double

  /// Makes a ring.
  ///
  /// - A radius that is negative or not finite counts as 0.
  /// - A hole that is larger than the ring leaves nothing of it: the inner radius counts as the
  ///   outer one. Everything within the rim is then hole, only the rim itself is on the ring, and
  ///   nothing is drawn of it when it is filled.
  public init(center: Point2D, innerRadius: Double, outerRadius: Double) {
    func radius(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
    self.center = center
    self.outerRadius = radius(outerRadius)
    self.innerRadius = Swift.min(radius(innerRadius), self.outerRadius)
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
  public func zone(of point: Point2D) -> Zone {
    let distance = center.distance(to: point)
    guard outerRadius > 0, distance <= outerRadius else { return .outside }
    return distance < innerRadius ? .hole : .ring
  }
}
