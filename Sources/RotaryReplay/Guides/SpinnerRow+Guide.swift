import Rotary

extension SpinnerRow: GuidedControl {
  /// The purpose of a spinner row.
  public static let summary = "Number spinners in a row: a date, a time, an odometer."

  /// Calls that move to a value and that activate a column.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Turns to a value, given as a number."),
    CallDescription(
      "activate",
      [.needed("column")],
      "Moves keyboard input to a column, counted from 0."
    ),
  ]
  /// Keys that move between columns and that turn one.
  public static let keys = [
    KeyDescription("ArrowLeft ArrowRight", "The column to the left or to the right."),
    KeyDescription("ArrowUp ArrowDown", "One step up or down in the active column."),
    KeyDescription("PageUp PageDown", "Several steps up or down."),
    KeyDescription("Home End", "The smallest or the largest value of the column."),
    KeyDescription("characters Backspace", "Types a value; Backspace deletes the last digit."),
    KeyDescription("Escape", "Cancels typing and returns to the previous value."),
  ]
}
