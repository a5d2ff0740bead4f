/// Progress in steps of equal length, as of a station clock's hand.
///
/// Source: CSS Easing Functions Level 2, section 2.3, https://www.w3.org/TR/css-easing-2/.
/// Checked by: `EasingTests`, the vectors, and a browser's own steps.
public struct StepEasing: Equatable, Sendable {
  /// At which end of the time there is a jump.
  public enum Jump: UInt8, CaseIterable, Equatable, Sendable {
    /// At the beginning, CSS `jump-start` and `start`.
    case atStart
    /// At the end, CSS `jump-end` and `end`.
    case atEnd
    /// At neither: the first step stays at 0, the last at 1.
    case atNeither
    /// At both.
    case atBoth
  }

  /// How many steps there are.
  public let count: Int
  /// Where it jumps.
  public let jump: Jump

  /// Makes steps; nil for less than one, and for less than two that jump at neither end.
  public init?(_ count: Int, jump: Jump = .atEnd) {
    guard count >= (jump == .atNeither ? 2 : 1) else { return nil }
    self.count = count
    self.jump = jump
  }

  /// The progress at a share of the time.
  ///
  /// - Parameters:
  ///   - share: may lie outside 0…1, and then the steps go on.
  ///   - isBefore: whether the time has not begun, seen in the direction in which it runs. Then
  ///     a jump that stands exactly at the share has not been made.
  /// - Returns: the progress.
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
