import Rotary

extension ProgressRing: GuidedControl {
  /// The purpose of a progress ring.
  public static let summary = "The progress of a task, a level, or a countdown."

  /// Calls that move to a value and that control the countdown.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Moves to a value."),
    CallDescription(
      "start",
      [.optional("in", .text("duration"))],
      "Starts the countdown, with its length in seconds."
    ),
    CallDescription("pause", "Pauses the countdown."),
    CallDescription("resume", "Continues the countdown."),
    CallDescription("reset", "Resets the countdown to its start."),
  ]
  /// None, because a progress ring has no keyboard input.
  public static let keys: [KeyDescription] = []
}
