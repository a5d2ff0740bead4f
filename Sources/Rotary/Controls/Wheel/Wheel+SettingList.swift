extension Wheel {
  /// Every setting of a wheel, for lists, forms and error messages.
  public static var settings: [SettingDescription] { WheelSetting.allCases.map { $0.description } }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { WheelSetting.names.text }
}

extension WheelSetting {
  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    switch self {
    case .sectors:
      return SettingDescription(
        name,
        .integer(least: 1, most: Wheel.greatestCount),
        default: .number(8),
        "How many sectors there are; their titles become their numbers."
      )
    case .titles:
      return SettingDescription(
        name,
        .texts,
        default: .texts(["1", "2", "3", "4", "5", "6", "7", "8"]),
        "What the sectors are called; there are as many sectors as titles."
      )
    case .icons:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "A sign per sector: SVG path data on a grid of 24 by 24, or a picture's address."
      )
    case .tints:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "A colour per sector: #rrggbb, or palette1 to palette8; empty for the wheel's own."
      )
    case .weights:
      return SettingDescription(
        name,
        .numbers(least: .leastNormalMagnitude, most: .greatestFiniteMagnitude),
        default: .numbers([]),
        "How wide each sector is drawn, measured against the others; empty for all alike."
      )
    case .touchWeights:
      return SettingDescription(
        name,
        .numbers(least: .leastNormalMagnitude, most: .greatestFiniteMagnitude),
        default: .numbers([]),
        "How large a target for taps each sector is; empty for what is drawn."
      )
    case .odds:
      return SettingDescription(
        name,
        .numbers(least: 0, most: .greatestFiniteMagnitude),
        default: .numbers([]),
        "How likely a draw ends on each sector; empty for as likely as wide."
      )
    case .value:
      return SettingDescription(
        name,
        .integer(least: 0, most: Wheel.greatestCount - 1),
        default: .number(0),
        "The selected sector, counted from 0; set it after the sectors."
      )
    case .mode:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("picker"),
        "A picker that selects what rests on the pointer, or a rotary phone that dials."
      )
    case .pointer:
      return SettingDescription(
        name,
        .choiceOrNumber(["left", "top", "right", "bottom"], least: -3_600, most: 3_600),
        unit: "degrees",
        default: .text("left"),
        "Where the pointer stands: a side, or an angle clockwise from the right."
      )
    case .direction:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("both"),
        "Which way the wheel can be turned."
      )
    case .stops:
      return SettingDescription(
        name,
        .numbers(least: -1e6, most: 1e6),
        unit: "degrees",
        default: .numbers([]),
        "The two rotations between which the wheel stays; empty for no stops."
      )
    case .innerRadius:
      return SettingDescription(
        name,
        .number(least: range.lowerBound, most: range.upperBound),
        unit: "of the radius",
        default: .number(0.4),
        "Closer to the centre than this a touch takes hold of the hub, not the wheel."
      )
    case .outerRadius:
      return SettingDescription(
        name,
        .number(least: range.lowerBound, most: range.upperBound),
        unit: "of the radius",
        default: .number(1),
        "Farther from the centre than this a touch is not the wheel's."
      )
    case .deceleration:
      return SettingDescription(
        name,
        .choiceOrNumber(["normal", "fast"], least: 0.9, most: 0.9999),
        unit: "per millisecond",
        default: .text("normal"),
        "How a flick slows down: the share of speed left after each millisecond."
      )
    case .tapSelects:
      return SettingDescription(
        name,
        .flag,
        default: .flag(true),
        "Whether a tap on a sector selects it."
      )
    case .scrollPoints:
      return SettingDescription(
        name,
        .number(least: range.lowerBound, most: range.upperBound),
        unit: "points",
        default: .number(40),
        "How far a mouse wheel or trackpad scrolls to turn by one sector."
      )
    case .disabled:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the wheel takes no input."
      )
    case .labels:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("turning"),
        "Whether icons and titles turn with the wheel or stay upright."
      )
    case .colors:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("neutral"),
        "Whether sectors alternate two neutrals or go through eight hues."
      )
    case .hub:
      return SettingDescription(
        name,
        .flag,
        default: .flag(true),
        "Whether there is a hub to press."
      )
    case .selectedOpacity:
      return SettingDescription(
        name,
        .number(least: range.lowerBound, most: range.upperBound),
        default: .number(1),
        "Opacity of the emphasis on the selected sector at rest."
      )
    case .restingOpacity:
      return SettingDescription(
        name,
        .number(least: range.lowerBound, most: range.upperBound),
        default: .number(0.6),
        "Opacity of all other sectors, and of all while the wheel turns."
      )
    case .pointerFlex:
      return SettingDescription(
        name,
        .number(least: range.lowerBound, most: range.upperBound),
        unit: "degrees",
        default: .number(Circular.degrees(radians: WheelStyle().pointerFlex)),
        "How far the pointer bends when a sector passes it."
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
        "Whether sectors follow each other counter-clockwise and keys are mirrored."
      )
    }
  }
}
