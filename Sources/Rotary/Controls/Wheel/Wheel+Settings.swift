extension Wheel: ConfigurableControl {
  /// `wheel`.
  public static var controlName: String { "wheel" }

  /// A wheel of eight sectors, numbered from 1.
  public init() {
    let sectors = Wheel.numbered(8)
    self.init(validated: sectors, layout: SectorLayout(count: sectors.count))
  }

  /// Sectors whose titles are their numbers, beginning with 1.
  private static func numbered(_ count: Int) -> [Sector] {
    var sectors: [Sector] = []
    for number in 1...Swift.max(1, count) { sectors.append(Sector(digits(of: number))) }
    return sectors
  }

  /// Much less code than ``NumberText``, which pages with wheels alone then need not load.
  private static func digits(of number: Int) -> String {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 0 {
      bytes.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: 0)
      rest /= 10
    }
    return String(validBytes: bytes)
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = WheelSetting.names.index(of: name),
      let setting = WheelSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .sectors:
      let count = try value.integer(in: 1...Wheel.greatestCount)
      try replaceSectors(Wheel.numbered(count))
    case .titles, .icons, .tints: try setTexts(setting, value)
    case .weights, .touchWeights, .odds: try setNumbers(setting, value)
    case .value:
      self.value = try value.integer(in: 0...(sectors.count - 1))
    case .tapSelects, .disabled, .hub, .reducedMotion, .rightToLeft:
      set(setting, to: try value.flag())
    case .mode, .direction, .labels, .colors:
      set(setting, toChoice: try value.choice(setting.words))
    case .innerRadius, .outerRadius, .scrollPoints, .selectedOpacity, .restingOpacity,
      .pointerFlex:
      set(setting, to: try value.number(in: setting.range))
    case .pointer: options.pointerAngle = try value.pointerAngle()
    case .stops: options.stops = try value.stops()
    case .deceleration: options.decelerationRate = try value.decelerationRate(friction: .wheel)
    case .textScale: environment.textScale = try value.textScale()
    }
  }

  private mutating func set(_ setting: WheelSetting, to flag: Bool) {
    switch setting {
    case .tapSelects: options.selectsOnTap = flag
    case .disabled:
      options.isEnabled = !flag
      if flag { hovered = nil }
    case .hub: style.hasHub = flag
    case .reducedMotion: environment.reducesMotion = flag
    default: environment.isRightToLeft = flag
    }
  }

  private mutating func set(_ setting: WheelSetting, toChoice place: UInt8) {
    switch setting {
    case .mode: options.mode = place == 0 ? .picker : .phone
    case .direction: options.direction = .init(rawValue: place) ?? .both
    case .labels: style.labels = place == 0 ? .turning : .upright
    default: style.coloring = place == 0 ? .neutral : .palette
    }
  }

  private mutating func set(_ setting: WheelSetting, to number: Double) {
    switch setting {
    case .innerRadius: options.innerShare = number
    case .outerRadius: options.outerShare = number
    case .scrollPoints: options.scrollPointsPerSector = number
    case .selectedOpacity: style.selectedOpacity = number
    case .restingOpacity: style.restingOpacity = number
    default: style.pointerFlex = Circular.radians(degrees: number)
    }
  }

  private mutating func replaceSectors(_ sectors: [Sector]) throws(SettingError) {
    do { try setSectors(sectors) } catch { throw SettingError(error) }
  }

  /// Changes a text of each sector; an empty list of icons or tints takes them away from all.
  private mutating func setTexts(
    _ setting: WheelSetting,
    _ value: SettingValue
  ) throws(SettingError) {
    let texts = try value.texts()
    var changed = sectors
    if setting == .titles {
      try SettingError.check(texts.count, in: 1...Wheel.greatestCount)
      while changed.count < texts.count { changed.append(Sector()) }
      changed.removeSubrange(texts.count...)
    } else if !texts.isEmpty {
      try SettingError.check(texts.count, in: changed.count...changed.count)
    }
    for index in changed.indices {
      try changed[index].set(setting, to: texts.isEmpty ? "" : texts[index])
    }
    try replaceSectors(changed)
  }

  /// Changes a number of each sector; an empty list takes it away from all.
  private mutating func setNumbers(
    _ setting: WheelSetting,
    _ value: SettingValue
  ) throws(SettingError) {
    let least = setting == .odds ? 0 : Double.leastNormalMagnitude
    let numbers = try value.numbers(in: least ... .greatestFiniteMagnitude)
    if !numbers.isEmpty { try SettingError.check(numbers.count, in: sectors.count...sectors.count) }
    var changed = sectors
    for index in changed.indices {
      changed[index].set(setting, to: numbers.isEmpty ? nil : numbers[index])
    }
    try replaceSectors(changed)
  }

  /// Calls a method by name: `select`, `rotate`, `spin`, `startTurning`, `stopTurning`.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) throws(SettingError) {
    let isDone: Bool
    switch TokenList("select rotate spin startTurning stopTurning").index(of: name) {
    case 0:
      let index = try arguments.integer("index")
      let animated = try arguments.flag("animated", default: true)
      isDone = select(index, animated: animated, at: time, emit: emit)
    case 1:
      let angle = try arguments.number("by")
      let animated = try arguments.flag("animated", default: true)
      isDone = rotate(by: angle, animated: animated, at: time, emit: emit)
    case 2:
      let index = try arguments.integer("to")
      let turns = try arguments.integer("turns", default: 4)
      let duration = try arguments.number("duration", default: 4)
      isDone = spin(to: index, turns: turns, duration: duration, at: time, emit: emit)
    case 3:
      let speed = try arguments.number("radiansPerSecond")
      isDone = startTurning(radiansPerSecond: speed, at: time, emit: emit)
    case 4: isDone = stopTurning(at: time, emit: emit)
    default: throw .unknownName
    }
    guard isDone else { throw .refused }
  }

  /// Tells rotation, speed, value, value at rest, rest and emphasis.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("rotation", .number(rotation))
    read("radiansPerSecond", .number(radiansPerSecond))
    read("value", .number(Double(value)))
    read("settledValue", .number(Double(settledValue)))
    read("resting", .flag(isResting))
    read("emphasis", .number(emphasis.position(at: now)))
  }
}

extension SettingError {
  /// What is wrong with the sectors that settings ask for.
  fileprivate init(_ error: SectorLayout.WeightError) {
    switch error {
    case .noSectors: self = .badCount(0, expected: 1...Wheel.greatestCount)
    case .tooManySectors(let count): self = .badCount(count, expected: 1...Wheel.greatestCount)
    case .badWeight(_, let weight):
      self = SettingValue.number(weight)
        .refusal(.number(minimum: .leastNormalMagnitude, maximum: .greatestFiniteMagnitude))
    }
  }
}

extension Sector {
  /// Changes its title, icon or tint.
  fileprivate mutating func set(
    _ setting: WheelSetting,
    to text: String
  ) throws(SettingError) {
    if setting == .titles {
      title = text
    } else if setting == .icons {
      icon = Icon(text: text)
    } else {
      tint = Tint(text: text)
      if tint == nil, !text.utf8.isEmpty { throw Tint.refusal(of: text) }
    }
  }

  /// Changes its weight, touch weight or odds; nil for the default.
  fileprivate mutating func set(_ setting: WheelSetting, to number: Double?) {
    if setting == .weights {
      weight = number ?? 1
    } else if setting == .odds {
      odds = number
    } else {
      touchWeight = number
    }
  }
}
