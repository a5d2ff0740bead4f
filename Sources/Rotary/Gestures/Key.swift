/// A key, by what it means.
public enum Key: Equatable, Sendable {
  /// The arrows.
  case left, right, up, down
  /// To the ends.
  case home, end
  /// A big step.
  case pageUp, pageDown
  /// Press or choose.
  case enter, space
  /// Take the last character back.
  case backspace
  /// Back out.
  case escape
  /// A character was typed.
  case character(Unicode.Scalar)
}
