extension ClockFace: ConfigurableControl {
  /// `clock-face`.
  public static var controlName: String { "clock-face" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.conventions { environment.dates = $0 }
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.visit("min", .text, default: .text(Self.text(ofLimit: minimumValue))) {
      "The earliest time, as text or in minutes since midnight; empty for none."
    } set: { value throws(SettingError) in
      minimumValue = try Self.limit(value)
    }
    visitor.visit("max", .text, default: .text(Self.text(ofLimit: maximumValue))) {
      "The latest time, as for min."
    } set: { value throws(SettingError) in
      maximumValue = try Self.limit(value)
    }
    visitor.visit("value", .text, default: .text(text)) {
      "The time as text with 24 hours, such as 07:30, or in minutes since midnight."
    } set: { value throws(SettingError) in
      self.value = try Self.number(of: value)
    }
    visitor.texts("labels", &labels) {
      "Names of the hour, of the minute, and of AM and PM, for screen readers."
    }
    visitor.texts("periods", &periods) { "The names for AM and PM." }
  }

  /// Returns the minutes for a time as text or as a number.
  private static func number(of value: SettingValue) throws(SettingError) -> Double {
    guard case .text(let text) = value else { return try value.number(in: DialScale.values) }
    guard let minutes = minutes(in: text) else {
      throw value.refusal(.format(TokenList("09:41")))
    }
    return Double(minutes)
  }

  private static func limit(_ value: SettingValue) throws(SettingError) -> Double? {
    if case .text(let text) = value, text.utf8.isEmpty { return nil }
    return try number(of: value)
  }

  private static func text(ofLimit limit: Double?) -> String {
    guard let limit, !limit.isNaN else { return "" }
    return text(of: Int(bounded: limit.rounded()).clamped(to: 0...minutesPerDay - 1))
  }

  /// Calls a method by name: `move` with a number `to` and optionally `animated`, or `activate` with a `field`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("move activate").index(of: name) {
    case 0:
      let value = try arguments.number("to")
      let animated = try arguments.flag("animated", default: true)
      guard move(to: value, animated: animated) else { throw .refused }
    case 1:
      let name = SettingValue.text(try arguments.text("field"))
      let field = ClockFaceField(rawValue: try name.choice(ClockFaceField.names.text))
      if let field { activate(field) }
    default: throw .unknownName
    }
  }

  /// Only `move` moves the hands to a time; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { call.hasSameBytes(as: "move") }

  /// Reports the time as number and as text, the active part, the shown angle of the hour's or only hand, and rest.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("text", .text(text))
    read("activeField", .choice(activeField))
    read("rotation", .number(shownRotation(of: .hour)))
    read("resting", .flag(!isHeld && !isMoving))
  }
}

extension ClockFaceOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("hands", &hands) {
      "Whether one hand selects the hour and then the minute, or the clock has two hands."
    }
    visitor.choice("hour-cycle", &hourCycle) {
      "Whether a day has 24 hours, or 12 with AM and PM; locale for the user's language."
    }
    visitor.interval(&$interval) {
      "Distance between two times, in minutes; 60 must be a multiple of it."
    }
    visitor.flag("advance", &advances) {
      "Whether the face shows the minutes after an hour was selected."
    }
    visitor.flag("show-time", &showsTime) {
      "Whether the time is written above or beside the face."
    }
    visitor.number("scroll-points", &$scrollPointsPerStep, unit: "points") {
      "Trackpad distance for one step. A mouse wheel notch is always one step."
    }
    visitor.disabled(&isEnabled)
  }
}
