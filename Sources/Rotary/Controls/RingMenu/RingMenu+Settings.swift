extension RingMenu: ConfigurableControl {
  /// `ring-menu`.
  public static var controlName: String { "ring-menu" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = RingMenuSetting.names.place(of: name),
      let setting = RingMenuSetting(rawValue: UInt8(place))
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
    case .place: options.place = try value.choice("middle finger") == 0 ? .middle : .finger
    case .edges: options.edges = try value.choice("move partial") == 0 ? .move : .partial
    case .arrows: options.arrows = try value.choice("round spatial") == 0 ? .round : .spatial
    case .startAngle, .hold, .pause, .hintSeconds, .progress:
      set(setting, to: try value.number(in: setting.range))
    case .infoTitle, .backTitle, .hint:
      guard case .text(let text) = value else { throw .badValue }
      set(setting, to: text)
    case .tap, .hover, .marks, .showMarks, .disabled, .reducedMotion, .rightToLeft:
      set(setting, to: try value.flag())
    }
  }

  private mutating func setItems(
    _ setting: RingMenuSetting,
    to value: SettingValue
  ) throws(SettingError) {
    guard case .texts(let texts) = value else { throw .badValue }
    if setting == .titles {
      do { items = try RingItems(outline: texts).withIcons(of: items) } catch { throw .badValue }
      return
    }
    var icons: [VectorPath?] = []
    for text in texts {
      do {
        let path = try VectorPath(svgPathData: text)
        icons.append(path.isEmpty ? nil : path)
      } catch { throw .badValue }
    }
    guard let changed = items.with(icons: icons) else { throw .badValue }
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
    begin()
    guard openness > 0 else { return }
    if rings.isEmpty, let ring = makeRing(under: nil, at: size.center, back: nil) {
      rings.append(ring)
    }
    guard !rings.isEmpty else { return }
    let opening = timeline(opens: true, slotCount: rings[0].layout.slotCount, under: nil)
    rings[0].stand(at: openness, since: now.isFinite ? now : 0, opening: opening)
    isOpen = true
    touch()
  }

  /// Does what an app would do by a method: `open` at `x` and `y` (left out, the middle; `lit` lights
  /// the first item), `close`, and `activate` with the `index` of what is read out.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) throws(SettingError) {
    switch Words("open close activate").place(of: name) {
    case 0:
      let place = Point(
        try arguments.number("x", default: size.center.x),
        try arguments.number("y", default: size.center.y)
      )
      let isLit = try arguments.flag("lit", default: false)
      guard open(around: place, at: time, emit: emit) else { throw .badValue }
      if isLit { _ = handle(.key(.home), at: time, emit: emit) }
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
