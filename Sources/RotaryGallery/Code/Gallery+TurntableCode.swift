import Rotary

extension Gallery {
  static let turntableCode = ControlCode(
    of: Turntable.self,
    names: ControlCode.Names("turntable", "Turntable", c: "turntable"),
    options: Turntable().options,
    style: Turntable().style,
    parts: ["count", "titles", "details", "images", "value"],
    exceptions: [
      SettingCode("deceleration", .snappingRate, "options.decelerationRate"),
      SettingCode("anchor", .flag, "options.retainsAnchor"),
      SettingCode(
        "ask",
        .flag,
        "options.asksForItems",
        uiKit: .missing("TurntableView asks its data source, if it has one."),
        swiftUI: .missing("RotaryTurntable always asks for its items.")
      ),
      SettingCode("poses", .poses, "style.poses"),
      SettingCode("readonly", .flag, "options.isReadOnly"),
    ]
  )
}
