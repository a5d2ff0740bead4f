import Rotary

extension Gallery {
  static let wheelCode = ControlCode(
    control: Wheel.controlName,
    names: ControlCode.Names("wheel", "Wheel", c: "wheel"),
    settings: [
      SettingCode("sectors", .part), SettingCode("titles", .part), SettingCode("icons", .part),
      SettingCode("tints", .part), SettingCode("weights", .part),
      SettingCode("touch-weights", .part), SettingCode("odds", .part),
      SettingCode("groups", .part), SettingCode("disabled-sectors", .part),
      SettingCode("value", .part), SettingCode("mode", .word, "options.mode"),
      SettingCode("pointer", .pointer, "options.pointerAngle"),
      SettingCode("direction", .word, "options.direction"),
      SettingCode("stops", .stops, "options.stops"),
      SettingCode("inner-radius", .number, "options.innerShare"),
      SettingCode("outer-radius", .number, "options.outerShare"),
      SettingCode("deceleration", .wheelRate, "options.decelerationRate"),
      SettingCode("tap-selects", .flag, "options.selectsOnTap"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerSector"), .disabled,
      SettingCode("labels", .word, "style.labels"), SettingCode("colors", .word, "style.coloring"),
      SettingCode("hub", .flag, "style.hasHub"),
      SettingCode("selected-opacity", .number, "style.selectedOpacity"),
      SettingCode("resting-opacity", .number, "style.restingOpacity"),
      SettingCode("pointer-flex", .degrees, "style.pointerFlex"),
    ] + SettingCode.environment
  )
}
