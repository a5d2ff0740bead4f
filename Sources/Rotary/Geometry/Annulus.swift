/// A flat ring between two concentric circles.
///
/// It is the area in which a finger can grab a wheel. Near the hub a small move is a large angle; beyond the rim the
/// finger is not on the wheel.
public struct Annulus: Equatable, Sendable {
  /// The common centre.
  public let center: Point2D
  /// The distance from the centre to the hole's edge, in points; 0 for a full disc, at most `outerRadius`.
  public let innerRadius: Double
  /// The distance from the centre to the rim, in points.
  public let outerRadius: Double

  /// Creates a ring.
  ///
  /// - A radius that is negative or not finite counts as 0.
  /// - An inner radius greater than the outer one counts as the outer one. Only the rim is then on the ring, everything
  ///   within it is the hole, and filling draws nothing.
  public init(center: Point2D, innerRadius: Double, outerRadius: Double) {
    func radius(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
    self.center = center
    self.outerRadius = radius(outerRadius)
    self.innerRadius = Swift.min(radius(innerRadius), self.outerRadius)
  }

  /// Creates the ring of a round control, whose diameter is the shorter side of its size.
  ///
  /// - Parameters:
  ///   - size: The control's size.
  ///   - inner: The inner radius, as a share of the control's radius.
  ///   - outer: The outer radius, as a share of the control's radius.
  init(in size: Size2D, from inner: Double, to outer: Double) {
    let radius = size.shorterSide / 2
    self.init(center: size.center, innerRadius: radius * inner, outerRadius: radius * outer)
  }

  /// A ring that contains no point.
  public static let empty = Annulus(center: .zero, innerRadius: 0, outerRadius: 0)

  /// The position of a point relative to a ring.
  public enum Zone: Equatable, Sendable {
    /// Closer to the centre than the hole's edge.
    case hole
    /// On the ring, both edges included.
    case ring
    /// Beyond the rim, or not a number (NaN).
    case outside
  }

  /// Returns whether a point is on the ring, in the hole, or outside.
  ///
  /// For an empty ring (outer radius 0), every point is outside.
  public func zone(of point: Point2D) -> Zone {
    let distance = center.distance(to: point)
    guard outerRadius > 0, distance <= outerRadius else { return .outside }
    return distance < innerRadius ? .hole : .ring
  }
}
