import Rotary

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
