import Rotary

extension NumberSpinner: GuidedControl {
  /// The purpose of a number spinner.
  public static let summary = "A ring of numbers in perspective, up to a trillion."

  /// A call that moves to a number.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Turns to a number.")
  ]
  /// Keys that count and that type a number.
  public static let keys = [
    KeyDescription("ArrowUp ArrowRight", "One step up, or to the right."),
    KeyDescription("ArrowDown ArrowLeft", "One step down, or to the left."),
    KeyDescription("PageUp PageDown", "A page of steps up or down."),
    KeyDescription("Home End", "The smallest or the largest number."),
    KeyDescription("characters Backspace", "Types a number; Backspace deletes the last digit."),
    KeyDescription("Escape", "Cancels typing and returns to the previous number."),
    KeyDescription("Enter", "Presses the number."),
  ]
}
