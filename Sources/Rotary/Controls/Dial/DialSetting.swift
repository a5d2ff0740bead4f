/// The settings of a dial and a range dial by name.
///
/// What each means is said in ``DialControl/settings``.
enum DialSetting: UInt8, CaseIterable {
  case minimum, maximum, step, start, end, turns, wrap
  case minimumDistance, maximumDistance, meeting, value, low, high, defaultValue
  case drag, absolute, fine, dragPoints, detents, snap, scrollPoints, disabled
  case face, progress, origin, majorTicks, minorTicks, labels
  case showValue, format, decimals, unit, caption, texts, thumbLabels, reducedMotion, textScale

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = TokenList(
    """
    min max step start end turns wrap \
    min-distance max-distance meeting value low high default \
    drag absolute fine drag-points detents snap scroll-points disabled \
    face progress origin major-ticks minor-ticks labels \
    show-value format decimals unit caption texts thumb-labels reduced-motion text-scale
    """
  )

  /// The setting of a name, if a dial of so many thumbs has it.
  init?(_ name: String, isRange: Bool) {
    guard let index = Self.names.index(of: name), let setting = Self(rawValue: UInt8(index)),
      setting.isFor(range: isRange)
    else { return nil }
    self = setting
  }

  /// Whether a range dial has it, or a dial.
  func isFor(range isRange: Bool) -> Bool {
    switch self {
    case .minimumDistance, .maximumDistance, .meeting, .low, .high, .thumbLabels: return isRange
    case .defaultValue, .origin: return !isRange
    default: return true
    }
  }

  /// The words of one that is a choice among words, in the order of its enum; for others, the word
  /// that stands for no number.
  var words: StaticString {
    switch self {
    case .meeting: return "push swap"
    case .drag: return "circular vertical horizontal both"
    case .face: return "ring knob"
    case .format: return "number clock"
    case .step: return "any"
    case .decimals: return "auto"
    case .origin, .defaultValue: return "least"
    default: return "none"
    }
  }

  /// The range of one that is a number, in its own unit.
  var range: ClosedRange<Double> {
    switch self {
    case .step, .minimumDistance, .maximumDistance: return RangeDialThumbs.distances
    case .majorTicks, .minorTicks: return DialStyle.intervals
    case .start, .end: return Self.degrees(DialScale.startAngles)
    case .turns: return DialScale.turns
    case .fine: return DialOptions.fineGains
    case .dragPoints: return DialOptions.points
    case .scrollPoints: return ScrollSteps.pointsPerStep
    case .snap: return Self.degrees(DialOptions.snapAngles)
    case .decimals: return Double(DialStyle.places.lowerBound)...Double(DialStyle.places.upperBound)
    default: return DialScale.values
    }
  }

  private static func degrees(_ radians: ClosedRange<Double>) -> ClosedRange<Double> {
    let first = Circular.degrees(radians: radians.lowerBound)
    return first...Circular.degrees(radians: radians.upperBound)
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}

extension DialControl {
  /// Every setting of the dial, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    var settings: [SettingDescription] = []
    for setting in DialSetting.allCases where setting.isFor(range: Value.isDialRange) {
      settings.append(setting.description(isRange: Value.isDialRange))
    }
    return settings
  }
}

// What there is to know of each: a table, and as long as there are settings.
extension DialSetting {
  private func entry(
    _ kind: SettingDescription.Kind,
    unit: String = "",
    _ defaultValue: SettingValue,
    _ summary: String
  ) -> SettingDescription {
    SettingDescription(name, kind, unit: unit, default: defaultValue, summary)
  }

  private var number: SettingDescription.Kind {
    .number(minimum: range.lowerBound, maximum: range.upperBound)
  }

  private var numbers: SettingDescription.Kind {
    .numbers(minimum: range.lowerBound, maximum: range.upperBound)
  }

  private var wordOrNumber: SettingDescription.Kind {
    .choiceOrNumber(TokenList(words), minimum: range.lowerBound, maximum: range.upperBound)
  }

  private var choice: SettingDescription.Kind { .choice(TokenList(words)) }

