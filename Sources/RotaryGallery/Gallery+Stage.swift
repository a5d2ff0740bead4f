import Rotary

extension Gallery {
  /// The demos of the page "Stage": what a control stands on, and one that a stranger wrote.
  public static let stage: [Demo] = [happiness, turning, layout, relationship, galaxy]

  private static let happiness = Demo(
    id: "happiness",
    title: "Happiness",
    summary:
      "Drag up or down to change its mood, pinch to scale it: an app on the public API alone.",
    control: Happiness.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["scale", "disabled"],
    swift: """
      extension Friend: FaceDataSource {
        var smile: Double { (happiness - 50) / 50 }
      }
      """
  )

  private static let turning = Demo(
    id: "turning",
    title: "Turning",
    summary: "A phone in all four orientations; one that its screen forbids moves nothing on it.",
    control: PhoneFrame.controlName,
    settings: [("orientations", .text("all-but-upside-down"))],
    options: [],
    actions: [],
    panel: ["orientations"],
    swift: """
      var stage = Stage(screen: Size2D(390, 844), supported: .allButUpsideDown)
      if stage.turn(to: .landscapeLeft, at: now) {
        face.size = stage.size
      }
      let upright = stage.transform(at: now + 0.1)
      """
  )

  private static let relationship = Demo(
    id: "relationship",
    title: "Relationship planet",
    summary: "Tap a satellite: it changes places with the planet in front, and so do their people.",
    control: RelationshipPlanet.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["people", "disabled"],
    swift: """
      var planet = RelationshipPlanet()
      planet.swap(to: 2, at: now) { _, _ in }
      """
  )

  private static let galaxy = Demo(
    id: "galaxy",
    title: "Ten million friends",
    summary: "The same with ten million people around the first planet, each with a name.",
    control: RelationshipPlanet.controlName,
    settings: [("people", .numbers([10_000_000, 5, 200, 0]))],
    options: [],
    actions: [],
    panel: ["people", "disabled"],
    swift: """
      var galaxy = RelationshipPlanet()
      try galaxy.set("people", to: .numbers([10_000_000, 5, 200, 0]))
      """
  )

  private static let layout = Demo(
    id: "layout",
    title: "Struts and springs",
    summary: "Click a strut to make it a spring, and drag the corner: only springs give way.",
    control: LayoutBox.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: [
      "content-mode", "flexible-left", "flexible-width", "flexible-right", "flexible-top",
      "flexible-height", "flexible-bottom",
    ],
    swift: """
      let mask: Autoresizing = [.flexibleWidth, .flexibleHeight]
      let child = mask.frame(Rect2D(60, 50, 160, 120), from: Size2D(280, 220), to: Size2D(400, 300))
      let bounds = Rect2D(origin: .zero, size: child.size)
      let picture = ContentGravity.aspectFit.transform(of: Size2D(160, 120), in: bounds)
      """
  )
}
