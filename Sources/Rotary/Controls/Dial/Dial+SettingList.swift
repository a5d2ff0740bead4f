extension Dial {
  /// Every setting of a dial, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    DialSetting.allCases.map { $0.description }
  }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { DialSetting.names.text }
}

extension DialSetting {
  private var ends: SettingDescription.Kind {
    .number(least: range.lowerBound, most: range.upperBound)
  }

  private var endsOrWord: SettingDescription.Kind {
    .choiceOrNumber(Words(words).all, least: range.lowerBound, most: range.upperBound)
  }

  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    switch self {
    case .least:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "The least value."
      )
    case .most:
      return SettingDescription(
        name,
        ends,
        default: .number(100),
        "The greatest value."
      )
    case .step:
      return SettingDescription(
        name,
        endsOrWord,
        default: .number(1),
        "From one value to the next; any, or 0, for every value between."
      )
    case .start:
      return SettingDescription(
        name,
        ends,
        unit: "degrees",
        default: .number(135),
        "Where the least value stands, clockwise from the right."
      )
    case .end:
      return SettingDescription(
        name,
        ends,
        unit: "degrees",
        default: .number(45),
        "Where the greatest value stands; where the least does for a whole turn."
      )
    case .turns:
      return SettingDescription(
        name,
        ends,
        default: .number(0.75),
        "How many turns it is from the least value to the greatest, in the place of the end."
      )
    case .wrap:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the least value follows the greatest, on whole turns."
      )
    case .range:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether there are two thumbs, for a lower and an upper value."
      )
    case .minDistance:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "How far apart the values of a range are at least."
      )
    case .maxDistance:
      return SettingDescription(
        name,
        endsOrWord,
        default: .text("none"),
        "How far apart they are at most."
      )
    case .meeting:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("push"),
        "Whether a thumb pushes the other along, or goes past and changes roles with it."
      )
    case .value:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "The value, or the upper one; beyond the ends, the end; set it after them."
      )
    case .low:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "The lower value of a range."
      )
    case .high:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "The upper value of a range; where the scale goes round it may be the lesser number."
      )
    case .usual:
      return SettingDescription(
        name,
        endsOrWord,
        default: .text("least"),
        "What a double tap goes back to."
      )
    case .drag:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("circular"),
        "Whether a drag goes about the centre, up, to the right, or up and to the right."
      )
    case .absolute:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the value jumps to the touch."
      )
    case .fine:
      return SettingDescription(
        name,
        ends,
        default: .number(0.1),
        "What is left of a drag with Shift, a second finger, or far away; 1 for all of it."
      )
    case .dragPoints:
      return SettingDescription(
        name,
        ends,
        unit: "points",
        default: .number(200),
        "How far a straight drag goes for the whole scale, or for one turn of several."
      )
    case .detents:
      return SettingDescription(
        name,
        .numbers(least: range.lowerBound, most: range.upperBound),
        default: .numbers([]),
        "Values that hold the dial a little, and tick."
      )
    case .snap:
      return SettingDescription(
        name,
        ends,
        unit: "degrees",
        default: .number(3),
        "How near to a detent it is held."
      )
    case .scrollPoints:
      return SettingDescription(
        name,
        ends,
        unit: "points",
        default: .number(40),
        "How far a mouse wheel or trackpad scrolls for one step."
      )
    case .disabled:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the dial takes no input."
      )
    case .face:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("ring"),
        "A ring with a thumb, or a knob with a mark."
      )
    case .progress:
      return SettingDescription(
        name,
        .flag,
        default: .flag(true),
        "Whether the track shows how far the value is."
      )
    case .origin:
      return SettingDescription(
        name,
        endsOrWord,
        default: .text("least"),
        "The value at which the accent on the track begins."
      )
    case .majorTicks:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "From one long tick to the next, in values; 0 for none."
      )
    case .minorTicks:
      return SettingDescription(
        name,
        ends,
        default: .number(0),
        "From one short tick to the next, in values; 0 for none."
      )
    case .labels:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "Words at the long ticks, in their order."
      )
    case .showValue:
      return SettingDescription(
        name,
        .flag,
        default: .flag(true),
        "Whether the value is written on the dial."
      )
    case .format:
      return SettingDescription(
        name,
        .choice(Words(words).all),
        default: .text("number"),
        "Whether a value is written as a number, or its minutes as a time."
      )
    case .decimals:
      return SettingDescription(
        name,
        endsOrWord,
        default: .text("auto"),
        "Places after the point; auto for as many as the steps need."
      )
    case .unit:
      return SettingDescription(
        name,
        .text,
        default: .text(""),
        "What follows the number, with the space before it."
      )
    case .caption:
      return SettingDescription(
        name,
        .text,
        default: .text(""),
        "What is set, in a word."
      )
    case .texts:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "What is written in the place of the value, or of both of a range."
      )
    case .thumbLabels:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "What the thumbs of a range are called for those who do not see them; empty for Minimum and Maximum."
      )
    case .reducedMotion:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the thumb is at once where it is to be."
      )
    }
  }
}
