/// What of a dial is moved: one of its thumbs, or both.
enum DialThumb: UInt8, Equatable, Sendable {
  /// The thumb of the lower value.
  case low
  /// The thumb of the upper value, and the only one of a single value.
  case high
  /// Both, as far apart as they are.
  case both
}

/// A pointer that holds a dial.
struct DialHold: Equatable, Sendable {
  /// What it holds.
  var thumb: DialThumb
  /// The value that the finger asks for, before the ends and the detents have their say.
  var pull: Double
  /// The same within the ends: up to there detents have been told.
  var trail: Double
  /// Whether it drags, or may still become a tap or the page's.
  var isDragging: Bool
}
