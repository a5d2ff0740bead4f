extension ProgressRing: ConfigurableControl {
  /// `progress-ring`.
  public static var controlName: String { "progress-ring" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("min", range.lowerBound, in: Self.values) {
      "Value of an empty ring."
    } set: {
      range = $0...Swift.max(range.upperBound, $0)
    }
    visitor.number("max", range.upperBound, in: Self.values) {
      "Value of a full ring."
    } set: {
      range = Swift.min(range.lowerBound, $0)...$0
    }
    visitor.number("value", value, in: Self.values, or: "indeterminate") {
      "The value, clamped to the range. Set it after min and max."
    } set: {
      value = $0
    }
    visitor.number("duration", durationSeconds, in: Self.durations, unit: "seconds") {
      "Length of the countdown that replaces the value; 0 for none."
    } set: {
      durationSeconds = $0
    }
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
    visitor.text("text", "") {
      "Text shown instead of the value until the value changes."
    } set: {
      write($0)
    }
  }

  /// Calls a method by name: `move` with a number `to` and optionally `animated`; for a countdown `start`, optionally
  /// with another duration `in` seconds, `pause`, `resume` or `reset`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    let isDone: Bool
    switch TokenList("move start pause resume reset").index(of: name) {
    case 0:
      let animated = try arguments.flag("animated", default: true)
      isDone = move(to: try arguments.number("to"), animated: animated)
    case 1:
      let seconds = try arguments.number("in", default: durationSeconds)
      isDone = start(until: now + seconds)
    case 2: isDone = pause()
    case 3: isDone = resume()
    case 4: isDone = reset()
    default: throw .unknownName
    }
    guard isDone else { throw .refused }
  }

  /// Only `move` moves the ring; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { call.hasSameBytes(as: "move") }

  /// Reports the value, its share, the shown share, the state of the countdown, and the text.
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

extension ProgressRingStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    bands.visitSettings(&visitor) {
      "Values at which the colour changes; in a countdown, remaining seconds."
    }
    visitRing(&visitor)
    visitText(&visitor)
  }

  private mutating func visitRing(_ visitor: inout some SettingVisitor) {
    visitor.integer("segments", &$segments) { "Number of segments; 1 for a ring without gaps." }
    visitor.number("gap", &$gap) { "Width of the gaps between segments, as a share of the radius." }
    visitor.number("thickness", &$thickness) { "Width of the arc, as a share of the radius." }
    visitor.choice("cap", &cap) { "Shape of the ends of the arc and its segments." }
    visitor.angle("start-angle", &$startAngle) {
      "Angle at which the arc begins, clockwise from the right."
    }
    visitor.choice("direction", &direction) { "Direction in which the arc grows." }
  }

  private mutating func visitText(_ visitor: inout some SettingVisitor) {
    visitor.choice("format", &format) {
      "Text in the middle; auto shows a countdown's time, otherwise the percentage."
    }
    visitor.integer("decimals", &$decimals, or: "auto") {
      "Number of decimal places; auto for none in a percentage."
    }
    visitor.text("unit", &unit) { "Text after the value, including any space before it." }
    visitor.text("caption", &title) { "A short caption: what is in progress." }
  }
}
