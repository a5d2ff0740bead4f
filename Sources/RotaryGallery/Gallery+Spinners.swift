import Rotary

extension Gallery {
  /// The page of the number spinner.
  static let numberSpinnerPage = GalleryPage(
    id: "number-spinner",
    title: "Number spinner",
    summary:
      "Lets users select a number or a short text from a ring in perspective, by dragging, "
      + "flicking or typing.",
    tabs: [
      .init("digit", gesture: .left), .init("million", gesture: .left),
      .init("month-ring", gesture: .left),
    ],
    gestures: [
      .init("Drag sideways", "Turns the ring"), .init("Flick", "Spins the ring"),
      .init("Tap a neighbour", "Turns it to the front"),
      .init("Tap the front", "Sends the event press"),
      .init("Scroll", "Turns the ring number by number"),
    ],
    keys: [
      .init("↑ →", "Increase by one"), .init("↓ ←", "Decrease by one"),
      .init("Page Up, Page Down", "Change by ten"),
      .init("Home, End", "Select the minimum or maximum"),
      .init("Digits", "Enter a number"),
      .init("Backspace", "Deletes the last digit"),
      .init("Escape", "Reverts the typed digits"),
      .init("Enter", "Sends the event press"),
    ],
    searchTerms: ["stepper", "number field", "reel"]
  )

  /// The demos of the number spinner.
  public static let spinners: [Demo] = [digit, million, monthRing]

  private static let digit = Demo(
    id: "digit",
    title: "Digits",
    summary:
      "A ring of the digits 0 to 9. Drag or flick it, tap a neighbouring digit, or type one.",
    control: NumberSpinner.controlName,
    settings: [("wrap", .flag(true))],
    options: [],
    actions: [],
    panel: ["tiles", "perspective", "gap", "gain", "wrap", "disabled"]
  )

  private static let million = Demo(
    id: "million",
    title: "Large range",
    summary:
      "The numbers from 0 to 1,000,000 on a ring of twelve tiles, which are reused while it turns.",
    control: NumberSpinner.controlName,
    settings: [
      ("max", .number(1_000_000)), ("value", .number(123_456)), ("tiles", .number(12)),
      ("groups", .flag(true)),
    ],
    options: [],
    actions: [],
    panel: ["min", "max", "step", "throw-limit", "page-steps", "groups"]
  )

  private static let monthRing = Demo(
    id: "month-ring",
    title: "Month names",
    summary: "Titles instead of numbers. The ring wraps around from December to January.",
    control: NumberSpinner.controlName,
    settings: [
      ("min", .number(1)), ("max", .number(12)), ("wrap", .flag(true)), ("tiles", .number(12)),
      (
        "titles",
        .texts([
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ])
      ),
    ],
    options: [],
    actions: [],
    panel: ["titles", "tiles", "perspective", "wrap"]
  )
}
