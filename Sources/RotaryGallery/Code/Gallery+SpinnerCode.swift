import Rotary

extension Gallery {
  static let numberSpinnerCode = ControlCode(
    of: NumberSpinner.self,
    names: ControlCode.Names("spinner", "NumberSpinner", c: "number_spinner"),
    options: NumberSpinner().options,
    style: NumberSpinner().style,
    parts: ["min", "max", "step", "value"],
    exceptions: [
      SettingCode("digits", .number, "style.minimumDigits"),
      SettingCode("tiles", .number, "options.tileCount"),
      SettingCode("gain", .gain, "options.gain"),
      SettingCode("deceleration", .spinnerRate, "options.decelerationRate"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerStep"),
    ]
  )

  static let spinnerRowCode = ControlCode(
    of: SpinnerRow.self,
    names: ControlCode.Names("row", "SpinnerRow", c: "spinner_row"),
    options: SpinnerRow().options,
    style: SpinnerRow().style,
    parts: ["kind", "digits", "columns", "separators", "min", "max", "value"],
    exceptions: [
      SettingCode("look", .word, "look"), SettingCode("labels", .texts, "labels"),
      SettingCode("months", .texts, "months"), SettingCode("weekdays", .texts, "weekdays"),
      SettingCode("periods", .texts, "periods"), SettingCode("order", .word, "format.order"),
      SettingCode("hour-cycle", .word, "format.hourCycle"),
      SettingCode("seconds", .flag, "format.showsSeconds"),
      SettingCode("interval", .number, "format.interval"),
      .conventions,
      SettingCode("carry", .flag, "options.carries"), SettingCode("code", .code, "options.code"),
      SettingCode("tiles", .number, "options.tileCount"),
      SettingCode("second-finger", .flag, "options.usesSecondFinger"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerStep"),
    ]
  )
}
