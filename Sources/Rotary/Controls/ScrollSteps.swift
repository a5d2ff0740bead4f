/// Adds up the movements of a mouse wheel or a trackpad until they make a step.
struct ScrollSteps: Equatable, Sendable {
  /// The range of the settings that say how many points make a step: from one point to a long page.
  static let pointsPerStep = 1.0...10_000.0
  /// Movements that follow each other sooner than this are one, in seconds.
  ///
  /// One that has met an end stays with the control until the hand pauses, as browsers and GTK's lists have it: the page
  /// does not jump away under it.
  private static let pauseSeconds = 0.2

  /// The part of a step that is left over.
  private var remainder = 0.0
  /// When it took a movement last.
  private var lastTime = -Double.infinity

  /// Adds a movement.
  ///
  /// - Parameters:
  ///   - amount: how far the device moved in the control's own direction, in the unit of the scroll.
  ///   - scroll: the movement. Momentum makes no step: a value stays where the fingers left it.
  ///   - pointsPerStep: how many points make a step; less than 1 counts as 1. A notch always makes one.
  ///   - maximum: one movement makes no more steps than this, whatever a device reports.
  ///   - isAtEnd: whether the control cannot move in the direction of the amount; of no meaning for 0.
  ///   - time: in seconds.
  /// - Returns: a whole number of steps, of the amount's sign or 0; nil if the movement is not for the control.
  mutating func take(
    _ amount: Double,
    of scroll: Scroll,
    pointsPerStep: Double,
    maximum: Double,
    isAtEnd: Bool,
    at time: Double
  ) -> Double? {
    // Fingers that have not moved yet, or are lifted.
    guard amount != 0 else {
      if scroll.phase == .began { self = ScrollSteps() }
      return 0
    }
    guard follow(scroll, isAtEnd: isAtEnd, at: time) else { return nil }
    guard !isAtEnd, !scroll.phase.isMomentum else { return 0 }
    let steps = scroll.unit == .notches ? amount : amount / Swift.max(1, pointsPerStep)
    return take(Swift.min(Swift.max(steps, -maximum), maximum))
  }

  /// Whether a movement is for the control: it can move that way, or has just met its end there.
  mutating func follow(_ scroll: Scroll, isAtEnd: Bool, at time: Double) -> Bool {
    if scroll.phase == .began { self = ScrollSteps() }
    if isAtEnd {
      remainder = 0
      guard time - lastTime < Self.pauseSeconds else { return false }
    }
    lastTime = time
    return true
  }

  /// Adds steps or parts of one; returns the whole ones that there are now.
  mutating func take(_ steps: Double) -> Double {
    remainder += steps
    // Parts such as a third add up to a little less than a whole.
    let whole = (remainder * (1 + 1e-9)).rounded(.towardZero)
    remainder -= whole
    return whole
  }
}
