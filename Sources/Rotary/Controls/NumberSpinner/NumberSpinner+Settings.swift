extension NumberSpinner: ConfigurableControl {
  /// `number-spinner`.
  public static var controlName: String { "number-spinner" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitRange(&visitor)
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
  }

  private mutating func visitRange(_ visitor: inout some SettingVisitor) {
    visitor.number("min", Swift.min(range.start, range.end), in: SpinnerRange.numbers) {
      "The smallest number: the first, or with a negative step the last."
    } set: { number throws(SettingError) in
      try setRange(.minimum, to: number)
    }
    visitor.number("max", Swift.max(range.start, range.end), in: SpinnerRange.numbers) {
      "The largest number."
    } set: { number throws(SettingError) in
      try setRange(.maximum, to: number)
    }
    visitor.number("step", range.step, in: SpinnerRange.numbers) {
      "Distance between numbers; negative to count down; not 0. A larger step is used if there would be too many."
    } set: { number throws(SettingError) in
      try setRange(.step, to: number)
    }
    visitor.flag("wrap", options.wraps) {
      "Whether the first number follows the last."
    } set: {
      options.wraps = $0
    }
    visitor.number("value", value, in: SpinnerRange.numbers) {
      "The number at the front, clamped to the range. Set it after min and max."
    } set: {
      value = $0
    }
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
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    guard TokenList("move").index(of: name) == 0 else { throw .unknownName }
    let value = try arguments.number("to")
    let animated = try arguments.flag("animated", default: true)
    guard move(to: value, animated: animated) else { throw .refused }
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
    visitRing(&visitor, unit: "of the width, or height")
    visitor.integer("digits", &$minimumDigits) {
      "Smallest number of digits before the decimal point."
    }
    visitor.flag("groups", &groups) { "Whether a separator groups the digits by thousands." }
    visitor.texts("titles", &titles) { "Texts shown instead of the first numbers." }
  }

  /// Visits the settings that a spinner shares with a row of spinners.
  mutating func visitRing(_ visitor: inout some SettingVisitor, unit: StaticString) {
    visitor.number("perspective", &$perspective, or: "none", unit: unit) {
      "Distance from the viewer to the front tile; none for no perspective."
    }
    visitor.number("gap", &$gap, unit: "of a tile") { "Gap between two tiles." }
  }
}

extension SpinnerOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.integer("tiles", &$tileCount) { "Number of tiles on the ring." }
    visitor.choice("axis", &axis) {
      "Axis of the ring: vertical for numbers side by side, or horizontal."
    }
    visitor.visit(
      "gain",
      .number(in: Self.gains.inDegrees, or: Self.Gain.names),
      unit: "degrees per point",
      default: gain.settingValue
    ) {
      "Rotation per dragged point: tile follows the finger, fixed is 160° per 300 points."
    } set: { value throws(SettingError) in
      gain = try Self.Gain(value)
    }
    visitor.angle("throw-limit", &$throwLimit) { "Largest angle that a flick turns the ring." }
    visitor.deceleration(&decelerationRate, friction: .spinner)
    visitor.integer("page-steps", &$pageSteps) { "Number of steps for Page Up and Page Down." }
    visitor.number("scroll-points", &$scrollPointsPerStep, unit: "points") {
      "Trackpad distance for one number. A mouse wheel notch is always one number."
    }
    visitor.disabled(&isEnabled)
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
