import Rotary

extension Gallery {
  /// The demos of spinner rows that are part of a drawn object.
  static let bodies: [Demo] = [
    body(
      "padlock",
      "Padlock",
      "A combination lock drawn as a padlock. It opens when its rings stop at 427.",
      settings: [
        ("code", .text("427")), ("value", .text("426")),
        ("labels", .texts(["First digit", "Second digit", "Third digit"])),
      ],
      panel: ["code", "value", "tiles", "perspective", "gap", "disabled"],
      actions: [.scramble]
    ),
    body(
      "dashboard",
      "Odometer in a dashboard",
      "A mileage counter in a car's dashboard. Press Drive, or turn a digit: each digit carries "
        + "into the next.",
      settings: [("body", .text("odometer")), ("value", .text("019958"))],
      panel: ["digits", "value", "carry", "perspective", "gap", "disabled"],
      actions: [.drive]
    ),
    body(
      "flap-clock",
      "Split-flap clock",
      "A time picker drawn as a split-flap clock. A flap falls each time a digit changes.",
      settings: [
        ("body", .text("clock")), ("value", .text("09:41")),
        ("labels", .texts(["Hours", "Minutes"])),
      ],
      panel: ["value", "carry", "tiles", "perspective", "disabled"],
      actions: []
    ),
    body(
      "desk-calendar",
      "Desk calendar",
      "A date picker drawn as a calendar page. A day past the end of the month becomes its last "
        + "day.",
      settings: [
        ("body", .text("calendar")), ("value", .text("2028-01-31")),
        ("labels", .texts(["Year", "Month", "Day"])),
      ],
      panel: ["value", "months", "weekdays", "carry", "disabled"],
      actions: []
    ),
  ]

  private static func body(
    _ id: String,
    _ title: String,
    _ summary: String,
    settings: [(name: String, value: SettingValue)],
    panel: [String],
    actions: [Demo.Action]
  ) -> Demo {
    Demo(
      of: RowBody.self,
      id,
      title,
      summary,
      settings,
      actions: actions,
      panel: panel
    )
  }
}
