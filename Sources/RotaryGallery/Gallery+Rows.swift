import Rotary

extension Gallery {
  /// The page of the spinner row.
  static let spinnerRowPage = GalleryPage(
    id: "spinner-row",
    title: "Spinner row",
    summary:
      "Lets users select a date, a time, a combination or a number with several spinners side by "
      + "side.",
    tabs: [
      .init("flap-clock", ["time", "appointment"], gesture: .up),
      .init("padlock", ["lock"], gesture: .up),
      .init("desk-calendar", ["date"], gesture: .up),
      .init("dashboard", ["odometer", "weight"], gesture: .none),
    ],
    gestures: [
      .init("Drag a ring up or down", "Turns it, and the next one if it carries"),
      .init("Tap above or below the value", "Changes it by one"),
      .init("Drag with two fingers", "Turns two rings at once"),
    ],
    keys: [
      .init("← →", "Move to another ring"),
      .init("↑ ↓", "Increase or decrease by one"),
      .init("Page Up, Page Down", "Change by several values"),
      .init("Home, End", "Select the first or last value"),
      .init("Digits", "Enter a value across all rings"),
      .init("Backspace", "Deletes the last digit"),
      .init("Escape", "Reverts the typed digits"),
    ],
    searchTerms: ["date picker", "time picker", "split flap", "counter"]
  )

  /// The demos of the spinner row.
  public static let rows: [Demo] = [date, time, appointment, weight, lock, odometer]

  private static let date = Demo(
    id: "date",
    title: "Date",
    summary:
      "A date picker. The number of days depends on the month: turn 31 January to February.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("date")), ("look", .text("date")), ("value", .text("2028-01-31")),
      ("labels", .texts(["Year", "Month", "Day"])),
    ],
    options: [],
    actions: [],
    panel: [
      "value", "min", "max", "order", "look", "months", "weekdays", "carry", "tiles", "perspective",
      "gap", "disabled",
    ]
  )

  private static let time = Demo(
    id: "time",
    title: "Time",
    summary:
      "A time picker. Turning the minutes past 59 advances the hour; you can also type 1730.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("time")), ("look", .text("flap")), ("value", .text("09:41")),
      ("carry", .flag(true)), ("labels", .texts(["Hours", "Minutes"])),
    ],
    options: [],
    actions: [],
    panel: [
      "value", "hour-cycle", "seconds", "look", "carry", "tiles", "perspective", "gap", "disabled",
    ]
  )

  private static let appointment = Demo(
    id: "appointment",
    title: "Appointment",
    summary:
      "Hours with AM and PM, in steps of 15 minutes, from 8:30 AM to 5:30 PM. Times outside are pale, "
      + "and the row turns back from them.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("time")), ("hour-cycle", .text("h12")), ("interval", .number(15)),
      ("min", .text("08:30")), ("max", .text("17:30")), ("value", .text("10:15")),
      ("labels", .texts(["Hours", "Minutes", "AM or PM"])),
    ],
    options: [],
    actions: [],
    panel: [
      "value", "min", "max", "hour-cycle", "order", "interval", "seconds", "periods", "look",
      "carry", "tiles", "disabled",
    ]
  )

  private static let weight = Demo(
    id: "weight",
    title: "Weight",
    summary: "Columns of your own, with numbers or words. Type 725 for 72.5.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("columns")), ("columns", .texts(["30..199", "0..9", "kg lb"])),
      ("separators", .texts([".", " "])), ("value", .text("72.5 kg")),
      ("labels", .texts(["Whole", "Tenths", "Unit"])),
    ],
    options: [],
    actions: [],
    panel: ["value", "look", "carry", "tiles", "perspective", "gap", "disabled"]
  )

  private static let lock = Demo(
    id: "lock",
    title: "Combination lock",
    summary: "A lock with three digits. It opens when it stops at 427.",
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
    summary: "A mileage counter. Press Drive, or turn a ring: each ring carries into the next.",
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
