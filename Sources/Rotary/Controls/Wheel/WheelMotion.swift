/// A glide with its beginning and what comes after it.
struct WheelMotion: TimedGlide, Equatable, Sendable {
  /// What follows when it has ended.
  enum Next: Equatable, Sendable {
    /// The wheel rests on the goal.
    case rest
    /// It came up against an end: a spring draws it to the goal.
    case bounce
    /// A phone's dial reached the stop: it runs back.
    case runBack(dialled: Int)
  }

  var glide: Glide
  /// When it began.
  var start: Double
  /// The detent on which it will rest; nil while it turns for ever or is a phone's.
  var goal: Int64?
  var next: Next
}

/// A pointer that holds the wheel or its hub.
struct WheelHold: Equatable, Sendable {
  /// What it holds.
  enum Grip: Equatable, Sendable {
    /// The disc.
    case ring
    /// One hole of a phone's dial.
    case hole(Int)
    /// The hub, as long as it has not left it.
    case hub(isInside: Bool)
  }

  var grip: Grip
  /// Whether it stopped a wheel that was turning.
  var caught: Bool
  /// The rotation that the finger asks for, before stops have their say.
  var pull: Double
  /// Whether a phone's hole has been at the stop.
  var reachedStop = false
}
