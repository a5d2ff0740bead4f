import Rotary

extension Gallery {
  /// The demos of the number spinner.
  public static let spinners: [Demo] = [digit, million, monthRing]

  private static let digit = Demo(
    id: "digit",
    title: "Ring of digits",
    summary: "Drag it, throw it, tap a neighbour, type a number: a tile always faces you.",
    control: NumberSpinner.controlName,
    settings: [("wrap", .flag(true))],
    options: [],
    actions: [],
    panel: ["tiles", "perspective", "gap", "gain", "wrap", "disabled"],
    swift: """
      var digit = NumberSpinner()
      digit.options.wraps = true
      """
  )

  private static let million = Demo(
    id: "million",
    title: "To a million",
    summary: "A million and one numbers on twelve tiles, which are lettered anew behind.",
    control: NumberSpinner.controlName,
    settings: [
      ("max", .number(1_000_000)), ("value", .number(123_456)), ("tiles", .number(12)),
      ("groups", .flag(true)),
    ],
    options: [],
    actions: [],
    panel: ["min", "max", "step", "throw-limit", "page-steps", "groups"],
    swift: """
      var million = NumberSpinner(range: try SpinnerRange(from: 0, through: 1_000_000))
      million.options.tileCount = 12
      million.style.groups = true
      million.move(to: 123_456, animated: false, at: now) { _, _ in }
      """
  )

  private static let monthRing = Demo(
    id: "month-ring",
    title: "Month",
    summary: "Words in the place of numbers, on a ring that goes on from December to January.",
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
    panel: ["titles", "tiles", "perspective", "wrap"],
    swift: """
      var month = NumberSpinner(range: try SpinnerRange(from: 1, through: 12))
      month.options.wraps = true
      month.options.tileCount = 12
      month.style.titles = months.map { String($0.prefix(3)) }
      """
  )
}
