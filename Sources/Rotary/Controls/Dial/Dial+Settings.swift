extension DialControl: ConfigurableControl {
  /// `dial`, or `range-dial`.
  public static var controlName: String { Value.isDialRange ? "range-dial" : "dial" }

  /// The names of the settings of both kinds, with a space between them.
  ///
  /// A dial refuses `min-distance`, `max-distance`, `meeting`, `low`, `high` and `thumb-labels`, a range
  /// dial `default` and `origin`.
  public static var settingNames: StaticString { DialSetting.names.text }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    try mechanism.set(name, to: value)
  }

  /// Calls a method by name: `move` with a number `to`, or with `low` and `high`, and if wanted
  /// `animated`; `reset`, but for a range; or for a range `choose` with the number of the `thumb` that
  /// keys act on.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (DialEvent<Value>, Double) -> Void
  ) throws(SettingError) {
    try mechanism.call(name, arguments, at: time) { emit($0.reading(Value.self), $1) }
  }

  /// Tells the value, or both of a range, how it is shown, and rest.
  public func readState(_ read: (String, SettingValue) -> Void) { mechanism.readState(read) }
}

extension DialMechanism {
  mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let setting = DialSetting(name, isRange: isRange) else { throw .unknownName }
    switch setting {
    case .minimum, .maximum, .start, .end, .turns:
      try setScale(setting, to: try value.number(in: setting.range))
    case .step: try setScale(setting, to: try setting.number(value) ?? 0)
    case .wrap: try setScale(setting, to: try value.flag() ? 1 : 0)
    case .value: try setValue(value)
    case .low: bind(.low, to: try value.number(in: setting.range))
    case .high: bind(.high, to: try value.number(in: setting.range))
    case .absolute, .disabled, .progress, .showValue, .reducedMotion:
      set(setting, to: try value.flag())
    case .meeting, .drag, .face, .format: set(setting, toChoice: try value.choice(setting.words))
    case .maximumDistance, .defaultValue, .origin, .decimals: try setOptional(setting, to: value)
    case .minimumDistance, .fine, .dragPoints, .snap, .scrollPoints, .majorTicks, .minorTicks:
      set(setting, to: try value.number(in: setting.range))
    case .detents:
      options.detents = try setting.numbers(value, atMost: DialOptions.maximumDetentCount)
    case .labels, .texts, .thumbLabels:
      set(setting, to: try value.texts())
    case .textScale: environment.textScale = try value.textScale()
    case .unit, .caption:
      let text = try value.text()
      if setting == .unit { style.unit = text } else { style.title = text }
    }
  }

  /// Takes the value as a binding gives it; of a range both numbers together.
  private mutating func setValue(_ value: SettingValue) throws(SettingError) {
    if isRange {
      let numbers = try DialSetting.value.numbers(value, atMost: 2)
      try SettingError.check(numbers.count, in: 2...2)
      bind(DialRange(low: numbers[0], high: numbers[1]))
    } else {
      let number = try value.number(in: DialSetting.value.range)
      bind(DialRange(low: number, high: number))
    }
  }

  /// Changes an end, the step, an angle, or whether it goes round.
  ///
  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setScale(_ setting: DialSetting, to number: Double) throws(SettingError) {
    var (first, last, step) = (scale.minimum, scale.maximum, scale.step)
    var (start, sweep, wraps) = (scale.startAngle, scale.sweep, scale.asksToWrap)
    switch setting {
    case .minimum:
      first = number
      last = Swift.max(last, number)
    case .maximum:
      last = number
      first = Swift.min(first, number)
    case .step: step = number
    case .turns: sweep = number * Circular.turn
    case .wrap: wraps = number > 0
    case .end: sweep = Self.sweep(from: start, to: Circular.radians(degrees: number))
    default:
      let angle = Circular.radians(degrees: number)
      if angle != start {
        // An arc keeps its end; what goes round, its turns.
        if sweep < Circular.turn { sweep = Self.sweep(from: angle, to: start + sweep) }
        start = angle
      }
    }
    do {
      scale = try DialScale(
        from: first,
        through: last,
        step: step,
        startAngle: start,
        sweep: sweep,
        wraps: wraps
      )
    } catch {
      throw SettingValue.number(number)
        .refusal(.number(minimum: setting.range.lowerBound, maximum: setting.range.upperBound))
    }
  }

  /// Clockwise from one direction to another; a whole turn where they are the same.
  private static func sweep(from start: Double, to end: Double) -> Double {
    let sweep = Circular.positive(end - start)
    return sweep > 0 ? sweep : Circular.turn
  }

  private mutating func set(_ setting: DialSetting, to flag: Bool) {
    switch setting {
    case .absolute: options.isAbsolute = flag
    case .disabled: options.isEnabled = !flag
    case .progress: style.showsProgress = flag
    case .showValue: style.showsValue = flag
    default: environment.reducesMotion = flag
    }
  }

  private mutating func set(_ setting: DialSetting, toChoice choice: UInt8) {
    switch setting {
    case .meeting: thumbs.meeting = RangeDialThumbs.Meeting(rawValue: choice) ?? .push
    case .drag: options.drag = DialOptions.Drag(rawValue: choice) ?? .circular
    case .face: style.face = DialStyle.Face(rawValue: choice) ?? .ring
    default: style.format = DialStyle.Format(rawValue: choice) ?? .number
    }
  }

  private mutating func set(_ setting: DialSetting, to texts: [String]) {
    switch setting {
    case .labels: style.labels = texts
    case .texts: write(texts)
    default: thumbs.labels = texts
    }
  }

  private mutating func setOptional(
    _ setting: DialSetting,
    to value: SettingValue
  ) throws(SettingError) {
    let number = try setting.number(value)
    switch setting {
    case .maximumDistance: thumbs.maximumDistance = number ?? .infinity
    case .defaultValue: options.defaultValue = number
    case .origin: style.origin = number
    default:
      style.decimals = try number.map { number throws(SettingError) in
        try SettingValue.number(number).integer(in: 0...15)
      }
    }
  }

  private mutating func set(_ setting: DialSetting, to number: Double) {
    switch setting {
    case .minimumDistance: thumbs.minimumDistance = number
    case .fine: options.fineGain = number
    case .dragPoints: options.dragPoints = number
    case .snap: options.snapAngle = Circular.radians(degrees: number)
    case .scrollPoints: options.scrollPointsPerStep = number
    case .majorTicks: style.majorTicks = number
    default: style.minorTicks = number
    }
  }

  mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (DialEvent<DialRange>, Double) -> Void
  ) throws(SettingError) {
    switch TokenList(isRange ? "move choose" : "move reset").index(of: name) {
    case 0:
      let animated = try arguments.flag("animated", default: true)
      let low = try arguments.number(isRange ? "low" : "to")
      let range = DialRange(low: low, high: isRange ? try arguments.number("high") : low)
      guard move(to: range, animated: animated, at: time, emit: emit) else { throw .refused }
    case 1:
      guard isRange else { return reset(at: time, emit: emit) }
      let thumb = try arguments.integer("thumb", in: 0...1)
      active = thumb == 0 ? .low : .high
    default: throw .unknownName
    }
  }

  func readState(_ read: (String, SettingValue) -> Void) {
    let value = value
    if isRange { read("low", .number(value.low)) }
    read(isRange ? "high" : "value", .number(value.high))
    read("rotation", .number(rotation))
    read("text", .text(caption))
    read("resting", .flag(isResting))
  }
}

extension DialSetting {
  /// A number, or nil for the word that stands for none.
  fileprivate func number(_ value: SettingValue) throws(SettingError) -> Double? {
    if case .number = value { return try value.number(in: range) }
    _ = try value.choice(words)
    return nil
  }

  /// Several numbers, each in range.
  fileprivate func numbers(
    _ value: SettingValue,
    atMost count: Int
  ) throws(SettingError) -> [Double] {
    let numbers = try value.numbers(in: range)
    try SettingError.check(numbers.count, in: 0...count)
    return numbers
  }
}
