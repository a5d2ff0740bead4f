/// The settings of a number spinner by name.
///
/// What each means is said in ``NumberSpinner/settings``.
enum SpinnerSetting: UInt8, CaseIterable {
  case minimum, maximum, step, wrap, value, tiles, axis, perspective, gap
  case digits, groups, titles, gain, throwLimit, deceleration, pageSteps, scrollPoints
  case disabled, reducedMotion, rightToLeft, textScale

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = TokenList(
    """
    min max step wrap value tiles axis perspective gap \
    digits groups titles gain throw-limit deceleration page-steps scroll-points \
    disabled reduced-motion right-to-left text-scale
    """
  )

  /// The least and the greatest value of one that is a number.
  var range: ClosedRange<Double> {
    func whole(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
      Double(range.lowerBound)...Double(range.upperBound)
    }
    switch self {
    case .minimum, .maximum, .value, .step: return -SpinnerRange.farthest...SpinnerRange.farthest
    case .tiles: return whole(SpinnerOptions.tileCounts)
    case .perspective: return SpinnerStyle.perspectives
    case .gap: return SpinnerStyle.gaps
    case .digits: return whole(SpinnerStyle.digits)
    case .gain: return 0.01...30
    case .throwLimit: return 0...3_600
    case .pageSteps: return whole(SpinnerOptions.pages)
    case .scrollPoints: return ScrollSteps.pointsPerStep
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}

extension NumberSpinner: ConfigurableControl {
  /// `number-spinner`.
  public static var controlName: String { "number-spinner" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = SpinnerSetting.names.index(of: name),
      let setting = SpinnerSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .minimum, .maximum, .step: try setEnd(setting, to: try value.number(in: setting.range))
    case .value: self.value = try value.number(in: setting.range)
    case .wrap, .groups, .disabled, .reducedMotion, .rightToLeft:
      set(setting, to: try value.flag())
    case .tiles, .digits, .pageSteps:
      let ends = Int(setting.range.lowerBound)...Int(setting.range.upperBound)
      set(setting, to: try value.integer(in: ends))
    case .axis:
      let place = try value.choice(SpinnerAxis.names.text)
      options.axis = SpinnerAxis(rawValue: place) ?? .vertical
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
    case .deceleration: options.decelerationRate = try value.decelerationRate(friction: .spinner)
    case .textScale: environment.textScale = try value.textScale()
    case .titles:
      style.titles = try value.texts()
    }
  }

  /// Changes the least or the greatest number, or the step.
  ///
  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setEnd(
    _ setting: SpinnerSetting,
    to number: Double
  ) throws(SettingError) {
    var (minimum, maximum, step) = (
      Swift.min(range.start, range.end), Swift.max(range.start, range.end), range.step
    )
    switch setting {
    case .minimum: (minimum, maximum) = (number, Swift.max(maximum, number))
    case .maximum: (minimum, maximum) = (Swift.min(minimum, number), number)
    default: step = number
    }
    do {
      range = try SpinnerRange(
        from: step < 0 ? maximum : minimum,
        through: step < 0 ? minimum : maximum,
        step: step
      )
    } catch {
      throw SettingValue.number(number)
        .refusal(.number(minimum: setting.range.lowerBound, maximum: setting.range.upperBound))
    }
  }

  private mutating func set(_ setting: SpinnerSetting, to flag: Bool) {
    switch setting {
    case .wrap: options.wraps = flag
    case .groups: style.groups = flag
    case .disabled: options.isEnabled = !flag
    case .reducedMotion: environment.reducesMotion = flag
    default: environment.isRightToLeft = flag
    }
  }

  private mutating func set(_ setting: SpinnerSetting, to integer: Int) {
    switch setting {
    case .tiles: options.tileCount = integer
    case .digits: style.minimumDigits = integer
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
    guard TokenList("move").index(of: name) == 0 else { throw .unknownName }
    let value = try arguments.number("to")
    let animated = try arguments.flag("animated", default: true)
    guard move(to: value, animated: animated, at: time, emit: emit) else { throw .refused }
  }

  /// Tells value, value at rest, position, rotation, speed and rest.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("settledValue", .number(settledValue))
    read("position", .number(position))
    read("rotation", .number(rotation))
    read("tilesPerSecond", .number(tilesPerSecond))
    read("resting", .flag(isResting))
  }
}
