import Rotary

// What is called on the core's controls, and what their keys do.

extension CallDescription.Argument {
  /// Whether it moves there rather than being there at once.
  fileprivate static let animated = optional("animated", .flag(true))
}

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

extension NumberSpinner: GuidedControl {
  /// To another number.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Turns to a number.")
  ]
  /// To count, and to type a number.
  public static let keys = [
    KeyDescription("ArrowUp ArrowRight", "A step up, or on to the right."),
    KeyDescription("ArrowDown ArrowLeft", "A step down, or on to the left."),
    KeyDescription("PageUp PageDown", "A page of steps up or down."),
    KeyDescription("Home End", "The least or the greatest number."),
    KeyDescription("characters Backspace", "Types a number, and takes the last figure back."),
    KeyDescription("Escape", "Goes back to where it was before the typing."),
    KeyDescription("Enter", "Presses the number."),
  ]
}

extension SpinnerRow: GuidedControl {
  /// To other values, and to a column.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Turns to a value, as a number."),
    CallDescription("activate", [.needed("column")], "Gives a column the keys, counted from 0."),
  ]
  /// To go from column to column, and to turn one.
  public static let keys = [
    KeyDescription("ArrowLeft ArrowRight", "The column beside."),
    KeyDescription("ArrowUp ArrowDown", "A step up or down in the active column."),
    KeyDescription("PageUp PageDown", "Several steps up or down."),
    KeyDescription("Home End", "The least or the greatest of the column."),
    KeyDescription("characters Backspace", "Types a value, and takes the last figure back."),
    KeyDescription("Escape", "Goes back to where it was before the typing."),
  ]
}

extension Turntable: GuidedControl {
  /// To scroll, to press, and to change the items.
  public static let calls = [
    CallDescription(
      "scroll",
      [.needed("to"), .optional("position", .text("middle")), .animated],
      "Scrolls to an item: nearest, middle, start or end."
    ),
    CallDescription(
      "scrollToPosition",
      [.needed("position"), .animated],
      "Scrolls to a place between items."
    ),
    CallDescription("press", [.needed("index")], "Presses an item, counted from 0."),
    CallDescription(
      "find",
      [.needed("titles"), .needed("from")],
      "Goes to what was typed, among titles of which the first is the item's at an index."
    ),
    CallDescription(
      "insert",
      [.needed("index"), .optional("count", .number(1))],
      "Inserts new items at an index."
    ),
    CallDescription(
      "remove",
      [.needed("index"), .optional("count", .number(1))],
      "Removes items from an index on."
    ),
    CallDescription("move", [.needed("from"), .needed("to")], "Moves an item."),
    CallDescription(
      "replace",
      [.needed("ids"), .optional("quiet", .flag(false))],
      "Has other items in the place of all, and tells of them unless quiet."
    ),
    CallDescription("update", [.needed("id")], "Asks for an item anew."),
    CallDescription(
      "fill",
      [
        .needed("id"), .optional("title", .text("")), .optional("detail", .text("")),
        .optional("image", .text("")), .optional("tint", .text("")),
        .optional("disabled", .flag(false)),
      ],
      "Gives an item its content; without a title it counts as not to be had."
    ),
    CallDescription("refresh", "Tells of every item in view again."),
  ]
  /// To go from item to item, and to find one.
  public static let keys = [
    KeyDescription("ArrowDown ArrowRight", "The next item."),
    KeyDescription("ArrowUp ArrowLeft", "The item before."),
    KeyDescription("PageDown PageUp", "Half a turn on or back."),
    KeyDescription("Home End", "The first or the last item."),
    KeyDescription("Enter Space", "Presses the active item."),
    KeyDescription("characters", "The next item whose title begins so."),
  ]
}

extension RingMenu: GuidedControl {
  /// To open, to close and to choose.
  public static let calls = [
    CallDescription(
      "open",
      [
        .optional("x", .text("middle")), .optional("y", .text("middle")),
        .optional("lit", .flag(false)),
      ],
      "Opens around a point, with the first item highlighted if lit."
    ),
    CallDescription("close", "Closes it."),
    CallDescription("activate", [.needed("index")], "Chooses an item, counted from 0."),
  ]
  /// To open it, and to go round.
  public static let keys = [
    KeyDescription("Enter Space", "Opens it; in an open one chooses the item."),
    KeyDescription("ArrowDown ArrowUp", "The next item or the one before; Down opens it."),
    KeyDescription("ArrowRight ArrowLeft", "Into an item's own ring, and back; else on and back."),
    KeyDescription("Home End", "The first or the last item."),
    KeyDescription("characters", "The next item whose title begins so."),
    KeyDescription("Escape", "Back, or closes it."),
  ]
}

extension DialControl: GuidedControl {
  /// To another value, or other values.
  public static var calls: [CallDescription] {
    controlName == RangeDial.controlName
      ? [
        CallDescription(
          "move",
          [.needed("low"), .needed("high"), .animated],
          "Moves to two values."
        ),
        CallDescription("choose", [.needed("thumb")], "Gives a thumb the keys: 0 low, 1 high."),
      ]
      : [
        CallDescription("move", [.needed("to"), .animated], "Moves to a value."),
        CallDescription("reset", "Moves to the default."),
      ]
  }
  /// As a slider has.
  public static var keys: [KeyDescription] {
    let all = [
      KeyDescription(
        "ArrowUp ArrowRight",
        "A step up; with Shift a fine one where any value will do."
      ),
      KeyDescription("ArrowDown ArrowLeft", "A step down; with Shift a fine one."),
      KeyDescription("PageUp PageDown", "Several steps up or down."),
      KeyDescription("Home End", "The least or the greatest value."),
    ]
    guard controlName == RangeDial.controlName else { return all }
    return all + [KeyDescription("Enter Space", "Gives the other thumb the keys.")]
  }
}

extension ProgressRing: GuidedControl {
  /// To another value, and for the countdown.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Moves to a value."),
    CallDescription("start", "Starts the countdown."),
    CallDescription("pause", "Stops the countdown where it is."),
    CallDescription("resume", "Lets the countdown run on."),
    CallDescription("reset", "Puts the countdown back to its beginning."),
  ]
  /// None: it is not for the keyboard.
  public static let keys: [KeyDescription] = []
}
