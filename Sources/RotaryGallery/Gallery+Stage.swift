import Rotary

extension Gallery {
  /// The demos of custom controls, which the pages Stage, Turntable and Spinner row show.
  public static let stage: [Demo] =
    [happiness, turning, layout, relationship, galaxy] + bodies

  private static let happiness = Demo(
    id: "happiness",
    title: "Happiness",
    summary:
      "A custom control built with the public API. Drag up or down to change the face's mood; "
      + "pinch to change its size.",
    control: Happiness.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["scale", "disabled"]
  )

  private static let turning = Demo(
    id: "turning",
    title: "Rotation",
    summary:
      "A phone and its interface orientation. Its screen rotates with it, except to upside down.",
    control: PhoneFrame.controlName,
    settings: [("orientations", .text("all-but-upside-down"))],
    options: [],
    actions: [],
    panel: ["orientations"]
  )

  private static let relationship = Demo(
    id: "relationship",
    title: "Relationship planet",
    summary:
      "Four turntables in one control. Tap a satellite to swap it and its people with the large "
      + "planet.",
    control: RelationshipPlanet.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["people", "structure", "disabled"]
  )

  private static let galaxy = Demo(
    id: "galaxy",
    title: "Ten million friends",
    summary: "The same control with ten million people around the first planet.",
    control: RelationshipPlanet.controlName,
    settings: [("people", .numbers([10_000_000, 5, 200, 0]))],
    options: [],
    actions: [],
    panel: ["people", "structure", "disabled"]
  )

  private static let layout = Demo(
    id: "layout",
    title: "Struts and springs",
    summary:
      "Autoresizing of a view in its container. Click a strut to make it a spring, then drag the "
      + "corner.",
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
