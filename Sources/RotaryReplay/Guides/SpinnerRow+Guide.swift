import Rotary

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
