import Rotary

extension Gallery {
  /// The demos of the page "Feel": the gestures and the motion that all controls use.
  public static let feel: [Demo] = [gestures, spring, throwing, curve, steps]

  private static let gestures = Demo(
    id: "gestures",
    title: "Gestures",
    summary:
      "Shows how gesture recognizers share touches. Move the card, or press a gesture in the list "
      + "to play it.",
    control: GesturePad.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["agreement", "pan-threshold", "press-seconds", "tap-interval"]
  )

  private static let spring = Demo(
    id: "spring",
    title: "Spring",
    summary:
      "Plots the motion of a spring. The damping ratio decides whether it overshoots or settles "
      + "without oscillating.",
    control: MotionPlot.controlName,
    settings: [("law", .text("spring"))],
    options: [],
    actions: [],
    panel: ["damping-ratio", "response", "mass", "velocity"]
  )

  private static let throwing = Demo(
    id: "throwing",
    title: "Deceleration",
    summary:
      "Plots how a fling slows down: by friction, as a scroll view, at a detent, at an edge, or in "
      + "a rubber band.",
    control: MotionPlot.controlName,
    settings: [("law", .text("edge-bounce")), ("velocity", .number(1_200))],
    options: [],
    actions: [],
    panel: ["law", "velocity", "rate", "edge"]
  )

  private static let curve = Demo(
    id: "curve",
    title: "Easing curves",
    summary:
      "Plots the cubic Bézier timing functions of CSS, accurate to 10⁻⁹. Change the control points "
      + "in the settings.",
    control: MotionPlot.controlName,
    settings: [("law", .text("cubic-bezier"))],
    options: [],
    actions: [],
    panel: ["x1", "y1", "x2", "y2", "duration"]
  )

  private static let steps = Demo(
    id: "steps",
    title: "Stepped easing",
    summary:
      "Plots the steps() timing function of CSS, which jumps like the hand of a station clock.",
    control: MotionPlot.controlName,
    settings: [("law", .text("steps"))],
    options: [],
    actions: [],
    panel: ["steps", "jump", "duration"]
  )
}
