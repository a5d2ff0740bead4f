// A description for each kind of setting, with its current value as the default.
extension SettingDescription {
  static func flag(
    _ name: StaticString,
    _ current: Bool,
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(name, .flag, default: .flag(current), summary)
  }

  static func number(
    _ name: StaticString,
    _ current: Double,
    in range: ClosedRange<Double>,
    unit: StaticString,
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(name, .number(in: range), unit: unit, default: .number(current), summary)
  }

  /// Describes a number, or a word for nil.
  static func number(
    _ name: StaticString,
    _ current: Double?,
    in range: ClosedRange<Double>,
    or word: StaticString,
    unit: StaticString,
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(
      name,
      .number(in: range, or: word),
      unit: unit,
      default: current.map { .number($0) } ?? .text(String(constant: word)),
      summary
    )
  }

  /// Describes an angle, which the control has in radians, in degrees.
  static func angle(
    _ name: StaticString,
    _ current: Double,
    in range: ClosedRange<Double>,
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(
      name,
      .number(in: range.inDegrees),
      unit: "degrees",
      default: .degrees(of: current),
      summary
    )
  }

  static func integer(
    _ name: StaticString,
    _ current: Int,
    in range: ClosedRange<Int>,
    unit: StaticString,
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(
      name,
      .integer(minimum: range.lowerBound, maximum: range.upperBound),
      unit: unit,
      default: .number(Double(current)),
      summary
    )
  }

  static func choice<Choice: SettingChoice>(
    _ name: StaticString,
    _ current: Choice,
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(
      name,
      .choice(Choice.names),
      default: .text(Choice.names.all[Int(current.rawValue)]),
      summary
    )
  }

  static func text(
    _ name: StaticString,
    _ current: String,
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(name, .text, default: .text(current), summary)
  }

  static func texts(
    _ name: StaticString,
    _ current: [String],
    _ summary: StaticString
  ) -> SettingDescription {
    SettingDescription(name, .texts, default: .texts(current), summary)
  }
}
