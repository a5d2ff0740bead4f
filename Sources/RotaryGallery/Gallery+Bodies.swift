import Rotary

extension Gallery {
  /// The demos of rows in bodies.
  static let bodies: [Demo] = [
    body(
      "padlock",
      "Padlock",
      "Turn the drums to 427: the shackle springs open when they come to rest there.",
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
      "Drive, or turn a digit by hand: each one carries into the next.",
      settings: [("body", .text("odometer")), ("value", .text("019958"))],
      panel: ["digits", "value", "carry", "perspective", "gap", "disabled"],
      actions: [.drive]
    ),
    body(
      "flap-clock",
      "Split-flap clock",
      "It shows the time, and a flap falls with every minute.",
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
      "Turn the month: a day that it does not have becomes its last.",
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
      id: id,
      title: title,
      summary: summary,
      control: RowBody.controlName,
      settings: settings,
      options: [],
      actions: actions,
      panel: panel
    )
  }
}
