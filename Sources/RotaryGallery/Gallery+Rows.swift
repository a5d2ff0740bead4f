import Rotary

extension Gallery {
  /// The demos of spinners in a row.
  public static let rows: [Demo] = [date, time, lock, odometer]

  private static let date = Demo(
    id: "date",
    title: "Date",
    summary:
      "A year, a month and a day, which ends with its month: turn 31 January to February. Drag, or tap "
      + "above and below.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("date")), ("look", .text("date")), ("value", .text("2028-01-31")),
      ("labels", .texts(["Year", "Month", "Day"])),
    ],
    options: [],
    actions: [],
    panel: [
      "value", "look", "months", "weekdays", "carry", "tiles", "perspective", "gap", "disabled",
    ],
    swift: """
      var row = SpinnerRow.date
      row.look = .date
      row.labels = ["Year", "Month", "Day"]
      row.date = try SpinnerDate(year: 2028, month: 1, day: 31)
      """
  )

  private static let time = Demo(
    id: "time",
    title: "Time",
    summary:
      "Minutes carry into hours: turn them past 59. Type 1 7 3 0, or turn both with two fingers.",
    control: SpinnerRow.controlName,
    settings: [
      ("kind", .text("time")), ("look", .text("flap")), ("value", .text("09:41")),
      ("carry", .flag(true)), ("labels", .texts(["Hours", "Minutes"])),
    ],
    options: [],
    actions: [],
    panel: ["value", "look", "carry", "tiles", "perspective", "gap", "disabled"],
    swift: """
      var time = SpinnerRow.time
      time.look = .flap
      time.options.carries = true
      time.labels = ["Hours", "Minutes"]
      time.move(to: 9 * 60 + 41, animated: false, at: now) { _, _ in }
      """
  )

  private static let lock = Demo(
    id: "lock",
    title: "Combination lock",
    summary: "It opens when it comes to rest on 427, and not while it passes.",
    control: SpinnerRow.controlName,
    settings: [
      ("code", .text("427")), ("look", .text("lock")),
      ("labels", .texts(["First digit", "Second digit", "Third digit"])),
    ],
    options: [],
    actions: [.scramble],
    panel: ["code", "value", "look", "tiles", "perspective", "gap", "disabled"],
    swift: """
      var lock = SpinnerRow.digits(3)
      lock.look = .lock
      lock.options.code = [4, 2, 7]
      lock.labels = ["First digit", "Second digit", "Third digit"]
      """
  )

  private static let odometer = Demo(
    id: "odometer",
    title: "Odometer",
    summary: "Six rings follow a number that runs; turned by hand, each carries into the next.",
    control: SpinnerRow.controlName,
    settings: [
      ("digits", .number(6)), ("look", .text("odometer")), ("value", .text("019958")),
      ("carry", .flag(true)),
    ],
    options: [],
    actions: [.drive],
    panel: ["digits", "look", "carry", "tiles", "perspective", "gap", "disabled"],
    swift: """
      var odometer = SpinnerRow.digits(6)
      odometer.look = .odometer
      odometer.options.carries = true
      odometer.move(to: 19_958, animated: false, at: now) { _, _ in }
      """
  )
}
