import Rotary

extension Gallery {
  /// The demos of the dial.
  public static let dials: [Demo] = [thermostat, volume, timer, sleep, angle, strip]

  private static func dial(
    _ id: String,
    _ title: String,
    _ summary: String,
    of control: any ConfigurableControl.Type = Dial.self,
    _ settings: [(name: String, value: SettingValue)],
    panel: [String],
    swift: String
  ) -> Demo {
    Demo(
      id: id,
      title: title,
      summary: summary,
      control: control.controlName,
      settings: settings,
      options: [],
      actions: [],
      panel: panel,
      swift: swift
    )
  }

  private static let thermostat = dial(
    "thermostat",
    "Thermostat",
    "By half degrees, each of which ticks; the arc goes from the room's 18.5° to what you ask for.",
    [
      ("min", .number(5)), ("max", .number(30)), ("step", .number(0.5)), ("value", .number(21.5)),
      ("default", .number(20)), ("origin", .number(18.5)), ("major-ticks", .number(5)),
      ("minor-ticks", .number(1)), ("unit", .text("°")), ("caption", .text("Heat to")),
    ],
    panel: ["min", "max", "step", "origin", "start", "end", "face", "disabled"],
    swift: """
      var thermostat = Dial(scale: try DialScale(from: 5, through: 30, step: 0.5))
      thermostat.options.defaultValue = 20
      thermostat.style.origin = 18.5
      thermostat.style.majorTicks = 5
      thermostat.style.minorTicks = 1
      thermostat.style.unit = "°"
      thermostat.style.title = "Heat to"
      thermostat.value = 21.5
      """
  )

  private static let volume = dial(
    "volume",
    "Volume knob",
    "Drag up or down; ten times finer with Shift, with a second finger, or far to the side.",
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
    panel: ["drag", "fine", "drag-points", "detents", "snap", "absolute", "face"],
    swift: """
      var volume = Dial(scale: try DialScale(from: -60, through: 6))
      volume.options.drag = .vertical
      volume.options.defaultValue = 0
      volume.options.detents = [0]
      volume.style.face = .knob
      volume.style.majorTicks = 6
      volume.style.labels = ["60", "", "48", "", "36", "", "24", "", "12", "", "0", "6"]
      volume.style.decimals = 1
      volume.style.unit = " dB"
      volume.value = -12
      """
  )

  private static let timer = dial(
    "timer",
    "Timer",
    "Three turns of an hour each; whole hours stay lit under the last one.",
    [
      ("max", .number(180)), ("start", .number(-90)), ("turns", .number(3)),
      ("value", .number(85)), ("major-ticks", .number(5)), ("minor-ticks", .number(1)),
      (
        "labels",
        .texts(["0", "5", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55"])
      ),
      ("unit", .text(" min")),
    ],
    panel: ["max", "turns", "step", "absolute", "drag", "unit"],
    swift: """
      var timer = Dial(
        scale: try DialScale(
          from: 0,
          through: 180,
          step: 1,
          startAngle: -.pi / 2,
          sweep: 6 * .pi
        )
      )
      timer.style.majorTicks = 5
      timer.style.minorTicks = 1
      timer.style.labels = stride(from: 0, to: 60, by: 5).map { "\\($0)" }
      timer.style.unit = " min"
      timer.value = 85
      """
  )

  private static let sleep = dial(
    "sleep",
    "Sleep",
    "Two thumbs on a day: drag one, or the arc between them; at least four hours, at most twelve.",
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
    panel: ["min-distance", "max-distance", "step", "format", "minor-ticks"],
    swift: """
      var sleep = RangeDial(
        scale: try DialScale(
          from: 0,
          through: 1_440,
          step: 5,
          startAngle: -.pi / 2,
          sweep: 2 * .pi,
          wraps: true
        )
      )
      sleep.thumbs.minimumDistance = 240
      sleep.thumbs.maximumDistance = 720
      sleep.style.majorTicks = 120
      sleep.style.minorTicks = 30
      sleep.style.labels = stride(from: 0, to: 24, by: 2).map { "\\($0)" }
      sleep.style.format = .clock
      sleep.style.title = "Sleep"
      sleep.value = DialRange(low: 1_380, high: 420)
      """
  )

  private static let angle = dial(
    "angle",
    "Angle",
    "A full circle without an end; it jumps to the touch, and is held every 45 degrees.",
    [
      ("max", .number(360)), ("start", .number(0)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("value", .number(30)), ("absolute", .flag(true)),
      ("detents", .numbers([0, 45, 90, 135, 180, 225, 270, 315])), ("major-ticks", .number(45)),
      ("minor-ticks", .number(15)), ("unit", .text("°")),
    ],
    panel: ["absolute", "detents", "snap", "wrap", "start", "face", "progress"],
    swift: """
      var angle = Dial(
        scale: try DialScale(
          from: 0,
          through: 360,
          step: 1,
          startAngle: 0,
          sweep: 2 * .pi,
          wraps: true
        )
      )
      angle.options.isAbsolute = true
      angle.options.detents = [0, 45, 90, 135, 180, 225, 270, 315]
      angle.style.majorTicks = 45
      angle.style.minorTicks = 15
      angle.style.unit = "°"
      angle.value = 30
      """
  )
}
