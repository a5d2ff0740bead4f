extension NumberSpinner: ConfigurableControl {
  /// `number-spinner`.
  public static var controlName: String { "number-spinner" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitRange(&visitor)
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Whether a short fade replaces animated motion."
    ) { environment.reducesMotion = $0 }
    visitor.flag(
      "right-to-left",
      environment.isRightToLeft,
      "Whether numbers run from right to left and arrow keys are mirrored."
    ) { environment.isRightToLeft = $0 }
    visitor.texts(of: environment) { environment = $0 }
  }

  private mutating func visitRange(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "min",
      Swift.min(range.start, range.end),
      in: SpinnerRange.numbers,
      "The smallest number: the first, or with a negative step the last."
    ) { number throws(SettingError) in try setRange(.minimum, to: number) }
    visitor.number(
      "max",
      Swift.max(range.start, range.end),
      in: SpinnerRange.numbers,
      "The largest number."
    ) { number throws(SettingError) in try setRange(.maximum, to: number) }
    visitor.number(
      "step",
      range.step,
      in: SpinnerRange.numbers,
      "Distance between numbers; negative to count down; not 0. A larger step is used if there would be too many."
    ) { number throws(SettingError) in try setRange(.step, to: number) }
    visitor.flag("wrap", options.wraps, "Whether the first number follows the last.") {
      options.wraps = $0
    }
    visitor.number(
      "value",
      value,
      in: SpinnerRange.numbers,
      "The number at the front, clamped to the range. Set it after min and max."
    ) { value = $0 }
  }

  /// A part of the range; a change of any part makes a new range.
  private enum RangePart {
    case minimum, maximum, step
  }

  /// Changes the minimum, the maximum or the step.
  ///
  /// An end that passes the other moves it along, so that both can be set in either order.
  private mutating func setRange(_ part: RangePart, to number: Double) throws(SettingError) {
    var (minimum, maximum, step) = (
      Swift.min(range.start, range.end), Swift.max(range.start, range.end), askedStep
    )
    switch part {
    case .minimum: (minimum, maximum) = (number, Swift.max(maximum, number))
    case .maximum: (minimum, maximum) = (Swift.min(minimum, number), number)
    case .step: step = number
    }
    let (start, end) = step < 0 ? (maximum, minimum) : (minimum, maximum)
    // Setting an end adjusts the step; a step that does not fit the ends is rejected.
    let counted =
      part == .step
      ? try? SpinnerRange(from: start, through: end, step: step)
      : SpinnerRange.counting(from: start, through: end, step: step)
    guard let counted else {
      throw SettingValue.number(number).refusal(.number(in: SpinnerRange.numbers))
    }
    range = counted
    askedStep = step
  }

  /// Calls a method by name: `move` with a number `to` and optionally `animated`.
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

  /// `move` moves the ring; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { true }

  /// Reports value, value at rest, position, rotation, speed and rest.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("settledValue", .number(settledValue))
    read("position", .number(position))
    read("rotation", .number(rotation))
    read("tilesPerSecond", .number(tilesPerSecond))
    read("resting", .flag(isResting))
  }
}

extension SpinnerStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "perspective",
      perspective,
      in: Self.perspectives,
      or: "none",
      unit: "of the width, or height",
      "Distance from the viewer to the front tile; none for no perspective."
    ) { perspective = $0 }
    visitor.number(
      "gap",
      gap,
      in: Self.gaps,
      unit: "of a tile",
      "Gap between two tiles."
    ) { gap = $0 }
    visitor.integer(
      "digits",
      minimumDigits,
      in: Self.digits,
      "Smallest number of digits before the decimal point."
    ) { minimumDigits = $0 }
    visitor.flag(
      "groups",
      groups,
      "Whether a separator groups the digits by thousands."
    ) { groups = $0 }
    visitor.texts("titles", titles, "Texts shown instead of the first numbers.") {
      titles = $0
    }
  }
}

extension SpinnerOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.integer(
      "tiles",
      tileCount,
      in: Self.tileCounts,
      "Number of tiles on the ring."
    ) { tileCount = $0 }
    visitor.choice(
      "axis",
      axis,
      "Axis of the ring: vertical for numbers side by side, or horizontal."
    ) { axis = $0 }
    visitor.visit("gain") {
      SettingDescription(
        "gain",
        .number(in: Self.gains.inDegrees, or: Self.Gain.names),
        unit: "degrees per point",
        default: gain.settingValue,
        "Rotation per dragged point: tile follows the finger, fixed is 160° per 300 points."
      )
    } set: { value throws(SettingError) in
      gain = try Self.Gain(value)
    }
    visitor.angle(
      "throw-limit",
      throwLimit,
      in: Self.throwLimits,
      "Largest angle that a flick turns the ring."
    ) { throwLimit = $0 }
    visitor.deceleration(decelerationRate, friction: .spinner) {
      decelerationRate = $0
    }
    visitor.integer(
      "page-steps",
      pageSteps,
      in: Self.pages,
      "Number of steps for Page Up and Page Down."
    ) { pageSteps = $0 }
    visitor.number(
      "scroll-points",
      scrollPointsPerStep,
      in: ScrollSteps.pointsPerStep,
      unit: "points",
      "Trackpad distance for one number. A mouse wheel notch is always one number."
    ) { scrollPointsPerStep = $0 }
    visitor.flag("disabled", !isEnabled, "Whether the spinner ignores input.") {
      isEnabled = !$0
    }
  }
}

extension SpinnerOptions.Gain {
  /// The words for a gain.
  fileprivate static let names: StaticString = "tile fixed"

  /// Creates a gain from its word, or from degrees per point.
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
