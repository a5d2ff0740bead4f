/// Adds up the movements of a mouse wheel or a trackpad until they make a step.
struct ScrollSteps: Equatable, Sendable {
  /// Movements with a shorter pause than this between them count as one, in seconds.
  ///
  /// A movement that reached an end stays with the control until the hand pauses, as in browsers and GTK's lists, so
  /// that the page does not start to scroll.
  private static let pauseSeconds = 0.2

  /// The unused part of a step.
  private var remainder = 0.0
  /// The time of the last movement.
  private var lastTime = -Double.infinity

  /// Adds a movement.
  ///
  /// - Parameters:
  ///   - amount: The distance in the control's direction, in the unit of the scroll.
  ///   - scroll: The movement. Momentum makes no steps, so that the value stays as the fingers left it.
  ///   - pointsPerStep: The points of one step, at least 1. A notch is always one step.
  ///   - maximum: The maximum number of steps of one movement.
  ///   - isAtEnd: Whether the control cannot move in the direction of the amount. Ignored if the amount is 0.
  ///   - time: The time in seconds.
  /// - Returns: A whole number of steps, with the amount's sign or 0; nil if the movement is not for the control.
  mutating func take(
    _ amount: Double,
    of scroll: Scroll,
    pointsPerStep: Double,
    maximum: Double,
    isAtEnd: Bool,
    at time: Double
  ) -> Double? {
    // The fingers have not moved yet, or are lifted.
    guard amount != 0 else {
      if scroll.phase == .began { self = ScrollSteps() }
      return 0
    }
    guard follow(scroll, isAtEnd: isAtEnd, at: time) else { return nil }
    guard !isAtEnd, !scroll.phase.isMomentum else { return 0 }
    let steps = scroll.unit == .notches ? amount : amount / Swift.max(1, pointsPerStep)
    return take(Swift.min(Swift.max(steps, -maximum), maximum))
  }

  /// Returns whether a movement is for the control: it can move that way, or has just reached its end there.
  mutating func follow(_ scroll: Scroll, isAtEnd: Bool, at time: Double) -> Bool {
    if scroll.phase == .began { self = ScrollSteps() }
    if isAtEnd {
      remainder = 0
      guard time - lastTime < Self.pauseSeconds else { return false }
    }
    lastTime = time
    return true
  }

  /// Adds a number of steps, and returns the whole steps so far.
  mutating func take(_ steps: Double) -> Double {
    remainder += steps
    // Parts such as a third add up to slightly less than a whole.
    let whole = (remainder * (1 + 1e-9)).rounded(.towardZero)
    remainder -= whole
    return whole
  }
}
