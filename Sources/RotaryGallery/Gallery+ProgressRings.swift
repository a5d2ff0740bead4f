import Rotary

extension Gallery {
  /// The page of the progress ring.
  static let progressRingPage = GalleryPage(
    id: "progress-ring",
    title: "Progress ring",
    summary:
      "Shows the progress of a task, a level or a countdown, or that a task of unknown length is "
      + "running. Activity rings show several goals at once.",
    tabs: [
      .init("battery", ["twelve-steps"], gesture: .none), .init("tea", gesture: .none),
      .init("loading", gesture: .none), .init("activity", ["nutrition"], gesture: .none),
    ],
    searchTerms: ["gauge", "countdown", "spinner", "loader", "activity", "goals"]
  )

  /// The demos of the progress ring.
  public static let progressRings: [Demo] = [battery, tea, parts, loading]

  private static let battery = Demo(
    of: ProgressRing.self,
    "battery",
    "Battery",
    "A charge level that is red below 20 %, amber below 50 %, and green above.",
    [
      ("max", .number(100)), ("value", .number(64)), ("thresholds", .numbers([20, 50])),
      ("tints", .texts(["critical", "warning", "positive"])), ("caption", .text("Battery")),
    ],
    actions: [.advance],
    panel: ["value", "thresholds", "tints", "thickness", "cap", "direction", "format"]
  )

  private static let tea = Demo(
    of: ProgressRing.self,
    "tea",
    "Countdown",
    "A tea timer of 90 seconds. Its last ten seconds are red, and screen readers announce them.",
    [
      ("duration", .number(90)), ("thresholds", .numbers([10, 30])),
      ("tints", .texts(["critical", "warning"])), ("caption", .text("Tea")),
    ],
    actions: [.countDown],
    panel: ["duration", "thresholds", "tints", "start-angle", "direction", "format"]
  )

  private static let parts = Demo(
    of: ProgressRing.self,
    "twelve-steps",
    "Twelve steps",
    "Progress in steps. Each step fills one of twelve segments.",
    [
      ("max", .number(12)), ("value", .number(5)), ("segments", .number(12)),
      ("format", .text("value")), ("decimals", .number(0)), ("unit", .text(" of 12")),
      ("caption", .text("steps")),
    ],
    actions: [.advance],
    panel: ["value", "segments", "gap", "thickness", "cap", "start-angle", "unit"]
  )

  private static let loading = Demo(
    of: ProgressRing.self,
    "loading",
    "Loading",
    "An activity indicator for a task of unknown length. With reduced motion it pulses instead of "
      + "turning.",
    [("thickness", .number(0.1)), ("caption", .text("Loading"))],
    panel: ["value", "thickness", "cap", "direction", "caption", "reduced-motion"]
  )
}
