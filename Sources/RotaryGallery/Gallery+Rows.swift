import Rotary

extension Gallery {
  /// The page of the spinner row.
  static let spinnerRowPage = GalleryPage(
    id: "spinner-row",
    title: "Spinner row",
    summary: "Rings side by side that know each other: a date, a time, a lock, an odometer.",
    tabs: [
      .init("flap-clock", ["time"], hand: .up), .init("padlock", ["lock"], hand: .up),
      .init("desk-calendar", ["date"], hand: .up),
      .init("dashboard", ["odometer"], hand: .none),
    ],
    gestures: [
      .init("Drag a ring up or down", "Turns it; it may carry into the next"),
      .init("Tap above or below", "Goes on by one"),
      .init("Two fingers", "Turn two rings at once"),
    ],
    keys: [
      .init("← →", "Go to another ring"), .init("↑ ↓", "One more, one less"),
      .init("Page Up, Page Down", "Several at once"), .init("Home, End", "The ends of the ring"),
      .init("Figures", "Type across all rings"),
      .init("Backspace", "Takes the last figure back"),
      .init("Escape", "Undoes what was typed"),
    ],
    words: ["date picker", "time picker", "split flap", "counter"]
  )

  /// The demos of spinners in a row.
  public static let rows: [Demo] = [date, time, lock, odometer]

  private static let date = Demo(
    id: "date",
    title: "Date",
    summary:
      "A year, a month and a day that ends with its month: turn 31 January to February.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("date")), ("look", .text("date")), ("value", .text("2028-01-31")),
      ("labels", .texts(["Year", "Month", "Day"])),
    ],
    options: [],
    actions: [],
    panel: [
      "value", "look", "months", "weekdays", "carry", "tiles", "perspective", "gap", "disabled",
    ]
  )

  private static let time = Demo(
    id: "time",
    title: "Time",
    summary:
      "Turn the minutes past 59 and the hour follows; or type 1 7 3 0.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("time")), ("look", .text("flap")), ("value", .text("09:41")),
      ("carry", .flag(true)), ("labels", .texts(["Hours", "Minutes"])),
    ],
    options: [],
    actions: [],
    panel: ["value", "look", "carry", "tiles", "perspective", "gap", "disabled"]
  )

  private static let lock = Demo(
    id: "lock",
    title: "Combination lock",
    summary: "It opens when it comes to rest on 427.",
    control: SpinnerRow.controlName,
    settings: [
      ("code", .text("427")), ("look", .text("lock")),
      ("labels", .texts(["First digit", "Second digit", "Third digit"])),
    ],
    options: [],
    actions: [.scramble],
    panel: ["code", "value", "look", "tiles", "perspective", "gap", "disabled"]
  )

  private static let odometer = Demo(
    id: "odometer",
    title: "Odometer",
    summary: "Press Drive, or turn it by hand: each ring carries into the next.",
    control: SpinnerRow.controlName,
    settings: [
      ("digits", .number(6)), ("look", .text("odometer")), ("value", .text("019958")),
      ("carry", .flag(true)),
    ],
    options: [],
    actions: [.drive],
    panel: ["digits", "look", "carry", "tiles", "perspective", "gap", "disabled"]
  )
}
