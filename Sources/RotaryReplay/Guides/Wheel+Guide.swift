import Rotary

extension Wheel: GuidedControl {
  /// The purpose of a wheel.
  public static let summary = "A picker to turn or flick; a sector lands at the pointer."

  /// Calls that turn the wheel.
  public static let calls = [
    CallDescription("select", [.needed("index"), .animated], "Turns to a sector, counted from 0."),
    CallDescription(
      "rotate",
      [.needed("by"), .animated],
      "Turns by an angle in radians, clockwise."
    ),
    CallDescription(
      "spin",
      [.needed("to"), .optional("turns", .number(4)), .optional("duration", .number(4))],
      "Spins to a sector, with a number of whole turns and a duration in seconds."
    ),
    CallDescription(
      "draw",
      [.needed("random"), .optional("turns", .number(4)), .optional("duration", .number(4))],
      "Spins to a sector drawn by the odds, with a random number from 0 to 1."
    ),
    CallDescription("startTurning", [.needed("radiansPerSecond")], "Turns until stopTurning."),
    CallDescription("stopTurning", "Slows a turning wheel to a stop."),
  ]
  /// Keys that move between sectors and that find one by its title.
  public static let keys = [
    KeyDescription("ArrowRight ArrowDown", "The next sector."),
    KeyDescription("ArrowLeft ArrowUp", "The previous sector."),
    KeyDescription("PageDown PageUp", "Several sectors forward or back."),
    KeyDescription("Home End", "The first or the last enabled sector."),
    KeyDescription("Enter Space", "Presses the sector at the pointer."),
    KeyDescription("characters", "The next sector whose title begins with the typed text."),
  ]
}
