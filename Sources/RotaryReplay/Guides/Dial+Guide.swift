import Rotary

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
