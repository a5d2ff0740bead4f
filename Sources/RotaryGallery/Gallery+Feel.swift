import Rotary

extension Gallery {
  /// The demos of the page "Feel": what every control stands on.
  public static let feel: [Demo] = [gestures, spring, throwing, curve, steps]

  private static let gestures = Demo(
    id: "gestures",
    title: "Gestures",
    summary:
      "Move the card with one finger or two, or press a line to see its gesture.",
    control: GesturePad.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["agreement", "pan-threshold", "press-seconds", "tap-interval"]
  )

  private static let spring = Demo(
    id: "spring",
    title: "Spring",
    summary: "How a spring comes to rest: swinging, straight, or slowly.",
    control: MotionPlot.controlName,
    settings: [("law", .text("spring"))],
    options: [],
    actions: [],
    panel: ["damping-ratio", "response", "mass", "velocity"]
  )

  private static let throwing = Demo(
    id: "throwing",
    title: "Throws",
    summary:
      "What becomes of a throw: friction, a scroll, a detent, an edge, a rubber band.",
    control: MotionPlot.controlName,
    settings: [("law", .text("edge-bounce")), ("velocity", .number(1_200))],
    options: [],
    actions: [],
    panel: ["law", "velocity", "rate", "edge"]
  )

  private static let curve = Demo(
    id: "curve",
    title: "Easing curves",
    summary: "The timing functions of CSS, exact to a billionth.",
    control: MotionPlot.controlName,
    settings: [("law", .text("cubic-bezier"))],
    options: [],
    actions: [],
    panel: ["x1", "y1", "x2", "y2", "duration"]
  )

  private static let steps = Demo(
    id: "steps",
    title: "Stepped easing",
    summary: "In jumps, like the hand of a station clock.",
    control: MotionPlot.controlName,
    settings: [("law", .text("steps"))],
    options: [],
    actions: [],
    panel: ["steps", "jump", "duration"]
  )
}
