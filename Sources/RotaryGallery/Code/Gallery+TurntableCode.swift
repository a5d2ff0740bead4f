import Rotary

extension Gallery {
  static let turntableCode = ControlCode(
    control: Turntable.controlName,
    names: ControlCode.Names("turntable", "Turntable", c: "turntable"),
    settings: [
      SettingCode("count", .part), SettingCode("titles", .part), SettingCode("details", .part),
      SettingCode("images", .part), SettingCode("empty-text", .text, "style.emptyText"),
      SettingCode("added-text", .text, "style.addedText"), SettingCode("value", .part),
      SettingCode("items-per-turn", .number, "options.itemsPerTurn"),
      SettingCode("edge", .word, "options.edge"),
      SettingCode("tracking", .word, "options.tracking"),
      SettingCode("end-angle", .degrees, "options.endAngle"),
      SettingCode("snap", .flag, "options.snaps"), SettingCode("wrap", .flag, "options.wraps"),
      SettingCode("deceleration", .snappingRate, "options.decelerationRate"),
      SettingCode("anchor", .flag, "options.retainsAnchor"),
      SettingCode("yield-at-ends", .flag, "options.yieldsAtEnds"),
      SettingCode(
        "ask",
        .flag,
        "options.asksForItems",
        uiKit: .missing("UIKit's turntable asks as long as it has a data source."),
        swiftUI: .missing("SwiftUI's turntable always asks.")
      ),
      .disabled, SettingCode("readonly", .flag, "options.isReadOnly"),
      SettingCode("orbit", .number, "style.orbit"), SettingCode("planet", .number, "style.planet"),
      SettingCode("avatar", .number, "style.avatar"),
      SettingCode("title-fades-from", .degrees, "style.titleFadesFrom"),
      SettingCode("title-fades-to", .degrees, "style.titleFadesTo"),
      SettingCode("end-scale", .number, "style.endScale"),
      SettingCode("indicator", .flag, "style.showsIndicator"),
      SettingCode("unroll", .number, "style.unrolling"),
      SettingCode("structure", .flag, "style.showsStructure"),
    ] + SettingCode.environment
  )
}
