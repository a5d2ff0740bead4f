extension Dial: ConfigurableControl {
  /// `dial`.
  public static var controlName: String { "dial" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = DialSetting.names.place(of: name),
      let setting = DialSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .least, .most, .start, .end, .turns:
      try setScale(setting, to: try value.number(in: setting.range))
    case .step: try setScale(setting, to: try setting.number(value) ?? 0)
    case .value, .high: stand(.high, at: try value.number(in: setting.range))
    case .low:
      let number = try value.number(in: setting.range)
      if options.isRange { stand(.low, at: number) } else { low = number }
    case .wrap, .range, .absolute, .disabled, .progress, .showValue, .reducedMotion:
      try set(setting, to: try value.flag())
    case .meeting, .drag, .face, .format: set(setting, toChoice: try value.choice(setting.words))
    case .maxDistance, .usual, .origin, .decimals: try setOptional(setting, to: value)
    case .minDistance, .fine, .dragPoints, .snap, .scrollPoints, .majorTicks, .minorTicks:
      set(setting, to: try value.number(in: setting.range))
    case .detents:
      guard case .numbers(let numbers) = value, numbers.count <= DialOptions.mostDetents,
        numbers.allSatisfy({ setting.range.contains($0) })
      else { throw .badValue }
      options.detents = numbers
    case .labels, .texts, .thumbLabels:
      guard case .texts(let texts) = value else { throw .badValue }
      if setting == .labels {
        style.labels = texts
      } else if setting == .texts {
        style.texts = texts
      } else {
        style.thumbLabels = texts
      }
    case .unit, .caption:
      guard case .text(let text) = value else { throw .badValue }
      if setting == .unit { style.unit = text } else { style.title = text }
    }
  }

  /// Changes an end, the step or an angle.
  ///
  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setScale(_ setting: DialSetting, to number: Double) throws(SettingError) {
    var (least, most, step) = (scale.minimum, scale.maximum, scale.step)
    var (start, sweep) = (scale.startAngle, scale.sweep)
    switch setting {
    case .least:
      least = number
      most = Swift.max(most, number)
    case .most:
      most = number
      least = Swift.min(least, number)
    case .step: step = number
    case .turns: sweep = number * Circular.turn
    default:
      let angle = Circular.radians(degrees: number)
      if setting == .end {
        sweep = Self.sweep(from: start, to: angle)
      } else if angle != start {
        // An arc keeps its end; what goes round, its turns.
        if sweep < Circular.turn { sweep = Self.sweep(from: angle, to: start + sweep) }
        start = angle
      }
    }
    do {
      scale = try DialScale(
        from: least,
        through: most,
        step: step,
        startAngle: start,
        sweep: sweep,
        wraps: scale.asksToWrap
      )
    } catch { throw .badValue }
  }

  /// Clockwise from one direction to another; a whole turn where they are the same.
  private static func sweep(from start: Double, to end: Double) -> Double {
    let sweep = Circular.positive(end - start)
    return sweep > 0 ? sweep : Circular.turn
  }

  private mutating func set(_ setting: DialSetting, to flag: Bool) throws(SettingError) {
    switch setting {
    case .wrap:
      do {
        scale = try DialScale(
          from: scale.minimum,
          through: scale.maximum,
          step: scale.step,
          startAngle: scale.startAngle,
          sweep: scale.sweep,
          wraps: flag
        )
      } catch { throw .badValue }
    case .range: options.isRange = flag
    case .absolute: options.isAbsolute = flag
    case .disabled:
      options.isEnabled = !flag
      if flag { isHovered = false }
    case .progress: style.showsProgress = flag
    case .showValue: style.showsValue = flag
    default: environment.reducesMotion = flag
    }
  }

  private mutating func set(_ setting: DialSetting, toChoice choice: UInt8) {
    switch setting {
    case .meeting: options.meeting = DialOptions.Meeting(rawValue: choice) ?? .push
    case .drag: options.drag = DialOptions.Drag(rawValue: choice) ?? .circular
    case .face: style.face = DialStyle.Face(rawValue: choice) ?? .ring
    default: style.format = DialStyle.Format(rawValue: choice) ?? .number
    }
  }

  private mutating func setOptional(
    _ setting: DialSetting,
    to value: SettingValue
  ) throws(SettingError) {
    let number = try setting.number(value)
    switch setting {
    case .maxDistance: options.maximumDistance = number ?? .infinity
    case .usual: options.defaultValue = number
    case .origin: style.origin = number
    default:
      guard number.map({ $0 == $0.rounded() }) ?? true else { throw .badValue }
      style.decimals = number.map { Int($0) }
    }
  }

  private mutating func set(_ setting: DialSetting, to number: Double) {
    switch setting {
    case .minDistance: options.minimumDistance = number
    case .fine: options.fineGain = number
    case .dragPoints: options.dragPoints = number
    case .snap: options.snapAngle = Circular.radians(degrees: number)
    case .scrollPoints: options.scrollPointsPerStep = number
    case .majorTicks: style.majorTicks = number
    default: style.minorTicks = number
    }
  }

  /// Calls a method by name: `move` with a number `to`, or with `low` and `high`, and if wanted
  /// `animated`; `reset`; or `choose` with the number of the `thumb` that keys act on.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) throws(SettingError) {
    switch Words("move reset choose").place(of: name) {
    case 0:
      let animated = try arguments.flag("animated", default: true)
      let isDone: Bool
      if options.isRange {
        let low = try arguments.number("low")
        let high = try arguments.number("high")
        isDone = move(low: low, high: high, animated: animated, at: time, emit: emit)
      } else {
        let value = try arguments.number("to")
        isDone = move(to: value, animated: animated, at: time, emit: emit)
      }
      guard isDone else { throw .badValue }
    case 1: reset(at: time, emit: emit)
    case 2:
      let thumb = try arguments.integer("thumb")
      guard options.isRange, thumb == 0 || thumb == 1 else { throw .badValue }
      active = thumb == 0 ? .low : .high
    default: throw .unknownName
    }
  }

  /// Tells the value, or both of a range, how it is shown, and rest.
  public func readState(_ read: (String, SettingValue) -> Void) {
    value.read(read)
    read("rotation", .number(rotation))
    read("text", .text(caption))
    read("resting", .flag(isResting))
  }
}

extension DialSetting {
  /// A number, or nil for the word that stands for none.
  func number(_ value: SettingValue) throws(SettingError) -> Double? {
    if case .number = value { return try value.number(in: range) }
    _ = try value.choice(words)
    return nil
  }
}
