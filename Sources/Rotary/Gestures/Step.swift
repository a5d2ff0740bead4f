/// A step of a control, from a key, a scroll movement, a crown or a screen reader.
public enum Step: Equatable, Sendable {
  /// A number of single steps; negative towards the first value.
  case by(Int)
  /// A number of large steps, for the Page keys; negative towards the first value.
  case page(Int)
  /// A step to the first value.
  case first
  /// A step to the last value.
  case last
}

/// The directions of the keys that make steps in a control.
public struct StepDirections: Equatable, Sendable {
  /// The step of Up and of Page Up: 1 for a value, which increases upward, and −1 for a list, which begins at the top.
  public var up: Int
  /// The step of Right: 1 or, in a mirrored control, −1; 0 if Left and Right make no steps.
  public var right: Int
  /// The step of a screen reader's increment: 1, or −1 if the values become smaller from step to step.
  ///
  /// Home leads to the value with the most decrements, End to the one with the most increments.
  public var increment: Int

  /// Creates directions, by default those of a slider.
  public init(up: Int = 1, right: Int = 1, increment: Int = 1) {
    self.up = up
    self.right = right
    self.increment = increment
  }

  /// Returns the step of a key; nil if the key makes none.
  public func step(of key: Key) -> Step? {
    switch key {
    case .up: return .by(up)
    case .down: return .by(-up)
    case .right: return right == 0 ? nil : .by(right)
    case .left: return right == 0 ? nil : .by(-right)
    case .pageUp: return .page(up)
    case .pageDown: return .page(-up)
    case .home: return increment > 0 ? .first : .last
    case .end: return increment > 0 ? .last : .first
    case .enter, .space, .backspace, .escape, .character: return nil
    }
  }
}
