import Rotary

extension Gallery {
  /// Eight knobs side by side, as in an audio plug-in.
  static let strip = Demo(
    id: "strip",
    title: "Plug-in strip",
    summary:
      "Eight knobs of an audio plug-in. Drag up or to the right; hold Shift for fine control.",
    control: Dial.controlName,
    settings: [
      ("face", .text("knob")), ("step", .text("any")), ("drag", .text("both")),
    ],
    options: [],
    actions: [],
    panel: ["drag", "drag-points", "fine", "progress", "show-value", "disabled"],
    row: [
      knob("Drive", 0, 24, at: 6, " dB"), knob("Low", -15, 15, at: 3, " dB"),
      knob("Mid", -15, 15, at: -4.5, " dB"), knob("High", -15, 15, at: 1.5, " dB"),
      knob("Pan", -100, 100, at: -20, ""), knob("Width", 0, 200, at: 100, " %"),
      knob("Mix", 0, 100, at: 65, " %"), knob("Out", -60, 6, at: -3, " dB"),
    ]
  )

  private static func knob(
    _ title: String,
    _ least: Double,
    _ most: Double,
    at value: Double,
    _ unit: String
  ) -> [(name: String, value: SettingValue)] {
    let hasMiddle = least == -most
    let middle: [(name: String, value: SettingValue)] =
      hasMiddle ? [("origin", .number(0)), ("default", .number(0))] : []
    return [("min", .number(least)), ("max", .number(most)), ("value", .number(value))] + middle
      + (unit.isEmpty ? [] : [("unit", .text(unit))]) + [("caption", .text(title))]
  }
}
