import Rotary

extension Gallery {
  static let progressRingCode = ControlCode(
    control: ProgressRing.controlName,
    names: ControlCode.Names("ring", "ProgressRing", c: "progress_ring"),
    settings: [
      SettingCode("min", .part), SettingCode("max", .part), SettingCode("value", .part),
      SettingCode("duration", .number, "durationSeconds"),
      SettingCode("thresholds", .numbers, "style.thresholds"),
      SettingCode("tints", .tints, "style.tints"),
      SettingCode("segments", .number, "style.segments"), SettingCode("gap", .number, "style.gap"),
      SettingCode("thickness", .number, "style.thickness"), SettingCode("cap", .word, "style.cap"),
      SettingCode("start-angle", .degrees, "style.startAngle"),
      SettingCode("direction", .word, "style.direction"),
      SettingCode("format", .word, "style.format"),
      SettingCode("decimals", .optional, "style.decimals"),
      SettingCode("unit", .text, "style.unit"), SettingCode("caption", .text, "style.title"),
      SettingCode(
        "text",
        .byName,
        uiKit: .missing("UIKit's ring writes its value by style.format, decimals and unit."),
        swiftUI: .missing("SwiftUI's ring writes its value by style.format, decimals and unit.")
      ), .reducedMotion, .textScale,
    ]
  )
}
