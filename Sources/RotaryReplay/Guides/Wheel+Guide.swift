import Rotary

extension Wheel: GuidedControl {
  /// To turn it, with and without an end.
  public static let calls = [
    CallDescription("select", [.needed("index"), .animated], "Turns to a sector, counted from 0."),
    CallDescription("rotate", [.needed("by"), .animated], "Turns by radians, clockwise."),
    CallDescription(
      "spin",
      [.needed("to"), .optional("turns", .number(4)), .optional("duration", .number(4))],
      "Spins for seconds, some whole turns and on to a sector."
    ),
    CallDescription(
      "draw",
      [.needed("random"), .optional("turns", .number(4)), .optional("duration", .number(4))],
      "Spins to the sector that a random number from 0 to 1 draws by the odds."
    ),
    CallDescription("startTurning", [.needed("radiansPerSecond")], "Turns until it is stopped."),
    CallDescription("stopTurning", "Lets a turning wheel come to rest."),
  ]
  /// To go from sector to sector, and to find one.
  public static let keys = [
    KeyDescription("ArrowRight ArrowDown", "The next sector."),
    KeyDescription("ArrowLeft ArrowUp", "The sector before."),
    KeyDescription("PageDown PageUp", "Several sectors on or back."),
    KeyDescription("Home End", "The first or the last sector that is enabled."),
    KeyDescription("Enter Space", "Presses the sector on the pointer; a phone dials it."),
    KeyDescription("characters", "The next sector whose title begins so; a phone dials it."),
    KeyDescription("Escape", "A phone forgets what was typed ahead."),
  ]
}
