extension ProgressRing: ConfigurableControl {
  /// `progress-ring`.
  public static var controlName: String { "progress-ring" }

  /// The names of the settings, with a space between them.
  public static var settingNames: StaticString { ProgressRingSetting.names.text }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let index = ProgressRingSetting.names.index(of: name),
      let setting = ProgressRingSetting(rawValue: UInt8(index))
    else { throw .unknownName }
    switch setting {
    case .minimum, .maximum: setEnd(setting, to: try value.number(in: setting.range))
    case .value: self.value = try setting.number(value)
    case .duration, .gap, .thickness, .startAngle:
      set(setting, to: try value.number(in: setting.range))
    case .thresholds:
      let numbers = try value.numbers(in: setting.range)
      try SettingError.check(numbers.count, in: 0...ProgressRingStyle.maximumThresholdCount)
      style.thresholds = numbers
    case .tints: style.tints = try Self.tints(value)
    case .segments: style.segments = try value.integer(in: ProgressRingStyle.segmentCounts)
    case .cap: style.cap = try value.choice(setting.words) == 0 ? .round : .butt
    case .direction:
      style.direction = try value.choice(setting.words) == 0 ? .clockwise : .counterclockwise
    case .format:
      let choice = try value.choice(setting.words)
      style.format = ProgressRingStyle.Format(rawValue: choice) ?? .automatic
    case .decimals:
      style.decimals = try setting.number(value).map { number throws(SettingError) in
        try SettingValue.number(number).integer(in: DialStyle.places)
      }
    case .unit: style.unit = try value.text()
    case .caption: style.title = try value.text()
    case .text: write(try value.text())
    case .reducedMotion: environment.reducesMotion = try value.flag()
    case .textScale: environment.textScale = try value.textScale()
    }
  }

  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setEnd(_ setting: ProgressRingSetting, to number: Double) {
    range =
      setting == .minimum
      ? number...Swift.max(range.upperBound, number)
      : Swift.min(range.lowerBound, number)...number
  }

  private mutating func set(_ setting: ProgressRingSetting, to number: Double) {
    switch setting {
    case .duration: durationSeconds = number
    case .gap: style.gap = number
    case .thickness: style.thickness = number
    default: style.startAngle = Circular.radians(degrees: number)
    }
  }

  private static func tints(_ value: SettingValue) throws(SettingError) -> [Tint] {
    var tints: [Tint] = []
    let texts = try value.texts()
    try SettingError.check(texts.count, in: 0...ProgressRingStyle.maximumThresholdCount + 1)
    for text in texts {
      guard let tint = Tint(text: text) else { throw Tint.refusal(of: text) }
      tints.append(tint)
    }
    return tints
  }

  /// Calls a method by name: `move` with a number `to` and if wanted `animated`; `start`, `pause`,
  /// `resume` or `reset`, of a countdown.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void
  ) throws(SettingError) {
    let isDone: Bool
    switch TokenList("move start pause resume reset").index(of: name) {
    case 0:
      let animated = try arguments.flag("animated", default: true)
      isDone = move(to: try arguments.number("to"), animated: animated, at: time, emit: emit)
    case 1: isDone = start(at: time, emit: emit)
    case 2: isDone = pause(at: time, emit: emit)
    case 3: isDone = resume(at: time, emit: emit)
    case 4: isDone = reset(at: time, emit: emit)
    default: throw .unknownName
    }
    guard isDone else { throw .refused }
  }

  /// Tells the value, its share and how much of that is shown, what the countdown does, and what is written.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", value.map { .number($0) } ?? .text("indeterminate"))
    read("indeterminate", .flag(isIndeterminate))
    read("share", .number(share))
    read("shown", .number(shownShare))
    read("remaining", .number(remainingSeconds))
    read("phase", .text(ProgressCountdownPhase.names.all[Int(countdownPhase.rawValue)]))
    read("number", .number(writtenValue))
    read("text", .text(spokenText))
    read("resting", .flag(!isMoving))
  }
}

extension ProgressRingSetting {
  /// A number, or nil for the word that stands for none.
  fileprivate func number(_ value: SettingValue) throws(SettingError) -> Double? {
    if case .number = value { return try value.number(in: range) }
    _ = try value.choice(words)
    return nil
  }
}
