extension DialControl: ConfigurableControl {
  /// `dial`, or `range-dial`.
  public static var controlName: String { Value.isDialRange ? "range-dial" : "dial" }

  /// States each setting; see ``ConfigurableControl/visitSettings(_:)``.
  ///
  /// A dial has no `min-distance`, `max-distance`, `meeting`, `low`, `high` and `thumb-labels`, a range
  /// dial no `default` and no `origin`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    mechanism.visitSettings(&visitor)
  }

  /// Calls a method by name: `move` with `to`, or with `low` and `high`, and optionally `animated`; of a
  /// dial `reset`; of a range `choose`, with the number of the `thumb` that keys act on.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (DialEvent<Value>, Double) -> Void
  ) throws(SettingError) {
    try mechanism.call(name, arguments, at: time) { emit($0.reading(Value.self), $1) }
  }

  /// `move` and `reset` do; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { !call.hasSameBytes(as: "choose") }

  /// Tells the value, or both of a range, how it is shown, and rest.
  public func readState(_ read: (String, SettingValue) -> Void) { mechanism.readState(read) }
}

// What is known of each setting, and what is done with it: a table, and as long as there are settings.
extension DialMechanism {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitScale(&visitor)
    if isRange {
      visitor.part(thumbs, visit: { $0.visitSettings(&$1) }, set: { thumbs = $0 })
      visitValues(&visitor)
    } else {
      visitor.number(
        "value",
        value.high,
        in: DialScale.values,
        "The value; beyond the ends, the end; set it after them."
      ) { bind(DialRange(low: $0, high: $0)) }
      visitor.visit("default") {
        SettingDescription(
          "default",
          .number(in: DialScale.values, or: DialOptions.Default.names),
          default: options.defaultValue.settingValue,
          "What a double tap goes back to; `none` for two taps that mean nothing together."
        )
      } set: { value throws(SettingError) in
        options.defaultValue = try .init(value)
      }
    }
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.part(style, visit: { $0.visitSettings(&$1, isRange: isRange) }, set: { style = $0 })
    visitor.texts(
      "texts",
      written?.texts ?? [],
      "What is written in the place of the value, or of both, until it is another."
    ) { write($0) }
    visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Whether the thumb is at once where it is to be."
    ) { environment.reducesMotion = $0 }
    visitor.texts(of: environment) { environment = $0 }
  }

  private mutating func visitScale(_ visitor: inout some SettingVisitor) {
    visitor.number("min", scale.minimum, in: DialScale.values, "The least value.") {
      number throws(SettingError) in try setScale(.minimum, to: number)
    }
    visitor.number("max", scale.maximum, in: DialScale.values, "The greatest value.") {
      number throws(SettingError) in try setScale(.maximum, to: number)
    }
    visitor.number(
      "step",
      scale.step > 0 ? scale.step : nil,
      in: RangeDialThumbs.distances,
      or: "any",
      "From one value to the next; any, or 0, for every value between. It grows with ends that it does not suit."
    ) { number throws(SettingError) in try setScale(.step, to: number ?? 0) }
    visitor.angle(
      "start",
      scale.startAngle,
      in: DialScale.startAngles,
      "Where the least value stands, clockwise from the right."
    ) { angle throws(SettingError) in try setScale(.start, to: angle) }
    visitor.angle(
      "end",
      Circular.positive(scale.startAngle + scale.sweep),
      in: DialScale.startAngles,
      "Where the greatest value stands; where the least does for a whole turn."
    ) { angle throws(SettingError) in try setScale(.end, to: angle) }
    visitor.number(
      "turns",
      scale.sweep / Circular.turn,
      in: DialScale.turns,
      "How many turns it is from the least value to the greatest, in the place of the end."
    ) { number throws(SettingError) in try setScale(.turns, to: number) }
    visitor.flag(
      "wrap",
      scale.asksToWrap,
      "Whether the least value follows the greatest, on whole turns."
    ) { wraps throws(SettingError) in try setScale(.wrap, to: wraps ? 1 : 0) }
  }

  private mutating func visitValues(_ visitor: inout some SettingVisitor) {
    visitor.numbers(
      "value",
      [value.low, value.high],
      in: DialScale.values,
      "The lower and the upper value, set together."
    ) { numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 2...2)
      bind(DialRange(low: numbers[0], high: numbers[1]))
    }
    visitor.number("low", value.low, in: DialScale.values, "The lower value.") {
      bind(.low, to: $0)
    }
    visitor.number(
      "high",
      value.high,
      in: DialScale.values,
      "The upper value; where the scale goes round it may be the lesser number."
    ) { bind(.high, to: $0) }
  }

  /// A part of the scale, each of which makes another scale of all.
  private enum ScalePart {
    case minimum, maximum, step, start, end, turns, wrap
  }

  /// Changes an end, the step, an angle in radians, or whether it goes round.
  ///
  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setScale(_ part: ScalePart, to number: Double) throws(SettingError) {
    var (first, last, step) = (scale.minimum, scale.maximum, askedStep)
    var (start, sweep, wraps) = (scale.startAngle, scale.sweep, scale.asksToWrap)
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
    case .end: sweep = Self.sweep(from: start, to: number)
    case .start:
      guard number != start else { break }
      // An arc keeps its end; what goes round, its turns.
      if sweep < Circular.turn { sweep = Self.sweep(from: number, to: start + sweep) }
      start = number
    }
    // Ends are given a step that suits them; a step has to suit the ends.
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
        wraps: wraps
      )
    } catch {
      // Ends and angles were in their ranges: there would be too many values.
      throw SettingValue.number(number).refusal(.number(in: RangeDialThumbs.distances))
    }
    askedStep = step
  }

  /// Clockwise from one direction to another; a whole turn where they are the same.
  private static func sweep(from start: Double, to end: Double) -> Double {
    let sweep = Circular.positive(end - start)
    return sweep > 0 ? sweep : Circular.turn
  }

  mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (DialEvent<DialRange>, Double) -> Void
  ) throws(SettingError) {
    switch TokenList(isRange ? "move choose" : "move reset").index(of: name) {
    case 0:
      let animated = try arguments.flag("animated", default: true)
      let low = try arguments.number(isRange ? "low" : "to")
      let range = DialRange(low: low, high: isRange ? try arguments.number("high") : low)
      guard move(to: range, animated: animated, at: time, emit: emit) else { throw .refused }
    case 1:
      guard isRange else { return reset(at: time, emit: emit) }
      let thumb = try arguments.integer("thumb", in: 0...1)
      active = thumb == 0 ? .low : .high
    default: throw .unknownName
    }
  }

  func readState(_ read: (String, SettingValue) -> Void) {
    let value = value
    if isRange { read("low", .number(value.low)) }
    read(isRange ? "high" : "value", .number(value.high))
    read("rotation", .number(rotation))
    read("text", .text(caption))
    read("resting", .flag(isResting))
  }
}

