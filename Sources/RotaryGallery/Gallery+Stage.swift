import Rotary

extension Gallery {
  /// The demos of the page "Stage": what a control stands on, and one that a stranger wrote.
  public static let stage: [Demo] =
    [happiness, turning, layout, relationship, galaxy] + bodies

  private static let happiness = Demo(
    id: "happiness",
    title: "Happiness",
    summary:
      "Drag up or down to change its mood, pinch to change its size.",
    control: Happiness.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["scale", "disabled"]
  )

  private static let turning = Demo(
    id: "turning",
    title: "Turning phone",
    summary: "Turn it all four ways; its screen refuses to stand upside down.",
    control: PhoneFrame.controlName,
    settings: [("orientations", .text("all-but-upside-down"))],
    options: [],
    actions: [],
    panel: ["orientations"]
  )

  private static let relationship = Demo(
    id: "relationship",
    title: "Relationship planet",
    summary: "Tap a satellite: it swaps places with the large planet, and so do their people.",
    control: RelationshipPlanet.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["people", "structure", "disabled"]
  )

  private static let galaxy = Demo(
    id: "galaxy",
    title: "Ten million friends",
    summary: "The same, with ten million people around the first planet.",
    control: RelationshipPlanet.controlName,
    settings: [("people", .numbers([10_000_000, 5, 200, 0]))],
    options: [],
    actions: [],
    panel: ["people", "structure", "disabled"]
  )

  private static let layout = Demo(
    id: "layout",
    title: "Struts and springs",
    summary: "Click a strut to make it a spring, then drag the corner: only springs give way.",
    control: LayoutBox.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: [
      "content-mode", "flexible-left", "flexible-width", "flexible-right", "flexible-top",
      "flexible-height", "flexible-bottom",
    ]
  )
}
