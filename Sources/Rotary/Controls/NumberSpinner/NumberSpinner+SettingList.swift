extension NumberSpinner {
  /// Every setting of a number spinner, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    SpinnerSetting.allCases.map { $0.description }
  }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { SpinnerSetting.names.text }
}

extension SpinnerSetting {
  private var ends: SettingDescription.Kind {
    .number(minimum: range.lowerBound, maximum: range.upperBound)
  }

  private var wholeEnds: SettingDescription.Kind {
    .integer(minimum: Int(range.lowerBound), maximum: Int(range.upperBound))
  }

  private func ends(or words: StaticString) -> SettingDescription.Kind {
    .choiceOrNumber(TokenList(words), minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    switch self {
    case .minimum:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "The least number, for the first tile or, with a negative step, for the last."
      )
    case .maximum:
      return SettingDescription(
        name,
        ends,
        default: .number(9),
        "The greatest number."
      )
    case .step:
      return SettingDescription(
        name,
        ends,
        default: .number(1),
        "From one number to the next; below zero for numbers that fall; not 0."
      )
    case .wrap:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the first number follows the last."
      )
    case .value:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "The number at the front; beyond the ends, the end; set it after them."
      )
    case .tiles:
      return SettingDescription(
        name,
        wholeEnds,
        default: .number(16),
        "How many tiles the ring has room for."
      )
    case .axis:
      return SettingDescription(
        name,
        .choice(SpinnerAxis.names),
        default: .text("vertical"),
        "What the ring turns about: a vertical axis for numbers side by side, or a horizontal one."
      )
    case .perspective:
      return SettingDescription(
        name,
        ends(or: "none"),
        unit: "of the width, or height",
        default: .number(1.1),
        "How far the eye is from the front tile; none for an orthographic ring."
      )
    case .gap:
      return SettingDescription(
        name,
        ends,
        unit: "of a tile",
        default: .number(0.06),
        "What is left free between two tiles."
      )
    case .digits:
      return SettingDescription(
        name,
        wholeEnds,
        default: .number(1),
        "How many figures stand before the point at least."
      )
    case .groups:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether a thin space stands between thousands."
      )
    case .titles:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "Words in the place of the first numbers."
      )
    case .gain:
      return SettingDescription(
        name,
        ends(or: "tile fixed"),
        unit: "degrees per point",
        default: .text("tile"),
        "How far a drag turns the ring: with the front tile, 160° for 300 points, or a number."
      )
    case .throwLimit:
      return SettingDescription(
        name,
        ends,
        unit: "degrees",
        default: .number(150),
        "How far a flick turns the ring at most."
      )
    case .deceleration:
      return .deceleration(name)
    case .pageSteps:
      return SettingDescription(
        name,
        wholeEnds,
        default: .number(10),
        "How many numbers a Page key moves by."
      )
    case .scrollPoints:
      return SettingDescription(
        name,
        ends,
        unit: "points",
        default: .number(40),
        "How far a mouse wheel or trackpad scrolls to move by one number."
      )
    case .disabled:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the spinner takes no input."
      )
    case .reducedMotion:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether a short fade takes the place of turning by itself."
      )
    case .rightToLeft:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether numbers follow each other to the left and keys are mirrored."
      )
    case .textScale: return .textScale
    }
  }
}
