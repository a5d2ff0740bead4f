extension ActivityRings: ConfigurableControl {
  /// `activity-rings`.
  public static var controlName: String { "activity-rings" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.numbers("values", values, in: Self.amounts) {
      "The values, from the outermost ring to the innermost; at most 8."
    } set: { numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 0...Self.maximumCount)
      values = numbers
    }
    visitor.part(labels, visit: { $0.visitSettings(&$1) }, set: { labels = $0 })
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
  }

  /// Calls a method by name: `move` with numbers `to`, and optionally `animated`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    guard name.hasSameBytes(as: "move") else { throw .unknownName }
    let animated = try arguments.flag("animated", default: true)
    let values = try arguments.numbers("to")
    try SettingError.check(values.count, in: 0...Self.maximumCount)
    guard move(to: values, animated: animated) else { throw .refused }
  }

  /// Only `move` moves the rings; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { call.hasSameBytes(as: "move") }

  /// Reports the values, their shares of the goals, the shown shares, the texts, and whether all goals are reached.
  public func readState(_ read: (String, SettingValue) -> Void) {
    var (shares, shown, texts): ([Double], [Double], [String]) = ([], [], [])
    for index in values.indices {
      shares.append(share(of: index))
      shown.append(shownShare(of: index))
      texts.append(text(of: index))
    }
    read("values", .numbers(values))
    read("shares", .numbers(shares))
    read("shown", .numbers(shown))
    read("texts", .texts(texts))
    read("complete", .flag(isComplete))
    read("resting", .flag(!isMoving))
  }
}

extension ActivityRingLabels {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.numbers("goals", goals, in: Self.goalRange) {
      "The values at which rings are full; the last one is also for the rings after it."
    } set: {
      goals = $0
    }
    visitor.texts("names", &names) { "Names of the rings, shown and read with their values." }
    visitor.texts("units", &units) { "Units after the values, including any space before them." }
    visitor.texts("texts", &texts) { "Texts shown and read instead of the values; empty for none." }
    visitor.tints("tints", &tints, upTo: ActivityRings.maximumCount) {
      """
      Colours of the rings: accent, positive, warning, critical, palette1 to palette8, or #rrggbb.
      """
    }
  }
}

extension ActivityRingsStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("thickness", &$thickness) { "Width of a ring, as a share of the radius." }
    visitor.number("gap", &$gap) { "Width of the gaps between rings, as a share of the radius." }
    visitor.angle("start-angle", &$startAngle) {
      "Angle at which the rings begin, clockwise from the right."
    }
    visitor.choice("direction", &direction) { "Direction in which the rings grow." }
    visitor.choice("format", &format) { "Texts of the values in the middle." }
    visitor.integer("decimals", &$decimals, or: "auto") {
      "Number of decimal places; auto for none in a percentage."
    }
  }
}
