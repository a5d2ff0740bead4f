import Rotary

extension Gallery {
  /// The page of the dial.
  static let dialPage = GalleryPage(
    id: "dial",
    title: "Dial",
    summary:
      "Lets users select a number, or a range with two thumbs, by turning a knob or dragging along "
      + "a scale.",
    tabs: [
      .init("thermostat", ["angle", "timer", "warmth"], gesture: .turn),
      .init("volume", ["frequency"], gesture: .up), .init("sleep", gesture: .none),
      .init("strip", gesture: .up),
    ],
    gestures: [
      .init("Drag along the rim", "Changes the value with the finger"),
      .init("Drag up or down", "Changes the value, if the setting drag is vertical or both"),
      .init("Drag with Shift, or far to the side", "Changes the value ten times more finely"),
      .init("Drag the arc of a range", "Moves both thumbs"),
      .init("Double-tap", "Resets to the default value"),
      .init("Scroll", "Changes the value step by step"),
    ],
    keys: [
      .init("↑ →", "Increase by a step"), .init("↓ ←", "Decrease by a step"),
      .init("Page Up, Page Down", "Change by a tenth of the range"),
      .init("Home, End", "Select the minimum or maximum"),
      .init("0 – 9", "Type a number: Enter sets it, Escape leaves it"),
      .init("Enter, Space", "Switch to the other thumb of a range"),
    ],
    searchTerms: ["knob", "slider", "gauge"]
  )

  /// The demos of the dial.
  public static let dials: [Demo] = [
    thermostat, volume, frequency, timer, warmth, sleep, angle, strip,
  ]

  private static func dial(
    _ id: String,
    _ title: String,
    _ summary: String,
    of control: any ConfigurableControl.Type = Dial.self,
    _ settings: [(name: String, value: SettingValue)],
    panel: [String]
  ) -> Demo {
    Demo(
      of: control,
      id,
      title,
      summary,
      settings,
      panel: panel
    )
  }

  private static let thermostat = dial(
    "thermostat",
    "Thermostat",
    "A target temperature in steps of half a degree. The arc starts at the room temperature, "
      + "18.5°.",
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
    "A level in decibels. Drag up or down; hold Shift, or move far to the side, for fine control.",
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

  private static let frequency = dial(
    "frequency",
    "Frequency",
    "A logarithmic scale from 20 Hz to 20 kHz: equal angles are equal intervals of pitch. The thin "
      + "arc shows how far an envelope moves the frequency.",
    [
      ("min", .number(20)), ("max", .number(20_000)), ("step", .text("any")),
      ("scale", .text("log")), ("value", .number(440)), ("default", .number(440)),
      ("modulation", .number(3_000)),
      ("drag", .text("both")), ("face", .text("knob")), ("major-ticks", .number(10)),
      ("minor-ticks", .number(1)), ("labels", .texts(["100", "1k", "10k"])),
      ("unit", .text(" Hz")),
    ],
    panel: ["scale", "exponent", "modulation", "counterclockwise", "drag", "fine", "face"]
  )

  private static let warmth = dial(
    "warmth",
    "Light",
    "The colour temperature of a lamp. The track shows each value's colour.",
    [
      ("min", .number(2_000)), ("max", .number(9_000)), ("step", .number(100)),
      ("value", .number(4_000)), ("default", .number(4_000)), ("progress", .flag(false)),
      ("track-tints", .texts(["#ff8912", "#ffc58f", "#fff4ea", "#e4ebff", "#b9ccff"])),
      ("major-ticks", .number(1_000)), ("unit", .text(" K")), ("caption", .text("Light")),
    ],
    panel: ["track-tints", "progress", "start", "end", "counterclockwise", "face"]
  )

  private static let timer = dial(
    "timer",
    "Timer",
    "A duration of up to three hours, with a full turn for each hour.",
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
    "Bedtime and wake-up time on a 24-hour dial. Drag a thumb, or the arc to move both: 4 to 12 "
      + "hours.",
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
    "An angle on a full circle. The thumb moves to the touch and snaps at multiples of 45°.",
    [
      ("max", .number(360)), ("start", .number(0)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("value", .number(30)), ("absolute", .flag(true)),
      ("detents", .numbers([0, 45, 90, 135, 180, 225, 270, 315])), ("major-ticks", .number(45)),
      ("minor-ticks", .number(15)), ("unit", .text("°")),
    ],
    panel: ["absolute", "detents", "snap", "wrap", "start", "face", "progress"]
  )
}
