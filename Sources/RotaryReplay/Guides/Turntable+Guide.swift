import Rotary

extension Turntable: GuidedControl {
  /// The purpose of a turntable.
  public static let summary = "A list that turns around a planet."

  /// Calls that scroll, that press an item, and that change the items.
  public static let calls = [
    CallDescription(
      "scroll",
      [.needed("to"), .optional("position", .text("middle")), .animated],
      "Scrolls to an item: nearest, middle, start or end."
    ),
    CallDescription(
      "scrollToPosition",
      [.needed("position"), .animated],
      "Scrolls to a position between items."
    ),
    CallDescription("press", [.needed("index")], "Presses an item, counted from 0."),
    CallDescription(
      "find",
      [.needed("titles"), .needed("from")],
      "Scrolls to the item that matches the typed text, among titles that start at an index."
    ),
    CallDescription(
      "insert",
      [.needed("index"), .optional("count", .number(1))],
      "Inserts new items at an index."
    ),
    CallDescription(
      "remove",
      [.needed("index"), .optional("count", .number(1))],
      "Removes items, starting at an index."
    ),
    CallDescription("move", [.needed("from"), .needed("to")], "Moves an item."),
    CallDescription("replace", [.needed("ids")], "Replaces all items."),
    CallDescription("update", [.needed("id")], "Requests an item again."),
    CallDescription(
      "fill",
      [
        .needed("id"), .optional("title", .text("")), .optional("detail", .text("")),
        .optional("image", .text("")), .optional("tint", .text("")),
        .optional("disabled", .flag(false)),
      ],
      "Sets the content of an item; without a title the item is shown as unavailable."
    ),
    CallDescription("refresh", "Requests every visible item again."),
  ]
  /// Keys that move between items and that find one by its title.
  public static let keys = [
    KeyDescription("ArrowDown ArrowRight", "The next item."),
    KeyDescription("ArrowUp ArrowLeft", "The previous item."),
    KeyDescription("PageDown PageUp", "Half a turn forward or back."),
    KeyDescription("Home End", "The first or the last item."),
    KeyDescription("Enter Space", "Presses the active item."),
    KeyDescription("characters", "The next item whose title begins with the typed text."),
  ]
}
