/// Scrolled points that are added up until they make a step.
struct ScrollSteps: Equatable, Sendable {
  /// How many points an app can have a step made of: no fewer than one, no more than a long page.
  static let pointsPerStep = 1.0...10_000.0

  /// What was not yet a step.
  private var remainder = 0.0

  /// Adds points, and answers with the whole steps that there are now.
  ///
  /// - Parameters:
  ///   - points: how far a mouse wheel or trackpad scrolled.
  ///   - phase: how far its movement is. Momentum makes no step: a value stays where fingers left it.
  ///   - perStep: how many make a step; less than 1 counts as 1.
  ///   - maximum: no more steps are made of one event, whatever a device says.
  /// - Returns: a whole number, of the points' sign or 0.
  mutating func take(
    _ points: Double,
    _ phase: ScrollPhase = .unknown,
    perStep: Double,
    maximum: Double
  ) -> Double {
    if phase == .began { remainder = 0 }
    guard !phase.isMomentum else { return 0 }
    let length = Swift.max(1, perStep)
    let limit = length * maximum
    remainder += Swift.min(Swift.max(points, -limit), limit)
    let steps = (remainder / length).rounded(.towardZero)
    remainder -= steps * length
    return steps
  }
}
