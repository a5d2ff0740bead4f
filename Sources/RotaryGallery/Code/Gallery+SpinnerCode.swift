import Rotary

extension Gallery {
  static let numberSpinnerCode = ControlCode(
    control: NumberSpinner.controlName,
    names: ControlCode.Names("spinner", "NumberSpinner", c: "number_spinner"),
    settings: [
      SettingCode("min", .part), SettingCode("max", .part), SettingCode("step", .part),
      SettingCode("wrap", .flag, "options.wraps"), SettingCode("value", .part),
      SettingCode("perspective", .optional, "style.perspective"),
      SettingCode("gap", .number, "style.gap"),
      SettingCode("digits", .number, "style.minimumDigits"),
      SettingCode("groups", .flag, "style.groups"),
      SettingCode("decimal-comma", .flag, "style.hasDecimalComma"),
      SettingCode("titles", .texts, "style.titles"),
      SettingCode("tiles", .number, "options.tileCount"),
      SettingCode("axis", .word, "options.axis"), SettingCode("gain", .gain, "options.gain"),
      SettingCode("throw-limit", .degrees, "options.throwLimit"),
      SettingCode("deceleration", .spinnerRate, "options.decelerationRate"),
      SettingCode("page-steps", .number, "options.pageSteps"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerStep"), .disabled,
    ] + SettingCode.environment
  )

  static let spinnerRowCode = ControlCode(
    control: SpinnerRow.controlName,
    names: ControlCode.Names("row", "SpinnerRow", c: "spinner_row"),
    settings: [
      SettingCode("kind", .part), SettingCode("look", .word, "look"),
      SettingCode("digits", .part), SettingCode("value", .part),
      SettingCode("carry", .flag, "options.carries"),
      SettingCode("code", .code, "options.code"), SettingCode("labels", .texts, "labels"),
      SettingCode("months", .texts, "months"), SettingCode("weekdays", .texts, "weekdays"),
      SettingCode("tiles", .number, "options.tileCount"),
      SettingCode("perspective", .optional, "style.perspective"),
      SettingCode("gap", .number, "style.gap"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerStep"), .disabled,
    ] + SettingCode.environment
  )
}
