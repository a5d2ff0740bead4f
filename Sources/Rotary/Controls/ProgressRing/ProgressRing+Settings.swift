extension ProgressRing: ConfigurableControl {
  /// `progress-ring`.
  public static var controlName: String { "progress-ring" }

  /// States each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("min", range.lowerBound, in: Self.values, "The value of nothing done.") {
      range = $0...Swift.max(range.upperBound, $0)
    }
    visitor.number("max", range.upperBound, in: Self.values, "The value of all done.") {
      range = Swift.min(range.lowerBound, $0)...$0
    }
    visitor.number(
      "value",
      value,
      in: Self.values,
      or: "indeterminate",
      "How much is done; beyond the ends, the end; set it after them."
    ) { value = $0 }
    visitor.number(
      "duration",
      durationSeconds,
      in: Self.durations,
      unit: "seconds",
      "How long a countdown is, which is then shown in the place of the value; 0 for none."
    ) { durationSeconds = $0 }
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
    visitor.text(
      "text",
      "",
      "What is written in the place of the value, until it is another."
    ) { write($0) }
    visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Whether a new value is shown at once, and work of unknown length does not turn."
    ) { environment.reducesMotion = $0 }
    visitor.texts(of: environment) { environment = $0 }
  }

  /// Calls a method by name: `move` with a number `to` and if wanted `animated`; of a countdown `start`, which if wanted
  /// runs out `in` other seconds than its own, `pause`, `resume` or `reset`.
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
    case 1:
      let seconds = try arguments.number("in", default: durationSeconds)
      isDone = start(until: time + seconds, at: time, emit: emit)
    case 2: isDone = pause(at: time, emit: emit)
    case 3: isDone = resume(at: time, emit: emit)
    case 4: isDone = reset(at: time, emit: emit)
    default: throw .unknownName
    }
    guard isDone else { throw .refused }
  }

  /// `move` does; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { call.hasSameBytes(as: "move") }

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

extension ProgressRingStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitColors(&visitor)
    visitRing(&visitor)
    visitText(&visitor)
  }

  private mutating func visitColors(_ visitor: inout some SettingVisitor) {
    visitor.numbers(
      "thresholds",
      thresholds,
      in: ProgressRing.values,
      "Values at which the colour changes; of a countdown, seconds that remain."
    ) { numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 0...Self.maximumThresholdCount)
      thresholds = numbers
    }
    visitor.texts(
      "tints",
      [],
      """
      The colours up to each threshold, and beyond the last: accent, positive, warning, critical, \
      palette1 to palette8, or #rrggbb.
      """
    ) { texts throws(SettingError) in tints = try Self.tints(texts) }
  }

  private mutating func visitRing(_ visitor: inout some SettingVisitor) {
    visitor.integer(
      "segments",
      segments,
      in: Self.segmentCounts,
      "Into how many parts gaps divide the ring; 1 for none."
    ) { segments = $0 }
    visitor.number(
      "gap",
      gap,
      in: Self.gaps,
      "How broad the gaps between segments are, as a share of the radius."
    ) { gap = $0 }
    visitor.number(
      "thickness",
      thickness,
      in: Self.thicknesses,
      "How broad the arc is, as a share of the radius."
    ) { thickness = $0 }
    visitor.choice("cap", cap, "How the arc and the segments end.") { cap = $0 }
    visitor.angle(
      "start-angle",
      startAngle,
      in: DialScale.startAngles,
      "Where the arc begins, clockwise from the right."
    ) { startAngle = $0 }
    visitor.choice("direction", direction, "Which way the arc grows.") { direction = $0 }
  }

  private mutating func visitText(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      "format",
      format,
      "What is written in the middle; auto for the time of a countdown, else the percentage."
    ) { format = $0 }
    visitor.integer(
      "decimals",
      decimals,
      in: DialStyle.places,
      or: "auto",
      "Places after the point; auto for none in a percentage."
    ) { decimals = $0 }
    visitor.text("unit", unit, "What follows the value, with the space before it.") {
      unit = $0
    }
    visitor.text("caption", title, "What is under way, in a word.") { title = $0 }
  }

  private static func tints(_ texts: [String]) throws(SettingError) -> [Tint] {
    try SettingError.check(texts.count, in: 0...maximumThresholdCount + 1)
    var tints: [Tint] = []
    for text in texts {
      guard let tint = Tint(text: text) else { throw Tint.refusal(of: text) }
      tints.append(tint)
    }
    return tints
  }
}
