extension Turntable {
  /// Every setting of a turntable, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    TurntableSetting.allCases.map { $0.description }
  }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { TurntableSetting.names.text }
}

extension TurntableSetting {
  private var ends: SettingDescription.Kind {
    .number(least: range.lowerBound, most: range.upperBound)
  }

  private var wholeEnds: SettingDescription.Kind {
    .integer(least: Int(range.lowerBound), most: Int(range.upperBound))
  }

  private var choice: SettingDescription.Kind { .choice(Words(words).all) }

  private func describe(
    _ kind: SettingDescription.Kind,
    _ usual: SettingValue,
    unit: String = "",
    _ summary: String
  ) -> SettingDescription {
    SettingDescription(name, kind, unit: unit, default: usual, summary)
  }

  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    switch self {
    case .count:
      return describe(wholeEnds, .number(15), "How many items there are; the list begins anew.")
    case .titles:
      return describe(
        .texts,
        .texts([]),
        "What stands beside the first items; the others show their numbers."
      )
    case .details:
      return describe(.texts, .texts([]), "A second line for the first items.")
    case .images:
      return describe(.texts, .texts([]), "Addresses of pictures of the first items.")
    case .value:
      return describe(
        wholeEnds,
        .number(-1),
        "The index of the item that is chosen, or -1; set it after the count."
      )
    case .itemsPerTurn:
      return describe(wholeEnds, .number(12), "How many items a full turn has.")
    case .edge:
      return describe(
        choice,
        .text("left"),
        "At which edge the planet stands, or full for items all around it."
      )
    case .tracking:
      return describe(
        choice,
        .text("edge"),
        "Whether a finger turns it by what it goes along the edge, or about the centre."
      )
    case .endAngle:
      return describe(
        ends,
        .number(60),
        unit: "degrees",
        "How far from the middle of the arc the first and the last item rest."
      )
    case .snap:
      return describe(.flag, .flag(false), "Whether it rests only with an item in the middle.")
    case .wrap:
      return describe(.flag, .flag(false), "Whether the first item follows the last.")
    case .deceleration:
      return describe(
        .choiceOrNumber(["normal", "fast"], least: 0.9, most: 0.9999),
        .text("normal"),
        unit: "per millisecond",
        "How a flick slows down: the share of speed left after each millisecond."
      )
    case .anchor:
      return describe(
        .flag,
        .flag(true),
        "Whether the item in the middle stays there when others come or go."
      )
    case .yieldAtEnds:
      return describe(
        .flag,
        .flag(false),
        "Whether a drag out of an end is left to what lies around it."
      )
    case .ask:
      return describe(
        .flag,
        .flag(false),
        "Whether it shows nothing of an item until it has been told what."
      )
    case .disabled:
      return describe(.flag, .flag(false), "Whether the turntable takes no input.")
    case .orbit:
      return describe(
        ends,
        .number(TurntableStyle().orbit),
        unit: "of the view",
        "From the centre to an item."
      )
    case .planet:
      return describe(
        ends,
        .number(TurntableStyle().planet),
        unit: "of the view",
        "The width of the planet; 0 for none."
      )
    case .avatar:
      return describe(
        ends,
        .number(TurntableStyle().avatar),
        unit: "of the view",
        "The width of an item's picture; at least 20 points."
      )
    case .titleFadesFrom:
      return describe(ends, .number(60), unit: "degrees", "Up to which angle titles are opaque.")
    case .titleFadesTo:
      return describe(ends, .number(90), unit: "degrees", "At which angle titles are gone.")
    case .endScale:
      return describe(ends, .number(0.8), "How large an item is at the end of the arc.")
    case .indicator:
      return describe(.flag, .flag(true), "Whether an arc shows which part of the list is in view.")
    case .unroll:
      return describe(
        ends,
        .number(0),
        "How far the ring is bent open: 1 is the list that it stands for."
      )
    case .structure:
      return describe(.flag, .flag(false), "Whether it shows circle, angles, cells and frames.")
    case .reducedMotion:
      return describe(
        .flag,
        .flag(false),
        "Whether a short fade takes the place of turning by itself."
      )
    case .rightToLeft:
      return describe(
        .flag,
        .flag(false),
        "Whether left and right are exchanged and keys are mirrored."
      )
    }
  }
}
