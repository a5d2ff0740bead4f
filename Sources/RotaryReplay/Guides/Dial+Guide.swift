import Rotary

extension DialControl: GuidedControl {
  /// The purpose of a dial or a range dial.
  public static var summary: String {
    controlName == RangeDial.controlName
      ? "A dial with two thumbs, such as for hours of sleep."
      : "A knob for a number, such as a volume."
  }

  /// Calls that move the thumbs.
  public static var calls: [CallDescription] {
    controlName == RangeDial.controlName
      ? [
        CallDescription(
          "move",
          [.needed("low"), .needed("high"), .animated],
          "Moves to two values."
        ),
        CallDescription(
          "choose",
          [.needed("thumb")],
          "Moves keyboard input to a thumb: 0 low, 1 high."
        ),
      ]
      : [
        CallDescription("move", [.needed("to"), .animated], "Moves to a value."),
        CallDescription("reset", "Moves to the default."),
      ]
  }
  /// The keys of a slider.
  public static var keys: [KeyDescription] {
    let all = [
      KeyDescription(
        "ArrowUp ArrowRight",
        "One step up; with Shift a fine step, if there is no step size."
      ),
      KeyDescription("ArrowDown ArrowLeft", "One step down; with Shift a fine step."),
      KeyDescription("PageUp PageDown", "Several steps up or down."),
      KeyDescription("Home End", "The minimum or the maximum."),
      KeyDescription(
        "characters Backspace",
        "Types a number; Backspace deletes its last character."
      ),
      KeyDescription("Escape", "Cancels typing and keeps the value."),
    ]
    guard controlName == RangeDial.controlName else {
      return all + [KeyDescription("Enter", "Sets the typed number.")]
    }
    return all + [
      KeyDescription(
        "Enter",
        "Sets the typed number; otherwise moves keyboard input to the other thumb."
      ), KeyDescription("Space", "Moves keyboard input to the other thumb."),
    ]
  }
}
