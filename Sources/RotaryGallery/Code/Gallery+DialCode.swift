import Rotary

extension Gallery {
  static let dialCode = ControlCode(
    of: Dial.self,
    names: ControlCode.Names("dial", "Dial", c: "dial"),
    options: Dial().options,
    style: Dial().style,
    parts: scaleParts + ["value"],
    exceptions: turningCode + [SettingCode("default", .dialDefault, "options.defaultValue")]
  )

  static let rangeDialCode = ControlCode(
    of: RangeDial.self,
    names: ControlCode.Names("dial", "RangeDial", c: "range_dial"),
    options: RangeDial().options,
    style: RangeDial().style,
    parts: scaleParts + ["value", "low", "high"],
    exceptions: turningCode + [
      SettingCode("min-distance", .number, "thumbs.minimumDistance"),
      SettingCode("max-distance", .limit, "thumbs.maximumDistance"),
      SettingCode("meeting", .word, "thumbs.meeting"),
      SettingCode("thumb-labels", .texts, "thumbs.labels"),
    ]
  )

  static let scaleParts = [
    "min", "max", "step", "scale", "exponent", "counterclockwise", "start", "end", "turns", "wrap",
  ]

  private static let turningCode: [SettingCode] = [
    SettingCode("fine", .number, "options.fineGain"),
    SettingCode("second-finger", .flag, "options.usesSecondFinger"),
    SettingCode("scroll-points", .number, "options.scrollPointsPerStep"),
    SettingCode("track-tints", .tints, "style.trackTints"),
    SettingCode("caption", .text, "style.title"),
    SettingCode(
      "texts",
      .byName,
      uiKit: .missing("DialView has a valueFormatter for texts in place of numbers."),
      swiftUI: .missing("RotaryDial has a formatter for texts in place of numbers.")
    ),
  ]
}