  fileprivate func description(isRange: Bool) -> SettingDescription {
    switch self {
    case .minimum: return entry(number, .number(0), "The least value.")
    case .maximum: return entry(number, .number(100), "The greatest value.")
    case .step:
      let summary = "From one value to the next; any, or 0, for every value between."
      return entry(wordOrNumber, .number(1), summary)
    case .start:
      let summary = "Where the least value stands, clockwise from the right."
      return entry(number, unit: "degrees", .number(135), summary)
    case .end:
      let summary = "Where the greatest value stands; where the least does for a whole turn."
      return entry(number, unit: "degrees", .number(45), summary)
    case .turns:
      let summary =
        "How many turns it is from the least value to the greatest, in the place of the end."
      return entry(number, .number(0.75), summary)
    case .wrap:
      let summary = "Whether the least value follows the greatest, on whole turns."
      return entry(.flag, .flag(false), summary)
    case .value:
      return isRange
        ? entry(numbers, .numbers([0, 0]), "The lower and the upper value, set together.")
        : entry(number, .number(0), "The value; beyond the ends, the end; set it after them.")
    case .defaultValue:
      return entry(wordOrNumber, .text("least"), "What a double tap goes back to.")
    case .minimumDistance, .maximumDistance, .meeting, .low, .high, .thumbLabels:
      return thumbDescription
    case .drag, .absolute, .fine, .dragPoints, .detents, .snap, .scrollPoints, .disabled:
      return inputDescription
    default: return styleDescription
    }
  }

  private var thumbDescription: SettingDescription {
    switch self {
    case .minimumDistance:
      return entry(number, .number(0), "The smallest distance allowed between the two values.")
    case .maximumDistance:
      return entry(wordOrNumber, .text("none"), "The greatest distance allowed between them.")
    case .meeting:
      let summary =
        "Whether a thumb pushes the other along, or goes past and changes roles with it."
      return entry(choice, .text("push"), summary)
    case .low: return entry(number, .number(0), "The lower value.")
    case .high:
      let summary = "The upper value; where the scale goes round it may be the lesser number."
      return entry(number, .number(0), summary)
    default:
      let summary =
        "What the thumbs are called for those who do not see them; empty for Minimum and Maximum."
      return entry(.texts, .texts([]), summary)
    }
  }

  private var inputDescription: SettingDescription {
    switch self {
    case .drag:
      let summary =
        "Whether a drag goes about the centre, up, to the right, or up and to the right."
      return entry(choice, .text("circular"), summary)
    case .absolute:
      return entry(.flag, .flag(false), "Whether the value jumps to the touch.")
    case .fine:
      let summary =
        "What is left of a drag with Shift, a second finger, or far away; 1 for all of it."
      return entry(number, .number(0.1), summary)
    case .dragPoints:
      let summary = "How far a straight drag goes for the whole scale, or for one turn of several."
      return entry(number, unit: "points", .number(200), summary)
    case .detents:
      return entry(numbers, .numbers([]), "Values that hold the dial a little, and tick.")
    case .snap:
      return entry(number, unit: "degrees", .number(3), "How near to a detent it is held.")
    case .scrollPoints:
      let summary = "How far a mouse wheel or trackpad scrolls for one step."
      return entry(number, unit: "points", .number(40), summary)
    default: return entry(.flag, .flag(false), "Whether the dial takes no input.")
    }
  }

  private var styleDescription: SettingDescription {
    switch self {
    case .face: return entry(choice, .text("ring"), "A ring with a thumb, or a knob with a mark.")
    case .progress:
      return entry(.flag, .flag(true), "Whether the track shows how far the value is.")
    case .origin:
      let summary = "The value at which the accent on the track begins."
      return entry(wordOrNumber, .text("least"), summary)
    case .majorTicks:
      return entry(number, .number(0), "From one long tick to the next, in values; 0 for none.")
    case .minorTicks:
      return entry(number, .number(0), "From one short tick to the next, in values; 0 for none.")
    case .labels: return entry(.texts, .texts([]), "Words at the long ticks, in their order.")
    case .showValue:
      return entry(.flag, .flag(true), "Whether the value is written on the dial.")
    case .format:
      let summary = "Whether a value is written as a number, or its minutes as a time."
      return entry(choice, .text("number"), summary)
    case .decimals:
      let summary = "Places after the point; auto for as many as the steps need."
      return entry(wordOrNumber, .text("auto"), summary)
    case .unit:
      return entry(.text, .text(""), "What follows the number, with the space before it.")
    case .caption: return entry(.text, .text(""), "What is set, in a word.")
    case .texts:
      let summary = "What is written in the place of the value, or of both, until it is another."
      return entry(.texts, .texts([]), summary)
    case .textScale: return .textScale
    default:
      let summary = "Whether the thumb is at once where it is to be."
      return entry(.flag, .flag(false), summary)
    }
  }
}
