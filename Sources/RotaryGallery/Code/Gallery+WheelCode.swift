import Rotary

extension Gallery {
  static let wheelCode = ControlCode(
    of: Wheel.self,
    names: ControlCode.Names("wheel", "Wheel", c: "wheel"),
    options: Wheel().options,
    style: Wheel().style,
    parts: [
      "sectors", "titles", "icons", "tints", "inner-tints", "weights", "touch-weights", "odds",
      "groups", "disabled-sectors", "value",
    ],
    exceptions: [
      SettingCode("pointer", .pointer, "options.pointerAngle"),
      SettingCode("stops", .stops, "options.stops"),
      SettingCode("inner-radius", .number, "options.innerShare"),
      SettingCode("outer-radius", .number, "options.outerShare"),
      SettingCode("deceleration", .wheelRate, "options.decelerationRate"),
      SettingCode("tap-selects", .flag, "options.selectsOnTap"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerSector"),
      SettingCode("colors", .word, "style.coloring"),
    ]
  )
}
