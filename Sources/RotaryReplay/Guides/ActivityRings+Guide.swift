import Rotary

extension ActivityRings: GuidedControl {
  /// The purpose of activity rings.
  public static let summary = "Nested rings, each with a share of its goal."

  /// The call that moves the rings.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Moves to a list of values.")
  ]
  /// Rings take no input.
  public static let keys: [KeyDescription] = []
}
