import Rotary

extension Gallery {
  static let activityRingsCode = ControlCode(
    of: ActivityRings.self,
    names: ControlCode.Names("rings", "ActivityRings", c: "activity_rings"),
    style: ActivityRings().style,
    parts: ["values", "goals", "names", "units", "texts", "tints"]
  )
}
