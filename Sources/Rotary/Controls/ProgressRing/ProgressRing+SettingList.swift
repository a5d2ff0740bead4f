/// The settings of a progress ring by name.
///
/// What each means is said in ``ProgressRing/settings``.
enum ProgressRingSetting: UInt8, CaseIterable {
  case minimum, maximum, value, duration, thresholds, tints
  case segments, gap, thickness, cap, startAngle, direction
  case format, decimals, unit, caption, text, reducedMotion, textScale

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = TokenList(
    """
    min max value duration thresholds tints \
    segments gap thickness cap start-angle direction \
    format decimals unit caption text reduced-motion text-scale
    """
  )

  /// The words of one that is a choice among words, in the order of its enum; for others, the word
  /// that stands for no number.
  var words: StaticString {
    switch self {
    case .cap: return "round butt"
    case .direction: return "clockwise counterclockwise"
    case .format: return "auto percent value time none"
    case .decimals: return "auto"
    default: return "indeterminate"
    }
  }

  /// The range of one that is a number, in its own unit.
  var range: ClosedRange<Double> {
    switch self {
    case .duration: return ProgressRing.durations
    case .gap: return ProgressRingStyle.gaps
    case .thickness: return ProgressRingStyle.thicknesses
    case .startAngle:
      let first = Circular.degrees(radians: DialScale.startAngles.lowerBound)
      return first...Circular.degrees(radians: DialScale.startAngles.upperBound)
    case .decimals: return Double(DialStyle.places.lowerBound)...Double(DialStyle.places.upperBound)
    default: return ProgressRing.values
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}

extension ProgressRing {
  /// Every setting of the ring, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    ProgressRingSetting.allCases.map { $0.description }
  }
}

// What there is to know of each: a table, and as long as there are settings.
extension ProgressRingSetting {
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

  private var wordOrNumber: SettingDescription.Kind {
    .choiceOrNumber(TokenList(words), minimum: range.lowerBound, maximum: range.upperBound)
  }

  private var choice: SettingDescription.Kind { .choice(TokenList(words)) }

  fileprivate var description: SettingDescription {
    switch self {
    case .minimum: return entry(number, .number(0), "The value of nothing done.")
    case .maximum: return entry(number, .number(1), "The value of all done.")
    case .value:
      let summary = "How much is done; beyond the ends, the end; set it after them."
      return entry(wordOrNumber, .text("indeterminate"), summary)
    case .duration:
      let summary =
        "How long a countdown is, which is then shown in the place of the value; 0 for none."
      return entry(number, unit: "seconds", .number(0), summary)
    case .thresholds:
      let summary = "Values at which the colour changes; of a countdown, seconds that remain."
      let kind = SettingDescription.Kind.numbers(
        minimum: range.lowerBound,
        maximum: range.upperBound
      )
      return entry(kind, .numbers([]), summary)
    case .tints:
      let summary =
        "The colours up to each threshold, and beyond the last: accent, positive, warning,"
        + " critical, palette1 to palette8, or #rrggbb."
      return entry(.texts, .texts([]), summary)
    default: return styleDescription
    }
  }

  private var styleDescription: SettingDescription {
    switch self {
    case .segments:
      let counts = ProgressRingStyle.segmentCounts
      let kind = SettingDescription.Kind.integer(
        minimum: counts.lowerBound,
        maximum: counts.upperBound
      )
      return entry(kind, .number(1), "Into how many parts gaps divide the ring; 1 for none.")
    case .gap:
      let summary = "How broad the gaps between segments are, as a share of the radius."
      return entry(number, .number(0.06), summary)
    case .thickness:
      return entry(number, .number(0.14), "How broad the arc is, as a share of the radius.")
    case .cap: return entry(choice, .text("round"), "How the arc and the segments end.")
    case .startAngle:
      let summary = "Where the arc begins, clockwise from the right."
      return entry(number, unit: "degrees", .number(-90), summary)
    case .direction: return entry(choice, .text("clockwise"), "Which way the arc grows.")
    default: return textDescription
    }
  }

  private var textDescription: SettingDescription {
    switch self {
    case .format:
      let summary =
        "What is written in the middle; auto for the time of a countdown, else the percentage."
      return entry(choice, .text("auto"), summary)
    case .decimals:
      let summary = "Places after the point; auto for none in a percentage."
      return entry(wordOrNumber, .text("auto"), summary)
    case .unit:
      return entry(.text, .text(""), "What follows the value, with the space before it.")
    case .caption: return entry(.text, .text(""), "What is under way, in a word.")
    case .text:
      let summary = "What is written in the place of the value, until it is another."
      return entry(.text, .text(""), summary)
    case .textScale: return .textScale
    default:
      let summary =
        "Whether a new value is shown at once, and work of unknown length does not turn."
      return entry(.flag, .flag(false), summary)
    }
  }
}
