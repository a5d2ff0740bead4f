import Rotary

extension Gallery {
  /// The demos of activity rings.
  public static let activityRings: [Demo] = [activity, nutrition]

  private static let activity = Demo(
    of: ActivityRings.self,
    "activity",
    "Activity",
    "Three goals of a day. A ring beyond its goal begins another round.",
    [
      ("values", .numbers([420, 34, 9])), ("goals", .numbers([600, 30, 12])),
      ("names", .texts(["Move", "Exercise", "Stand"])),
      ("units", .texts([" kcal", " min", " h"])),
      ("tints", .texts(["#e0245e", "#2ca02c", "#0a84c1"])),
    ],
    actions: [.advance],
    panel: ["values", "goals", "names", "units", "format", "tints", "thickness", "gap"]
  )

  private static let nutrition = Demo(
    of: ActivityRings.self,
    "nutrition",
    "Nutrition",
    "Four nutrients of a day in grams, each with its goal.",
    [
      ("values", .numbers([62, 180, 75, 21])), ("goals", .numbers([80, 260, 70, 30])),
      ("names", .texts(["Protein", "Carbs", "Fat", "Fibre"])),
      ("units", .texts([" g", " g", " g", " g"])), ("thickness", .number(0.07)),
      ("gap", .number(0.03)), ("format", .text("goal")),
    ],
    panel: ["values", "goals", "format", "decimals", "thickness", "start-angle", "direction"]
  )
}
