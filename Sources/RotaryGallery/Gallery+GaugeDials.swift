import Rotary

extension Gallery {
  /// The page of the gauge.
  static let gaugeDialPage = GalleryPage(
    id: "gauge-dial",
    title: "Gauge",
    summary:
      "Shows a value on a scale by a needle, a bar or markers, with coloured ranges and a target. It "
      + "can also be a slider.",
    tabs: [
      .init("speed", gesture: .none), .init("load", gesture: .none),
      .init("pressure", gesture: .turn), .init("compass", gesture: .none),
    ],
    searchTerms: ["meter", "speedometer", "needle", "instrument", "tachometer"]
  )

  /// The demos of the gauge.
  public static let gaugeDials: [Demo] = [speed, load, pressure, compass]

  private static let speed = Demo(
    of: GaugeDial.self,
    "speed",
    "Speed",
    "A needle on a scale of 220 km/h. The range above 130 is amber, above 180 red; screen readers "
      + "read its name.",
    [
      ("max", .number(220)), ("value", .number(87)), ("target", .number(120)),
      ("thresholds", .numbers([130, 180])),
      ("tints", .texts(["positive", "warning", "critical"])),
      ("range-names", .texts(["Normal", "Fast", "Too fast"])), ("major-ticks", .number(20)),
      ("minor-ticks", .number(10)), ("unit", .text(" km/h")), ("caption", .text("Speed")),
    ],
    panel: ["value", "target", "pointer", "thresholds", "tints", "thickness", "show-labels"]
  )

  private static let load = Demo(
    of: GaugeDial.self,
    "load",
    "Load",
    "A bar whose colour is that of its range.",
    [
      ("value", .number(42)), ("pointer", .text("bar")), ("thresholds", .numbers([60, 85])),
      ("tints", .texts(["positive", "warning", "critical"])), ("thickness", .number(0.16)),
      ("major-ticks", .number(20)), ("decimals", .number(0)), ("unit", .text("%")),
      ("caption", .text("Load")),
    ],
    panel: ["value", "thickness", "thresholds", "tints", "start", "end", "decimals"]
  )

  private static let pressure = Demo(
    of: GaugeDial.self,
    "pressure",
    "Pressure",
    "Drag the marker, or use the keys. The markers of the other tyres and the target stay.",
    [
      ("max", .number(4)), ("step", .number(0.1)), ("value", .number(2.2)),
      ("others", .numbers([2.4, 2.5, 1.9])), ("target", .number(2.5)), ("editable", .flag(true)),
      ("pointer", .text("marker")), ("major-ticks", .number(1)), ("minor-ticks", .number(0.25)),
      ("unit", .text(" bar")), ("caption", .text("Front left")),
    ],
    panel: ["editable", "value", "others", "target", "step", "pointer", "disabled"]
  )

  private static let compass = Demo(
    of: GaugeDial.self,
    "compass",
    "Compass",
    "A full turn that wraps around: the needle takes the short way.",
    [
      ("max", .number(360)), ("start", .number(-90)), ("turns", .number(1)), ("wrap", .flag(true)),
      ("value", .number(40)), ("major-ticks", .number(45)), ("minor-ticks", .number(15)),
      ("labels", .texts(["N", "NE", "E", "SE", "S", "SW", "W", "NW"])), ("decimals", .number(0)),
      ("unit", .text("°")),
    ],
    panel: ["value", "pointer", "major-ticks", "minor-ticks", "start", "counterclockwise"]
  )
}
