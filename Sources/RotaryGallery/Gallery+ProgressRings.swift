import Rotary

extension Gallery {
  /// The page of the progress ring.
  static let progressRingPage = GalleryPage(
    id: "progress-ring",
    title: "Progress ring",
    summary: "How far something has come, how much is left, or how long it takes.",
    tabs: [
      .init("battery", hand: .none), .init("tea", hand: .none), .init("twelve-steps", hand: .none),
      .init("loading", hand: .none),
    ],
    words: ["gauge", "countdown", "spinner", "loader"]
  )

  /// The demos of the progress ring.
  public static let progressRings: [Demo] = [battery, tea, parts, loading]

  private static func ring(
    _ id: String,
    _ title: String,
    _ summary: String,
    _ settings: [(name: String, value: SettingValue)],
    actions: [Demo.Action] = [],
    panel: [String]
  ) -> Demo {
    Demo(
      id: id,
      title: title,
      summary: summary,
      control: ProgressRing.controlName,
      settings: settings,
      options: [],
      actions: actions,
      panel: panel
    )
  }

  private static let battery = ring(
    "battery",
    "Battery",
    "How much is left: red below 20 %, amber below 50 %, then green.",
    [
      ("max", .number(100)), ("value", .number(64)), ("thresholds", .numbers([20, 50])),
      ("tints", .texts(["critical", "warning", "positive"])), ("caption", .text("Battery")),
    ],
    actions: [.goOn],
    panel: ["value", "thresholds", "tints", "thickness", "cap", "direction", "format"]
  )

  private static let tea = ring(
    "tea",
    "Countdown",
    "A minute and a half for tea; the last ten seconds turn red and are announced.",
    [
      ("duration", .number(90)), ("thresholds", .numbers([10, 30])),
      ("tints", .texts(["critical", "warning"])), ("caption", .text("Tea")),
    ],
    actions: [.countDown],
    panel: ["duration", "thresholds", "tints", "start-angle", "direction", "format"]
  )

  private static let parts = ring(
    "twelve-steps",
    "Twelve steps",
    "Each step fills one piece of the ring.",
    [
      ("max", .number(12)), ("value", .number(5)), ("segments", .number(12)),
      ("format", .text("value")), ("decimals", .number(0)), ("unit", .text(" of 12")),
      ("caption", .text("steps")),
    ],
    actions: [.goOn],
    panel: ["value", "segments", "gap", "thickness", "cap", "start-angle", "unit"]
  )

  private static let loading = ring(
    "loading",
    "Loading",
    "For work of unknown length; with reduced motion the ring pulses instead.",
    [("thickness", .number(0.1)), ("caption", .text("Loading"))],
    panel: ["value", "thickness", "cap", "direction", "caption", "reduced-motion"]
  )
}
