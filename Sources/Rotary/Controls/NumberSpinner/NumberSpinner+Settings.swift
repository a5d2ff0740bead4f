extension NumberSpinner: ConfigurableControl {
  /// `number-spinner`.
  public static var controlName: String { "number-spinner" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = SpinnerSetting.names.place(of: name),
      let setting = SpinnerSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .least, .most, .step: try setEnd(setting, to: try value.number(in: setting.range))
    case .value:
      let number = try value.number(in: setting.range)
      if let index = range.index(nearest: number) { stand(on: index) }
    case .wrap, .groups, .disabled, .reducedMotion, .rightToLeft:
      set(setting, to: try value.flag())
    case .tiles, .digits, .pageSteps:
      let ends = Int(setting.range.lowerBound)...Int(setting.range.upperBound)
      set(setting, to: try value.integer(in: ends))
    case .gap, .throwLimit, .scrollPoints:
      set(setting, to: try value.number(in: setting.range))
    case .perspective:
      if case .number = value {
        style.perspective = try value.number(in: setting.range)
      } else {
        _ = try value.choice("none")
        style.perspective = nil
      }
    case .gain:
      if case .number = value {
        let degrees = try value.number(in: setting.range)
        options.gain = .radiansPerPoint(Circular.radians(degrees: degrees))
      } else {
        options.gain = try value.choice("tile fixed") == 0 ? .tile : .fixed
      }
    case .deceleration: options.decelerationRate = try value.decelerationRate()
    case .titles:
      guard case .texts(let titles) = value else { throw .badValue }
      style.titles = titles
    }
  }

  /// Changes the least or the greatest number, or the step.
  ///
  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setEnd(
    _ setting: SpinnerSetting,
    to number: Double
  ) throws(SettingError) {
    var least = Swift.min(range.start, range.end)
    var most = Swift.max(range.start, range.end)
    var step = range.step
    if setting == .least {
      least = number
      most = Swift.max(most, number)
    } else if setting == .most {
      most = number
      least = Swift.min(least, number)
    } else {
      step = number
    }
    do {
      range = try SpinnerRange(
        from: step < 0 ? most : least,
        through: step < 0 ? least : most,
        step: step
      )
    } catch { throw .badValue }
  }

  private mutating func set(_ setting: SpinnerSetting, to flag: Bool) {
    switch setting {
    case .wrap: options.wraps = flag
    case .groups: style.groups = flag
    case .disabled:
      options.isEnabled = !flag
      if flag { hovered = nil }
    case .reducedMotion: environment.reducesMotion = flag
    default: environment.isRightToLeft = flag
    }
  }

  private mutating func set(_ setting: SpinnerSetting, to integer: Int) {
    switch setting {
    case .tiles: options.tileCount = integer
    case .digits: style.leastDigits = integer
    default: options.pageSteps = integer
    }
  }

  private mutating func set(_ setting: SpinnerSetting, to number: Double) {
    switch setting {
    case .gap: style.gap = number
    case .throwLimit: options.throwLimit = Circular.radians(degrees: number)
    default: options.scrollPointsPerStep = number
    }
  }

  /// Calls a method by name: `move` with a number `to` and, if wanted, `animated`.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) throws(SettingError) {
    guard Words("move").place(of: name) == 0 else { throw .unknownName }
    let value = try arguments.number("to")
    let animated = try arguments.flag("animated", default: true)
    guard move(to: value, animated: animated, at: time, emit: emit) else { throw .badValue }
  }

  /// Tells value, place, rotation, speed and rest.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("settled", .number(range[settled]))
    read("place", .number(place))
    read("rotation", .number(rotation))
    read("tilesPerSecond", .number(tilesPerSecond))
    read("resting", .flag(isResting))
  }
}
