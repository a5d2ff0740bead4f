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
    (1...Swift.max(1, count)).map { Sector(decimal($0)) }
  }

  /// A whole number in decimal; the standard library's own pulls in its Unicode tables.
  private static func decimal(_ number: Int) -> String {
    var digits: [UInt8] = []
    var rest = number
    repeat {
      digits.insert(48 + UInt8(rest % 10), at: 0)
      rest /= 10
    } while rest > 0
    return String(validating: digits, as: UTF8.self) ?? ""
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let setting = WheelSetting.allCases.first(where: { name.hasSameBytes(as: $0.name) })
    else { throw .unknownName }
    switch setting {
    case .sectors:
      let count = try value.integer(in: 1...Wheel.greatestCount)
      try replaceSectors(Wheel.numbered(count))
    case .titles: try setTitles(value)
    case .icons:
      try setTexts(value) { (sector, text) throws(SettingError) in
        sector.icon = Sector.Icon(text: text)
      }
    case .tints:
      try setTexts(value) { (sector, text) throws(SettingError) in
        sector.tint = Tint(text: text)
        if sector.tint == nil, text.withBytes({ !$0.isEmpty }) { throw .badValue }
      }
    case .weights:
      try setNumbers(value) { sector, weight in sector.weight = weight ?? 1 }
    case .touchWeights:
      try setNumbers(value) { sector, weight in sector.touchWeight = weight }
    case .odds: try setNumbers(value) { sector, odds in sector.odds = odds }
    case .value:
      let index = try value.integer(in: 0...(sectors.count - 1))
      motion = nil
      hold = nil
      stand(on: index)
      face.select(settled, of: self)
    case .mode: options.mode = try value.choice([("picker", .picker), ("phone", .phone)])
    case .pointer: options.pointerAngle = try value.pointerAngle()
    case .direction:
      options.direction = try value.choice([
        ("both", .both), ("clockwise", .clockwise), ("counterclockwise", .counterclockwise),
      ])
    case .stops: options.stops = try value.stops()
    case .innerRadius: options.innerShare = try value.number(in: 0...0.95)
    case .outerRadius: options.outerShare = try value.number(in: 0.05...2)
    case .deceleration: options.decelerationRate = try value.decelerationRate()
    case .tapSelects: options.selectsOnTap = try value.flag()
    case .scrollPoints: options.scrollPointsPerSector = try value.number(in: 1...10_000)
    case .disabled:
      options.isEnabled = try !value.flag()
      if !options.isEnabled { hovered = nil }
    case .labels:
      style.labels = try value.choice([("turning", .turning), ("upright", .upright)])
    case .colors: style.coloring = try value.choice([("neutral", .neutral), ("palette", .palette)])
    case .hub: style.hasHub = try value.flag()
    case .selectedOpacity: style.selectedOpacity = try value.number(in: 0...1)
    case .restingOpacity: style.restingOpacity = try value.number(in: 0...1)
    case .pointerFlex:
      style.pointerFlex = Circular.radians(degrees: try value.number(in: 0...45))
    case .reducedMotion: environment.reducesMotion = try value.flag()
    case .rightToLeft: environment.isRightToLeft = try value.flag()
    }
  }

  private mutating func replaceSectors(_ sectors: [Sector]) throws(SettingError) {
    do { try setSectors(sectors) } catch { throw .badValue }
  }

  private mutating func setTitles(_ value: SettingValue) throws(SettingError) {
    guard case .texts(let titles) = value, !titles.isEmpty, titles.count <= Wheel.greatestCount
    else { throw .badValue }
    var changed: [Sector] = []
    for (index, title) in titles.enumerated() {
      var sector = index < sectors.count ? sectors[index] : Sector()
      sector.title = title
      changed.append(sector)
    }
    try replaceSectors(changed)
  }

  /// Changes something of each sector; an empty list stands for so many empty texts.
  private mutating func setTexts(
    _ value: SettingValue,
    change: (inout Sector, String) throws(SettingError) -> Void
  ) throws(SettingError) {
    guard case .texts(let texts) = value, texts.isEmpty || texts.count == sectors.count else {
      throw .badValue
    }
    var changed = sectors
    for index in changed.indices {
      try change(&changed[index], texts.isEmpty ? "" : texts[index])
    }
    try replaceSectors(changed)
  }

  /// Changes a number of each sector; an empty list takes it away from all.
  private mutating func setNumbers(
    _ value: SettingValue,
    change: (inout Sector, Double?) -> Void
  ) throws(SettingError) {
    guard case .numbers(let numbers) = value,
      numbers.isEmpty || numbers.count == sectors.count
    else { throw .badValue }
    var changed = sectors
    for index in changed.indices {
      change(&changed[index], numbers.isEmpty ? nil : numbers[index])
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
    if name.hasSameBytes(as: "select") {
      guard let index = try arguments.integer("index") else { throw .badValue }
      isDone = select(
        index,
        animated: try arguments.flag("animated") ?? true,
        at: time,
        emit: emit
      )
    } else if name.hasSameBytes(as: "rotate") {
      guard let angle = try arguments.number("by") else { throw .badValue }
      isDone = rotate(
        by: angle,
        animated: try arguments.flag("animated") ?? true,
        at: time,
        emit: emit
      )
    } else if name.hasSameBytes(as: "spin") {
      guard let index = try arguments.integer("to") else { throw .badValue }
      isDone = spin(
        to: index,
        turns: try arguments.integer("turns") ?? 4,
        duration: try arguments.number("duration") ?? 4,
        at: time,
        emit: emit
      )
    } else if name.hasSameBytes(as: "startTurning") {
      guard let speed = try arguments.number("radiansPerSecond") else { throw .badValue }
      isDone = startTurning(radiansPerSecond: speed, at: time, emit: emit)
    } else if name.hasSameBytes(as: "stopTurning") {
      isDone = stopTurning(at: time, emit: emit)
    } else {
      throw .unknownName
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
    read("emphasis", .number(emphasis.value(at: now)))
  }
}
