/// A motion of a ring with its beginning and its end.
struct SpinnerMotion: TimedGlide, Equatable, Sendable {
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
