import Rotary

extension Gallery {
  /// The page of the dial.
  static let dialPage = GalleryPage(
    id: "dial",
    title: "Dial",
    summary: "A knob for a number or, with two thumbs, for a range; fine when you need it fine.",
    tabs: [
      .init("thermostat", ["angle", "timer"], hand: .turn), .init("volume", hand: .up),
      .init("sleep", hand: .none), .init("strip", hand: .up),
    ],
    gestures: [
      .init("Drag along the rim", "Turns it with the finger"),
      .init("Drag up or down", "Turns a knob that is set so"),
      .init("Drag with Shift, or far to the side", "Ten times finer"),
      .init("Drag the arc of a range", "Moves both thumbs"),
      .init("Tap twice", "Goes back to the usual value"), .init("Scroll", "Goes on step by step"),
    ],
    keys: [
      .init("↑ →", "A step more"), .init("↓ ←", "A step less"),
      .init("Page Up, Page Down", "A tenth of the range"), .init("Home, End", "The ends"),
      .init("Enter, Space", "The other thumb of a range"),
    ],
    words: ["knob", "slider", "gauge"]
  )

  /// The demos of the dial.
  public static let dials: [Demo] = [thermostat, volume, timer, sleep, angle, strip]

  private static func dial(
    _ id: String,
    _ title: String,
    _ summary: String,
    of control: any ConfigurableControl.Type = Dial.self,
    _ settings: [(name: String, value: SettingValue)],
    panel: [String]
  ) -> Demo {
    Demo(
      id: id,
      title: title,
      summary: summary,
      control: control.controlName,
      settings: settings,
      options: [],
      actions: [],
      panel: panel
    )
  }

  private static let thermostat = dial(
    "thermostat",
    "Thermostat",
    "In half degrees; the arc goes from the room's 18.5° to the warmth you ask for.",
    [
      ("min", .number(5)), ("max", .number(30)), ("step", .number(0.5)), ("value", .number(21.5)),
      ("default", .number(20)), ("origin", .number(18.5)), ("major-ticks", .number(5)),
      ("minor-ticks", .number(1)), ("unit", .text("°")), ("caption", .text("Heat to")),
    ],
    panel: ["min", "max", "step", "origin", "start", "end", "face", "disabled"]
  )

  private static let volume = dial(
    "volume",
    "Volume knob",
    "Drag up or down; hold Shift, or move far to the side, for fine steps.",
    [
      ("min", .number(-60)), ("max", .number(6)), ("step", .text("any")), ("value", .number(-12)),
      ("default", .number(0)), ("drag", .text("vertical")), ("detents", .numbers([0])),
      ("face", .text("knob")), ("major-ticks", .number(6)),
      (
        "labels",
        .texts(["60", "", "48", "", "36", "", "24", "", "12", "", "0", "6"])
      ),
      ("decimals", .number(1)), ("unit", .text(" dB")),
    ],
    panel: ["drag", "fine", "drag-points", "detents", "snap", "absolute", "face"]
  )

  private static let timer = dial(
    "timer",
    "Timer",
    "Up to three hours, one for each turn; full hours stay lit.",
    [
      ("max", .number(180)), ("start", .number(-90)), ("turns", .number(3)),
      ("value", .number(85)), ("major-ticks", .number(5)), ("minor-ticks", .number(1)),
      (
        "labels",
        .texts(["0", "5", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55"])
      ),
      ("unit", .text(" min")),
    ],
    panel: ["max", "turns", "step", "absolute", "drag", "unit"]
  )

  private static let sleep = dial(
    "sleep",
    "Sleep time",
    "Drag bedtime, waking time or the arc between them: four to twelve hours.",
    of: RangeDial.self,
    [
      ("max", .number(1_440)), ("step", .number(5)), ("start", .number(-90)),
      ("turns", .number(1)), ("wrap", .flag(true)), ("min-distance", .number(240)),
      ("max-distance", .number(720)), ("low", .number(1_380)), ("high", .number(420)),
      ("major-ticks", .number(120)), ("minor-ticks", .number(30)),
      (
        "labels",
        .texts(["0", "2", "4", "6", "8", "10", "12", "14", "16", "18", "20", "22"])
      ),
      ("format", .text("clock")), ("caption", .text("Sleep")),
    ],
    panel: ["min-distance", "max-distance", "step", "format", "minor-ticks"]
  )

  private static let angle = dial(
    "angle",
    "Angle",
    "A full circle that jumps to your touch and holds at every 45 degrees.",
    [
      ("max", .number(360)), ("start", .number(0)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("value", .number(30)), ("absolute", .flag(true)),
      ("detents", .numbers([0, 45, 90, 135, 180, 225, 270, 315])), ("major-ticks", .number(45)),
      ("minor-ticks", .number(15)), ("unit", .text("°")),
    ],
    panel: ["absolute", "detents", "snap", "wrap", "start", "face", "progress"]
  )
}
