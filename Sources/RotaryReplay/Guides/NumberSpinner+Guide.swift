import Rotary

extension NumberSpinner: GuidedControl {
  /// To another number.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Turns to a number.")
  ]
  /// To count, and to type a number.
  public static let keys = [
    KeyDescription("ArrowUp ArrowRight", "A step up, or on to the right."),
    KeyDescription("ArrowDown ArrowLeft", "A step down, or on to the left."),
    KeyDescription("PageUp PageDown", "A page of steps up or down."),
    KeyDescription("Home End", "The least or the greatest number."),
    KeyDescription("characters Backspace", "Types a number, and takes the last figure back."),
    KeyDescription("Escape", "Goes back to where it was before the typing."),
    KeyDescription("Enter", "Presses the number."),
  ]
}
