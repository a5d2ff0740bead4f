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
    (1...Swift.max(1, count)).map { Sector(Figures.text(Double($0))) }
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = WheelSetting.names.place(of: name),
      let setting = WheelSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .sectors:
      let count = try value.integer(in: 1...Wheel.greatestCount)
      try replaceSectors(Wheel.numbered(count))
    case .titles, .icons, .tints: try setTexts(setting, value)
    case .weights, .touchWeights, .odds: try setNumbers(setting, value)
    case .value:
      let index = try value.integer(in: 0...(sectors.count - 1))
      motion = nil
      hold = nil
      stand(on: index)
      face.select(settled, of: self)
    case .mode, .pointer, .direction, .stops, .innerRadius, .outerRadius, .deceleration,
      .tapSelects, .scrollPoints, .disabled:
      try setOption(setting, value)
    case .labels, .colors, .hub, .selectedOpacity, .restingOpacity, .pointerFlex:
      try setStyle(setting, value)
    case .reducedMotion: environment.reducesMotion = try value.flag()
    case .rightToLeft: environment.isRightToLeft = try value.flag()
    }
  }

  private mutating func setOption(
    _ setting: WheelSetting,
    _ value: SettingValue
  ) throws(SettingError) {
    var options = options
    switch setting {
    case .mode: options.mode = .init(rawValue: try value.choice("picker phone")) ?? .picker
    case .pointer: options.pointerAngle = try value.pointerAngle()
    case .direction:
      let place = try value.choice("both clockwise counterclockwise")
      options.direction = .init(rawValue: place) ?? .both
    case .stops: options.stops = try value.stops()
    case .innerRadius: options.innerShare = try value.number(in: 0...0.95)
    case .outerRadius: options.outerShare = try value.number(in: 0.05...2)
    case .deceleration: options.decelerationRate = try value.decelerationRate()
    case .tapSelects: options.selectsOnTap = try value.flag()
    case .scrollPoints: options.scrollPointsPerSector = try value.number(in: 1...10_000)
    case .disabled:
      options.isEnabled = try !value.flag()
      if !options.isEnabled { hovered = nil }
    default: break
    }
    self.options = options
  }

  private mutating func setStyle(
    _ setting: WheelSetting,
    _ value: SettingValue
  ) throws(SettingError) {
    var style = style
    switch setting {
    case .labels: style.labels = .init(rawValue: try value.choice("turning upright")) ?? .turning
    case .colors: style.coloring = .init(rawValue: try value.choice("neutral palette")) ?? .neutral
    case .hub: style.hasHub = try value.flag()
    case .selectedOpacity: style.selectedOpacity = try value.number(in: 0...1)
    case .restingOpacity: style.restingOpacity = try value.number(in: 0...1)
    case .pointerFlex:
      style.pointerFlex = Circular.radians(degrees: try value.number(in: 0...45))
    default: break
    }
    self.style = style
  }

  private mutating func replaceSectors(_ sectors: [Sector]) throws(SettingError) {
    do { try setSectors(sectors) } catch { throw .badValue }
  }

  /// Changes a text of each sector; an empty list of icons or tints takes them away from all.
  private mutating func setTexts(
    _ setting: WheelSetting,
    _ value: SettingValue
  ) throws(SettingError) {
    guard case .texts(let texts) = value else { throw .badValue }
    var changed = sectors
    if setting == .titles {
      guard !texts.isEmpty, texts.count <= Wheel.greatestCount else { throw .badValue }
      changed.removeLast(Swift.max(0, changed.count - texts.count))
      while changed.count < texts.count { changed.append(Sector()) }
    } else if !texts.isEmpty, texts.count != changed.count {
      throw .badValue
    }
    for index in changed.indices {
      let text = texts.isEmpty ? "" : texts[index]
      if setting == .titles {
        changed[index].title = text
      } else if setting == .icons {
        changed[index].icon = Sector.Icon(text: text)
      } else {
        changed[index].tint = Tint(text: text)
        if changed[index].tint == nil, text.withBytes({ !$0.isEmpty }) { throw .badValue }
      }
    }
    try replaceSectors(changed)
  }

  /// Changes a number of each sector; an empty list takes it away from all.
  private mutating func setNumbers(
    _ setting: WheelSetting,
    _ value: SettingValue
  ) throws(SettingError) {
    guard case .numbers(let numbers) = value,
      numbers.isEmpty || numbers.count == sectors.count
    else { throw .badValue }
    var changed = sectors
    for index in changed.indices {
      let number = numbers.isEmpty ? nil : numbers[index]
      if setting == .weights {
        changed[index].weight = number ?? 1
      } else if setting == .odds {
        changed[index].odds = number
      } else {
        changed[index].touchWeight = number
      }
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
    switch Words("select rotate spin startTurning stopTurning").place(of: name) {
    case 0:
      guard let index = try arguments.integer("index") else { throw .badValue }
      let animated = try arguments.flag("animated") ?? true
      isDone = select(index, animated: animated, at: time, emit: emit)
    case 1:
      guard let angle = try arguments.number("by") else { throw .badValue }
      let animated = try arguments.flag("animated") ?? true
      isDone = rotate(by: angle, animated: animated, at: time, emit: emit)
    case 2:
      guard let index = try arguments.integer("to") else { throw .badValue }
      let turns = try arguments.integer("turns") ?? 4
      let duration = try arguments.number("duration") ?? 4
      isDone = spin(to: index, turns: turns, duration: duration, at: time, emit: emit)
    case 3:
      guard let speed = try arguments.number("radiansPerSecond") else { throw .badValue }
      isDone = startTurning(radiansPerSecond: speed, at: time, emit: emit)
    case 4: isDone = stopTurning(at: time, emit: emit)
    default: throw .unknownName
    }
    guard isDone else { throw .badValue }
  }

  /// Tells rotation, speed, selection, settled sector, rest and emphasis.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("rotation", .number(rotation))
    read("radiansPerSecond", .number(radiansPerSecond))
    read("selection", .number(Double(selection)))
    read("settled", .number(Double(settled)))
    read("resting", .flag(isResting))
    read("emphasis", .number(emphasis.position(at: now)))
  }
}
