import Rotary

extension Gallery {
  /// The demos of the progress ring.
  public static let progressRings: [Demo] = [battery, tea, parts, loading]

  private static func ring(
    _ id: String,
    _ title: String,
    _ summary: String,
    _ settings: [(name: String, value: SettingValue)],
    actions: [Demo.Action] = [],
    panel: [String],
    swift: String
  ) -> Demo {
    Demo(
      id: id,
      title: title,
      summary: summary,
      control: ProgressRing.controlName,
      settings: settings,
      options: [],
      actions: actions,
      panel: panel,
      swift: swift
    )
  }

  private static let battery = ring(
    "battery",
    "Battery",
    "How much is left, in three colours; the percentage says it as well.",
    [
      ("max", .number(100)), ("value", .number(64)), ("thresholds", .numbers([20, 50])),
      ("tints", .texts(["critical", "warning", "positive"])), ("caption", .text("Battery")),
    ],
    actions: [.goOn],
    panel: ["value", "thresholds", "tints", "thickness", "cap", "direction", "format"],
    swift: """
      var battery = ProgressRing()
      battery.range = 0...100
      battery.style.thresholds = [20, 50]
      battery.style.tints = [.role(.critical), .role(.warning), .role(.positive)]
      battery.style.title = "Battery"
      battery.value = 64
      """
  )

  private static let tea = ring(
    "tea",
    "Countdown",
    "A minute and a half for tea; the last ten seconds are announced, and so is the end.",
    [
      ("duration", .number(90)), ("thresholds", .numbers([10, 30])),
      ("tints", .texts(["critical", "warning"])), ("caption", .text("Tea")),
    ],
    actions: [.countDown],
    panel: ["duration", "thresholds", "tints", "start-angle", "direction", "format"],
    swift: """
      var tea = ProgressRing(countdown: 90)
      tea.style.thresholds = [10, 30]
      tea.style.tints = [.role(.critical), .role(.warning)]
      tea.style.title = "Tea"
      """
  )

  private static let parts = ring(
    "parts",
    "Steps",
    "Twelve steps, of which the arc fills one after the other.",
    [
      ("max", .number(12)), ("value", .number(5)), ("segments", .number(12)),
      ("format", .text("value")), ("decimals", .number(0)), ("unit", .text(" of 12")),
      ("caption", .text("steps")),
    ],
    actions: [.goOn],
    panel: ["value", "segments", "gap", "thickness", "cap", "start-angle", "unit"],
    swift: """
      var steps = ProgressRing()
      steps.range = 0...12
      steps.style.segments = 12
      steps.style.format = .value
      steps.style.decimals = 0
      steps.style.unit = " of 12"
      steps.style.title = "steps"
      steps.value = 5
      """
  )

  private static let loading = ring(
    "loading",
    "Loading",
    "Work of unknown length: the arc turns, and with reduced motion the ring pulses gently.",
    [("thickness", .number(0.1)), ("caption", .text("Loading"))],
    panel: ["value", "thickness", "cap", "direction", "caption", "reduced-motion"],
    swift: """
      var loading = ProgressRing()
      loading.style.thickness = 0.1
      loading.style.title = "Loading"
      """
  )
}
