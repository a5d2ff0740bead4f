extension Turntable: ConfigurableControl {
  /// `turntable`.
  public static var controlName: String { "turntable" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = TurntableSetting.names.place(of: name),
      let setting = TurntableSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .count, .itemsPerTurn, .value:
      let ends = Int(setting.range.lowerBound)...Int(setting.range.upperBound)
      try set(setting, to: try value.integer(in: ends))
    case .titles, .details, .images:
      guard case .texts(let texts) = value else { throw .badValue }
      set(setting, to: texts)
    case .edge:
      options.edge = TurntableOptions.Edge(rawValue: try value.choice(setting.words)) ?? .left
    case .tracking:
      let choice = try value.choice(setting.words)
      options.tracking = TurntableOptions.Tracking(rawValue: choice) ?? .edge
    case .deceleration: options.decelerationRate = try value.decelerationRate()
    case .snap, .wrap, .anchor, .yieldAtEnds, .ask, .disabled, .indicator, .structure,
      .reducedMotion, .rightToLeft:
      set(setting, to: try value.flag())
    case .endAngle, .orbit, .planet, .avatar, .titleFadesFrom, .titleFadesTo, .endScale, .unroll:
      set(setting, to: try value.number(in: setting.range))
    }
  }

  private mutating func set(_ setting: TurntableSetting, to integer: Int) throws(SettingError) {
    switch setting {
    case .count:
      do { setList(try TurntableList(count: integer)) } catch { throw .badValue }
    case .itemsPerTurn: options.itemsPerTurn = integer
    default:
      guard integer < list.count else { throw .badValue }
      selection = integer < 0 ? nil : list[integer]
      revision += 1
    }
  }

  private mutating func set(_ setting: TurntableSetting, to texts: [String]) {
    switch setting {
    case .titles: style.titles = texts
    case .details: style.details = texts
    default: style.images = texts
    }
    for cell in cells.indices where !cells[cell].isFree { refill(cell) }
  }

  private mutating func set(_ setting: TurntableSetting, to flag: Bool) {
    switch setting {
    case .snap: options.snaps = flag
    case .wrap: options.wraps = flag
    case .anchor: options.keepsAnchor = flag
    case .yieldAtEnds: options.yieldsAtEnds = flag
    case .ask: options.asksForItems = flag
    case .disabled:
      options.isEnabled = !flag
      if flag { hovered = nil }
    case .indicator: style.showsIndicator = flag
    case .structure: style.showsStructure = flag
    case .reducedMotion: environment.reducesMotion = flag
    default: environment.isRightToLeft = flag
    }
  }

  private mutating func set(_ setting: TurntableSetting, to number: Double) {
    switch setting {
    case .endAngle: options.endAngle = Circular.radians(degrees: number)
    case .orbit: style.orbit = number
    case .planet: style.planet = number
    case .avatar: style.avatar = number
    case .titleFadesFrom: style.titleFadesFrom = Circular.radians(degrees: number)
    case .titleFadesTo: style.titleFadesTo = Circular.radians(degrees: number)
    case .endScale: style.endScale = number
    default: style.unrolling = number
    }
  }

  /// Tells place, scroll position, speed, what is in the middle and what is chosen.
  public func readState(_ read: (String, SettingValue) -> Void) {
    func index(of id: Int?) -> SettingValue {
      .number(Double(id.flatMap { list.index(of: $0) } ?? -1))
    }
    read("count", .number(Double(list.count)))
    read("place", .number(place))
    read("offset", .number(offset))
    read("progress", .number(progress))
    read("itemsPerSecond", .number(itemsPerSecond))
    read("centred", .number(Double(centredIndex ?? -1)))
    read("selection", index(of: selection))
    read("active", index(of: active))
    read("cells", .number(Double(liveCellCount)))
    read("nextID", .number(Double(list.nextID)))
    read("resting", .flag(isResting))
  }
}
