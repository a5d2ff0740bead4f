import Rotary

/// What a gesture that is over in an instant leaves to be seen for a moment.
struct PadMark: Equatable, Sendable {
  /// What it was.
  enum Kind: Equatable, Sendable {
    case none
    case single
    case double
    case held
    case swipe(SwipeRecognizer.Directions)
  }

  /// How long it is seen.
  static let seconds = 0.6

  var kind = Kind.none
  var place = Point2D.zero
  private var start = -Double.infinity

  /// Makes no mark.
  init() {}

  init(_ kind: Kind, at place: Point2D, time: Double) {
    self.kind = kind
    self.place = place
    start = time
  }

  /// How much of it is over, 0…1.
  func progress(at time: Double) -> Double {
    Easing.easeOut.progress(at: Swift.min(Swift.max((time - start) / Self.seconds, 0), 1))
  }

  func isSeen(at time: Double) -> Bool { kind != .none && time - start < Self.seconds }
}