extension RangeDialThumbs {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "min-distance",
      minimumDistance,
      in: Self.distances,
      "The smallest distance allowed between the two values."
    ) { minimumDistance = $0 }
    visitor.number(
      "max-distance",
      maximumDistance.isFinite ? maximumDistance : nil,
      in: Self.distances,
      or: "none",
      "The greatest distance allowed between them."
    ) { maximumDistance = $0 ?? .infinity }
    visitor.choice(
      "meeting",
      meeting,
      "Whether a thumb pushes the other along, or goes past and changes roles with it."
    ) { meeting = $0 }
    visitor.texts(
      "thumb-labels",
      labels,
      "What the thumbs are called for those who do not see them; empty for Minimum and Maximum."
    ) { labels = $0 }
  }
}

extension DialOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      "drag",
      drag,
      "Whether a drag goes about the centre, up, to the right, or up and to the right."
    ) { drag = $0 }
    visitor.flag(
      "absolute",
      isAbsolute,
      "Whether the value jumps to the touch."
    ) { isAbsolute = $0 }
    visitor.number(
      "fine",
      fineGain,
      in: Self.fineGains,
      "What is left of a drag with Shift, or far away; 1 for all of it."
    ) { fineGain = $0 }
    visitor.flag(
      "second-finger",
      usesSecondFinger,
      "Whether a second finger makes a drag finer, instead of zooming the page."
    ) { usesSecondFinger = $0 }
    visitor.number(
      "drag-points",
      dragPoints,
      in: Self.points,
      unit: "points",
      "How far a straight drag goes for the whole scale, or for one turn of several."
    ) { dragPoints = $0 }
    visitor.numbers(
      "detents",
      detents,
      in: DialScale.values,
      "Values that hold the dial a little, and tick."
    ) { detents throws(SettingError) in
      try SettingError.check(detents.count, in: 0...Self.maximumDetentCount)
      self.detents = detents
    }
    visitor.angle(
      "snap",
      snapAngle,
      in: Self.snapAngles,
      "How near to a detent it is held."
    ) { snapAngle = $0 }
    visitor.number(
      "scroll-points",
      scrollPointsPerStep,
      in: ScrollSteps.pointsPerStep,
      unit: "points",
      "How far a trackpad scrolls for one step; a notch of a mouse wheel is one."
    ) { scrollPointsPerStep = $0 }
    visitor.flag("disabled", !isEnabled, "Whether the dial takes no input.") {
      isEnabled = !$0
    }
  }
}

extension DialStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor, isRange: Bool) {
    visitor.choice("face", face, "A ring with a thumb, or a knob with a mark.") {
      face = $0
    }
    visitor.flag(
      "progress",
      showsProgress,
      "Whether the track shows how far the value is."
    ) { showsProgress = $0 }
    if !isRange {
      visitor.number(
        "origin",
        origin,
        in: DialScale.values,
        or: "least",
        "The value at which the accent on the track begins."
      ) { origin = $0 }
    }
    visitor.number(
      "major-ticks",
      majorTicks,
      in: Self.intervals,
      "From one long tick to the next, in values; 0 for none."
    ) { majorTicks = $0 }
    visitor.number(
      "minor-ticks",
      minorTicks,
      in: Self.intervals,
      "From one short tick to the next, in values; 0 for none."
    ) { minorTicks = $0 }
    visitor.texts("labels", labels, "Words at the long ticks, in their order.") {
      labels = $0
    }
    visitTexts(&visitor)
  }

  private mutating func visitTexts(_ visitor: inout some SettingVisitor) {
    visitor.flag(
      "show-value",
      showsValue,
      "Whether the value is written on the dial."
    ) { showsValue = $0 }
    visitor.choice(
      "format",
      format,
      "Whether a value is written as a number, or its minutes as a time."
    ) { format = $0 }
    visitor.integer(
      "decimals",
      decimals,
      in: Self.places,
      or: "auto",
      "Places after the point; auto for as many as the steps need."
    ) { decimals = $0 }
    visitor.text(
      "unit",
      unit,
      "What follows the number, with the space before it."
    ) { unit = $0 }
    visitor.text("caption", title, "What is set, in a word.") { title = $0 }
  }
}
