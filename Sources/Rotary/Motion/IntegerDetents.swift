/// Integers as detents: k covers positions from k − ½ to k + ½.
///
/// Positions are in tiles or items instead of radians, so that the value can rest exactly on each number of a range of
/// 10¹².
public struct IntegerDetents: DetentScale, Equatable, Sendable {
  /// 2⁵², from which on a double has no halves, so that detents cannot be distinguished.
  public static let farthest = 4_503_599_627_370_496.0

  /// Creates the scale.
  public init() {}

  /// Returns the nearest integer; for a half, the greater one.
  ///
  /// - A position beyond ``farthest`` counts as ``farthest``, and NaN as 0.
  public func detent(containing position: Double) -> Int64 {
    let inside = Swift.min(Swift.max(position, -Self.farthest), Self.farthest)
    return Int64(bounded: (inside + 0.5).rounded(.down))
  }

  /// Returns the middle between an integer and the next.
  public func boundary(after detent: Int64) -> Double { Double(detent) + 0.5 }
}
