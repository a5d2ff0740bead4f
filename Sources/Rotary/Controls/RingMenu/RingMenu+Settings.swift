/// The settings of a ring menu by name.
///
/// What each means is said in ``RingMenu/settings``.
private enum RingMenuSetting: UInt8, CaseIterable {
  case titles, icons, look, choreography, scale, anchor, startAngle, edges
  case hold, tap, hover, marks, showMarks, pause, arrows
  case infoTitle, backTitle, hint, hintSeconds, progress
  case disabled, reducedMotion, rightToLeft, textScale

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = TokenList(
    """
    titles icons look choreography scale anchor start-angle edges \
    hold tap hover marks show-marks pause arrows \
    info-title back-title hint hint-seconds progress \
    disabled reduced-motion right-to-left text-scale
    """
  )

  /// The smallest and the greatest value of one that is a number: those of its property.
  var range: ClosedRange<Double> {
    switch self {
    case .scale: return RingMenuOptions.scales
    case .startAngle: return -360...360
    case .hold, .pause: return RingMenuOptions.pressSeconds
    case .hintSeconds: return RingMenuOptions.hintDelays
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}

extension RingMenu: ConfigurableControl {
  /// `ring-menu`.
  public static var controlName: String { "ring-menu" }

  /// Every setting of a ring menu, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    RingMenuSetting.allCases.map { $0.description }
  }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { RingMenuSetting.names.text }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let index = RingMenuSetting.names.index(of: name),
      let setting = RingMenuSetting(rawValue: UInt8(index))
    else { throw .unknownName }
    switch setting {
    case .titles, .icons: try setItems(setting, to: value)
    case .look: style = try value.choice("cosmos plain") == 0 ? .cosmos : .plain
    case .choreography:
      choreography = try value.choice("cosmos quick") == 0 ? .cosmos : .quick
    case .scale:
      if case .number = value {
        options.scale = try value.number(in: setting.range)
      } else {
        _ = try value.choice("fit")
        options.scale = nil
      }
    case .anchor: options.anchor = try value.choice("center finger") == 0 ? .center : .finger
    case .edges: options.edges = try value.choice("move partial") == 0 ? .move : .partial
    case .arrows: options.arrows = try value.choice("round spatial") == 0 ? .round : .spatial
    case .startAngle, .hold, .pause, .hintSeconds, .progress:
      set(setting, to: try value.number(in: setting.range))
    case .textScale: environment.textScale = try value.textScale()
    case .infoTitle, .backTitle, .hint:
      set(setting, to: try value.text())
    case .tap, .hover, .marks, .showMarks, .disabled, .reducedMotion, .rightToLeft:
      set(setting, to: try value.flag())
    }
  }

  private mutating func setItems(
    _ setting: RingMenuSetting,
    to value: SettingValue
  ) throws(SettingError) {
    let texts = try value.texts()
    if setting == .titles {
      do { items = try RingItems(outline: texts).withIcons(of: items) } catch {
        throw value.refusal(.texts)
      }
      return
    }
    var icons: [VectorPath?] = []
    for text in texts {
      do {
        let path = try VectorPath(svgPathData: text)
        icons.append(path.isEmpty ? nil : path)
      } catch { throw SettingValue.text(text).refusal(.format(TokenList("M12,2L22,22"))) }
    }
    guard let changed = items.with(icons: icons) else {
      throw .badCount(icons.count, expected: 0...items.all.count)
    }
    items = changed
  }

  private mutating func set(_ setting: RingMenuSetting, to number: Double) {
    switch setting {
    case .startAngle: options.startAngle = Circular.radians(degrees: number)
    case .hold: options.holdSeconds = number
    case .pause: options.pauseSeconds = number
    case .hintSeconds: options.hintSeconds = number
    default: stand(at: number)
    }
  }

  private mutating func set(_ setting: RingMenuSetting, to text: String) {
    switch setting {
    case .infoTitle: options.infoTitle = text
    case .backTitle: options.backTitle = text
    default: options.hint = text
    }
  }

  private mutating func set(_ setting: RingMenuSetting, to flag: Bool) {
    switch setting {
    case .tap: options.opensOnTap = flag
    case .hover: options.opensOnHover = flag
    case .marks: options.takesMarks = flag
    case .showMarks: options.showsMarks = flag
    case .disabled: options.isEnabled = !flag
    case .reducedMotion: environment.reducesMotion = flag
    default: environment.isRightToLeft = flag
    }
  }

