import Rotary

extension Gallery {
  /// The page of the number spinner.
  static let numberSpinnerPage = GalleryPage(
    id: "number-spinner",
    title: "Number spinner",
    summary: "A ring of numbers in perspective: from 0 to 9, or to a million.",
    tabs: [
      .init("digit", hand: .left), .init("million", hand: .left),
      .init("month-ring", hand: .left),
    ],
    gestures: [
      .init("Drag sideways", "Turns the ring"), .init("Flick", "Throws it"),
      .init("Tap a neighbour", "Turns it to the front"), .init("Tap the front", "Tells a press"),
      .init("Scroll", "Goes on number by number"),
    ],
    keys: [
      .init("↑ →", "One more"), .init("↓ ←", "One less"),
      .init("Page Up, Page Down", "Ten more or less"), .init("Home, End", "The ends"),
      .init("Figures", "The number that is typed"),
      .init("Backspace", "Takes the last figure back"),
      .init("Escape", "Undoes what was typed"), .init("Enter", "Tells a press"),
    ],
    words: ["stepper", "number field", "reel"]
  )

  /// The demos of the number spinner.
  public static let spinners: [Demo] = [digit, million, monthRing]

  private static let digit = Demo(
    id: "digit",
    title: "Ring of digits",
    summary: "Drag it, throw it, tap a neighbour or type a number.",
    control: NumberSpinner.controlName,
    settings: [("wrap", .flag(true))],
    options: [],
    actions: [],
    panel: ["tiles", "perspective", "gap", "gain", "wrap", "disabled"]
  )

  private static let million = Demo(
    id: "million",
    title: "To a million",
    summary: "A million and one numbers on twelve tiles; throw it and watch them run.",
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
    title: "Months",
    summary: "Words instead of numbers; after December comes January.",
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
