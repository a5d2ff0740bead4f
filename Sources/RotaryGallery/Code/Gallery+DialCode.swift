import Rotary

extension Gallery {
  static let dialCode = ControlCode(
    control: Dial.controlName,
    names: ControlCode.Names("dial", "Dial", c: "dial"),
    settings: scaleCode + [
      SettingCode("value", .part), SettingCode("default", .optional, "options.defaultValue"),
      SettingCode("origin", .optional, "style.origin"),
    ] + turningCode
  )

  static let rangeDialCode = ControlCode(
    control: RangeDial.controlName,
    names: ControlCode.Names("dial", "RangeDial", c: "range_dial"),
    settings: scaleCode + [
      SettingCode("min-distance", .number, "thumbs.minimumDistance"),
      SettingCode("max-distance", .limit, "thumbs.maximumDistance"),
      SettingCode("meeting", .word, "thumbs.meeting"),
      SettingCode("thumb-labels", .texts, "thumbs.labels"), SettingCode("value", .part),
      SettingCode("low", .part), SettingCode("high", .part),
    ] + turningCode
  )

  private static let scaleCode = ["min", "max", "step", "start", "end", "turns", "wrap"].map {
    SettingCode($0, .part)
  }

  private static let turningCode: [SettingCode] = [
    SettingCode("drag", .word, "options.drag"),
    SettingCode("absolute", .flag, "options.isAbsolute"),
    SettingCode("fine", .number, "options.fineGain"),
    SettingCode("drag-points", .number, "options.dragPoints"),
    SettingCode("detents", .numbers, "options.detents"),
    SettingCode("snap", .degrees, "options.snapAngle"),
    SettingCode("scroll-points", .number, "options.scrollPointsPerStep"), .disabled,
    SettingCode("face", .word, "style.face"),
    SettingCode("progress", .flag, "style.showsProgress"),
    SettingCode("major-ticks", .number, "style.majorTicks"),
    SettingCode("minor-ticks", .number, "style.minorTicks"),
    SettingCode("labels", .texts, "style.labels"),
    SettingCode("show-value", .flag, "style.showsValue"),
    SettingCode("format", .word, "style.format"),
    SettingCode("decimals", .optional, "style.decimals"),
    SettingCode("unit", .text, "style.unit"), SettingCode("caption", .text, "style.title"),
    SettingCode(
      "texts",
      .byName,
      uiKit: .missing("UIKit's dial writes its value by style.format, decimals and unit."),
      swiftUI: .missing("SwiftUI's dial writes its value by style.format, decimals and unit.")
    ), .reducedMotion, .textScale,
  ]
}
