/// A key, by its meaning.
public enum Key: Equatable, Sendable {
  /// The arrow keys.
  case left, right, up, down
  /// The keys that move to the first and the last value.
  case home, end
  /// The keys for a large step.
  case pageUp, pageDown
  /// The keys that press or choose.
  case enter, space
  /// The key that deletes the last character.
  case backspace
  /// The key that cancels or goes back.
  case escape
  /// A typed character.
  case character(Unicode.Scalar)
}
