import Rotary

extension Gallery {
  /// The page of the clock face.
  static let clockFacePage = GalleryPage(
    id: "clock-face",
    title: "Clock",
    summary:
      "Lets users set a time of day on a clock face: first the hour, then the minute, or by both "
      + "hands.",
    tabs: [
      .init("alarm", gesture: .turn), .init("departure", gesture: .turn),
      .init("opening-hours", gesture: .turn), .init("both-hands", gesture: .turn),
    ],
    gestures: [
      .init("Tap or drag on the face", "Moves the hand to an hour, then to a minute"),
      .init("Tap the hour or the minute", "Shows its numbers on the face"),
      .init("Tap AM or PM", "Changes the half of the day"),
    ],
    keys: [
      .init("← →", "Move to another part of the time"),
      .init("↑ ↓", "One step later or earlier"),
      .init("Page Up, Page Down", "Three hours, or 15 minutes"),
      .init("Home, End", "Select the first or the last hour or minute"),
      .init("Digits", "Enter the hour, then the minute"),
      .init("A, P", "Select AM or PM"),
      .init("Escape", "Reverts the typed digits"),
    ],
    searchTerms: ["time picker", "alarm", "hour", "minute", "watch"]
  )

  /// The demos of the clock face.
  public static let clockFaces: [Demo] = [alarm, departure, opening, hands]

  private static func clock(
    _ id: String,
    _ title: String,
    _ summary: String,
    _ settings: [(name: String, value: SettingValue)],
    panel: [String]
  ) -> Demo {
    Demo(
      of: ClockFace.self,
      id,
      title,
      summary,
      settings,
      panel: panel + ["value", "hands", "hour-cycle", "interval", "show-time", "disabled"]
    )
  }

  private static let alarm = clock(
    "alarm",
    "Alarm",
    "Drag the hand to an hour, and the face shows the minutes. Or type 7, 3, 0, p.",
    [("hour-cycle", .text("h12")), ("value", .text("07:30"))],
    panel: ["advance", "periods"]
  )

  private static let departure = clock(
    "departure",
    "Departure",
    "A day of 24 hours has two rings of numbers.",
    [("hour-cycle", .text("h23")), ("value", .text("16:24"))],
    panel: ["advance"]
  )

  private static let opening = clock(
    "opening-hours",
    "Opening hours",
    "From 9:00 to 17:30, in steps of 15 minutes. Numbers outside are pale, and the hand stops "
      + "before them.",
    [
      ("hour-cycle", .text("h23")), ("interval", .number(15)), ("min", .text("09:00")),
      ("max", .text("17:30")), ("value", .text("10:45")),
    ],
    panel: ["min", "max"]
  )

  private static let hands = clock(
    "both-hands",
    "Both hands",
    "Each hand moves the other, as in a clock: a turn of the long one is an hour.",
    [("hands", .text("two")), ("hour-cycle", .text("h12")), ("value", .text("10:09"))],
    panel: []
  )
}
