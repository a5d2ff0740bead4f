import Rotary

extension ClockFace: GuidedControl {
  /// The purpose of a clock face.
  public static let summary = "A clock face on which a user sets a time of day."

  /// Calls that move to a time and that activate a part of it.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Moves to a time, in minutes."),
    CallDescription(
      "activate",
      [.needed("field")],
      "Moves keyboard input to a part of the time: hour, minute or period."
    ),
  ]
  /// Keys that move between the parts and that change one.
  public static let keys = [
    KeyDescription("ArrowLeft ArrowRight", "The part to the left or to the right."),
    KeyDescription("ArrowUp ArrowDown", "One step later or earlier in the active part."),
    KeyDescription("PageUp PageDown", "Three hours or 15 minutes later or earlier."),
    KeyDescription("Home End", "The first or the last hour or minute."),
    KeyDescription(
      "characters Backspace",
      "Types an hour or a minute; a and p select AM and PM."
    ),
    KeyDescription("Space", "Switches between AM and PM if that part is active."),
    KeyDescription("Escape", "Cancels typing and returns to the previous time."),
  ]
}
