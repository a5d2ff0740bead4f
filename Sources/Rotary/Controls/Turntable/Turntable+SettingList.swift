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
    .number(minimum: range.lowerBound, maximum: range.upperBound)
  }

  private var integerEnds: SettingDescription.Kind {
    .integer(minimum: integerRange.lowerBound, maximum: integerRange.upperBound)
  }

  private var choice: SettingDescription.Kind { .choice(TokenList(words)) }

  private func describe(
    _ kind: SettingDescription.Kind,
    _ defaultValue: SettingValue,
    unit: String = "",
    _ summary: String
  ) -> SettingDescription {
    SettingDescription(name, kind, unit: unit, default: defaultValue, summary)
  }

  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    switch self {
    case .count:
      return describe(integerEnds, .number(15), "How many items there are; the list begins anew.")
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
    case .emptyText:
      return describe(.text, .text(TurntableStyle().emptyText), "What an empty list says.")
    case .addedText:
      return describe(
        .text,
        .text(TurntableStyle().addedText),
        "What is announced after the number of items that came in out of sight."
      )
    case .value:
      return describe(
        integerEnds,
        .number(-1),
        "The index of the item that is chosen, or -1; set it after the count."
      )
    case .itemsPerTurn:
      return describe(integerEnds, .number(12), "How many items a full turn has.")
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
      return .deceleration(name, " A list that does not snap has no friction.")
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
    case .textScale: return .textScale
    }
  }
}

/// The settings of a turntable by name.
///
/// What each means is said in ``Turntable/settings``.
enum TurntableSetting: UInt8, CaseIterable {
  case count, titles, details, images, emptyText, addedText, value
  case itemsPerTurn, edge, tracking, endAngle, snap, wrap, deceleration
  case anchor, yieldAtEnds, ask, disabled
  case orbit, planet, avatar, titleFadesFrom, titleFadesTo, endScale, indicator
  case unroll, structure, reducedMotion, rightToLeft, textScale

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = TokenList(
    """
    count titles details images empty-text added-text value \
    items-per-turn edge tracking end-angle snap wrap deceleration \
    anchor yield-at-ends ask disabled \
    orbit planet avatar title-fades-from title-fades-to end-scale indicator \
    unroll structure reduced-motion right-to-left text-scale
    """
  )

  /// The minimum and the maximum of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .count: return 0...Double(TurntableList.greatestCount)
    case .value: return -1...Double(TurntableList.greatestCount)
    case .itemsPerTurn:
      let range = TurntableOptions.itemsPerTurnRange
      return Double(range.lowerBound)...Double(range.upperBound)
    case .endAngle: return Self.degrees(TurntableOptions.endAngleRange)
    case .orbit: return TurntableStyle.orbitRange
    case .planet: return TurntableStyle.planetRange
    case .avatar: return TurntableStyle.avatarRange
    case .titleFadesFrom, .titleFadesTo: return Self.degrees(TurntableStyle.titleFadeRange)
    case .endScale: return TurntableStyle.endScaleRange
    default: return TurntableStyle.unrollingRange
    }
  }

  /// The same of one that is a whole number.
  var integerRange: ClosedRange<Int> {
    Int(bounded: range.lowerBound)...Int(bounded: range.upperBound)
  }

  private static func degrees(_ radians: ClosedRange<Double>) -> ClosedRange<Double> {
    Circular.degrees(radians: radians.lowerBound)...Circular.degrees(radians: radians.upperBound)
  }

  /// The words of one that is a choice among words, in the order of its enum.
  var words: StaticString {
    switch self {
    case .edge: return "left right top bottom full"
    default: return "edge circle"
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}
