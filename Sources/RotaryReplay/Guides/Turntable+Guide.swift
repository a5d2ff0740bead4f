import Rotary

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
