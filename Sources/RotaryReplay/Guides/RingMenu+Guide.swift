import Rotary

extension RingMenu: GuidedControl {
  /// The purpose of a ring menu.
  public static let summary = "A menu that opens around the finger."

  /// Calls that open and close the menu and that choose an item.
  public static let calls = [
    CallDescription(
      "open",
      [
        .optional("x", .text("middle")), .optional("y", .text("middle")),
        .optional("lit", .flag(false)),
      ],
      "Opens the menu around a point; lit highlights the first item."
    ),
    CallDescription("close", "Closes the menu."),
    CallDescription("activate", [.needed("index")], "Chooses an item, counted from 0."),
  ]
  /// Keys that open the menu and that move between its items.
  public static let keys = [
    KeyDescription("Enter Space", "Opens the menu; chooses the item of an open menu."),
    KeyDescription("ArrowDown ArrowUp", "The next or the previous item; ArrowDown opens the menu."),
    KeyDescription(
      "ArrowRight ArrowLeft",
      "Into the item's submenu and back; without one, the next or the previous item."
    ),
    KeyDescription("Home End", "The first or the last item."),
    KeyDescription("characters", "The next item whose title begins with the typed text."),
    KeyDescription("Escape", "Back to the parent menu, or closes the menu."),
  ]
}