  /// Stands still at a share of the way from closed to open, as on a picture; tells nothing.
  private mutating func stand(at openness: Double) {
    guard openness != self.openness else { return }
    begin()
    guard openness > 0 else { return }
    if rings.isEmpty, let ring = makeRing(under: nil, at: size.center) {
      rings.append(ring)
    }
    guard !rings.isEmpty else { return }
    rings[0].stand(at: openness, time: now.isFinite ? now : 0)
    isOpen = true
    touch()
  }

  /// Does what an app would do by a method: `open` at `x` and `y` (left out, the centre; `lit` lights
  /// the first item), `close`, and `activate` with the `index` of what is read out.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) throws(SettingError) {
    switch TokenList("open close activate").index(of: name) {
    case 0:
      let position = Point2D(
        try arguments.number("x", default: size.center.x),
        try arguments.number("y", default: size.center.y)
      )
      let isLit = try arguments.flag("lit", default: false)
      guard open(around: position, at: time, emit: emit) else { throw .refused }
      if isLit { handle(.key(.home), at: time, emit: emit) }
    case 1: close(at: time, emit: emit)
    case 2: activate(try arguments.integer("index"), at: time, emit: emit)
    default: throw .unknownName
    }
  }

  /// Tells what is open, how far, what lies under the finger and what was chosen; −1 for none.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("open", .flag(isOpen))
    read("openness", .number(openness))
    read("level", .number(Double(level)))
    read("highlighted", .number(Double(highlighted ?? -1)))
    read("chosen", .number(Double(chosen ?? -1)))
    read("centerX", .number(center.x))
    read("centerY", .number(center.y))
    read("resting", .flag(isResting))
  }
}

extension RingMenuSetting {
  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    let (kind, unit, defaultValue, summary) = entry
    return SettingDescription(name, kind, unit: unit, default: defaultValue, summary)
  }

  private var number: SettingDescription.Kind {
    .number(minimum: range.lowerBound, maximum: range.upperBound)
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
        .choice(TokenList("cosmos plain")), "", .text("cosmos"),
        "The star-sign menu in its own colours, or a plain ring in the theme's."
      )
    case .choreography:
      return (
        .choice(TokenList("cosmos quick")), "", .text("cosmos"),
        "How it opens and closes: step by step, or at once."
      )
    case .scale:
      return (
        .choiceOrNumber(TokenList("fit"), minimum: range.lowerBound, maximum: range.upperBound),
        "times", .text("fit"), "How large it is; fit for as much as there is room, 1 at most."
      )
    case .anchor:
      return (
        .choice(TokenList("center finger")), "", .text("center"),
        "What it opens around: the centre of the control, or the finger."
      )
    case .startAngle:
      return (
        number, "degrees", .number(0), "The direction in which the first item begins, clockwise."
      )
    case .edges:
      return (
        .choice(TokenList("move partial")), "", .text("move"),
        "Whether a ring that reaches beyond the control is moved inside or becomes a part of one."
      )
    case .hold: return (number, "seconds", .number(0.5), "How long a press is until it opens.")
    case .tap: return (.flag, "", .flag(true), "Whether a tap or click opens it.")
    case .hover: return (.flag, "", .flag(false), "Whether a mouse that comes over it opens it.")
    case .marks:
      return (.flag, "", .flag(false), "Whether a stroke that is drawn at once chooses unseen.")
    case .showMarks: return (.flag, "", .flag(true), "Whether the stroke is seen.")
    case .pause:
      return (
        number, "seconds", .number(0.33), "How long a pause on an item is that opens its ring."
      )
    case .arrows:
      return (
        .choice(TokenList("round spatial")), "", .text("round"),
        "Whether arrow keys go round the ring, or to the item that lies in their direction."
      )
    case .infoTitle: return (.text, "", .text("Info"), "What the info button is called.")
    case .backTitle: return (.text, "", .text("Back"), "What the way back is called.")
    case .hint: return (.text, "", .text(""), "What is said when nobody touches it.")
    case .hintSeconds: return (number, "seconds", .number(5), "After how long that is said.")
    case .progress:
      return (number, "", .number(0), "How far it stands open, for a picture.")
    case .disabled: return (.flag, "", .flag(false), "Whether the menu takes no input.")
    case .reducedMotion:
      return (.flag, "", .flag(false), "Whether a short fade takes the place of the choreography.")
    case .rightToLeft:
      return (.flag, "", .flag(false), "Whether items follow each other counter-clockwise.")
    case .textScale:
      let shared = SettingDescription.textScale
      return (shared.kind, shared.unit, shared.defaultValue, shared.summary)
    }
  }
}
