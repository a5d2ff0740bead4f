extension RingMenu {
  /// Every setting of a ring menu, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    RingMenuSetting.allCases.map { $0.description }
  }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { RingMenuSetting.names.text }
}

extension RingMenuSetting {
  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    let (kind, unit, usual, summary) = entry
    return SettingDescription(name, kind, unit: unit, default: usual, summary)
  }

  private var ends: SettingDescription.Kind {
    .number(least: range.lowerBound, most: range.upperBound)
  }

  private typealias Entry = (SettingDescription.Kind, String, SettingValue, String)

  private var entry: Entry {
    switch self {
    case .titles:
      return (
        .texts, "", .texts(StarSign.allCases.map { $0.title }),
        "The items, 24 on a ring at most; one that begins with > lies under the last without."
      )
    case .icons:
      return (
        .texts, "", .texts(StarSign.allCases.map { $0.pathData }),
        "SVG path data on 24 × 24, one for each item; none takes them away."
      )
    case .look:
      return (
        .choice(["cosmos", "plain"]), "", .text("cosmos"),
        "The star-sign menu in its own colours, or a plain ring in the theme's."
      )
    case .choreography:
      return (
        .choice(["cosmos", "quick"]), "", .text("cosmos"),
        "How it opens and closes: step by step, or at once."
      )
    case .scale:
      return (
        .choiceOrNumber(["fit"], least: range.lowerBound, most: range.upperBound),
        "times", .text("fit"), "How large it is; fit for as much as there is room, 1 at most."
      )
    case .place:
      return (
        .choice(["middle", "finger"]), "", .text("middle"),
        "Where it opens: in the middle of the control, or around the finger."
      )
    case .startAngle:
      return (
        ends, "degrees", .number(0), "The direction in which the first item begins, clockwise."
      )
    case .edges:
      return (
        .choice(["move", "partial"]), "", .text("move"),
        "Whether a ring that reaches beyond the control is moved inside or becomes a part of one."
      )
    case .hold: return (ends, "seconds", .number(0.5), "How long a press is until it opens.")
    case .tap: return (.flag, "", .flag(true), "Whether a tap or click opens it.")
    case .hover: return (.flag, "", .flag(false), "Whether a mouse that comes over it opens it.")
    case .marks:
      return (.flag, "", .flag(true), "Whether a stroke that is drawn at once chooses.")
    case .showMarks: return (.flag, "", .flag(true), "Whether the stroke is seen.")
    case .pause:
      return (ends, "seconds", .number(0.33), "How long a pause on an item is that opens its ring.")
    case .arrows:
      return (
        .choice(["round", "spatial"]), "", .text("round"),
        "Whether arrow keys go round the ring, or to the item that lies in their direction."
      )
    case .infoTitle: return (.text, "", .text("Info"), "What the info button is called.")
    case .backTitle: return (.text, "", .text("Back"), "What the way back is called.")
    case .hint: return (.text, "", .text(""), "What is said when nobody touches it.")
    case .hintSeconds: return (ends, "seconds", .number(5), "After how long that is said.")
    case .progress:
      return (ends, "", .number(0), "How far it stands open, for a picture.")
    case .disabled: return (.flag, "", .flag(false), "Whether the menu takes no input.")
    case .reducedMotion:
      return (.flag, "", .flag(false), "Whether a short fade takes the place of the choreography.")
    case .rightToLeft:
      return (.flag, "", .flag(false), "Whether items follow each other counter-clockwise.")
    }
  }
}
