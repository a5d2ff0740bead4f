/// Tiles counted on along the ring: tile k lies from k − ½ to k + ½.
///
/// Places are measured in tiles and not in radians, so that every number of a range of 10¹² can be
/// rested on exactly.
struct SpinnerScale: DetentScale {
  /// Beyond, halves cannot be told apart.
  static let farthest = 4_503_599_627_370_496.0

  func detent(at position: Double) -> Int64 {
    guard position.magnitude < Self.farthest else { return 0 }
    return Int64((position + 0.5).rounded(.down))
  }

  func boundary(after detent: Int64) -> Double { Double(detent) + 0.5 }
}

/// A motion of a ring with its beginning and its end.
struct SpinnerMotion: Equatable, Sendable {
  var glide: Glide
  /// When it began.
  var start: Double
  /// The tile on which it will rest.
  var goal: Int64
  /// Whether it comes up against the end there, and is drawn back to it.
  var bounces = false
}

/// Numbers that are left out on a long way: from a tile on, the ring is lettered further on.
///
/// The tile is behind when the move begins, and behind when it ends.
struct SpinnerSplice: Equatable, Sendable {
  /// The last tile that has its old number.
  var tile: Int64
  /// How many numbers are left out; its sign says on which side of the tile.
  var offset: Int64

  func number(of detent: Int64) -> Int64 {
    let isPast = offset > 0 ? detent > tile : detent < tile
    return isPast ? detent + offset : detent
  }
}

/// A pointer that holds a ring.
struct SpinnerHold: Equatable, Sendable {
  /// Whether it stopped a ring that was turning.
  var caught: Bool
  /// The place that the finger asks for, before the ends have their say.
  var pull: Double
}
