import Rotary

extension Gallery {
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
