/// Progress in steps of equal length, like the hand of a station clock.
///
/// Source: CSS Easing Functions Level 2, section 2.3, https://www.w3.org/TR/css-easing-2/.
/// Checked by: `EasingTests`, the vectors, and the steps of a browser.
public struct StepEasing: Equatable, Sendable {
  /// The ends of the time that have a jump.
  public enum Jump: UInt8, CaseIterable, Equatable, Sendable {
    /// At the beginning, CSS `jump-start` and `start`.
    case atStart
    /// At the end, CSS `jump-end` and `end`.
    case atEnd
    /// At neither end: the first step stays at 0, the last at 1.
    case atNeither
    /// At both ends.
    case atBoth
  }

  /// The number of steps.
  public let count: Int
  /// The ends with a jump.
  public let jump: Jump

  /// Creates steps; nil for less than one, or for less than two without a jump at either end.
  public init?(_ count: Int, jump: Jump = .atEnd) {
    guard count >= (jump == .atNeither ? 2 : 1) else { return nil }
    self.count = count
    self.jump = jump
  }

  /// Returns the progress at a share of the time.
  ///
  /// - Parameters:
  ///   - share: The share of the time; outside 0…1 the steps continue.
  ///   - isBefore: Whether the time has not begun, in the direction in which it runs. A jump exactly at the share then
  ///     has not happened.
  /// - Returns: The progress.
  public func progress(at share: Double, isBefore: Bool = false) -> Double {
    let steps = Double(count)
    let place = share * steps
    var step = place.rounded(.down)
    var jumps = steps
    switch jump {
    case .atStart: step += 1
    case .atEnd: break
    case .atNeither: jumps -= 1
    case .atBoth:
      step += 1
      jumps += 1
    }
    if isBefore, place == place.rounded(.down) { step -= 1 }
    if share >= 0, step < 0 { step = 0 }
    if share <= 1, step > jumps { step = jumps }
    return step / jumps
  }
}
