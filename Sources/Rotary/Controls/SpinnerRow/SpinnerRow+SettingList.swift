extension SpinnerRow {
  /// Every setting of a row of spinners, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    SpinnerRowSetting.allCases.map { $0.description }
  }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { SpinnerRowSetting.names.text }
}

extension SpinnerRowSetting {
  private var ends: SettingDescription.Kind {
    .number(minimum: range.lowerBound, maximum: range.upperBound)
  }

  private var wholeEnds: SettingDescription.Kind {
    .integer(minimum: Int(range.lowerBound), maximum: Int(range.upperBound))
  }

  private func flag(_ summary: String) -> SettingDescription {
    SettingDescription(name, .flag, default: .flag(false), summary)
  }

  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    switch self {
    case .kind:
      return SettingDescription(
        name,
        .choice(SpinnerRowKind.names),
        default: .text("digits"),
        "What the columns are: digits, hours and minutes, or year, month and day."
      )
    case .look:
      return SettingDescription(
        name,
        .choice(SpinnerRowLook.names),
        default: .text("plain"),
        "What the drums look like; date names the months and the day of the week, too."
      )
    case .digits:
      return SettingDescription(
        name,
        wholeEnds,
        default: .number(3),
        "How many columns a row of digits has."
      )
    case .value:
      return SettingDescription(
        name,
        .text,
        default: .text("000"),
        "The numbers of all columns, such as 042, 23:59 or 2026-02-28, or all as one number."
      )
    case .carry:
      return flag("Whether a column that goes round turns the next one on the left by one.")
    case .code:
      return SettingDescription(
        name,
        .text,
        default: .text(""),
        "The numbers of all columns that open a lock; empty for none; set it after the kind."
      )
    case .labels:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "What the columns are called for those who do not see them."
      )
    case .months:
      return SettingDescription(
        name,
        .texts,
        default: .texts(TokenList(SpinnerRow.englishMonths).all),
        "The names of the months, from January."
      )
    case .weekdays:
      return SettingDescription(
        name,
        .texts,
        default: .texts(TokenList(SpinnerRow.englishWeekdays).all),
        "The names of the days of the week, from Monday; empty for none."
      )
    case .tiles:
      return SettingDescription(
        name,
        wholeEnds,
        default: .number(10),
        "How many tiles each ring has room for."
      )
    case .perspective:
      return SettingDescription(
        name,
        .choiceOrNumber(TokenList("none"), minimum: range.lowerBound, maximum: range.upperBound),
        unit: "of the height",
        default: .number(2),
        "How far the eye is from the front tile; none for orthographic rings."
      )
    case .gap:
      return SettingDescription(
        name,
        ends,
        unit: "of a tile",
        default: .number(0.06),
        "What is left free between two tiles."
      )
    case .scrollPoints:
      return SettingDescription(
        name,
        ends,
        unit: "points",
        default: .number(40),
        "How far a mouse wheel or trackpad scrolls to move by one number."
      )
    case .disabled: return flag("Whether the row takes no input.")
    case .reducedMotion:
      return flag("Whether a short fade takes the place of turning by itself.")
    case .rightToLeft:
      return flag("Whether columns with words follow each other to the left.")
    case .textScale: return .textScale
    }
  }
}
