/// Whole numbers as detents: k reaches from k − ½ to k + ½.
///
/// Positions are counted in tiles or items and not in radians, so that every number of a range of
/// 10¹² can be rested on exactly.
public struct IntegerDetents: DetentScale, Equatable, Sendable {
  /// 2⁵²: from here on a double has no halves, and detents cannot be told apart.
  public static let farthest = 4_503_599_627_370_496.0

  /// Makes the scale.
  public init() {}

  /// The whole number that is nearest; of a half, the greater one.
  ///
  /// - Beyond ``farthest`` it is the one there; of NaN it is 0.
  public func detent(containing position: Double) -> Int64 {
    let inside = Swift.min(Swift.max(position, -Self.farthest), Self.farthest)
    return Int64(bounded: (inside + 0.5).rounded(.down))
  }

  /// Half way between a whole number and the next.
  public func boundary(after detent: Int64) -> Double { Double(detent) + 0.5 }
}
