import Rotary

extension PhoneDial: GuidedControl {
  /// The purpose of a phone.
  public static let summary = "A rotary phone; a hole turned to the finger stop is dialled."

  /// The call that dials.
  public static let calls = [
    CallDescription("dial", [.needed("index")], "Dials a hole, counted from 0.")
  ]
  /// Keys that move between holes and that dial.
  public static let keys = [
    KeyDescription("ArrowRight ArrowDown", "The next hole."),
    KeyDescription("ArrowLeft ArrowUp", "The previous hole."),
    KeyDescription("PageDown PageUp", "Several holes forward or back."),
    KeyDescription("Home End", "The first or the last enabled hole."),
    KeyDescription("Enter Space", "Dials the hole with the focus ring."),
    KeyDescription("characters", "Dials the hole whose title begins with the typed character."),
    KeyDescription("Escape", "Clears the typed digits that are not dialled yet."),
  ]
}
