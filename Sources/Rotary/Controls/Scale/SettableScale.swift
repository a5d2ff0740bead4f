/// A scale whose parts are set by name, in any order.
struct SettableScale {
  /// The scale.
  var scale: DialScale
  /// The step that was set last; the scale's step is larger if the ends are too far apart for it.
  var askedStep: Double

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("min", scale.minimum, in: DialScale.values) {
      "The smallest value."
    } set: {
      number throws(SettingError) in
      try setScale(.minimum, to: number)
    }
    visitor.number("max", scale.maximum, in: DialScale.values) {
      "The largest value."
    } set: {
      number throws(SettingError) in
      try setScale(.maximum, to: number)
    }
    visitor.number(
      "step",
      scale.step > 0 ? scale.step : nil,
      in: RangeDialThumbs.DistanceLimits.range,
      or: "any"
    ) {
      "Distance between values; any, or 0, allows all. A larger step is used if there would be too many values."
    } set: { number throws(SettingError) in
      try setScale(.step, to: number ?? 0)
    }
    visitor.choice("scale", scale.curve.kind) {
      "Whether equal angles are equal differences, equal ratios (log) or follow a power. log needs a min above 0."
    } set: { kind throws(SettingError) in
      try setScale(.kind, to: Double(kind.rawValue))
    }
    visitor.number("exponent", scale.curve.exponent, in: DialCurve.ExponentLimits.range) {
      "Exponent of a power scale. Above 1, small values get more of the arc."
    } set: { number throws(SettingError) in
      try setScale(.exponent, to: number)
    }
    visitor.flag("counterclockwise", scale.isCounterclockwise) {
      "Whether values rise counterclockwise. Mirrors the arc; set it before the angles."
    } set: { isCounterclockwise throws(SettingError) in
      try setScale(.direction, to: isCounterclockwise ? 1 : 0)
    }
    visitor.angle("start", scale.startAngle, in: DialScale.startAngles) {
      "Angle of the smallest value, clockwise from the right."
    } set: { angle throws(SettingError) in
      try setScale(.start, to: angle)
    }
    visitor.angle(
      "end",
      Circular.positive(scale.angle(ofRotation: scale.sweep)),
      in: DialScale.startAngles
    ) {
      "Angle of the largest value. The same angle as start makes a full turn."
    } set: { angle throws(SettingError) in
      try setScale(.end, to: angle)
    }
    visitor.number("turns", scale.sweep / Circular.turn, in: DialScale.turns) {
      "Number of turns from the smallest to the largest value. Replaces end."
    } set: { number throws(SettingError) in
      try setScale(.turns, to: number)
    }
    visitor.flag("wrap", scale.asksToWrap) {
      "Whether the smallest value follows the largest. Applies only to full turns of a linear scale."
    } set: { wraps throws(SettingError) in
      try setScale(.wrap, to: wraps ? 1 : 0)
    }
  }

  /// A part of the scale; a change of any part makes a new scale.
  private enum ScalePart {
    case minimum, maximum, step, kind, exponent, direction, start, end, turns, wrap
  }

  /// Changes an end, the step, an angle in radians, or whether the scale wraps.
  ///
  /// An end that passes the other moves it along, so that both can be set in either order.
  private mutating func setScale(_ part: ScalePart, to number: Double) throws(SettingError) {
    var (first, last, step) = (scale.minimum, scale.maximum, askedStep)
    var (start, sweep, wraps) = (scale.startAngle, scale.sweep, scale.asksToWrap)
    var (curve, isReversed) = (scale.curve, scale.isCounterclockwise)
    switch part {
    case .minimum:
      first = number
      last = Swift.max(last, number)
    case .maximum:
      last = number
      first = Swift.min(first, number)
    case .step: step = number
    case .turns: sweep = number * Circular.turn
    case .wrap: wraps = number > 0
    case .kind: curve.kind = DialCurve.Kind(rawValue: UInt8(number)) ?? curve.kind
    case .exponent: curve.exponent = number
    case .direction:
      guard isReversed != (number > 0) else { break }
      isReversed.toggle()
      start = Circular.positive(Circular.turn / 2 - start)
    case .end: sweep = Self.sweep(from: start, to: number, isReversed)
    case .start:
      guard number != start else { break }
      // A scale of less than a turn keeps its end; any other keeps its sweep.
      let end = scale.angle(ofRotation: sweep)
      if sweep < Circular.turn { sweep = Self.sweep(from: number, to: end, isReversed) }
      start = number
    }
    // Setting an end adjusts the step; a step that does not fit the ends is rejected.
    let suited =
      part == .step || step == 0
      ? step : SpinnerRange.counting(from: first, through: last, step: step)?.step ?? step
    do {
      scale = try DialScale(
        from: first,
        through: last,
        step: suited,
        startAngle: start,
        sweep: sweep,
        wraps: wraps,
        curve: curve,
        isCounterclockwise: isReversed
      )
    } catch {
      // Ends and angles are in their ranges, so the scale would have too many values.
      throw SettingValue.number(number).refusal(.number(in: RangeDialThumbs.DistanceLimits.range))
    }
    askedStep = step
  }

  /// Returns the clockwise angle from one direction to another, or the counterclockwise one; a whole turn if they are
  /// equal.
  private static func sweep(from start: Double, to end: Double, _ isReversed: Bool) -> Double {
    let sweep = Circular.positive(isReversed ? start - end : end - start)
    return sweep > 0 ? sweep : Circular.turn
  }
}
