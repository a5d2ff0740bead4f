import Rotary
import RotaryGestures

/// A mark that shows a discrete gesture for a moment.
struct PadMark: Equatable, Sendable {
  /// The gesture.
  enum Kind: Equatable, Sendable {
    case none
    case single
    case double
    case held
    case swipe(SwipeRecognizer.Directions)
  }

  /// The duration of the mark.
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

  /// Returns the elapsed share of the mark's duration, 0…1.
  func progress(at time: Double) -> Double {
    Easing.easeOut.progress(at: Swift.min(Swift.max((time - start) / Self.seconds, 0), 1))
  }

  func isSeen(at time: Double) -> Bool { kind != .none && time - start < Self.seconds }
}
