import Rotary

extension ProgressRing: GuidedControl {
  /// To another value, and for the countdown.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Moves to a value."),
    CallDescription(
      "start",
      [.optional("in", .text("duration"))],
      "Starts the countdown, to end in seconds."
    ),
    CallDescription("pause", "Stops the countdown where it is."),
    CallDescription("resume", "Lets the countdown run on."),
    CallDescription("reset", "Puts the countdown back to its beginning."),
  ]
  /// None: it is not for the keyboard.
  public static let keys: [KeyDescription] = []
}
