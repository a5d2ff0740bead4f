extension NumberSpinner: ConfigurableControl {
  /// `number-spinner`.
  public static var controlName: String { "number-spinner" }

  /// States each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(
    _ visitor: inout some SettingVisitor
  ) throws(SettingError) {
    try visitRange(&visitor)
    try visitRing(&visitor)
    try visitText(&visitor)
    try visitInput(&visitor)
    try visitor.flag("disabled", !options.isEnabled, "Whether the spinner takes no input.") {
      options.isEnabled = !$0
    }
    try visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Whether a short fade takes the place of turning by itself."
    ) { environment.reducesMotion = $0 }
    try visitor.flag(
      "right-to-left",
      environment.isRightToLeft,
      "Whether numbers follow each other to the left and keys are mirrored."
    ) { environment.isRightToLeft = $0 }
    try visitor.textScale(environment.textScale) { environment.textScale = $0 }
  }

  private mutating func visitRange(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.number(
      "min",
      Swift.min(range.start, range.end),
      in: SpinnerRange.numbers,
      "The least number, for the first tile or, with a negative step, for the last."
    ) { number throws(SettingError) in try setRange(.minimum, to: number) }
    try visitor.number(
      "max",
      Swift.max(range.start, range.end),
      in: SpinnerRange.numbers,
      "The greatest number."
    ) { number throws(SettingError) in try setRange(.maximum, to: number) }
    try visitor.number(
      "step",
      range.step,
      in: SpinnerRange.numbers,
      "From one number to the next; below zero for numbers that fall; not 0."
    ) { number throws(SettingError) in try setRange(.step, to: number) }
    try visitor.flag("wrap", options.wraps, "Whether the first number follows the last.") {
      options.wraps = $0
    }
    try visitor.number(
      "value",
      value,
      in: SpinnerRange.numbers,
      "The number at the front; beyond the ends, the end; set it after them."
    ) { value = $0 }
  }

  private mutating func visitRing(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.integer(
      "tiles",
      options.tileCount,
      in: SpinnerOptions.tileCounts,
      "How many tiles the ring has room for."
    ) { options.tileCount = $0 }
    try visitor.choice(
      "axis",
      options.axis,
      "What the ring turns about: a vertical axis for numbers side by side, or a horizontal one."
    ) { options.axis = $0 }
    try visitor.number(
      "perspective",
      style.perspective,
      in: SpinnerStyle.perspectives,
      or: "none",
      unit: "of the width, or height",
      "How far the eye is from the front tile; none for an orthographic ring."
    ) { style.perspective = $0 }
    try visitor.number(
      "gap",
      style.gap,
      in: SpinnerStyle.gaps,
      unit: "of a tile",
      "What is left free between two tiles."
    ) { style.gap = $0 }
  }

  private mutating func visitText(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.integer(
      "digits",
      style.minimumDigits,
      in: SpinnerStyle.digits,
      "How many figures stand before the point at least."
    ) { style.minimumDigits = $0 }
    try visitor.flag(
      "groups",
      style.groups,
      "Whether a thin space stands between thousands."
    ) { style.groups = $0 }
    try visitor.texts("titles", style.titles, "Words in the place of the first numbers.") {
      style.titles = $0
    }
  }

  private mutating func visitInput(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.visit("gain") {
      SettingDescription(
        "gain",
        .number(in: SpinnerOptions.gains.inDegrees, or: SpinnerOptions.Gain.names),
        unit: "degrees per point",
        default: options.gain.settingValue,
        "How far a drag turns the ring: with the front tile, 160° for 300 points, or a number."
      )
    } set: { value throws(SettingError) in
      options.gain = try SpinnerOptions.Gain(value)
    }
    try visitor.angle(
      "throw-limit",
      options.throwLimit,
      in: SpinnerOptions.throwLimits,
      "How far a flick turns the ring at most."
    ) { options.throwLimit = $0 }
    try visitor.deceleration(options.decelerationRate, friction: .spinner) {
      options.decelerationRate = $0
    }
    try visitor.integer(
      "page-steps",
      options.pageSteps,
      in: SpinnerOptions.pages,
      "How many numbers a Page key moves by."
    ) { options.pageSteps = $0 }
    try visitor.number(
      "scroll-points",
      options.scrollPointsPerStep,
      in: ScrollSteps.pointsPerStep,
      unit: "points",
      "How far a mouse wheel or trackpad scrolls to move by one number."
    ) { options.scrollPointsPerStep = $0 }
  }

  /// A part of the range, each of which makes another range of all.
  private enum RangePart {
    case minimum, maximum, step
  }

  /// Changes the least or the greatest number, or the step.
  ///
  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setRange(_ part: RangePart, to number: Double) throws(SettingError) {
    var (minimum, maximum, step) = (
      Swift.min(range.start, range.end), Swift.max(range.start, range.end), range.step
    )
    switch part {
    case .minimum: (minimum, maximum) = (number, Swift.max(maximum, number))
    case .maximum: (minimum, maximum) = (Swift.min(minimum, number), number)
    case .step: step = number
    }
    do {
      range = try SpinnerRange(
        from: step < 0 ? maximum : minimum,
        through: step < 0 ? minimum : maximum,
        step: step
      )
    } catch {
      throw SettingValue.number(number).refusal(.number(in: SpinnerRange.numbers))
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

extension SpinnerOptions.Gain {
  /// The words for a gain.
  fileprivate static let names: StaticString = "tile fixed"

  /// A gain by its word, or by degrees for each point.
  fileprivate init(_ value: SettingValue) throws(SettingError) {
    if case .number = value {
      self = .radiansPerPoint(try value.radians(in: SpinnerOptions.gains))
    } else {
      self = try value.choice(Self.names) == 0 ? .tile : .fixed
    }
  }

  /// The gain as a setting's value.
  fileprivate var settingValue: SettingValue {
    guard case .radiansPerPoint(let radians) = self else { return .text("tile") }
    return self == .fixed ? .text("fixed") : .degrees(of: radians)
  }
}
