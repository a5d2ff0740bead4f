import Rotary

extension Gallery {
  /// The demos of the page "Feel": what every control stands on.
  public static let feel: [Demo] = [gestures, spring, throwing, curve, steps]

  private static let gestures = Demo(
    id: "gestures",
    title: "Gestures",
    summary:
      "Every recogniser on one pad, as your fingers have it; press a line to see its gesture made.",
    control: GesturePad.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["agreement", "pan-threshold", "press-seconds", "tap-interval"],
    swift: """
      // Pinch is number 0 of the set, pan number 1.
      var arbiter = GestureArbiter(CardGestures())
      arbiter.allow(0, with: 1)
      arbiter.handle(event, at: now)
      while let change = arbiter.next() {
        guard change.state.isActive else { continue }
        if change.number == 0 {
          card.scale *= arbiter.gestures.pinch.scale
          arbiter.gestures.pinch.scale = 1
        } else {
          card.place = card.place + arbiter.gestures.pan.translation
          arbiter.gestures.pan.translation = .zero
        }
      }
      """
  )

  private static let spring = Demo(
    id: "spring",
    title: "Spring",
    summary: "Drawn to a place from any speed: swinging, just not swinging, or slow.",
    control: MotionPlot.controlName,
    settings: [("law", .text("spring"))],
    options: [],
    actions: [],
    panel: ["damping-ratio", "response", "mass", "velocity"],
    swift: """
      var place = MotionTrack<SpringMotion>(restingAt: 0)
      let soft = SpringMotion.Parameters(dampingRatio: 0.6, response: 0.5)
      place.retarget(to: 300, parameters: soft, at: now)
      let shown = place.position(at: now + 0.1)
      """
  )

  private static let throwing = Demo(
    id: "throwing",
    title: "Throwing",
    summary:
      "What a throw comes to: a stop by friction, a scroll, landing on a detent, an edge, a band.",
    control: MotionPlot.controlName,
    settings: [("law", .text("edge-bounce")), ("velocity", .number(1_200))],
    options: [],
    actions: [],
    panel: ["law", "velocity", "rate", "edge"],
    swift: """
      let wheel = Deceleration(from: 0, velocity: 9, rate: .wheel)
      let scrolling = Deceleration(from: 0, velocity: 900)
      let landing = DetentLanding(from: 0, velocity: 9, rate: .wheel) { $0.rounded() }
      let bounce = EdgeBounce(from: 0, velocity: 1_200, within: -200...200)
      let band = RubberBand(limit: 300)
      """
  )

  private static let curve = Demo(
    id: "curve",
    title: "Curves",
    summary: "The timing functions of CSS, solved to a billionth; move their two points.",
    control: MotionPlot.controlName,
    settings: [("law", .text("cubic-bezier"))],
    options: [],
    actions: [],
    panel: ["x1", "y1", "x2", "y2", "duration"],
    swift: """
      let move = EasedMove(from: 0, to: 300, duration: 1, easing: .ease)
      let shown = move.position(at: 0.25)
      """
  )

  private static let steps = Demo(
    id: "steps",
    title: "Steps",
    summary: "In jumps, as a clock's hand goes.",
    control: MotionPlot.controlName,
    settings: [("law", .text("steps"))],
    options: [],
    actions: [],
    panel: ["steps", "jump", "duration"],
    swift: """
      let ticking = StepEasing(5, jump: .atEnd)
      let progress = ticking?.progress(at: 0.5)
      """
  )
}
