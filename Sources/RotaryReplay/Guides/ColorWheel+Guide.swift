import Rotary

extension ColorWheel: GuidedControl {
  /// The purpose of a colour wheel.
  public static let summary = "A ring of hues around a square, for a colour."

  /// Calls that move to a colour and that activate a coordinate.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Moves to a colour, as #rrggbb."),
    CallDescription(
      "activate",
      [.needed("part")],
      "Moves keyboard input to hue, saturation, brightness or opacity."
    ),
  ]
  /// Keys that change a coordinate and that type a colour.
  public static let keys = [
    KeyDescription("Enter Space", "The next coordinate, or the colour that was typed."),
    KeyDescription(
      "ArrowUp ArrowDown ArrowLeft ArrowRight",
      "One degree of the hue, or one percent; in the middle, in two directions."
    ),
    KeyDescription("PageUp PageDown", "Ten degrees or ten percent."),
    KeyDescription("Home End", "The first or the last value of the active coordinate."),
    KeyDescription("characters Backspace", "Types a colour, as #rrggbb."),
    KeyDescription("Escape", "Leaves a typed colour."),
  ]
}
