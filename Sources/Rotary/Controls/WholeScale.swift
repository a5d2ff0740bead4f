/// Whole numbers as detents: k lies from k − ½ to k + ½.
///
/// Places on it are counted in tiles or items and not in radians, so that every number of a range of
/// 10¹² can be rested on exactly.
struct WholeScale: DetentScale {
  /// Beyond, halves cannot be told apart.
  static let farthest = 4_503_599_627_370_496.0

  func detent(at position: Double) -> Int64 {
    guard position.magnitude < Self.farthest else { return 0 }
    return Int64((position + 0.5).rounded(.down))
  }

  func boundary(after detent: Int64) -> Double { Double(detent) + 0.5 }
}
